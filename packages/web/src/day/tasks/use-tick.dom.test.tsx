import { TaskId } from '@peshi/contract/platform/ids'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { TaskRow } from './task-row.tsx'

const _id = TaskId.parse('01900000-0000-7000-8000-0000000000a1')
const late = {
  _id,
  title: 'Court fees',
  category: 'Chamber' as const,
  matter: null,
  assignee: null,
  date: '2026-10-30',
  end_date: '2026-10-30',
  time: null,
  end_time: null,
  is_done: false,
  repeat: { every: 'week' as const, interval: 1, until: null },
  comes_again: [],
  steps: { done: 0, total: 0 },
  missed: 2,
  version: 1,
  edited_by: null,
  edited_at: null,
}

test.each([
  ['All are done', true],
  ['Only this one', undefined],
])('completing a task that was missed twice asks once; the answer “%s” is sent', async (answer, with_missed) => {
  const path = `/api/tasks/${_id}`
  const { user, calls } = await renderApp(<TaskRow task={late} today="2026-11-20" opens={() => undefined} />, {
    answers: { [`PUT ${path}`]: { data: { ...late, is_done: true } } },
  })
  await user.click(await screen.findByRole('checkbox'))
  await screen.findByText('This task repeated 2 more times before today.')
  await user.click(screen.getByRole('button', { name: answer }))
  const sent = () => calls.find((call) => call.path === path)?.body as Record<string, unknown> | undefined
  await expect.poll(sent).toMatchObject({ is_done: true })
  expect(sent()?.with_missed).toBe(with_missed)
})
