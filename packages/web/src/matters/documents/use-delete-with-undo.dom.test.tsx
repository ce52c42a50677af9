import type { DocumentId, MatterId } from '@peshi/contract/platform/ids'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { loadWords } from '../../platform/i18n/i18n.ts'
import { useDeleteWithUndo } from './use-delete-with-undo.ts'

function DeleteOne() {
  const remove = useDeleteWithUndo('m1' as MatterId)
  return (
    <button type="button" onClick={() => remove(['d1' as DocumentId])}>
      Delete
    </button>
  )
}

test('deleting a document shows its message, and Undo restores it', async () => {
  await loadWords('documents')
  const { user, calls } = await renderApp(<DeleteOne />, {
    answers: {
      'POST /api/matters/delete_documents': { data: { ids: ['d1'] } },
      'POST /api/matters/restore_documents': { data: [] },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await screen.findByText('Document deleted successfully!')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Document restored successfully!')
  expect(calls.map(({ body }) => body)).toEqual([{ ids: ['d1'] }, { ids: ['d1'] }])
})
