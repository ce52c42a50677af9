import { briefPack } from '@peshi/contract/day/brief-pack'
import { recordOutcome, saveHearing } from '@peshi/contract/matters/hearings'
import { createNote } from '@peshi/contract/matters/notes'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { CourtId } from '@peshi/contract/platform/ids'
import { saveDirection } from '@peshi/contract/trackers/directions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp, testMorning } from '../../../test/app.ts'
import { delhi, newOrder } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { followCase } from '../../../test/matters.ts'
import { readPdfPages } from '../../../test/pdf-pages.ts'
import { newColleague } from '../../../test/people.ts'
import { orderPage } from '../../courts/courts/courts.schema.ts'
import { newId } from '../../platform/db/columns.ts'
import { putDueChecks } from '../../trackers/due-checks/put-due-checks.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: handClock() })
})
afterAll(() => app.close())

ladder(briefPack, () => app, {
  invalid: {
    'a day that does not exist': { query: { date: '31-02-2026' } },
    'an unknown court': { query: { courts: 'moon' } },
  },
  refused: 'client',
})

type Member = Awaited<ReturnType<typeof newChamber>>

const tomorrow = '2026-11-21'

const ask = (member: Member, query: InputOf<typeof briefPack>['query'] = {}) =>
  app.as(member).call(briefPack, { query })

async function readPages(member: Member, query?: InputOf<typeof briefPack>['query']): Promise<string[]> {
  const { status, headers, raw } = await ask(member, query)
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  return (await readPdfPages(raw.rawPayload)).map((page) => page.replace(/\s+/g, ' '))
}

async function listed(member: Member, title: string, court_no: string, item: string, own: object = {}) {
  const { matter, courtCase } = await followCase(app, member, { title, next_date: tomorrow, ...own })
  await app.as(member).call(saveHearing, { body: { matter_id: matter._id, date: tomorrow, court_no, item } })
  return { matter, courtCase }
}

test('the brief pack has a page for each matter of tomorrow, sorted by room and item', async () => {
  const member = await newChamber(app.db)
  await listed(member, 'Third v. State', '42', '17')
  await listed(member, 'First v. State', '7', '30')
  await listed(member, 'Second v. State', '42', '9')
  await followCase(app, member, { title: 'Another day', next_date: '2026-11-24' })
  await listed(await newChamber(app.db), 'Not ours', '7', '1')

  const pages = await readPages(member)
  expect(pages.map((page) => /(First|Second|Third)/.exec(page)?.[0])).toEqual(['First', 'Second', 'Third'])
  expect(pages[0]).toMatch(/(HC|SC|DC)[^·\n]* · Court 7 · Item 30/)
  expect(pages.join(' ')).not.toMatch(/Another day|Not ours/)
})

test('a matter with a fixed hour is sorted by that hour, even if it is before court hours', async () => {
  const member = await newChamber(app.db)
  await listed(member, 'Room v. State', '7', '1')
  const early = await followCase(app, member, { title: 'Early v. State', next_date: tomorrow })
  const late = await followCase(app, member, { title: 'Late v. State', next_date: tomorrow })
  const at = (matter_id: typeof early.matter._id, time: string) =>
    app.as(member).call(saveHearing, { body: { matter_id, date: tomorrow, court_no: '1', time } })
  await at(late.matter._id, '15:00')
  await at(early.matter._id, '09:30')
  const pages = await readPages(member)
  expect(pages.map((page) => /(Early|Room|Late)/.exec(page)?.[0])).toEqual(['Early', 'Room', 'Late'])
})

test('a matter’s page quotes the last order’s directions, and shows the outcomes since that order', async () => {
  const member = await newChamber(app.db)
  const { matter, courtCase } = await listed(member, 'Ram Lal v. State', '7', '3')
  await newOrder(app.db, courtCase.id, { date: '2026-09-01' })
  const order = await newOrder(app.db, courtCase.id, { date: '2026-11-10', pages: 1, has_text: true })
  await app.db.asSystem('court-sync', (tx) =>
    tx.insert(orderPage).values({
      order_id: order.id,
      page: 1,
      text: 'Heard Sri A. K. Singh.\n\nCounter affidavit may be filed within four weeks. List on 21.11.2026.',
    }),
  )
  await app.as(member).call(recordOutcome, {
    body: {
      matter_id: matter._id,
      date: '2026-11-10',
      outcome: 'adjourned',
      next_date: tomorrow,
      business: 'Counsel unwell',
    },
  })
  const [page] = await readPages(member)
  expect(page).toContain('Order of 10-11-2026')
  expect(page).toContain('Counter affidavit may be filed within four weeks.')
  expect(page).toContain('Read the order before relying on it')
  expect(page).not.toContain('Heard Sri')
  expect(page).toMatch(/10-11-2026 Adjourned\. Counsel unwell/)
})

test('a matter’s page lists the directions that are not done yet', async () => {
  const member = await newChamber(app.db)
  const { matter } = await listed(member, 'Ram Lal v. State', '7', '3')
  const caller = app.as(member)
  const note = (text: string, state: 'open' | 'done', due_date: string | null = null) =>
    caller.call(saveDirection, { body: { matter_id: matter._id, kind: 'step', text, due_date, state } })
  await note('File the rejoinder', 'open', '2026-12-08')
  await note('Pay the cost', 'done')
  const [page] = await readPages(member)
  expect(page).toMatch(/Still to be done by 08-12-2026 File the rejoinder/)
  expect(page).not.toContain('Pay the cost')
})

test('for a court whose lists Peshi does not read, the brief pack has the address of the lists', async () => {
  const member = await newChamber(app.db)
  await followCase(app, member, { title: 'Lucknow v. State', next_date: tomorrow, court: 'hc-lucknow' as CourtId })
  const [page] = await readPages(member)
  expect(page).toMatch(/Peshi does not read this court’s lists\. Look here: https:/)
})

test('the brief pack states that a court’s list waits for a captcha', async () => {
  const member = await newChamber(app.db)
  const pune = 'dc-pune' as CourtId
  await followCase(app, member, { title: 'Pune v. State', next_date: tomorrow, court: pune })
  const check = {
    kind: 'cause-list' as const,
    subjectId: newId(),
    court: pune,
    query: { date: tomorrow },
    label: 'List',
  }
  await app.db.asChamber(member.chamberId, (tx) =>
    putDueChecks(tx, member.chamberId, [{ ...check, dueAt: testMorning }], testMorning),
  )
  expect((await readPages(member))[0]).toMatch(/This list waits for a captcha\. Look here: https:/)
})

test('a matter’s page states that the text of an order is missing', async () => {
  const member = await newChamber(app.db)
  const { courtCase } = await listed(member, 'Ram Lal v. State', '7', '3')
  await newOrder(app.db, courtCase.id, { date: '2026-11-10' })
  expect((await readPages(member))[0]).toContain('Its text is not available here')
})

test('another chamber’s copy of an order is not used in the brief pack', async () => {
  const [member, other] = [await newChamber(app.db), await newChamber(app.db)]
  const { courtCase } = await listed(member, 'Ram Lal v. State', '7', '3')
  const order = await newOrder(app.db, courtCase.id, { date: '2026-11-10' })
  await app.db.engine.execute(`
    INSERT INTO order_copy (chamber_id, id, order_id, file_key, sha256, size, added_by, added_at)
    VALUES ('${other.chamberId}', gen_random_uuid(), '${order.id}', 'key', 'hash', 1, '${other.personId}', now());
    INSERT INTO order_copy_page (chamber_id, order_id, page, text)
    VALUES ('${other.chamberId}', '${order.id}', 1, 'The petition is dismissed.')`)
  const [page] = await readPages(member)
  expect(page).toContain('Its text is not available here')
  expect(page).not.toContain('dismissed')
})

test('a matter with long texts has one page, and a pack of more than five matters has an index', async () => {
  const member = await newChamber(app.db)
  const long = 'Smt. Phoolmati Devi Widow of Late Ram Kishore Srivastava and 127 others '.repeat(8)
  for (let item = 1; item <= 6; item++) {
    const { courtCase } = await listed(member, `${item}. ${long}`, '7', String(item), { stage: long, court: delhi })
    const order = await newOrder(app.db, courtCase.id, { pages: 1, has_text: true })
    const text = `The respondents shall file ${'a further and better affidavit '.repeat(60)}. `.repeat(4)
    await app.db.asSystem('court-sync', (tx) => tx.insert(orderPage).values({ order_id: order.id, page: 1, text }))
  }
  const pages = await readPages(member)
  expect(pages).toHaveLength(7)
  expect(pages[0]).toContain('Before')
  expect(pages.slice(1).map((page) => /Item (\d)/.exec(page)?.[1])).toEqual(['1', '2', '3', '4', '5', '6'])
})

test('the brief pack prints Hindi and Urdu names in their own scripts', async () => {
  const member = await newChamber(app.db)
  await listed(member, 'शांति देवी v. محمد اسلم', '7', '3')
  const [page] = await readPages(member)
  expect(page).toMatch(/\p{Script=Devanagari}{2}/u)
  expect(page).toMatch(/\p{Script=Arabic}{2}/u)
})

test('for a day without matters, the reply is a message that names the day', async () => {
  const member = await newChamber(app.db)
  const { status, body } = await ask(member, { date: '22-11-2026' })
  expect([status, body.message]).toEqual([404, 'No matters on 22-11-2026.'])
})

test('a person can limit the brief pack to some courts', async () => {
  const member = await newChamber(app.db)
  await listed(member, 'At Allahabad', '7', '3')
  await listed(member, 'At Delhi', '7', '3', { court: delhi })
  expect((await readPages(member, { courts: delhi })).map((page) => /At (Delhi|Allahabad)/.exec(page)?.[1])).toEqual([
    'Delhi',
  ])
})

test('a matter’s page has the chamber’s notes, and only the reader’s own private notes', async () => {
  const member = await newChamber(app.db)
  const { matter } = await listed(member, 'Noted v. State', '7', '1')
  const colleague = await newColleague(app.db, member.chamberId, 'Asha Verma')
  const write = (who: Member, html: string, is_private: boolean) =>
    app.as(who).call(createNote, { body: { matter_id: matter._id, html, is_private } })
  await write(member, '<p>Argue limitation</p><p>then parity</p>', false)
  await write(member, '<p>My own doubts</p>', true)
  await write(colleague, '<p>Her own doubts</p>', true)

  const [mine] = await readPages(member)
  expect(mine).toContain('R. Shukla, 20-11-2026 Argue limitation · then parity')
  expect(mine).toContain('My own doubts')
  const [theirs] = await readPages(colleague)
  expect(theirs).toContain('Her own doubts')
  expect(`${mine} ${theirs}`.match(/(My|Her) own doubts/g)).toHaveLength(2)
  const [billing] = await readPages(await newColleague(app.db, member.chamberId, 'Accounts', 'billing'))
  expect(billing).not.toContain('limitation')
})
