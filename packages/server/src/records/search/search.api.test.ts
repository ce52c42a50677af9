import { setTeam } from '@peshi/contract/chamber/team'
import { createTask, deleteTask, moveOccurrence, type TaskChanges } from '@peshi/contract/day/tasks'
import { deleteMatter, editPublicData, editTitle } from '@peshi/contract/matters/matters'
import { createNote } from '@peshi/contract/matters/notes'
import { createTag } from '@peshi/contract/matters/tags'
import type { CourtId, TagId } from '@peshi/contract/platform/ids'
import { type SearchFound, search } from '@peshi/contract/records/search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, type TestApp, testApp } from '../../../test/app.ts'
import { delhi } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { followCase } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { ask, documentSaying, excerptText, orderSaying, party } from '../../../test/searching.ts'
import { matterTag } from '../../matters/views/matter-lists.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

ladder(search, () => app, {
  input: { query: { q: 'ram' } },
  invalid: {
    'an unknown kind': { query: { q: 'ram', kind: 'people' } },
    'a page before the first': { query: { q: 'ram', page: 0 } },
    'a search over the length limit': { query: { q: 'x'.repeat(201) } },
    'an invalid court': { query: { court: 'x' } },
    'an invalid day': { query: { from: '2026-02-30' } },
  },
  refused: 'client',
})

type Member = Awaited<ReturnType<typeof newChamber>>

const titlesOf = ({ matters }: SearchFound) => matters.hits.map(({ matter }) => matter.title)

describe('searching matters', () => {
  let member: Member
  let caller: Caller
  let shanti: Awaited<ReturnType<typeof followCase>>
  beforeAll(async () => {
    member = await newChamber(app.db)
    caller = app.as(member)
    const record = (petitioners: object[], respondents: object[]) => ({ petitioners, respondents }) as never
    await followCase(app, member, {
      title: 'Mohd. Iqbal Chaudhary v. State of U.P.',
      petitioner: 'Mohd. Iqbal Chaudhary',
      case_number: '12345',
      cnr: 'UPHC010912342023',
      record: record(
        [party('Mohd. Iqbal Chaudhary', 'Rakesh Srivastava')],
        [party('State of U.P.'), party('Gurmeet Kaur')],
      ),
    })
    shanti = await followCase(app, member, {
      title: 'शांति देवी v. State',
      petitioner: 'शांति देवी',
      respondent: 'State',
      case_number: '99',
      case_year: 2019,
      status: 'disposed',
      next_date: null,
    })
    await followCase(app, member, {
      title: 'Bank of India v. Ravindra Kumar',
      petitioner: 'Bank of India',
      respondent: 'Ravindra Kumar',
      court: delhi,
      case_type: 'CS(COMM)',
      case_number: '7',
      next_date: '2026-12-20',
    })
  })

  test.each<[string, string[]]>([
    ['iqbal', ['Mohd. Iqbal']],
    ['Mohammad Ikbal Choudhari', ['Mohd. Iqbal']],
    ['मोहम्मद इकबाल चौधरी', ['Mohd. Iqbal']],
    ['Md. Iqbal', ['Mohd. Iqbal']],
    ['Smt. Shanti Devi', ['शांति देवी']],
    ['शान्ति', ['शांति देवी']],
    ['gurmit kor', ['Mohd. Iqbal']],
    ['srivastav', ['Mohd. Iqbal']],
    ['Iqbal Sharma', []],
    ['WRIC 12345 of 2024', ['Mohd. Iqbal']],
    ['12345/2024', ['Mohd. Iqbal']],
    ['UPHC01-091234-2023', ['Mohd. Iqbal']],
    ['cs(comm) 7 2024', ['Bank of India']],
    ["'; drop table matter; --", []],
    ['%', []],
  ])('the search %j finds the right matters', async (q, found) => {
    const { matters } = await ask(caller, { q, kind: 'matters' })
    expect(
      matters.hits.map(({ matter }) => found.find((title) => matter.title.startsWith(title)) ?? matter.title),
    ).toEqual(found)
    expect([matters.total, matters.is_more]).toEqual([found.length, false])
  })

  test('exact matches come first, and matches that only sound similar are marked', async () => {
    const other = await newChamber(app.db)
    await followCase(app, other, { title: 'Rimaa v. Roy', petitioner: 'Rimaa', case_number: '501' })
    await followCase(app, other, { title: 'Ram v. Roy', petitioner: 'Ram', case_number: '502' })
    await followCase(app, other, { title: 'Rama v. Roy', petitioner: 'Rama', case_number: '503', status: 'disposed' })
    const { matters } = await ask(app.as(other), { q: 'ram' })
    expect(matters.hits.map(({ matter, is_alike }) => [matter.title, is_alike])).toEqual([
      ['Ram v. Roy', false],
      ['Rama v. Roy', false],
      ['Rimaa v. Roy', true],
    ])
  })

  test('a matter is found by its present title and petitioner, but not by a removed title', async () => {
    const own = await newChamber(app.db)
    const { matter } = await followCase(app, own, {
      title: 'Zubair v. Zafar',
      petitioner: 'Zubair',
      respondent: 'Zafar',
      case_number: '601',
    })
    await app.as(own).call(editTitle, { params: { id: matter._id }, body: { title: 'The lakeside file' } })
    await app.as(own).call(editPublicData, { params: { id: matter._id }, body: { petitioner: 'Parvati' } })
    expect(titlesOf(await ask(app.as(own), { q: 'leksaid phail' }))).toEqual(['The lakeside file'])
    expect(titlesOf(await ask(app.as(own), { q: 'पार्वती' }))).toEqual(['The lakeside file'])
    await app.as(own).call(editTitle, { params: { id: matter._id }, body: { title: null } })
    expect(titlesOf(await ask(app.as(own), { q: 'leksaid phail' }))).toEqual([])
  })

  test.each<[string, Record<string, unknown>, number]>([
    ['court', { court: delhi }, 1],
    ['type, in any spelling', { case_type: 'cs comm' }, 1],
    ['status', { case_status: 'disposed' }, 1],
    ['year', { case_year: 2024 }, 2],
    ['next dates', { from: '2026-12-02', to: '2026-12-31' }, 1],
    ['an advocate, in any spelling', { advocate: 'Rakesh Shrivastav' }, 1],
    ['an unknown advocate', { advocate: 'Rakesh Verma' }, 0],
    ['an advocate’s initials alone', { advocate: 'R. K.' }, 0],
    ['status and words', { q: 'state', case_status: 'disposed' }, 1],
    ['no filter and no words', {}, 0],
  ])('filters find the right number of matters: %s', async (_, filters, total) => {
    const { matters } = await ask(caller, filters)
    expect([matters.total, matters.hits.length]).toEqual([total, total])
  })

  test('matters are filtered by tag', async () => {
    const tag = await caller.call(createTag, { body: { name: 'Urgent' } })
    const tagId = tag.body.data._id as TagId
    await app.db.asChamber(member.chamberId, (tx) =>
      tx.insert(matterTag).values({ chamber_id: member.chamberId, matter_id: shanti.matter._id, tag_id: tagId }),
    )
    expect(titlesOf(await ask(caller, { tag: tagId }))).toEqual(['शांति देवी v. State'])
    expect(titlesOf(await ask(app.as(await newChamber(app.db)), { tag: tagId }))).toEqual([])
  })

  test('matters of another chamber and matters in the bin are not found', async () => {
    expect(titlesOf(await ask(app.as(await newChamber(app.db)), { q: 'iqbal' }))).toEqual([])
    const own = await newChamber(app.db)
    const { matter } = await followCase(app, own, { title: 'Binned v. Kept', petitioner: 'Binned', case_number: '701' })
    await app.as(own).call(deleteMatter, { params: { id: matter._id } })
    expect(titlesOf(await ask(app.as(own), { q: 'binned' }))).toEqual([])
  })

  test('search results are divided into pages', async () => {
    const own = await newChamber(app.db)
    for (let n = 0; n < 23; n++)
      await followCase(app, own, {
        title: `Same ${n}`,
        petitioner: 'Same',
        court: 'hc-bombay' as CourtId,
        case_number: `${800 + n}`,
      })
    const all = await ask(app.as(own), { q: 'same' })
    const [one, two] = [
      await ask(app.as(own), { q: 'same', kind: 'matters' }),
      await ask(app.as(own), { q: 'same', kind: 'matters', page: 2 }),
    ]
    expect([all.matters.hits.length, one.matters.hits.length, two.matters.hits.length]).toEqual([5, 20, 3])
    expect(new Set([...titlesOf(one), ...titlesOf(two)]).size).toBe(23)
    expect(two.matters.total).toBe(23)
  })
})

test('a search finds a document’s newest version with its page, until the matter is deleted', async () => {
  const member = await newChamber(app.db)
  const { matter } = await followCase(app, member, { case_number: '950' })
  const id = await documentSaying(app, member, matter._id, 'Plaint.pdf', [
    { version: 1, text: 'The first wording' },
    { version: 2, text: 'The second wording, programme' },
  ])
  const found = async (q: string, who = app.as(member)) => (await ask(who, { q })).documents
  expect((await found('second')).hits[0]).toMatchObject({
    document_id: id,
    name: 'Plaint.pdf',
    page: 1,
    date: '2026-11-03',
  })
  expect((await found('first')).total).toBe(0)
  expect((await found('prog')).total).toBe(1)
  expect((await found('"ram"')).total).toBe(0)
  expect((await found('"wording second"')).total).toBe(0)
  expect((await found('second', app.as(await newChamber(app.db)))).total).toBe(0)
  await app.as(member).call(deleteMatter, { params: { id: matter._id } })
  expect((await found('second')).total).toBe(0)
})

test('a search finds the chamber’s notes, but private notes only for their author', async () => {
  const member = await newChamber(app.db)
  const { matter, courtCase } = await followCase(app, member, { case_number: '960' })
  await orderSaying(app, courtCase.id, '2026-03-01', 'A word on limitation')
  const colleague = app.as(await newColleague(app.db, member.chamberId, 'A. Colleague'))
  const caller = app.as(member)
  await caller.call(createNote, { body: { matter_id: matter._id, html: '<p>Limitation is <b>our</b> point</p>' } })
  await caller.call(createNote, {
    body: { matter_id: matter._id, html: '<p>Limitation, for me</p>', is_private: true },
  })
  expect((await ask(caller, { q: 'limitation' })).notes.total).toBe(2)
  const theirs = await ask(colleague, { q: 'limitation' })
  expect(theirs.notes.hits.map(excerptText)).toEqual(['[Limitation] is our point'])
  const billing = await ask(app.as(await newColleague(app.db, member.chamberId, 'A. Accountant', 'billing')), {
    q: 'limitation',
  })
  expect([billing.notes.total, billing.orders.total]).toEqual([0, 0])
})

test('people outside the team do not find a sensitive matter', async () => {
  const member = await newChamber(app.db)
  const { matter, courtCase } = await followCase(app, member, {
    title: 'Secret Person v. State',
    petitioner: 'Secret Person',
    case_number: '970',
    record: { petitioners: [party('Secret Person', 'Hidden Counsel')], respondents: [] } as never,
  })
  await orderSaying(app, courtCase.id, '2026-03-01', 'The victim lives at the lake')
  await app.as(member).call(createNote, { body: { matter_id: matter._id, html: '<p>Her lake house</p>' } })
  await documentSaying(app, member, matter._id, 'Secret.pdf', [{ version: 1, text: 'A map of the lake' }])
  const outsider = app.as(await newColleague(app.db, member.chamberId, 'A. Colleague'))
  const sums = async (who: Caller, query: Record<string, unknown>) => {
    const { matters, orders, documents, notes } = await ask(who, query)
    return [matters.total, orders.total, documents.total, notes.total]
  }
  expect(await sums(outsider, { q: 'lake' })).toEqual([0, 1, 1, 1])
  const { status } = await app
    .as(member)
    .call(setTeam, { params: { id: matter._id }, body: { person_ids: [member.personId], is_sensitive: true } })
  expect(status).toBe(200)
  for (const query of [
    { q: 'lake' },
    { q: 'secret' },
    { q: 'sikret parson' },
    { advocate: 'Hidden Counsel' },
    { q: '970/2024' },
  ])
    expect(await sums(outsider, query), JSON.stringify(query)).toEqual([0, 0, 0, 0])
  expect(await sums(app.as(member), { q: 'lake' })).toEqual([0, 1, 1, 1])
})

test('tasks are found by text, notes and steps, unless they are hidden from the person', async () => {
  const member = await newChamber(app.db)
  const { matter } = await followCase(app, member, { case_number: '980' })
  const caller = app.as(member)
  const colleague = app.as(await newColleague(app.db, member.chamberId, 'A. Colleague'))
  const add = async (own: TaskChanges) =>
    (await caller.call(createTask, { body: { title: 'Something', date: '2026-11-24', ...own } })).body.data._id
  const found = async (who: Caller, query: Record<string, unknown>) =>
    (await ask(who, query)).tasks.hits.map(({ task, excerpt }) => [task.title, excerptText({ excerpt })])
  await add({ title: 'Draft the rejoinder', date: '2026-11-25', note: 'For the lake house' })
  await add({ title: 'Stamps', matter: matter._id, checklist: [{ text: 'Ask about the rejoinder', is_done: false }] })
  await add({ title: 'My own rejoinder', category: 'Personal', date: '2026-11-20' })
  const binned = await add({ title: 'Binned rejoinder' })
  await caller.call(deleteTask, { params: { id: binned } })

  const [draft, stamps, mine] = [
    ['Draft the rejoinder', ''],
    ['Stamps', 'Ask about the [rejoinder]'],
    ['My own rejoinder', ''],
  ]
  expect(await found(caller, { q: 'rejoinder' })).toEqual([draft, stamps, mine])
  expect(await found(colleague, { q: 'rejoinder' })).toEqual([draft, stamps])
  expect(await found(caller, { q: 'lake', kind: 'tasks' })).toEqual([['Draft the rejoinder', 'For the [lake] house']])
  expect(await found(caller, { q: 'rejoinder', to: '2026-11-20' })).toEqual([mine])
  expect(await found(caller, { q: 'rejoinder', case_year: 2024 })).toEqual([stamps])
  expect(await found(app.as(await newChamber(app.db)), { q: 'rejoinder' })).toEqual([])

  const repeat = { every: 'week' as const, interval: 1, until: null }
  const fees = await add({ title: 'Fees of the registry', repeat })
  await caller.call(moveOccurrence, { params: { id: fees, on: '2026-12-01' }, body: { date: '2026-12-03' } })
  const hits = (await ask(caller, { q: 'registry', kind: 'tasks' })).tasks.hits.map(({ task }) => task.date)
  expect(hits.toSorted()).toEqual(['2026-11-24', '2026-12-03'])

  await caller.call(setTeam, { params: { id: matter._id }, body: { person_ids: [], is_sensitive: true } })
  expect(await found(colleague, { q: 'rejoinder' })).toEqual([draft])
  await caller.call(deleteMatter, { params: { id: matter._id } })
  expect(await found(caller, { q: 'rejoinder' })).toEqual([draft, mine])
})
