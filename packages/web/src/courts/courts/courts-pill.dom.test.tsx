import type { CourtHealth } from '@peshi/contract/courts/courts'
import type { ReadingState } from '@peshi/contract/courts/reading-state'
import type { CourtId } from '@peshi/contract/platform/ids'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { CourtsPill } from './courts-pill.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+05:30'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function health(short: string, state: ReadingState, readAt: string | null, since: string | null = null): CourtHealth {
  const lists = { are_read: true, unread: null, url: null, waiting: [], unplaced: [] }
  const last_success_at = readAt && new Date(readAt).toISOString()
  const part = { part: 'lists' as const, state, last_success_at, since: since && new Date(since).toISOString() }
  return {
    unique_id: 'hc-delhi' as CourtId,
    title: short,
    short,
    lists,
    state,
    parts: state === 'by-hand' ? [] : [part],
    last_success_at,
    failing_since: null,
    failure: null,
  }
}

const read = health('Delhi HC', 'read', '2026-11-20T09:41:00+05:30')
const idle = health('Bombay HC', 'idle', '2026-03-05T09:30:00+05:30')
const byHand = health('AFT', 'by-hand', null)
const late = health('Gujarat HC', 'late', '2026-11-19T23:31:00+05:30', '2026-11-20T07:30:00+05:30')
const failing = health('Madras HC', 'failing', null, '2026-11-18T18:00:00+05:30')

test.each([
  ['read', [read, idle, byHand], 'live', 'All courts read at 09:41 or later'],
  ['idle', [idle, byHand], 'decided', 'No reading due yet today'],
  ['by hand', [byHand], 'decided', 'Courts updated by hand'],
  ['reading', [read, health('SC', 'reading', null, '2026-11-20T09:59:00+05:30')], 'today', 'Reading SC: cause lists'],
  ['late', [read, late], 'today', 'Gujarat HC: cause lists late since 07:30'],
  ['failing', [late, failing], 'late', 'Madras HC: cause lists not read since 18-11-2026 18:00'],
  ['several failing', [read, failing, { ...failing, short: 'SC' }], 'late', '2 courts cannot be read'],
] as const)('the pill has the colour and words of the worst state: %s', async (_, courts, tone, words) => {
  await renderApp(<CourtsPill isPhone={false} />, { answers: { 'GET /api/courts/health': { data: courts } } })
  const shown = await screen.findByText((text) => text.replace(/[\u2066-\u2069]/g, '') === words)
  expect(shown.parentElement?.dataset.tone).toBe(tone)
})

test('the pill’s title names every court of the worst state, and since when', async () => {
  const courts = [failing, { ...failing, short: 'SC' }]
  await renderApp(<CourtsPill isPhone={false} />, { answers: { 'GET /api/courts/health': { data: courts } } })
  const pill = (await screen.findByText('2 courts cannot be read')).parentElement
  expect(pill?.title.replace(/[\u2066-\u2069]/g, '')).toBe(
    'Madras HC: cause lists not read since 18-11-2026 18:00, SC: cause lists not read since 18-11-2026 18:00',
  )
})
