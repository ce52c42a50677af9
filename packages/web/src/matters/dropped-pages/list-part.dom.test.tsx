import type { DroppedPage } from '@peshi/contract/matters/dropped-pages'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { ChangesPart } from './changes-part.tsx'
import { ListPart } from './list-part.tsx'

const known = (title: string) => ({ _id: title as MatterId, title })
const place = { date: '2026-12-20', court_no: '7', coram: null, stage: null, cnr: null, note: null }
const page: DroppedPage = {
  name: 'List.pdf',
  form: 'pdf',
  cases: [],
  order: null,
  problem: null,
  words: '',
  court: 'hc-srinagar' as CourtId,
  other_court: null,
  listed: 529,
  sighted: 3,
  listings: [
    {
      ...place,
      at: 4,
      item: '5',
      case_numbers: ['WP(C) 5/2026'],
      petitioner: 'A',
      respondent: 'B',
      note: null,
      known: known('Ours'),
    },
  ],
  sightings: [
    { ...place, at: 0, item: '28', case_number: '', page: 18, text: 'ASHA RAI Vs RAVI RAO', known: null },
    { ...place, at: 1, item: '30', case_number: 'WP(C) 30/2026', page: 19, text: '', known: known('Ours too') },
  ],
  caveats: ['Caveat 44/2026'],
  changes: [],
  has_contacts: false,
  checks: [{ kind: 'item-missing', court_no: '7', item: '28' }],
}

test('a dropped list shows its checks, unreadable items and caveats, and adds sightings only if they are chosen', async () => {
  const onKeep = vi.fn()
  const others = { isKeeping: false, onCourt: vi.fn(), onBack: vi.fn() }
  await renderApp(<ListPart page={page} court={null} onKeep={onKeep} {...others} />)
  await screen.findByText('529 matters are listed.')
  screen.getByText(/Item .?28.?, page 18: number not readable\./)
  screen.getByText('ASHA RAI Vs RAVI RAO')
  screen.getByText('Court 7: Item 28 is not there')
  screen.getByText('2 case numbers are outside the items of the list.')
  screen.getByText('1 caveat')
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 hearing' }))
  expect(onKeep).toHaveBeenLastCalledWith(expect.objectContaining({ picks: [4], sighted: [] }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Ours too/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 hearings' }))
  expect(onKeep).toHaveBeenLastCalledWith(expect.objectContaining({ picks: [4], sighted: [1] }))
})

test('a list of an unknown form says what it looks like, with its day and the count of its numbers', async () => {
  const unknown: DroppedPage = { ...page, problem: 'unknown-list', listings: [], listed: 0, caveats: [], checks: [] }
  const handlers = { onKeep: vi.fn(), onCourt: vi.fn(), onBack: vi.fn() }
  await renderApp(<ListPart page={unknown} court={null} isKeeping={false} {...handlers} />)
  await screen.findByText('This looks like a cause list')
  screen.getByText(/3 case numbers were found\./)
})

test('the changes of a note are shown with their matters, and added to the hearings', async () => {
  const onKeep = vi.fn()
  const of = { date: '2026-12-20', item: '28', bench: 'DB-I', case_numbers: ['WP(C) 5/2026'], instead: 'DB-II' }
  const changes: DroppedPage['changes'] = [
    { ...of, kind: 'not-sitting', text: 'JUSTICE RAO WILL NOT HOLD COURT', known: [] },
    { ...of, kind: 'deleted', text: 'WP(C) 5/2026 IS DELETED', known: [known('Ours')] },
  ]
  const handlers = { onKeep, onCourt: vi.fn(), onBack: vi.fn() }
  await renderApp(<ChangesPart page={{ ...page, changes }} court={null} isKeeping={false} {...handlers} />)
  await screen.findByText('Ours')
  expect(screen.getByText('WP(C) 5/2026 IS DELETED').getAttribute('dir')).toBe('auto')
  await userEvent.click(screen.getByRole('button', { name: 'Add to the hearings' }))
  expect(onKeep).toHaveBeenLastCalledWith(expect.objectContaining({ keep: 'changes', picks: [1] }))
})
