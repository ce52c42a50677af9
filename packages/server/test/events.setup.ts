import { relative } from 'node:path'
import { afterAll, beforeAll, expect, type RunnerTask, type RunnerTestFile } from 'vitest'
import { heardEvents } from './heard-events.ts'
import { provokedBy } from './provoked-events.ts'

const root = new URL('../src', import.meta.url).pathname

const isWhole = (task: RunnerTask): boolean =>
  'tasks' in task ? task.tasks.every(isWhole) : task.result?.state === 'pass'

beforeAll(() => heardEvents.clear())

// biome-ignore lint/correctness/noEmptyPattern: Vitest accepts only a pattern here.
afterAll(({}, suite) => {
  const file = suite as RunnerTestFile
  const expected = provokedBy[relative(root, file.filepath)]
  // With `-t`, only some tests of a file run.
  if (expected && isWhole(file)) expect(expected.filter((type) => !heardEvents.has(type))).toEqual([])
})
