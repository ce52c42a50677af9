import { listDeadlines } from '@peshi/contract/day/deadlines'
import { deleteDocument } from '@peshi/contract/matters/documents'
import { getFamily } from '@peshi/contract/matters/families'
import { deleteMatter, getMatter, restoreMatter } from '@peshi/contract/matters/matters'
import * as checklistContract from '@peshi/contract/papers/filing-checklists'
import * as contract from '@peshi/contract/papers/filings'
import type { FilingFacts, PaperFacts, VolumeFacts } from '@peshi/contract/papers/filings/filing-facts'
import type { CourtId, DocumentId, FilingBundleId, FilingId, MatterId } from '@peshi/contract/platform/ids'
import { startClock } from '@peshi/contract/trackers/clocks'
import { listDueChecks } from '@peshi/contract/trackers/due-checks'
import { addServing } from '@peshi/contract/trackers/servings'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testMorning } from '../../../test/app.ts'
import type { newChamber } from '../../../test/chamber.ts'
import { addDocument } from '../../../test/documents.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { documentPage, documentVersion } from '../../matters/documents/documents.schema.ts'
import { courtCase } from '../../platform/db/cases.schema.ts'
import { newId } from '../../platform/db/columns.ts'
import { filing, filingBundle } from './filings.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const someId = '0199f0a4-1111-7abc-8def-000000000001'
const bytes = (text: string) => Buffer.from(text)

async function chamber(court?: string) {
  const made = await chamberWithMatter(app, court ? { court: court as CourtId } : {})
  const { caller, matter, member } = made
  const begin = async (more: Record<string, unknown> = {}) =>
    (await caller.call(contract.beginFiling, { body: { matter_id: matter._id, kind: 'writ', ...more } })).body.data
  const get = async (id: FilingId) => (await caller.call(contract.getFiling, { params: { id } })).body.data
  const add = (name: string, text = 'A paper') => addDocument(caller, matter._id as MatterId, name, bytes(text))
  const put = (id: FilingId, papers: Record<string, unknown>[], version?: number) =>
    caller.call(contract.changeFiling, { params: { id }, body: { papers: papers as never, version } })
  const file = (id: FilingId) =>
    caller.call(contract.fileFiling, {
      params: { id },
      body: { number: 'EF-12/2026', filed_at: '2026-11-19T06:30:00.000Z' },
    })
  const giveBack = (id: FilingId, objections: string[], more: Record<string, unknown> = {}) =>
    caller.call(contract.returnFiling, { params: { id }, body: { notified_on: '2026-11-19', objections, ...more } })
  return { ...made, member, begin, get, add, put, file, giveBack }
}

async function filed(court?: string) {
  const made = await chamber(court)
  const begun = await made.begin()
  await made.file(begun._id)
  return { ...made, id: begun._id }
}

const foreign = async () => ({ params: { id: (await (await chamber()).begin())._id } })

ladder(contract.listFilings, () => app, {
  invalid: { 'an unknown state': { query: { state: 'lost' } } },
  foreign: async () => ({ query: { matter_id: (await chamber()).matter._id as MatterId } }),
  refused: 'billing',
})
ladder(contract.getFiling, () => app, { input: { params: { id: someId as FilingId } }, foreign, refused: 'billing' })
ladder(contract.beginFiling, () => app, {
  input: { body: { matter_id: someId as MatterId, kind: 'writ' } },
  invalid: {
    'no matter': { body: { kind: 'writ' } },
    'a matter and a new one': { body: { kind: 'writ', matter_id: someId, begins: { court: 'sci', title: 'A v. B' } } },
  },
  foreign: async () => ({ body: { matter_id: (await chamber()).matter._id as MatterId, kind: 'writ' as const } }),
  refused: 'billing',
})
ladder(contract.changeFiling, () => app, {
  input: { params: { id: someId as FilingId }, body: { title: 'X' } },
  invalid: { nothing: { params: { id: someId }, body: {} } },
  foreign: async () => ({ ...(await foreign()), body: { title: 'X' } }),
  refused: 'billing',
})
ladder(contract.checkFilingItem, () => app, {
  input: { params: { id: someId as FilingId }, body: { item: 'court-fee', state: 'done' } },
  invalid: { 'an unknown item': { params: { id: someId }, body: { item: 'luck', state: 'done' } } },
  foreign: async () => ({ ...(await foreign()), body: { item: 'court-fee' as const, state: 'done' as const } }),
  refused: 'billing',
})
ladder(contract.checkFilingText, () => app, {
  input: { params: { id: someId as FilingId } },
  foreign,
  refused: 'billing',
})
const time = '2026-11-19T06:30:00.000Z'
ladder(contract.fileFiling, () => app, {
  input: { params: { id: someId as FilingId }, body: { filed_at: time } },
  invalid: { 'no time': { params: { id: someId }, body: {} } },
  foreign: async () => ({ ...(await foreign()), body: { filed_at: time } }),
  refused: 'billing',
})
const objected = { notified_on: '2026-11-19', objections: ['Court fee is short.'] }
ladder(contract.returnFiling, () => app, {
  input: { params: { id: someId as FilingId }, body: objected },
  invalid: { 'no objection': { params: { id: someId }, body: { ...objected, objections: [] } } },
  foreign: async () => ({ ...(await foreign()), body: objected }),
  refused: 'billing',
})
ladder(contract.changeObjection, () => app, {
  input: { params: { id: someId as FilingId }, body: { objection_id: someId, is_cured: true } },
  invalid: { 'no objection': { params: { id: someId }, body: { is_cured: true } } },
  foreign: async () => ({ ...(await foreign()), body: { objection_id: someId, is_cured: true } }),
  refused: 'billing',
})
ladder(contract.refileFiling, () => app, {
  input: { params: { id: someId as FilingId }, body: { refiled_on: '2026-11-20' } },
  invalid: { 'no day': { params: { id: someId }, body: {} } },
  foreign: async () => ({ ...(await foreign()), body: { refiled_on: '2026-11-20' } }),
  refused: 'billing',
})
const number = { registered_on: '2026-11-20', case_type: 'WRIC', case_number: '7', case_year: 2026 }
ladder(contract.registerFiling, () => app, {
  input: { params: { id: someId as FilingId }, body: number },
  invalid: { 'a number of letters': { params: { id: someId }, body: { ...number, case_number: 'seven' } } },
  foreign: async () => ({ ...(await foreign()), body: number }),
  refused: 'billing',
})
ladder(contract.withdrawFiling, () => app, {
  input: { params: { id: someId as FilingId } },
  foreign,
  refused: 'billing',
})
ladder(contract.deleteFiling, () => app, { input: { params: { id: someId as FilingId } }, foreign, refused: 'billing' })
ladder(checklistContract.listFilingChecklists, () => app, { refused: 'billing' })
ladder(checklistContract.saveFilingChecklist, () => app, {
  input: { params: { form: 'sci' }, body: { hidden: [] } },
  invalid: { 'an unknown registry': { params: { form: 'moon' }, body: { hidden: [] } } },
  refused: 'billing',
})

const item = (filing: contract.Filing, key: string) => filing.items.find((one) => one.key === key)
const machineOf = (filing: contract.Filing, key: string) => {
  const { machine } = item(filing, key) ?? {}
  return machine && [machine.state, machine.code]
}

const facts = (paper_id: string, document_id: DocumentId, more: Partial<PaperFacts> = {}): PaperFacts => ({
  paper_id,
  document_id,
  version: 1,
  state: 'read',
  bytes: 40_000,
  pages: 12,
  sizes: [{ width: 210, height: 297, pages: 12 }],
  pages_without_text: [],
  bookmarks: 0,
  ...more,
})

const volume = (document_id: DocumentId, more: Partial<VolumeFacts> = {}): VolumeFacts => ({
  number: 1,
  document_id,
  version: 1,
  bytes: 900_000,
  pages: 14,
  first_page: 1,
  last_page: 14,
  bookmarks: 3,
  is_numbered: true,
  off_size: 0,
  pages_without_text: [],
  ...more,
})

/** As the job of the bundle stores it. */
async function storeBundle(
  { chamberId, personId }: Awaited<ReturnType<typeof newChamber>>,
  of: contract.Filing,
  { papers, volumes, state }: Pick<NonNullable<FilingFacts>, 'papers' | 'volumes' | 'state'>,
) {
  await app.db.asChamber(chamberId, async (tx) => {
    const [row] = await tx.select().from(filing).where(eq(filing.id, of._id))
    const { paper, corner, most_megabytes, cure_days, most_cure_days } = of.court_form
    await tx.insert(filingBundle).values({
      chamber_id: chamberId,
      id: newId() as FilingBundleId,
      filing_id: of._id,
      matter_id: of.matter_id,
      state,
      values: {},
      papers: row?.papers ?? [],
      form: { paper, corner, most_megabytes, cure_days, most_cure_days },
      facts: papers,
      volumes,
      first_pages: [],
      asked_by: personId,
      asked_at: testMorning,
    })
  })
}

async function storeText(
  chamberId: Awaited<ReturnType<typeof newChamber>>['chamberId'],
  document_id: DocumentId,
  text: string,
) {
  await app.db.asChamber(chamberId, async (tx) => {
    await tx.delete(documentPage).where(eq(documentPage.document_id, document_id))
    await tx.insert(documentPage).values({ chamber_id: chamberId, document_id, version: 1, page: 1, text })
    await tx
      .update(documentVersion)
      .set({ text_read_at: testMorning, pages: 1 })
      .where(eq(documentVersion.document_id, document_id))
  })
}

describe('the checklist', () => {
  test('shows six planted defects before the papers go, and ticks each when it is mended', async () => {
    const { caller, matter, member, begin, add, put, get } = await chamber('tribunals-nclt-newdelhi')
    const begun = await begin({ kind: 'company' })
    const petition = await add('Petition.txt')
    const annexure = await add('Annexure.txt', 'Another')
    await put(begun._id, [
      { document_id: petition._id, title: 'Petition' },
      { document_id: annexure._id, title: 'Board resolution', mark: 'A-1' },
    ])
    await storeText(
      member.chamberId,
      petition._id,
      'The accused committed an offence under Section 420 of the IPC. See (2020) 99 SCC 1 and AIR 3021 SC 5.',
    )
    const clock = {
      matter_id: matter._id as MatterId,
      rule: 'application',
      start_on: '2023-11-01',
      ends_on: '2026-11-10',
    }
    await caller.call(startClock, { body: clock })
    await caller.call(addServing, {
      body: { matter_id: matter._id as MatterId, kind: 'respondent', name: 'Zafar', place: 'R-1' },
    })
    const before = await get(begun._id)
    const [first, second] = before.papers
    await storeBundle(member, before, {
      state: 'ready',
      papers: [facts(first?._id ?? '', petition._id), facts(second?._id ?? '', annexure._id, { state: 'encrypted' })],
      volumes: [volume(petition._id, { bytes: 25 * 1024 * 1024, pages_without_text: [3, 4] })],
    })
    const checked = await caller.call(contract.checkFilingText, { params: { id: begun._id }, body: {} })
    const seen = checked.body.data
    expect(machineOf(seen, 'limitation')).toEqual(['defect', 'clock-past'])
    expect(machineOf(seen, 'service')).toEqual(['defect', 'not-served'])
    expect(machineOf(seen, 'annexures')).toEqual(['defect', 'papers-locked'])
    expect(machineOf(seen, 'text-layer')).toEqual(['defect', 'text-missing'])
    expect(machineOf(seen, 'file-size')).toEqual(['defect', 'over-limit'])
    expect(machineOf(seen, 'citations')).toEqual(['defect', 'citations-doubted'])
    expect(machineOf(seen, 'page-numbers')).toEqual(['ok', 'pages-numbered'])
    expect(item(seen, 'court-fee')).toMatchObject({
      machine: null,
      state: 'open',
      source: expect.stringContaining('NCLT'),
    })

    await put(begun._id, [{ _id: first?._id, document_id: petition._id, title: 'Petition' }])
    expect(machineOf(await get(begun._id), 'text-layer')).toEqual(['unknown', 'bundle-stale'])
    await storeText(member.chamberId, petition._id, 'The company owes a debt.')
    const mended = await caller.call(contract.checkFilingText, { params: { id: begun._id }, body: {} })
    expect(machineOf(mended.body.data, 'citations')).toEqual(['ok', 'citations-found'])
    expect(machineOf(mended.body.data, 'sections')).toEqual(['ok', 'sections-fit'])
    expect(machineOf(mended.body.data, 'annexures')).toBeNull()
  })

  test('is ticked by a person with name and time, and says when the ticked state is removed', async () => {
    const { caller, begin } = await chamber()
    const { _id: id } = await begin()
    const tick = async (state: contract.CheckState, note: string | null = null) =>
      item(
        (await caller.call(contract.checkFilingItem, { params: { id }, body: { item: 'court-fee', state, note } })).body
          .data,
        'court-fee',
      )
    expect(await tick('done', '₹ 500 by e-stamp')).toMatchObject({
      state: 'done',
      note: '₹ 500 by e-stamp',
      ticked_by: 'R. Shukla',
      ticked_at: expect.any(String),
    })
    expect(await tick('open')).toMatchObject({ state: 'open', ticked_by: null })
  })

  test('takes items of the chamber, leaves out shipped ones, and follows the chamber’s values', async () => {
    const { caller, begin, get } = await chamber()
    const { _id: id } = await begin()
    const own = { _id: newId(), text: 'Ask the senior', only: null }
    const saved = await caller.call(checklistContract.saveFilingChecklist, {
      params: { form: 'allahabad' },
      body: { version: 0, own: [own], hidden: ['synopsis'], form: { cure_days: 14, most_megabytes: 50 } },
    })
    expect(saved.body.data).toMatchObject({ version: 1, own: [own], shipped: { cure_days: null } })
    const seen = await get(id)
    expect(item(seen, own._id)).toMatchObject({ text: 'Ask the senior', source: null })
    expect(item(seen, 'synopsis')).toBeUndefined()
    expect(seen.court_form).toMatchObject({ cure_days: 14, most_megabytes: 50, paper: 'a4' })
    const stale = await caller.call(checklistContract.saveFilingChecklist, {
      params: { form: 'allahabad' },
      body: { version: 0, hidden: [] },
    })
    expect([stale.status, stale.body.code]).toEqual([409, 'changed-meanwhile'])
  })

  test('says how often this registry returned the chamber’s last filings for an item', async () => {
    const { begin, file, giveBack, get } = await chamber()
    for (const objections of [
      ['Court fee is short.'],
      ['Deficit court fee', 'Vakalatnama is not stamped'],
      ['Index is missing'],
    ]) {
      const { _id } = await begin()
      await file(_id)
      await giveBack(_id, objections)
    }
    const { _id } = await begin()
    const seen = await get(_id)
    expect(item(seen, 'court-fee')?.returned).toEqual({ times: 2, of: 3 })
    expect(item(seen, 'signature')?.returned).toBeNull()
  })
})

describe('papers', () => {
  test('keep their order and their ticks, and say when a document was deleted', async () => {
    const { caller, begin, add, put, get } = await chamber()
    const begun = await begin()
    const [one, other] = [await add('One.txt', 'one'), await add('Two.txt', 'two')]
    const first = (
      await put(begun._id, [
        { document_id: one._id, title: 'Petition' },
        { document_id: other._id, title: 'Annexure', mark: 'P-1' },
      ])
    ).body.data
    const turned = await put(
      begun._id,
      first.papers.toReversed().map(({ _id, document_id, title, mark }) => ({ _id, document_id, title, mark })),
      first.version,
    )
    expect(turned.body.data.papers.map(({ title }) => title)).toEqual(['Annexure', 'Petition'])
    const stale = await put(begun._id, [], first.version)
    expect([stale.status, stale.body.code]).toEqual([409, 'changed-meanwhile'])

    await caller.call(deleteDocument, { params: { id: one._id }, body: {} })
    const seen = await get(begun._id)
    expect(seen.papers.map(({ title, is_gone }) => [title, is_gone])).toEqual([
      ['Annexure', false],
      ['Petition', true],
    ])
    expect(machineOf(seen, 'annexures')).toEqual(['defect', 'papers-gone'])
  })

  test('are documents of the same matter', async () => {
    const { begin, put } = await chamber()
    const begun = await begin()
    const stranger = await chamber()
    const foreignPaper = await stranger.add('Theirs.txt')
    expect((await put(begun._id, [{ document_id: foreignPaper._id, title: 'X' }])).status).toBe(404)
  })
})

describe('at the registry', () => {
  test('objections start a deadline, are cured by a member, and end with the refiling', async () => {
    const { caller, member, id, giveBack, get } = await filed('sci')
    const mate = await newColleague(app.db, member.chamberId, 'Asha Verma')
    const { body } = await giveBack(id, ['Court fee of ₹ 10 is short', 'Annexure P-2 is dim'], { source: 'pasted' })
    expect(body.data).toMatchObject({ state: 'returned', refile_by: '2026-12-17', open_objections: 2 })
    expect(body.data.returns[0]).toMatchObject({
      round: 1,
      refile_by: '2026-12-17',
      registry_until: '2027-02-17',
      delay: null,
    })
    expect(body.data.objections.map(({ kind, source }) => [kind, source])).toEqual([
      ['court-fee', 'pasted'],
      ['annexures', 'pasted'],
    ])
    const due = async () =>
      (await caller.call(listDeadlines, { query: {} })).body.data.map(({ clock }) => [clock?.rule, clock?.due_on])
    expect(await due()).toContainEqual(['objections', '2026-12-17'])

    const [first] = body.data.objections
    const cure = (change: Record<string, unknown>) =>
      caller.call(contract.changeObjection, { params: { id }, body: { objection_id: first?._id ?? '', ...change } })
    const given = await cure({ person_id: mate.personId, cure_by: '2026-12-01' })
    expect(given.body.data.objections[0]).toMatchObject({ person: { name: 'Asha Verma' }, cure_by: '2026-12-01' })
    expect(await due()).toContainEqual(['own', '2026-12-01'])
    expect((await cure({ person_id: someId })).status).toBe(404)
    expect((await cure({ is_cured: true })).body.data).toMatchObject({ open_objections: 1 })
    expect(await due()).not.toContainEqual(['own', '2026-12-01'])

    const again = await caller.call(contract.refileFiling, {
      params: { id },
      body: { refiled_on: '2026-11-20', number: '55614/2026' },
    })
    expect(again.body.data).toMatchObject({ state: 'filed', number: '55614/2026', refile_by: null })
    expect(await due()).not.toContainEqual(['objections', '2026-12-17'])
    const more = await giveBack(id, ['Index is missing'], { refile_by: '2026-11-30', notified_on: '2026-11-20' })
    expect(more.body.data.returns).toHaveLength(2)
    expect((await get(id)).refile_by).toBe('2026-11-30')
  })

  test('a day of refiling can be written where the rules of the court are not known', async () => {
    const { caller, id, giveBack } = await filed()
    expect((await giveBack(id, ['X is wrong'])).body.data.refile_by).toBeNull()
    const { body } = await caller.call(contract.changeFiling, { params: { id }, body: { refile_by: '2026-12-03' } })
    expect(body.data.refile_by).toBe('2026-12-03')
  })

  test('a step out of turn, a future time and an early return are refused', async () => {
    const { caller, begin, file, giveBack } = await chamber()
    const { _id: id } = await begin()
    expect((await giveBack(id, ['X'])).body.code).toBe('filing-state')
    const future = await caller.call(contract.fileFiling, {
      params: { id },
      body: { filed_at: '2027-01-01T00:00:00.000Z' },
    })
    expect([future.status, Object.keys(future.body.fields ?? {})]).toEqual([400, ['filed_at']])
    await file(id)
    expect((await file(id)).status).toBe(409)
    expect((await giveBack(id, ['X'], { notified_on: '2026-11-01' })).status).toBe(400)
    expect(
      (await caller.call(contract.refileFiling, { params: { id }, body: { refiled_on: '2026-11-20' } })).status,
    ).toBe(409)
  })

  test('the court’s own list of defects is offered once', async () => {
    const { courtCase: followed, id, giveBack, get } = await filed('sci')
    const objections = [
      { scrutiny_date: '2026-11-19', objection: 'COURT FEE: Not paid', compliance_date: null, receipt_date: null },
      { scrutiny_date: '2026-11-19', objection: 'Cured before', compliance_date: '2026-11-20', receipt_date: null },
    ]
    await app.db.asSystem('court-sync', (tx) =>
      tx
        .update(courtCase)
        .set({ record: { ...followed.record, objections } as never })
        .where(eq(courtCase.id, followed.id)),
    )
    expect((await get(id)).from_court).toEqual([{ text: 'COURT FEE: Not paid', notified_on: '2026-11-19' }])
    await giveBack(id, ['COURT FEE: Not paid'], { source: 'court' })
    expect((await get(id)).from_court).toEqual([])
  })
})

describe('a new case', () => {
  test('begins with a matter without a number, which gets the registered number and waits to be read', async () => {
    const { caller, matter } = await chamber()
    const begins = { court: 'dc-kheda' as CourtId, title: 'Zafar v. Asha', of_matter_id: matter._id as MatterId }
    const begun = (await caller.call(contract.beginFiling, { body: { kind: 'appeal', begins } })).body.data
    expect(begun).toMatchObject({ state: 'draft', ctitle: 'Zafar v. Asha', case_label: null, form: 'district' })
    const family = await caller.call(getFamily, { params: { id: begun.matter_id } })
    expect(family.body.data.links).toMatchObject([{ kind: 'appeal' }])
    const params = { id: begun._id }
    await caller.call(contract.fileFiling, { params, body: { number: 'EF-9', filed_at: time } })
    const { body } = await caller.call(contract.registerFiling, {
      params,
      body: { registered_on: '2026-11-20', case_type: 'RCA', case_number: '0041', case_year: 2026 },
    })
    expect(body.data).toMatchObject({
      state: 'registered',
      registered_number: 'RCA/41/2026',
      case_label: 'RCA/41/2026',
    })
    expect((await caller.call(getMatter, { params: { id: begun.matter_id } })).body.data).toMatchObject({
      title: 'Zafar v. Asha',
      is_unread: true,
      case_number: '41',
    })
    const { data } = (await caller.call(listDueChecks, { query: {} })).body
    expect(data).toMatchObject([{ kind: 'case', subject_id: begun.matter_id }])
  })

  test('a matter with a number keeps it, and the registered number is one more', async () => {
    const { caller, matter, id } = await filed()
    const { body } = await caller.call(contract.registerFiling, { params: { id }, body: number })
    expect(body.data.registered_number).toBe('WRIC/7/2026')
    const family = await caller.call(getFamily, { params: { id: matter._id as MatterId } })
    expect(family.body.data.aliases).toMatchObject([{ case_type: 'WRIC', case_number: '7', kind: 'renumbered' }])
  })
})

test('a filing goes with its matter into the bin and comes back with it', async () => {
  const { caller, matter, id, giveBack } = await filed('sci')
  await giveBack(id, ['X is wrong'])
  const list = async () => (await caller.call(contract.listFilings, { query: { state: 'open' } })).body.meta.total
  expect(await list()).toBe(1)
  await caller.call(deleteMatter, { params: { id: matter._id as MatterId }, body: {} })
  expect(await list()).toBe(0)
  expect((await caller.call(contract.getFiling, { params: { id } })).status).toBe(404)
  await caller.call(restoreMatter, { params: { id: matter._id as MatterId } })
  expect(await list()).toBe(1)
})

test('a withdrawn filing has no deadline, and a deleted one leaves its papers', async () => {
  const { caller, matter, id, giveBack } = await filed('sci')
  await giveBack(id, ['X is wrong'])
  const gone = await caller.call(contract.withdrawFiling, { params: { id }, body: {} })
  expect(gone.body.data.state).toBe('withdrawn')
  const due = (await caller.call(listDeadlines, { query: {} })).body.data
  expect(due.filter(({ clock }) => clock?.rule === 'objections')).toEqual([])
  expect((await caller.call(contract.deleteFiling, { params: { id }, query: {} })).status).toBe(200)
  expect((await caller.call(contract.getFiling, { params: { id } })).status).toBe(404)
  expect((await caller.call(contract.listFilings, { query: { matter_id: matter._id as MatterId } })).body.data).toEqual(
    [],
  )
})
