import type { FirTrackerId } from '@peshi/contract/platform/ids'
import type { FirDetail } from '@peshi/contract/trackers/firs'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { loadWords } from '../../platform/i18n/i18n.ts'
import { FirSections } from './fir-facts.tsx'
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

const fir = (words: object) =>
  ({ registered_on: '2026-02-03', year: 2026, sections: [], ...words }) as unknown as FirDetail

test('each section of an FIR has its section in the other code, and what is unclear is said', async () => {
  await loadWords('firs', 'matters')
  const sections = [
    { act: 'BNS', section: '103(1)' },
    { act: 'BNS', section: '152' },
    { act: 'CrPC', section: '438' },
    { act: 'POCSO', section: '8' },
  ]
  const { container } = await renderApp(<FirSections fir={fir({ sections })} />)
  await screen.findByText('BNS 103(1)')
  const lines = [...container.querySelectorAll('dd')].map((line) => line.textContent?.trim())
  expect(lines).toEqual([
    'IPC 302',
    'new, no older section sources differ, please verify',
    'BNSS 482 confirmed by a court’s list',
    '—',
  ])
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['BNS', '2024-06-30', /older than the BNS/],
  ['IPC', '2024-07-01', /only to an offence before 1 July 2024/],
])('an FIR under the %s that was registered on %s says what to check', async (act, registered_on, said) => {
  await loadWords('firs', 'matters')
  await renderApp(<FirSections fir={fir({ registered_on, sections: [{ act, section: '34' }] })} />)
  expect((await screen.findByRole('alert')).textContent).toMatch(said)
})
