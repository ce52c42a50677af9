import type { HearingEntry } from '@peshi/contract/matters/hearings'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { commonOutcomes, Outcome } from '@peshi/contract/matters/outcomes'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adjourned, entryWith } from '../../../../test/hearing.ts'
import { matterWith } from '../../../../test/matter.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { OutcomeForm } from './outcome-form.tsx'

const matter = matterWith({ next_date: '2026-12-07' }) as MatterDetail
const [onDate, onSaved, onClose] = [vi.fn(), vi.fn(), vi.fn()]

const load = [{ date: '2026-12-09', count: 0, courts: [], busy: ['Salim Khan'] }]

/** The court is on vacation from 26-12-2026 to 03-01-2027. */
const courtDays = (year: string | undefined) => ({
  court_short: 'Allahabad HC',
  saturdays: 'second',
  covers: [],
  shipped: null,
  days: Array.from({ length: 9 }, (_, ahead) => new Date(Date.UTC(2026, 11, 26 + ahead)).toISOString().slice(0, 10))
    .filter((date) => date.startsWith(year ?? ''))
    .map((date) => ({ date, name: 'Winter vacation', kind: 'vacation', is_own: false })),
})

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T06:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const openForm = (entry?: HearingEntry, date = '2026-11-25') =>
  renderApp(
    <OutcomeForm
      matter={matter}
      entry={entry}
      onDate={onDate}
      onSaved={onSaved}
      onClose={onClose}
      date={date}
      usual={commonOutcomes}
    />,
    {
      role: 'advocate',
      answers: {
        'GET /api/hearing/people': { data: [] },
        'GET /api/hearing/load': { data: load },
        'GET /api/court_days/hc-allahabad': ({ query }) => ({ data: courtDays(query.year) }),
        'POST /api/hearing/outcome': { data: {} },
        'POST /api/clocks/preview': { data: [{ due_on: '2026-12-23' }] },
      },
    },
  )

// Finds the button by text, because a query by role takes seconds in a page with a calendar.
const save = () => screen.getByText('Save').closest('button') as HTMLButtonElement
const nextDate = () => screen.queryByLabelText<HTMLInputElement>('Next date')

test('the form sends no outcome before an outcome is chosen', async () => {
  const { user, calls } = await openForm()
  await user.click(save())
  await screen.findByText('Choose the outcome')
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('the court’s next date is suggested, except while a final outcome is chosen', async () => {
  const { user } = await openForm()
  expect(nextDate()?.value).toBe('07-12-2026')
  await user.click(screen.getByLabelText('Disposed of'))
  expect(nextDate()).toBeNull()
  await user.click(screen.getByLabelText('Adjourned'))
  expect(nextDate()?.value).toBe('07-12-2026')
})

test('the next date that the list prints is suggested if the matter has none', async () => {
  const entry = entryWith({ date: '2026-12-07', source: 'list', list_next_date: '2026-12-21' })
  await openForm(entry, '2026-12-07')
  expect(nextDate()?.value).toBe('21-12-2026')
})

test('a next date chosen by the user stays if the outcome is changed, and shows who is busy on it', async () => {
  const { user } = await openForm()
  expect(screen.queryByText('Salim Khan')).toBeNull()
  await user.click(screen.getByText('in 2 weeks'))
  await screen.findByText('Salim Khan')
  await user.click(screen.getByLabelText('Disposed of'))
  expect(nextDate()?.value).toBe('09-12-2026')
})

test('the form sends the chosen outcome, the next date and the business, and no field that the user left alone', async () => {
  const { user, calls } = await openForm()
  await user.click(screen.getByLabelText('Adjourned'))
  await user.type(screen.getByLabelText('Business'), ' File the counter ')
  await user.click(save())
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    matter_id: matter._id,
    date: '2026-11-25',
    outcome: 'adjourned',
    next_date: '2026-12-07',
    business: 'File the counter',
    version: 0,
  })
})

test('an outcome that gives time offers its deadline, which is sent with the outcome', async () => {
  const { user, calls } = await openForm()
  await user.click(screen.getByLabelText('Adjourned'))
  expect(screen.queryByText('4 weeks')).toBeNull()
  await user.click(screen.getByLabelText('Counter time granted'))
  await user.click(screen.getByLabelText('4 weeks'))
  await screen.findByText(/^Last day/)
  await user.click(save())
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(calls.find(({ path }) => path === '/api/hearing/outcome')?.body).toMatchObject({
    outcome: 'counter-time',
    time: { count: 4, unit: 'weeks' },
  })
})

test('the time that a saved outcome gives is shown, and not sent again', async () => {
  const outcome = { ...adjourned, outcome: 'counter-time' as const, time: { count: 4, unit: 'weeks' as const } }
  const { user, calls } = await openForm(entryWith({ outcome }))
  expect(screen.getByLabelText<HTMLInputElement>('4 weeks').checked).toBe(true)
  await user.type(screen.getByLabelText('Business'), 'Last opportunity')
  await user.click(save())
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(calls.find(({ path }) => path === '/api/hearing/outcome')?.body).not.toHaveProperty('time')
})

test('weeks that end in a vacation lead to the court’s first sitting day, with the reason', async () => {
  const { user } = await openForm(undefined, '2026-12-01')
  await user.click(await screen.findByText('in 4 weeks'))
  await screen.findByText(/29-12-2026: .*Winter vacation.*First sitting day: 04-01-2027/)
  expect(nextDate()?.value).toBe('04-01-2027')
})

test('an outcome that is not among the usual ones is one press further', async () => {
  const { user } = await openForm()
  expect(screen.queryByLabelText('Bail granted')).toBeNull()
  await user.click(screen.getByText('More outcomes'))
  expect(screen.getAllByRole('radio')).toHaveLength(Outcome.options.length)
})
