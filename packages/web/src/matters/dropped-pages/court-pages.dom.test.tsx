import type { MatterDetail } from '@peshi/contract/matters/matters'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { matterWith } from '../../../test/matter.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { courtPagesPanel } from './court-pages.tsx'

const { Part } = courtPagesPanel
const withDocuments = (documents: number) =>
  ({ ...matterWith(), counts: { hearings: 0, orders: 0, notes: 0, documents, tasks: 0 } }) as MatterDetail

test('documents are requested only if the matter’s document count is not zero', async () => {
  const matter = withDocuments(0)
  const { calls, unmount } = await renderApp(<Part matter={matter} />)
  expect(calls).toEqual([])
  unmount()
  const path = `/api/matters/list_document/${matter._id}`
  const page = {
    _id: 'page',
    matter_id: matter._id,
    name: 'Case.html',
    is_court_page: true,
    current: { is_read: true },
  }
  await renderApp(<Part matter={withDocuments(1)} />, {
    answers: { [`GET ${path}`]: { data: [{ ...page, created_by: 'R. Shukla', created_at: '2026-11-20T04:00:00Z' }] } },
  })
  await screen.findByRole('link', { name: 'Case.html' })
})
