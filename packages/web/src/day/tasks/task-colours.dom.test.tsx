import { type Task, taskCategories, taskColours } from '@peshi/contract/day/tasks'
import { TaskId } from '@peshi/contract/platform/ids'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { TaskRow } from './task-row.tsx'

const task = (category: Task['category']): Task => ({
  _id: TaskId.parse('01900000-0000-7000-8000-0000000000a1'),
  title: 'File it',
  category,
  matter: null,
  assignee: null,
  date: '2026-11-20',
  end_date: '2026-11-20',
  time: null,
  end_time: null,
  is_done: false,
  repeat: null,
  comes_again: [],
  missed: 0,
  steps: { done: 0, total: 0 },
  version: 1,
  edited_by: null,
  edited_at: null,
})

test.each(taskCategories)('a task of the category %s is shown in the colour of this category', async (category) => {
  await renderApp(<TaskRow task={task(category)} today="2026-11-20" opens={() => undefined} />)
  expect(screen.getByText('File it').closest('[data-tone]')?.getAttribute('data-tone')).toBe(taskColours[category])
})
