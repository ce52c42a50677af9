import type { CourtId } from '@peshi/contract/platform/ids'
import type { ListSource } from '@peshi/courts/cause-lists/list-sources'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { handClock } from '../../../test/app.ts'
import { newCase } from '../../../test/cases.ts'
import { fakeLists } from '../../../test/cause-lists.ts'
import { newChamber } from '../../../test/chamber.ts'
import { testDatabase } from '../../../test/database.ts'
import { heldQueue } from '../../../test/queue.ts'
import { listsRepo } from '../../courts/lists-and-boards/lists.repo.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { queueDueLists } from './due-lists.ts'

const inIndia = (text: string) => new Date(`${text}:00+05:30`)

let db: Db
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

let courts = 0
let court: CourtId
let source: ListSource
beforeEach(() => {
  court = `hc-due${++courts}` as CourtId
  source = fakeLists(court).source
})

async function follow(own: Partial<typeof matter.$inferInsert> = {}) {
  const { chamberId, personId } = await newChamber(db)
  const { id } = await newCase(db, { court })
  await db.asChamber(chamberId, (tx) =>
    tx.insert(matter).values({
      chamber_id: chamberId,
      id: newId() as never,
      case_id: id,
      type: 'court',
      hc_name: court,
      unique_id: newId(),
      case_status: 'pending',
      created_by: personId,
      created_at: inIndia('2026-11-01T10:00'),
      ...own,
    }),
  )
}

async function dueAt(now: string, settings: { isOn?: boolean; times?: string[] } = {}): Promise<unknown[]> {
  const queue = heldQueue()
  await queueDueLists({
    db,
    clock: handClock(inIndia(now)),
    queue,
    config: { listTimes: new Map(settings.times ? [[court, settings.times]] : []) },
    courts: { inBackground: { isOn: () => settings.isOn ?? true } },
    sources: [source],
  })
  return queue.held.map(({ data }) => (data as { date: string }).date)
}

const lookAt = (now: string) =>
  db.asSystem('list-matching', (tx) => listsRepo(tx).keepDay(court, '2026-11-20', { looked_at: inIndia(now) }))

test('a court’s lists are due once for each set reading time', async () => {
  await follow()
  await lookAt('2026-11-19T18:00')
  expect(await dueAt('2026-11-19T20:30')).toEqual([])
  expect(await dueAt('2026-11-19T21:00')).toEqual(['2026-11-20'])
  await lookAt('2026-11-19T21:01')
  expect(await dueAt('2026-11-19T23:00')).toEqual([])
  expect(await dueAt('2026-11-20T07:30')).toEqual(['2026-11-20'])
})

test('after several missed reading times, a list is due only once', async () => {
  await follow()
  await lookAt('2026-11-17T09:30')
  expect(await dueAt('2026-11-20T12:30')).toEqual(['2026-11-20'])
  expect(await dueAt('2026-11-21T00:30')).toEqual(['2026-11-21', '2026-11-23'])
})

test('a court can have its own reading times or no reading times', async () => {
  await follow()
  await lookAt('2026-11-19T18:00')
  expect(await dueAt('2026-11-19T19:30', { times: ['19:30'] })).toEqual(['2026-11-20'])
  expect(await dueAt('2026-11-19T21:00', { times: [] })).toEqual([])
})

test('the lists of a court that is switched off or has no matters are not due', async () => {
  expect(await dueAt('2026-11-19T21:00')).toEqual([])
  await follow({ deleted_at: inIndia('2026-11-02T10:00') })
  expect(await dueAt('2026-11-19T21:00')).toEqual([])
  await follow()
  expect(await dueAt('2026-11-19T21:00', { isOn: false })).toEqual([])
  source.off = 'It wants to be asked by its own page.'
  expect(await dueAt('2026-11-19T21:00')).toEqual([])
})
