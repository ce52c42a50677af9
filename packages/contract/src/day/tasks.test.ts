import { expect, test } from 'vitest'
import { taskCategories, taskColours } from './tasks.ts'

test('each task category has its fixed colour', () => {
  expect(taskCategories.map((category) => [category, taskColours[category]])).toEqual([
    ['Personal', 'warning'],
    ['Business', 'primary'],
    ['Matter', 'info'],
    ['Chamber', 'secondary'],
    ['ETC', 'danger'],
  ])
})
