import type { TaskRepeat } from '@peshi/contract/day/task-repeat'
import { CourtId } from '@peshi/contract/platform/ids'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { RepeatFields } from './repeat-fields.tsx'

const court = CourtId.parse('hc-orissa')
const answers = {
  'GET /api/court_days/hc-orissa': ({ query }: { query: Record<string, string> }) => ({
    data: {
      court_short: 'Orissa HC',
      saturdays: 'second',
      days: [],
      central: [],
      shipped: null,
      is_offered: false,
      covers: query.year === '2026' ? [{ from: '2026-01-01', to: '2026-12-31', is_own: false }] : [],
    },
  }),
}
const weekly: TaskRepeat = { every: 'week', interval: 1, until: null, working_day: 'before' }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const show = (repeat: TaskRepeat) =>
  renderApp(<RepeatFields repeat={repeat} from="2026-12-01" court={court} error={undefined} onRepeat={vi.fn()} />, {
    role: 'advocate',
    answers,
  })
const warning = () => screen.queryByText(/The holidays of .*Orissa HC.* in 2027 are not known/)

test('a task on working days warns of a year whose holidays are not known', async () => {
  await show(weekly)
  await vi.waitFor(() => expect(warning()).not.toBeNull())
})

test.each<[string, TaskRepeat]>([
  ['that ends before the unknown year', { ...weekly, until: '2026-12-31' }],
  ['that moves to no working day', { ...weekly, working_day: null }],
])('a task %s shows no warning', async (_, repeat) => {
  const { calls } = await show(repeat)
  if (repeat.working_day) await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(warning()).toBeNull()
})
