import { expect, test } from 'vitest'
import { handClock, testMorning } from '../../../test/app.ts'
import { heldQueue } from '../../../test/queue.ts'
import type { Db, Tx } from '../../platform/db/door.ts'
import { keepSandboxHours } from './keep-sandbox-hours.ts'

const minute = 60_000

function openHours({ isSteered }: { isSteered: boolean }) {
  const clock = handClock()
  const queue = heldQueue()
  let look: () => Promise<void> = async () => undefined
  const db = { asSystem: (_reason: string, work: (tx: Tx) => Promise<void>) => work({} as Tx) }
  keepSandboxHours(
    { db: db as unknown as Db, queue },
    {
      ...clock,
      isSteered: () => isSteered,
      look: async () => undefined,
      onLook: (looked) => {
        look = looked
      },
      close: () => undefined,
    },
  )
  return async (forwardMs: number) => {
    clock.forward(forwardMs)
    await look()
    return queue.held.splice(0).map(({ name }) => name)
  }
}

test('while the sandbox’s clock is set, each job starts when its own interval has passed', async () => {
  const after = openHours({ isSteered: true })
  expect(await after(0)).toEqual([])
  expect(await after(13 * 60 * minute)).toEqual([
    'read-due-lists',
    'refresh-cases',
    'read-boards',
    'ask-who-appears',
    'send-due-alerts',
  ])
  expect(await after(minute)).toEqual(['read-boards', 'send-due-alerts'])
  expect(await after(10 * minute)).toEqual(['refresh-cases', 'read-boards', 'ask-who-appears', 'send-due-alerts'])
})

test('while the sandbox’s clock is set, a daily job runs once, even if the clock skips days', async () => {
  const after = openHours({ isSteered: true })
  const daily = async (minutes: number) =>
    (await after(minutes * minute)).filter((name) => !/^(ask|read|refresh|send)-/.test(name))
  const toMorning = 24 * 60 - ((testMorning.getTime() / minute + 330) % (24 * 60)) + 6 * 60 + 30
  expect(await daily(toMorning - 6 * 60 - 11)).toEqual([])
  expect(await daily(2)).toEqual(['end-appeal-watches'])
  expect(await daily(5)).toEqual(['keep-caveats'])
  expect(await daily(6 * 60 + 3)).toEqual([])
  expect(await daily(1)).toEqual(['remind-of-days'])
  expect(await daily(3 * 24 * 60)).toEqual(['end-appeal-watches', 'keep-caveats', 'remind-of-days'])
})

test('while the sandbox’s clock is not set, only the queue’s schedules start the jobs', async () => {
  expect(await openHours({ isSteered: false })(60 * minute)).toEqual([])
})
