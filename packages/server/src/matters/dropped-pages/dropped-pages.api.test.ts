import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { getDocument, listDocuments } from '@peshi/contract/matters/documents'
import { type DroppedPage, keepDroppedPage, readDroppedPage } from '@peshi/contract/matters/dropped-pages'
import {
  deleteHearing,
  getHearingsOfMatter,
  hearingQueues,
  recordOutcome,
  saveHearing,
} from '@peshi/contract/matters/hearings'
import { addUnread, getMatter } from '@peshi/contract/matters/matters'
import { createOther } from '@peshi/contract/matters/other-matters'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { beginUpload } from '@peshi/contract/platform/uploads'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { plainPdf } from '../../../test/plain-pdf.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const examples = resolve(import.meta.dirname, '../../../../courts/src')
const casePage = readFileSync(`${examples}/ecourts-district/examples/ecourts-dc/case-history-pending.html`)
const prayagraj = 'dc-prayagraj' as CourtId

const id = '01936f00-0000-7000-8000-000000000000' as MatterId
const sent = { 'content-type': 'application/octet-stream' }
async function read(caller: Caller, bytes: Uint8Array, query: object = { name: 'Case.html' }) {
  const { body, ...reply } = await caller.call(readDroppedPage, { query, body: Buffer.from(bytes) } as never, sent)
  return { ...reply, body: { ...body, data: body.data as DroppedPage } }
}
const keep = (caller: Caller, bytes: Uint8Array, query: object) =>
  caller.call(keepDroppedPage, { query: { name: 'Case.html', ...query }, body: Buffer.from(bytes) } as never, sent)

ladder(readDroppedPage, () => app, {
  input: { query: { name: 'Case.html' } },
  invalid: {
    'a missing page': { query: { name: 'Case.html' } },
    'an unknown court': { query: { court: 'mars' } },
  },
  refused: 'billing',
})
ladder(keepDroppedPage, () => app, {
  input: { query: { name: 'Case.html', keep: 'case' } } as never,
  invalid: {
    'a missing page': { query: { keep: 'case' } },
    'an unknown part of a page': { query: { keep: 'board' } },
    'a position that is not a number': { query: { keep: 'case', picks: 'a' } },
  },
  foreign: async () =>
    ({ query: { keep: 'case', matter_id: (await chamberWithMatter(app)).matter._id } }) as unknown as InputOf<
      typeof keepDroppedPage
    >,
  refused: 'billing',
})

test.each([
  ['a case that the page does not have', { keep: 'case', picks: '7' }],
  ['a list entry that the page does not have', { keep: 'listings', picks: '0' }],
  ['an order of a page without orders', { keep: 'order' }],
  ['a court that does not exist', { keep: 'case', court: 'hc-mars' }],
])('a request to save a dropped page is refused if it names %s', async (_what, query) => {
  const { status, body } = await keep(app.as(await newChamber(app.db)), casePage, query)
  expect([status, body.success]).toEqual([400, false])
})

describe('a dropped page of a case', () => {
  test('the page becomes a matter with a next hearing, and is stored as the matter’s document', async () => {
    const caller = app.as(await newChamber(app.db))
    const shown = await read(caller, casePage)
    expect(shown.body.data).toMatchObject({ form: 'html', problem: null, listed: 0 })
    expect(shown.body.data.cases).toMatchObject([{ cnr: 'UPAD020000172014', case_number: '12', known: null }])
    const kept = await keep(caller, casePage, { keep: 'case' })
    expect(kept.body.message).toBe('Matter saved successfully!')
    const [matter] = kept.body.data
    expect(matter).toMatchObject({
      type: 'other',
      hc_name: prayagraj,
      case_type: 'OS',
      case_number: '12',
      case_year: 2014,
      cnr: 'UPAD020000172014',
      title: 'SITA RAM S/O RAM LAL v. GEETA BAI',
      next_date: '2026-12-09',
      stage: 'Plaintiff Evidence',
      case_status: 'pending',
    })
    const matterId = matter?._id ?? id
    const { body: days } = await caller.call(getHearingsOfMatter, { params: { id: matterId } })
    const mark = expect.stringMatching(/^From a page that .+ dropped on/)
    expect(days.data[0]).toMatchObject({ date: '2026-12-09', note: mark, court_outcome: null })
    expect(days.data).toHaveLength(4)
    const { body: documents } = await caller.call(listDocuments, { params: { id: matterId } })
    expect(documents.data).toMatchObject([{ name: 'Case.html', is_court_page: true }])
  })

  test('the page fills a matter of which only the CNR was known', async () => {
    const caller = app.as(await newChamber(app.db))
    const cnr = 'UPAD020000172014'
    const added = await caller.call(addUnread, { body: { unique_id: prayagraj, cnr } })
    expect(added.body.data).toMatchObject({ title: `CNR ${cnr}`, is_unread: true, type: 'other', cnr })
    const matter_id = added.body.data._id
    const shown = await read(caller, casePage)
    expect(shown.body.data.cases[0]?.known?._id).toBe(matter_id)
    const { data } = (await keep(caller, casePage, { keep: 'case', matter_id })).body
    expect(data[0]).toMatchObject({
      _id: matter_id,
      is_unread: false,
      case_type: 'OS',
      case_number: '12',
      case_year: 2014,
      cnr,
      title: 'SITA RAM S/O RAM LAL v. GEETA BAI',
      next_date: '2026-12-09',
      stage: 'Plaintiff Evidence',
    })
  })

  test('the stored page can only be downloaded, not shown in the browser', async () => {
    const caller = app.as(await newChamber(app.db))
    const { body } = await keep(caller, casePage, { keep: 'case' })
    const { body: documents } = await caller.call(listDocuments, { params: { id: body.data[0]?._id ?? id } })
    const { body: document } = await caller.call(getDocument, { params: { id: documents.data[0]?._id as never } })
    for (const address of [document.data.current.file, document.data.current.download]) {
      const reply = await app.app.inject({ method: 'GET', url: address })
      expect(reply.headers['content-disposition']).toMatch(/^attachment/)
      expect(reply.headers['content-security-policy']).toContain('sandbox')
      expect(reply.rawPayload.equals(casePage)).toBe(true)
    }
  })

  test('the page updates the chamber’s existing matter, and the chamber’s own data is kept', async () => {
    const caller = app.as(await newChamber(app.db))
    const made = await caller.call(createOther, {
      body: {
        title: 'Our own title',
        unique_id: prayagraj,
        case_type: 'OS',
        case_number: '12',
        case_year: '2014' as never,
      },
    })
    const matterId = made.body.data._id
    await caller.call(saveHearing, { body: { matter_id: matterId, date: '2026-12-09', note: 'Bring the file' } })
    const shown = await read(caller, casePage)
    expect(shown.body.data.cases[0]?.known).toEqual({ _id: matterId, title: 'Our own title', later_date: null })
    const kept = await keep(caller, casePage, { keep: 'case', matter_id: matterId })
    expect(kept.body).toMatchObject({ message: 'Matter updated successfully!' })
    const { body } = await caller.call(getMatter, { params: { id: matterId }, query: {} as never })
    expect(body.data).toMatchObject({
      title: 'Our own title',
      petitioner: 'SITA RAM S/O RAM LAL',
      respondent: 'GEETA BAI',
      next_date: '2026-12-09',
      stage: 'Plaintiff Evidence',
    })
    const { body: days } = await caller.call(getHearingsOfMatter, { params: { id: matterId } })
    expect(days.data[0]).toMatchObject({ date: '2026-12-09', note: 'Bring the file' })
  })

  test('the page’s past hearings and orders are added to the matter only once', async () => {
    const caller = app.as(await newChamber(app.db))
    const { body } = await keep(caller, casePage, { keep: 'case' })
    const matter_id = body.data[0]?._id ?? id
    const readPast = async () =>
      (await caller.call(getHearingsOfMatter, { params: { id: matter_id } })).body.data.slice(1)
    const past = await readPast()
    expect(past).toMatchObject([
      {
        date: '2026-11-02',
        stage: 'Plaintiff Evidence',
        coram: '3rd Additional District Judge',
        source: 'ours',
        court_outcome: { business: null, next_date: '2026-12-09' },
        outcome: null,
        note: expect.stringMatching(/^From a page that .+ dropped on 20-11-2026\nOrder 2 of this day$/),
      },
      {
        date: '2014-04-22',
        note: expect.stringContaining('\nOrder 1 of this day'),
        court_outcome: { next_date: null },
      },
      { date: '2014-03-13', stage: 'Issue of summons', court_outcome: { next_date: '2014-04-22' } },
    ])
    const { body: queues } = await caller.call(hearingQueues, {})
    expect(queues.data.outcome_missing.total).toBe(0)

    const [, order] = past
    await caller.call(deleteHearing, { params: { id: order?._id as never } })
    const outcome = { outcome: 'part-heard', next_date: '2026-12-09', business: 'PW-1 examined' } as const
    await caller.call(recordOutcome, { body: { matter_id, date: '2026-11-02', ...outcome } })
    await keep(caller, casePage, { keep: 'case', matter_id })
    expect(await readPast()).toMatchObject([
      { date: '2026-11-02', note: past[0]?.note, outcome },
      { date: '2014-03-13', note: past[2]?.note },
    ])
  })

  test('a hearing day that is already in the court’s record is not added a second time', async () => {
    const { caller, matter } = await chamberWithMatter(app)
    const page = Buffer.from(casePage.toString().replaceAll('02-11-2026', '01-09-2026'))
    await keep(caller, page, { keep: 'case', matter_id: matter._id })
    const { body } = await caller.call(getHearingsOfMatter, { params: { id: matter._id } })
    expect(body.data.filter(({ date }) => date === '2026-09-01')).toMatchObject([
      { source: 'court', is_manual: false, note: expect.stringContaining('Order 2 of this day') },
    ])
  })

  const printed = (next: string) => Buffer.from(casePage.toString().replaceAll('09th December 2026', next))
  const old = printed('19th November 2026')

  test('a past next date on the page becomes a hearing and not the matter’s next date', async () => {
    const caller = app.as(await newChamber(app.db))
    const made = await keep(caller, old, { keep: 'case' })
    const matter_id = made.body.data[0]?._id ?? id
    expect(made.body.data).toMatchObject([{ next_date: null, stage: 'Plaintiff Evidence' }])
    const { body: days } = await caller.call(getHearingsOfMatter, { params: { id: matter_id } })
    expect(days.data[0]).toMatchObject({ date: '2026-11-19', note: expect.stringMatching(/^From a page/) })
    const kept = await keep(caller, printed('20th November 2026'), { keep: 'case', matter_id })
    expect(kept.body.data).toMatchObject([{ next_date: '2026-11-20' }])
    expect((await keep(caller, old, { keep: 'case', matter_id })).body.data).toMatchObject([
      { next_date: '2026-11-20' },
    ])
  })

  test.each([
    ['2026-11-02', '2026-12-21', '2026-12-21'],
    ['2026-10-05', null, '2026-12-09'],
  ])(
    'after an outcome on %s, the outcome’s next date is replaced only by a page with a later hearing',
    async (date, later_date, next_date) => {
      const caller = app.as(await newChamber(app.db))
      const { body } = await keep(caller, old, { keep: 'case' })
      const matter_id = body.data[0]?._id ?? id
      const { body: days } = await caller.call(getHearingsOfMatter, { params: { id: matter_id } })
      for (const day of days.data) if (day._id) await caller.call(deleteHearing, { params: { id: day._id } })
      await caller.call(recordOutcome, { body: { matter_id, date, outcome: 'adjourned', next_date: '2026-12-21' } })
      const shown = await read(caller, casePage)
      expect(shown.body.data.cases[0]?.known).toMatchObject({ _id: matter_id, later_date })
      expect((await keep(caller, casePage, { keep: 'case', matter_id })).body.data).toMatchObject([{ next_date }])
    },
  )

  test('an old page neither changes the stage nor reopens a disposed matter', async () => {
    const caller = app.as(await newChamber(app.db))
    const { body } = await keep(caller, casePage, { keep: 'case' })
    const matter_id = body.data[0]?._id ?? id
    const adjourned = { date: '2026-11-19', outcome: 'adjourned', next_date: '2026-12-21' } as const
    await caller.call(recordOutcome, { body: { matter_id, ...adjourned } })
    const earlier = Buffer.from(casePage.toString().replaceAll('Plaintiff Evidence', 'Issue of summons'))
    expect((await keep(caller, earlier, { keep: 'case', matter_id })).body.data).toMatchObject([
      { stage: 'Plaintiff Evidence', next_date: '2026-12-21' },
    ])
    const disposed = { date: '2026-11-20', outcome: 'disposed', next_date: null } as const
    await caller.call(recordOutcome, { body: { matter_id, ...disposed } })
    expect((await keep(caller, earlier, { keep: 'case', matter_id })).body.data).toMatchObject([
      { case_status: 'disposed' },
    ])
  })

  test('the page never changes the court’s record, which the chambers share', async () => {
    const { caller, matter } = await chamberWithMatter(app)
    const { body: before } = await caller.call(getMatter, { params: { id: matter._id }, query: {} as never })
    await keep(caller, casePage, { keep: 'case', matter_id: matter._id })
    const { body: after } = await caller.call(getMatter, { params: { id: matter._id }, query: {} as never })
    expect(after.data.record).toEqual(before.data.record)
    expect(after.data.beside.next_date).toEqual({ court: before.data.beside.next_date.court, own: '2026-12-09' })
  })

  test('the page’s copied text gives the same case as the page', async () => {
    const caller = app.as(await newChamber(app.db))
    const { body } = await read(caller, casePage)
    const text = await read(caller, Buffer.from(body.data.words.replaceAll('  ', '\t')), { name: 'Pasted text.txt' })
    expect(text.body.data.cases).toMatchObject([{ cnr: 'UPAD020000172014', next_date: '2026-12-09' }])
  })
})

describe('a dropped cause list', () => {
  const list = readFileSync(`${examples}/cause-lists/examples/karnataka-cause-lists/cause-list-found.html`)

  test('an entry of the list becomes a hearing of the chamber’s matter with the same case number', async () => {
    const caller = app.as(await newChamber(app.db))
    const court = 'hc-karnataka'
    const { body } = await read(caller, list, { name: 'List.html', court })
    const [first] = body.data.listings
    expect([body.data.listed > 0, first?.known]).toEqual([true, null])
    const [, type = '', number = '', year = ''] = /^(.*?)[\s/]+(\d+)\/(\d{4})/.exec(first?.case_numbers[0] ?? '') ?? []
    const made = await caller.call(createOther, {
      body: {
        title: 'Ours',
        unique_id: court as CourtId,
        case_type: type,
        case_number: number,
        case_year: year as never,
      },
    })
    const again = await read(caller, list, { name: 'List.html', court })
    const [own] = again.body.data.listings
    expect(own?.known?._id).toBe(made.body.data._id)
    const kept = await keep(caller, list, { name: 'List.html', keep: 'listings', picks: String(own?.at), court })
    if (own?.date === null) expect(kept.status).toBe(400)
    else expect(kept.body.data).toMatchObject([{ _id: made.body.data._id }])
  })
})

test('a case number outside the items of a copied list becomes a hearing if a person chooses it', async () => {
  const caller = app.as(await newChamber(app.db))
  const made = await caller.call(createOther, {
    body: { title: 'Ours', unique_id: prayagraj, case_type: 'OS', case_number: '13', case_year: '2024' as never },
  })
  const list = Buffer.from(
    'District Court, Prayagraj\nCAUSE LIST FOR 20-12-2026\n1 OS/12/2024 Asha Rai\n2 OS/13/2024 Uma Rai',
  )
  const { body } = await read(caller, list, { name: 'Pasted text.txt', court: 'dc-agra' })
  expect(body.data).toMatchObject({ listed: 0, sighted: 2, court: 'dc-agra', other_court: prayagraj })
  const own = await read(caller, list, { name: 'Pasted text.txt', court: prayagraj })
  expect(own.body.data.sightings.map(({ at, known }) => [at, known?._id ?? null])).toEqual([
    [1, made.body.data._id],
    [0, null],
  ])
  const kept = await keep(caller, list, { keep: 'listings', sighted: '1', court: prayagraj })
  expect(kept.body.data).toMatchObject([{ _id: made.body.data._id }])
  const { body: days } = await caller.call(getHearingsOfMatter, { params: { id: made.body.data._id } })
  expect(days.data).toMatchObject([{ date: '2026-12-20' }])
  expect((await keep(caller, list, { keep: 'listings', sighted: '0', court: prayagraj })).status).toBe(400)
})

describe('a dropped note to a list', () => {
  const delhi = 'hc-delhi' as CourtId
  const notePdf = (title: string, ...lines: string[]) =>
    plainPdf([['20.12.2026 SUPPLEMENTARY CAUSE LIST', title, ...lines, 'HIGH COURT OF DELHI REGISTRAR']])

  test('a deletion and a judge’s leave become states of their matters’ hearings', async () => {
    const caller = app.as(await newChamber(app.db))
    const made = await caller.call(createOther, {
      body: { title: 'Ours', unique_id: delhi, case_type: 'RFA', case_number: '733', case_year: '2018' as never },
    })
    const matter_id = made.body.data._id
    const day = { matter_id, date: '2026-12-20', coram: "HON'BLE MR.JUSTICE INVENTED RAO" }
    await caller.call(saveHearing, { body: day })
    const deletion = notePdf('DELETION NOTE', '1.RFA 733/2018 LISTED BEFORE HON BLE DB-I AT ITEM NO. 37 IS DELETED.')
    const leave = notePdf('NOTE', '1. HON BLE MR. JUSTICE INVENTED RAO WILL NOT HOLD THE COURT TODAY.')
    for (const page of [deletion, leave]) {
      const { body } = await read(caller, page, { name: 'note.pdf' })
      expect(body.data).toMatchObject({ court: delhi, listed: 0, changes: [{ known: [{ _id: matter_id }] }] })
      expect((await keep(caller, page, { keep: 'changes', picks: '0' })).body.data).toMatchObject([{ _id: matter_id }])
    }
    const { body: days } = await caller.call(getHearingsOfMatter, { params: { id: matter_id } })
    expect(days.data).toMatchObject([
      {
        date: '2026-12-20',
        note: null,
        is_dropped: true,
        change: { kind: 'not-sitting', text: expect.stringMatching(/NOT HOLD/) },
      },
    ])
    const other = await read(app.as(await newChamber(app.db)), leave, { name: 'note.pdf' })
    expect(other.body.data.changes).toMatchObject([{ known: [] }])
  })
})

test('an order of no matter of the chamber becomes a new matter with its parties and next date', async () => {
  const caller = app.as(await newChamber(app.db))
  const order = Buffer.from(
    'IN THE HIGH COURT OF DELHI AT NEW DELHI\nW.P.(C) 12/2026\nASHA RAI ..... Petitioner\nversus\nRAVI RAO ..... Respondent\nCORAM:\nHON’BLE MR. JUSTICE INVENTED NAME\nORDER\n20.11.2026\nList on 12.01.2027.',
  )
  expect((await read(caller, order, { name: 'Pasted text.txt' })).body.data.order).toMatchObject({ known: null })
  const { body } = await keep(caller, order, { name: 'Pasted text.txt', keep: 'order' })
  expect(body.data).toMatchObject([
    { petitioner: 'ASHA RAI', respondent: 'RAVI RAO', case_number: '12', next_date: '2027-01-12' },
  ])
})

// `courts/test/dropped-pages.test.ts` has a page for each problem.
test('a page without a case is reported with its problem', async () => {
  const page = plainPdf([['Enter Captcha', 'Search by CNR number']])
  const { body } = await read(app.as(await newChamber(app.db)), page, { name: 'page.pdf' })
  expect(body.data).toMatchObject({ form: 'pdf', problem: 'search-form', cases: [] })
})

test('a web page sent as an ordinary upload is refused', async () => {
  const caller = app.as(await newChamber(app.db))
  const { status, body } = await caller.call(beginUpload, { body: { key: 'a', name: 'Case.html', size: 10 } })
  expect([status, body.code]).toEqual([400, 'file-kind'])
})
