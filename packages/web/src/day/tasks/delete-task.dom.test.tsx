import type { TaskId } from '@peshi/contract/platform/ids'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { loadWords } from '../../platform/i18n/i18n.ts'
import { useDeleteTask } from './tasks.api.ts'

function DeleteOne() {
  const remove = useDeleteTask()
  const task = { _id: 't1' as TaskId, version: 1 }
  return (
    <button type="button" onClick={() => remove.mutate({ task, only_this: false })}>
      Delete
    </button>
  )
}

test('deleting a task shows its message, and Undo restores it', async () => {
  await loadWords('tasks')
  const [remove, restore] = ['/api/tasks/t1', '/api/tasks/restore/t1']
  const { user, calls } = await renderApp(<DeleteOne />, {
    answers: { [`POST ${remove}`]: {}, [`POST ${restore}`]: {} },
  })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await screen.findByText('Task deleted successfully!')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.poll(() => calls.map(({ path }) => path)).toEqual([remove, restore])
})
