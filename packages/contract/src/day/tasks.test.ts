import { expect, test } from 'vitest'
import { taskCategories, taskColours } from './tasks.ts'

test('each category of tasks has its required colour', () => {
  expect(taskCategories.map((category) => [category, taskColours[category]])).toEqual([
    ['Personal', 'warning'],
    ['Business', 'primary'],
    ['Matter', 'info'],
    ['Chamber', 'secondary'],
    ['ETC', 'danger'],
  ])
})
