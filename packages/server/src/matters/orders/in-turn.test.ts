import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('tasks with one key run in turn, even after a failure, and do not delay other keys', async () => {
  const after = inTurn()
  const said: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = after('a', async () => {
    await gate.promise
    said.push('first')
    throw new Error('the first failed')
  })
  const second = after('a', async () => said.push('second'))
  await after('b', async () => said.push('other'))
  expect(said).toEqual(['other'])
  gate.resolve()
  await expect(first).rejects.toThrow('the first failed')
  await second
  expect(said).toEqual(['other', 'first', 'second'])
})
