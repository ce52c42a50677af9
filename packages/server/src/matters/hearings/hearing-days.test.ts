import type { ListingChange } from '@peshi/contract/courts/list-changes'
import type { HearingId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { describe, expect, test } from 'vitest'
import { allahabad, delhi } from '../../../test/cases.ts'
import { type DatedMatter, type DayPieces, type ListedDay, type NotedDay, toEntries } from './hearing-days.ts'

const today = '2026-11-20'
const now = new Date(`${today}T04:00:00Z`)
const mill = '01936f00-0000-7000-8000-000000000001' as MatterId
const field = '01936f00-0000-7000-8000-000000000002' as MatterId

const matter = (id: MatterId, own: Partial<DatedMatter> = {}): DatedMatter => ({
  id,
  title: `Title ${id.at(-1)}`,
  is_sensitive: false,
  is_unread: false,
  case_status: 'pending',
  reference_id: null,
  offence_from: null,
  offence_to: null,
  hc_name: allahabad,
  forum: null,
  our_side: null,
  unique_id: `${allahabad}-WRIC-1-2024`,
  unique_case_number: null,
  case_id: null,
  type: 'court',
  case_type: 'WRIC',
  case_number: '1',
  case_year: 2024,
  cnr: null,
  petitioner: null,
  respondent: null,
  stage: 'For admission',
  next_date: null,
  court_next_date: null,
  own_next_date: null,
  read_at: null,
  failing_since: null,
  created_at: new Date(0),
  version: 1,
  ...own,
})

const listing = (own: Partial<ListedDay> = {}): ListedDay => ({
  matter_id: mill,
  date: today,
  kind: 'daily',
  position: 1,
  court_no: '42',
  item: '17',
  coram: ['A. Bench', 'C. Bench'],
  stage: 'Fresh',
  time: null,
  next_date: null,
  list: 'Daily list',
  first_seen_at: now,
  moved_at: null,
  moved_from: null,
  gone_at: null,
  changes: [],
  ...own,
})

const noted = (own: Partial<NotedDay> = {}): NotedDay => ({
  changes: [],
  id: '01936f00-0000-7000-8000-00000000000a' as HearingId,
  matter_id: mill,
  date: today,
  version: 1,
  edited_by: null,
  edited_at: null,
  is_manual: false,
  court_no: null,
  item: null,
  time: null,
  coram: null,
  stage: null,
  note: null,
  video: null,
  appearing_id: null,
  appearing_name: null,
  outcome: null,
  next_date: null,
  business: null,
  time_given: null,
  recorded_at: null,
  recorded_by: null,
  recorded_outside: null,
  recorded_from: null,
  ...own,
})

const entriesOf = (pieces: Partial<DayPieces>) =>
  toEntries({ matters: [matter(mill)], dated: [], history: [], noted: [], listed: [], links: [], ...pieces }, today)

const dated = [{ matter_id: mill, date: today }]
const history = [
  { ...dated[0], matter_id: mill, date: today, purpose: 'Orders', judge: 'J.', business: 'Heard', next_date: null },
]
const courtSaysToday = [matter(mill, { court_next_date: today })]

describe('the source of a hearing day', () => {
  test.each([
    ['the list', { listed: [listing()] }, 'list'],
    ['the list rather than the court record', { dated, matters: courtSaysToday, listed: [listing()] }, 'list'],
    ['the court record', { dated, matters: courtSaysToday }, 'court'],
    ['the court history', { history }, 'court'],
    ['the list, although the list no longer has the matter', { listed: [listing({ gone_at: now })] }, 'list'],
    [
      'the court record, although the list no longer has the matter',
      { dated, matters: courtSaysToday, listed: [listing({ gone_at: now })] },
      'court',
    ],
    ['the chamber’s entry by hand', { noted: [noted({ is_manual: true })] }, 'ours'],
    ['the chamber’s next date', { dated, matters: [matter(mill, { own_next_date: today })] }, 'ours'],
  ] as const)('the source of the entry is %s', (_, pieces, source) => {
    const entries = entriesOf(pieces as Partial<DayPieces>)
    expect(entries.map((entry) => entry.source)).toEqual([source])
  })
})

test('one entry combines all sources, with the chamber’s data first and the court record’s last', () => {
  const person = '01936f00-0000-7000-8000-00000000000b' as PersonId
  const [entry, ...others] = entriesOf({
    dated,
    history,
    listed: [listing()],
    noted: [noted({ stage: 'Final hearing', appearing_id: person, appearing_name: 'R. Shukla' })],
  })
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    court_no: '42',
    item: '17',
    list_kind: 'daily',
    coram: 'A. Bench, C. Bench',
    stage: 'Final hearing',
    appearing: { _id: person, name: 'R. Shukla' },
    court_outcome: { business: 'Heard', next_date: null },
    outcome: null,
    is_dropped: false,
    change: null,
    steps: [],
  })
})

test.each([
  ['of a dropped page', [], { business: 'Evidence', next_date: '2026-12-09' }, null],
  ['of the court’s record rather than of a dropped page', history, { business: 'Heard', next_date: null }, null],
])('a hearing day without an outcome of the chamber shows the outcome %s', (_what, told, court_outcome, outcome) => {
  const page = noted({ business: 'Evidence', next_date: '2026-12-09', recorded_at: new Date(0) })
  expect(entriesOf({ noted: [page], history: told })).toMatchObject([{ court_outcome, outcome }])
})

test('a matter on two lists has two entries, and a removed listing has no entry', () => {
  const entries = entriesOf({
    listed: [listing(), listing({ kind: 'supplementary', item: '3' }), listing({ item: '9', gone_at: now })],
  })
  expect(entries.map(({ item, list_kind, is_dropped }) => [item, list_kind, is_dropped])).toEqual([
    ['3', 'supplementary', false],
    ['17', 'daily', false],
  ])
})

const change = (kind: ListingChange['kind'], at: Date, own: Partial<ListingChange> = {}): ListingChange => ({
  kind,
  at: at.toISOString(),
  list: 'Deletion note',
  text: 'ITEM 17 IS DELETED',
  instead: null,
  ...own,
})
const later = new Date(now.getTime() + 3_600_000)

test('a deleted item shows the court’s words, and which list said what and when', () => {
  const deletion = change('deleted', later, { instead: 'DB-II' })
  const listed = [listing({ gone_at: later, changes: [deletion] })]
  expect(entriesOf({ listed })).toMatchObject([
    {
      is_dropped: true,
      change: deletion,
      court_no: '42',
      item: '17',
      steps: [
        { kind: 'listed', list: 'Daily list', at: now.toISOString(), court_no: '42', item: '17' },
        { kind: 'deleted', list: 'Deletion note', at: later.toISOString(), court_no: '42', item: '17' },
      ],
    },
  ])
  const again = listing({ court_no: '2', item: '5', list: 'Supplementary 1', first_seen_at: later })
  const [entry, ...others] = entriesOf({ listed: [...listed, again] })
  expect(others).toEqual([])
  expect(entry).toMatchObject({ is_dropped: false, change: null, court_no: '2', item: '5' })
  expect(entry?.steps.map(({ kind, item, list }) => [kind, item, list])).toEqual([
    ['listed', '17', 'Daily list'],
    ['deleted', '17', 'Deletion note'],
    ['listed', '5', 'Supplementary 1'],
  ])
})

test('a hearing of a dropped list takes the change of a dropped note', () => {
  const own = { is_manual: true, item: '17' }
  const entryOf = (...changes: ListingChange[]) => entriesOf({ noted: [noted({ ...own, changes })] })[0]
  expect(entryOf(change('not-sitting', now))).toMatchObject({ is_dropped: false, change: { kind: 'not-sitting' } })
  expect(entryOf(change('corrected', now))).toMatchObject({ is_dropped: false })
  expect(entryOf(change('corrected', now, { instead: 'WRIC/2/2024' }))).toMatchObject({ is_dropped: true })
})

describe('a next date that differs between court and chamber', () => {
  const both = (court: string, own: string, date: string) =>
    entriesOf({
      dated: [{ matter_id: mill, date }],
      matters: [matter(mill, { court_next_date: court, own_next_date: own })],
    })[0]?.differs

  test.each([
    ['2026-12-01', '2026-12-05', '2026-12-05', { by: 'court', date: '2026-12-01' }],
    ['2026-12-01', '2026-12-05', '2026-12-01', { by: 'ours', date: '2026-12-05' }],
    ['2026-12-01', '2026-12-01', '2026-12-01', null],
    ['2026-11-19', '2026-12-05', '2026-12-05', null],
    ['2026-12-01', '2026-11-19', '2026-12-01', null],
  ])(
    'for the court’s date %s and the chamber’s date %s, the entry on %s names the differing date, if any',
    (court, own, date, differs) => {
      expect(both(court, own, date)).toEqual(differs)
    },
  )

  test('after an outcome, the court’s old date does not count as different', () => {
    const [day, next] = entriesOf({
      dated: [{ matter_id: mill, date: '2026-12-10' }],
      matters: [matter(mill, { court_next_date: today, own_next_date: '2026-12-10' })],
      noted: [noted({ outcome: 'counter-time', next_date: '2026-12-10', recorded_at: now })],
    })
    expect([day?.differs, next?.differs]).toEqual([null, null])
  })
})

test.each([
  ['2026-12-21', '2026-12-01', '2026-12-21'],
  ['2026-12-01', '2026-12-01', null],
  [today, null, null],
  [null, '2026-12-01', null],
])('a list that prints the next date %s, for a matter with the next date %s, says %s', (next_date, known, said) => {
  const [entry] = entriesOf({ listed: [listing({ next_date })], matters: [matter(mill, { next_date: known })] })
  expect(entry?.list_next_date).toBe(said)
})

test('entries are sorted by day, court, room number and item number', () => {
  const matters = [matter(mill), matter(field, { hc_name: delhi })]
  const entries = toEntries(
    {
      matters,
      links: [],
      dated: [{ matter_id: field, date: '2026-11-21' }],
      history: [],
      noted: [noted({ matter_id: field, is_manual: true })],
      listed: [
        listing({ item: '100' }),
        listing({ item: '20' }),
        listing({ court_no: '7', item: '3' }),
        listing({ matter_id: field, court_no: '1', item: '1', date: '2026-11-21' }),
      ],
    },
    today,
  )
  expect(entries.map(({ date, hc_name, court_no, item }) => [date, hc_name, court_no, item])).toEqual([
    [today, allahabad, '7', '3'],
    [today, allahabad, '42', '20'],
    [today, allahabad, '42', '100'],
    [today, delhi, null, null],
    ['2026-11-21', delhi, '1', '1'],
  ])
})

test('a deleted matter has no entries', () => {
  expect(entriesOf({ matters: [], dated, listed: [listing()] })).toEqual([])
})
