import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { ReadPage } from './read-page.tsx'

const page = {
  name: 'List.txt',
  form: 'text',
  cases: [],
  order: null,
  problem: 'no-case',
  words: '',
  court: null,
  other_court: null,
  listed: 0,
  sighted: 0,
  listings: [],
  sightings: [],
  caveats: [],
  checks: [],
  changes: [],
  has_contacts: false,
}

test('a long page is asked for until it is read, and the dialog says how far it is', async () => {
  const last = Promise.withResolvers<Response>()
  const replies = [{ data: null, progress: { done: 300, total: 1043 } }]
  const { calls } = await renderApp(<ReadPage file={new File(['x'], 'List.txt')} onBack={vi.fn()} onKept={vi.fn()} />, {
    answers: { 'POST /api/dropped_pages/read': () => replies.shift() ?? {} },
  })
  const answered = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    replies.length === 0 && address.includes('/dropped_pages/read') ? last.promise : answered(address, init),
  )
  await screen.findByText('300 of 1043 pages are read…')
  last.resolve(Response.json({ success: true, data: page, progress: null }))
  await screen.findByRole('alert')
  expect(calls.filter(({ path }) => path === '/api/dropped_pages/read')).toHaveLength(1)
})
