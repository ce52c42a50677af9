import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { ReadPage } from './read-page.tsx'

const page = {
  name: 'Calendar.pdf',
  form: 'text',
  cases: [],
  order: null,
  problem: 'court-calendar',
  words: 'Notified on 12-11-2026. Calendar 2027. Holi 23-03-2027',
  court: 'hc-patna',
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
const found = { format: 'pdf', faults: [], days: [{ date: '2027-03-23', name: 'Holi', kind: 'holiday' }] }
const patna = {
  _id: 'hc-patna',
  unique_id: 'hc-patna',
  title: 'Patna High Court',
  short: 'Patna HC',
  cli_slug: 'hc-patna',
  type: 'high',
  findable: true,
}
const answers = {
  'POST /api/dropped_pages/read': { data: page, progress: null },
  'POST /api/court_days/hc-patna/read_pdf': { data: found },
  'POST /api/court_days/hc-patna': { data: {}, clocks_moved: 0, message: '' },
  'GET /api/courts/all': { supremeCourts: [], highCourts: [patna], districtCourts: [], tribunalsCourts: [] },
}
const show = (role: 'owner' | 'clerk') =>
  renderApp(<ReadPage file={new File(['x'], 'Calendar.pdf')} onBack={vi.fn()} onKept={vi.fn()} />, { role, answers })

test('a court’s calendar is imported for its court and year after a look at the days', async () => {
  const { user, calls } = await show('owner')
  await screen.findByText('This is a court’s calendar')
  await screen.findByText('Holi')
  expect(calls.find(({ path }) => path.endsWith('/read_pdf'))).toMatchObject({ query: { year: '2027' } })
  await user.click(screen.getByRole('button', { name: /^Save/ }))
  await waitFor(() => expect(calls.find(({ path }) => path === '/api/court_days/hc-patna')).toBeDefined())
})
