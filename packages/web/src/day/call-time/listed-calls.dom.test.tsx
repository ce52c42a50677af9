import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { entryWith } from '../../../test/hearing.ts'
import { matterWith } from '../../../test/matter.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { loadWords } from '../../platform/i18n/i18n.ts'
import { ListedCalls } from './listed-calls.tsx'

test('columns without values are not shown, and a long party is shortened in the name', async () => {
  await loadWords('today', 'calls', 'matters', 'hearings', 'causeLists')
  const title = 'Ram Lal and Others v. State of Uttar Pradesh through Principal Secretary'
  const day = { calls: [], clashes: [], people: [], videos: [], alerts: [], items_before: 3 }
  await renderApp(<ListedCalls matters={[matterWith({ title })]} outcomes={[]} takenOff={[]} total={1} hint={null} />, {
    answers: { 'GET /api/call_time': { data: day } },
  })
  const link = await screen.findByRole('link', { name: 'Ram Lal and Others v. State of Uttar Pradesh' })
  expect(link.title).toBe(title)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Matter',
    'Court',
    'Status',
    'Outcome',
    'Draft a paper',
  ])
})

test('courts are headings if there are more than two, in the order of their first calls', async () => {
  await loadWords('today', 'calls', 'matters', 'hearings', 'causeLists')
  const inCourt = (court: string, item: string) => ({
    ...call,
    matter_id: `${court} ${item}`,
    court_title: court,
    court_short: court,
    item,
    likely: expectedCall,
    message: null,
    video: null,
  })
  const show = async (courts: string[]) => {
    const calls = courts.map((court, at) => inCourt(court, String(at + 1)))
    const day = { calls, clashes: [], people: [], videos: [], alerts: [], items_before: 3 }
    const { unmount } = await renderApp(
      <ListedCalls matters={[]} outcomes={[]} takenOff={[]} total={1} hint={null} />,
      {
        answers: { 'GET /api/call_time': { data: day } },
      },
    )
    await screen.findByText('3')
    const items = screen.getAllByRole('row').map((row) => row.querySelector('[data-column="item"]')?.textContent)
    const headings = screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
    unmount()
    return { headings, items: items.filter((item) => item && item !== 'Item') }
  }
  expect(await show(['Delhi', 'Bombay', 'Delhi'])).toEqual({ headings: [], items: ['1', '2', '3'] })
  expect(await show(['Delhi', 'Bombay', 'Delhi', 'Madras'])).toEqual({
    headings: ['Delhi · 2', 'Bombay · 1', 'Madras · 1'],
    items: ['1', '3', '2', '4'],
  })
})

test('a hearing that the court deleted from its list is shown with its new bench', async () => {
  await loadWords('today', 'calls', 'matters', 'hearings', 'causeLists')
  const change = { kind: 'deleted', instead: 'DB-II', text: 'ITEM NO. 28 IS DELETED', list: 'Note', at: '' } as const
  const deleted = entryWith({ ctitle: 'Moved v. State', source: 'list', item: '28', is_dropped: true, change })
  const day = { calls: [], clashes: [], people: [], alerts: [], items_before: 3 }
  await renderApp(<ListedCalls matters={[]} outcomes={[]} takenOff={[deleted]} total={0} hint={null} />, {
    answers: { 'GET /api/call_time': { data: day } },
  })
  const row = (await screen.findByRole('link', { name: 'Moved v. State' })).closest('tr')
  expect(row?.textContent).toMatch(/Deleted from the list.*now .*DB-II.*ITEM NO\. 28 IS DELETED/)
})

const call = {
  matter_id: 'm1',
  title: 'Ram Lal v. State',
  hc_name: 'hc-delhi',
  court_title: 'Delhi High Court',
  court_short: 'Delhi HC',
  unique_id: 'u',
  unique_case_number: null,
  case_type: 'W.P.(C)',
  case_number: '1',
  case_year: 2026,
  court_no: '4',
  item: '12',
  list_kind: 'daily',
  stage: null,
  person: null,
  handover: null,
  board: { state: 'in-session', item: '5' },
}
const expectedCall = {
  state: 'expected',
  items_ahead: 0,
  from: '2026-11-20T08:30:00.000Z',
  likely: '2026-11-20T08:30:00.000Z',
  to: '2026-11-20T08:50:00.000Z',
  confidence: null,
  learned_from: 0,
  is_from_message: true,
}

async function showDay(own: object, clashes: object[] = []) {
  await loadWords('today', 'calls', 'matters', 'hearings', 'causeLists')
  const day = { calls: [{ ...call, ...own }], clashes, people: [], videos: [], alerts: [], items_before: 3 }
  await renderApp(<ListedCalls matters={[]} outcomes={[]} takenOff={[]} total={1} hint={null} />, {
    answers: { 'GET /api/call_time': { data: day } },
  })
}

test('a video hearing has buttons to join and to copy the meeting id and passcode', async () => {
  const video = { url: 'https://zoom.us/j/1', meeting_id: '912 3456 7890', passcode: '4711', from: 'list' }
  await showDay({ likely: expectedCall, message: null, video })
  const join = await screen.findByRole<HTMLAnchorElement>('link', {
    name: 'Join the video hearing of Ram Lal v. State',
  })
  expect([join.href, join.rel, join.target]).toEqual(['https://zoom.us/j/1', 'noopener noreferrer', '_blank'])
  expect(screen.getByText('as on the court’s list')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Copy: Meeting ID' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Copy: Passcode' })).toBeDefined()
})

test('a matter without a courtroom has a button to join by the chamber’s own link', async () => {
  await loadWords('today', 'calls', 'matters', 'hearings', 'causeLists')
  const matter = matterWith({ title: 'Ram Lal v. State' })
  const video = { url: 'https://video.example/1', meeting_id: null, passcode: null, from: 'court' }
  const videos = [{ matter_id: matter._id, title: matter.title, video }]
  const day = { calls: [], clashes: [], people: [], videos, alerts: [], items_before: 3 }
  await renderApp(<ListedCalls matters={[matter]} outcomes={[]} takenOff={[]} total={1} hint={null} />, {
    answers: { 'GET /api/call_time': { data: day } },
  })
  const join = await screen.findByRole<HTMLAnchorElement>('link', {
    name: 'Join the video hearing of Ram Lal v. State',
  })
  expect([join.href, join.rel]).toEqual(['https://video.example/1', 'noopener noreferrer'])
  expect(screen.getByText('your link of this court')).toBeDefined()
})

test('if a likely time comes from a message on the board, the message is shown', async () => {
  await showDay({ likely: expectedCall, message: 'Item 12 at 2 PM', video: null })
  expect(await screen.findByText('Board: Item 12 at 2 PM')).toBeDefined()
  expect(screen.getByText(/by the board’s message/)).toBeDefined()
  expect(screen.queryByRole('link', { name: /Join/ })).toBeNull()
})

test('a call in a clash says also how many items are before it', async () => {
  const likely = { ...expectedCall, items_ahead: 12 }
  const clash = { person: { _id: 'p1', name: 'Mohan Lal' }, cities: [], matter_ids: ['m1'], free: [] }
  await showDay({ likely, message: null, video: null }, [clash])
  expect((await screen.findByText('Clash')).closest('td')?.textContent).toBe('Clash 12 before you')
})
