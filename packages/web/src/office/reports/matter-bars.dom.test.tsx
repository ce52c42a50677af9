import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { MatterBars } from './matter-bars.tsx'

const counts: Record<string, object[]> = {
  case_status: [
    { _id: 'pending', title: 'Pending', count: 9 },
    { _id: 'disposed', title: 'Disposed', count: 1 },
  ],
  case_year: [
    { _id: '2024', title: '2024', count: 10 },
    { _id: '0', title: 'No year', count: 2 },
  ],
}

test('each bar links to the matters of its status or year, and “no year” has no bar', async () => {
  await renderApp(<MatterBars />, {
    answers: { 'GET /api/model/matters': ({ query }) => ({ data: counts[query.group ?? ''] ?? [] }) },
  })
  await screen.findByRole('link', { name: /2024/ })
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Pending9', '/dashboard/matters?status=pending'],
    ['Disposed1', '/dashboard/matters?status=disposed'],
    ['202410', '/dashboard/matters?year=2024'],
  ])
})
