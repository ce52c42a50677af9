import type { CourtSync, ReadingObstacle } from '@peshi/contract/courts/sync'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { loadWords } from '../../platform/i18n/i18n.ts'
import { CourtState } from './court-state.tsx'

async function show(state: string, obstacle: ReadingObstacle | null) {
  await loadWords('sync')
  const health = { unique_id: 'hc-delhi', state, parts: [], failing_since: new Date(0).toISOString() }
  const court = { unique_id: 'hc-delhi', obstacle, resting_until: null } as unknown as CourtSync
  await renderApp(<CourtState court={court} />, { answers: { 'GET /api/courts/health': { data: [health] } } })
}

test('the state of a court has the words and the beginning of the courts’ health', async () => {
  await show('failing', 'down')
  expect(await screen.findByText('Failing')).toBeDefined()
  expect(screen.getByText('Court not responding.')).toBeDefined()
  expect(screen.getByText(/^Failing since/)).toBeDefined()
})

test('a court that is read names no obstacle', async () => {
  await show('read', null)
  expect(await screen.findByText('Read')).toBeDefined()
  expect(screen.queryByText(/^Failing since/)).toBeNull()
})
