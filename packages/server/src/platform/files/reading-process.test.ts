import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ReadingCutOff, readInProcess } from './reading-process.ts'

const program = fileURLToPath(new URL('../../../test/answers-with-its-number.child.ts', import.meta.url))
const limits = { program, heapMegabytes: 64, residentMegabytes: 300, answerBytes: 1000, seconds: 30 }

const read = (text: string, owner: string) =>
  readInProcess(new Blob([text]).stream(), { ...limits, turn: { owner } }).then(([number]) => number)

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
