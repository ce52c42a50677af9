import type { FirTrackerId } from '@peshi/contract/platform/ids'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { loadWords } from '../../platform/i18n/i18n.ts'
import { useDeleteFirs } from './firs.api.ts'

function DeleteOne() {
  const remove = useDeleteFirs()
  return (
    <button type="button" onClick={() => remove(['f1' as FirTrackerId])}>
      Delete
    </button>
  )
}

test('deleting an FIR shows its own message, and Undo restores it', async () => {
  await loadWords('firs', 'trackers')
  const { user, calls } = await renderApp(<DeleteOne />, {
    answers: {
      'POST /api/fir_matters/delete_many': { data: { ids: ['f1'] } },
      'POST /api/fir_matters/restore': { data: { ids: ['f1'] } },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('FIR deleted successfully!')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('FIR restored successfully!')
  expect(calls.map(({ body }) => body)).toEqual([{ ids: ['f1'] }, { ids: ['f1'] }])
})
