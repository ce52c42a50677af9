import { CourtId } from '@peshi/contract/platform/ids'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { DateField } from '../../platform/ui/date-field.tsx'
import { useSittingDays } from './court-days.api.ts'
import { CourtDaysPanel } from './court-days-panel.tsx'

const court = CourtId.parse('hc-allahabad')
const days = [
  { date: '2026-12-14', name: 'Full court reference', kind: 'no-sitting', is_own: true },
  { date: '2026-12-25', name: 'Winter vacation', kind: 'vacation', is_own: false },
]
const answers = {
  'GET /api/court_days/hc-allahabad': ({ query }: { query: Record<string, string> }) => ({
    data: {
      court_short: 'Allahabad HC',
      saturdays: 'second',
      days: query.year === '2026' ? days : [],
      covers: query.year === '2026' ? [{ from: '2026-01-01', to: '2026-12-25', is_own: false }] : [],
      central: query.year === '2027' ? [{ date: '2027-03-26', name: 'Good Friday' }] : [],
      shipped: query.year === '2026' ? shipped : null,
    },
  }),
}
const shipped = {
  sources: [{ of: 'court', notified: '2025-11-14', urls: ['https://www.example.in/calendar'] }],
  gaps: ['winter'],
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function NextDate({ of }: { of: CourtId | undefined }) {
  const [date, setDate] = useState('')
  return <DateField label="Next" isAhead {...useSittingDays(of)} value={date} onChange={setDate} />
}

const plain = (text: string | null) => text?.replace(/[\u2066-\u2069]/g, '') ?? ''
const said = async (value: string) => {
  fireEvent.change(screen.getByLabelText('Next'), { target: { value } })
  await vi.waitFor(() => expect(screen.getByText(/20\d\d ?·/)).toBeDefined())
  return plain(screen.getByText(/20\d\d ?·/).textContent).split(' · ')[1]
}

test('a date field with a court says why the court does not sit on the chosen day', async () => {
  await renderApp(<NextDate of={court} />, { answers })
  expect(await said('25-12-2026')).toBe('Allahabad HC is on vacation (Winter vacation)')
  expect(await said('14-12-2026')).toBe('no sitting of Allahabad HC (Full court reference)')
  expect(await said('26-01-2027')).toBe('a closed day of Allahabad HC (Republic Day)')
  expect(await said('12-12-2026')).toBe('Allahabad HC is usually closed on this Saturday')
  expect(await said('13-12-2026')).toBe('a Sunday')
  const unknown = (when: string) =>
    `The holidays of Allahabad HC ${when} are not known: only Sundays and fixed holidays count as closed`
  expect(await said('30-12-2026')).toBe(unknown('from 26-12-2026 to 31-12-2026'))
  expect(await said('16-06-2027')).toBe(unknown('in 2027'))
  fireEvent.change(screen.getByLabelText('Next'), { target: { value: '15-12-2026' } })
  await vi.waitFor(() => expect(screen.queryByText(/ · /)).toBeNull())
})

function NextHearing() {
  const [date, setDate] = useState('')
  return <DateField label="Next" isAhead {...useSittingDays(court, 'date.unplanned')} value={date} onChange={setDate} />
}

test('a field for the next date leaves out the central government’s holidays, and says so', async () => {
  await renderApp(<NextHearing />, { answers })
  expect(await said('26-03-2027')).toBe(
    'Good Friday is a holiday of the central government; it is not known whether Allahabad HC sits',
  )
  expect(await said('16-06-2027')).toBe(
    'The holidays of Allahabad HC in 2027 are not known: Sundays and the central government’s holidays are left out',
  )
})

test('a date field without a court requests no calendar and shows no note', async () => {
  const { calls } = await renderApp(<NextDate of={undefined} />, { answers })
  fireEvent.change(screen.getByLabelText('Next'), { target: { value: '25-12-2026' } })
  expect(screen.queryByText(/vacation/)).toBeNull()
  expect(calls.filter(({ path }) => path.startsWith('/api/court_days'))).toEqual([])
})

test('a court’s page shows its calendar’s source and gaps, and the days added by the chamber', async () => {
  await renderApp(<CourtDaysPanel court={court} />, { answers })
  const link = await screen.findByRole('link', { name: 'example.in' })
  expect(plain(link.parentElement?.textContent ?? '')).toBe(
    'From the court’s calendar of 2026 (notified 14-11-2025): example.in',
  )
  expect(screen.getByText('The last day of the winter vacation is not confirmed.')).toBeDefined()
  expect(screen.getByText(/^All closed days are listed from/)).toBeDefined()
  expect(screen.getByText('Deadlines and dates outside these spans show a warning.')).toBeDefined()
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows.filter((row) => row?.includes('own entry'))).toEqual([expect.stringContaining('Full court reference')])
})
