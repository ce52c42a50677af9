import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { loadWords } from '../../platform/i18n/i18n.ts'
import { DayCounts } from './day-counts.tsx'

const call = { likely: { state: 'being-heard' }, board: { state: 'in-session', item: '5' } }
const next = { ...call, likely: { state: 'expected', items_ahead: 0 } }
const far = { ...call, likely: { state: 'expected', items_ahead: 20 } }
const risen = { ...next, board: { state: 'not-in-session', item: null } }

test('each count leads to what it counts, and calls count only while the court sits', async () => {
  await loadWords('today', 'calls')
  const counts = { hearings_today: 6, listed_today: 5, new_orders: 1, listed_week: 9, no_next_date: 2, total: 60 }
  await renderApp(<DayCounts counts={counts} />, {
    answers: {
      'GET /api/call_time': { data: { calls: [call, next, far, risen], clashes: [], people: [], alerts: [] } },
      'GET /api/hearing/queues': {
        data: { outcome_missing: { total: 3, data: [] }, no_next_date: { total: 2, data: [] } },
      },
    },
  })
  await screen.findByText('3')
  expect(
    screen.getAllByRole<HTMLAnchorElement>('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['5 Listed today', '/dashboard/hearings'],
    ['2 Being heard or next', '/dashboard/displayboard'],
    ['1 New orders', '/dashboard/analytics#orders'],
    ['2 No next date', '/dashboard/hearings?view=undated'],
    ['3 Outcome missing', '/dashboard/hearings?view=outcome'],
  ])
})
