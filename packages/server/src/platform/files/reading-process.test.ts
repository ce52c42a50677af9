import { getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ReadingCutOff, readInProcess } from './reading-process.ts'
import type { Turn } from './work-pool.ts'

const program = fileURLToPath(new URL('../../../test/answers-with-its-number.child.ts', import.meta.url))
const limits = { program, heapMegabytes: 64, residentMegabytes: 300, answerBytes: 1000, seconds: 30 }

const read = (text: string, owner: string, { writes, ...turn }: { writes?: string } & Omit<Turn, 'owner'> = {}) =>
  readInProcess(new Blob([text]).stream(), { ...limits, writes, turn: { owner, ...turn } }).then(([number]) => number)

test('one process reads many documents of an owner, and no document of another owner', async () => {
  const first = await read('a', 'a chamber')
  expect(await read('b', 'a chamber')).toBe(first)
  expect(await read('c', 'another chamber')).not.toBe(first)
  expect(await read('d', 'a chamber')).toBe(first)
})

test('a document that ends its process is cut off, and a new process reads the next one', async () => {
  const first = await read('a', 'a chamber')
  await expect(read('crash', 'a chamber')).rejects.toThrow(ReadingCutOff)
  expect(await read('b', 'a chamber')).not.toBe(first)
})

test('a process that writes into a folder reads the next document only for the same folder', async () => {
  const first = await read('a', 'a chamber', { writes: '/tmp/one' })
  expect(await read('b', 'a chamber', { writes: '/tmp/one' })).toBe(first)
  expect(await read('c', 'a chamber', { writes: '/tmp/other' })).not.toBe(first)
})

test('work that a person waits for has a higher priority than other background work', async () => {
  const priorityOf = async (turn: Omit<Turn, 'owner'>) => getPriority(Number(await read('a', 'a chamber', turn)))
  const [request, awaited, other] = [
    await priorityOf({}),
    await priorityOf({ inBackground: true, urgency: 'awaited' }),
    await priorityOf({ inBackground: true }),
  ]
  expect(awaited).toBe(request)
  expect(other).toBeGreaterThan(request)
})
