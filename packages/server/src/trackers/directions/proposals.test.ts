import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proposeDirections } from './proposals.ts'

const order = { id: 'one', date: '2026-11-10' }
const toPages = (texts: readonly (string | null)[]) =>
  texts.map((text, index) => ({ page: index + 1, text, isSure: true }))
const propose = (...texts: (string | null)[]) =>
  proposeDirections(toPages(texts), order)
    .filter(({ kind }) => kind !== 'outcome')
    .map(({ kind, due_date, is_reckoned, page }) => [kind, due_date, is_reckoned, page])

test('the next date and the steps of an order are proposed, each with its date and the order’s page', () => {
  expect(
    propose(
      'Heard Sri A. K. Singh.\n\nCounter affidavit may be filed within four weeks.',
      'The impugned order is stayed until further orders. List on 21.12.2026.',
    ),
  ).toEqual([
    ['step', '2026-12-08', true, 1],
    ['next-date', '2026-12-21', false, 2],
  ])
})

test('a past date or a sentence without a date gives no next date', () => {
  expect(propose('The matter was listed on 01.02.2025.')).toEqual([])
  expect(propose('List in due course before the appropriate Bench.')).toEqual([])
  expect(propose('The petition is dismissed.')).toEqual([])
})

test('a step whose period does not start at the order has no due date', () => {
  expect(propose('Rejoinder, if any, shall be filed within two weeks thereafter.')).toEqual([['step', null, false, 1]])
  expect(propose('He shall deposit it within a week from the date of receipt of this order.')).toEqual([
    ['step', null, false, 1],
  ])
})

test('a step whose time limit depends on the next hearing has no due date', () => {
  expect(propose('Reply be filed before the next date of hearing.')).toEqual([['step', null, false, 1]])
  expect(propose('Compliance affidavit be filed three days before the next date.')).toEqual([['step', null, false, 1]])
})

test('a date split by a line break is read as one date', () => {
  expect(propose('Adjourned to 12.05.\n2027 for want of time.')).toEqual([['next-date', '2027-05-12', false, 1]])
})

test('a sentence that continues on the next page has the number of its first page', () => {
  expect(propose('The respondents shall file their reply', 'within two weeks. Nothing else.')).toEqual([
    ['step', '2026-11-24', true, 1],
  ])
})

test('a word that is hyphenated at the end of a line or page is whole again', () => {
  const pages = ['Issue notice return-\nable; the counter-', 'affidavit may be filed within two weeks.']
  expect(proposeDirections(toPages(pages), order).flatMap(({ kind, text }) => (kind === 'step' ? [text] : []))).toEqual(
    ['Issue notice returnable;', 'the counter-affidavit may be filed within two weeks.'],
  )
})

test('only the last pages of a long judgment are read', () => {
  const reported = 'The trial court directed: the accused shall deposit the sum within one month.'
  const pages = [
    reported,
    ...Array.from({ length: 8 }, () => 'Facts.'),
    'The appellant shall deposit 10,000 within a week.',
  ]
  expect(propose(...pages)).toEqual([['step', '2026-11-17', true, 10]])
})

test('a proposal’s key depends on its words and on the court order, but not on the page', () => {
  const keys = (id: string, ...pages: string[]) =>
    proposeDirections(toPages(pages), { id, date: null }).map(({ key }) => key)
  const [key] = keys('one', 'List on 21.12.2026.')
  expect(keys('one', 'Heard.', 'Counter affidavit may be filed.', 'List on 21.12.2026.')).toContain(key)
  expect(keys('two', 'List on 21.12.2026.')).not.toContain(key)
})

test('each proposal’s words are on the page that it names or on a later page', () => {
  const words = fc.constantFrom(
    'List',
    'on',
    '21.12.2026',
    'shall file',
    'within two weeks',
    'notice',
    'issue',
    'today.',
    '\n',
  )
  fc.assert(
    fc.property(
      fc.array(
        fc.array(words, { maxLength: 12 }).map((page) => page.join(' ')),
        { maxLength: 4 },
      ),
      (pages) => {
        for (const { text, page, due_date } of proposeDirections(toPages(pages), order)) {
          const there = pages
            .slice(page - 1)
            .join(' ')
            .split(/\s+/)
          expect(text.split(/\s+/).filter((word) => !there.includes(word))).toEqual([])
          if (due_date) expect(due_date > order.date).toBe(true)
        }
      },
    ),
  )
})

test('a page full of matching words is read in a short time', () => {
  const started = performance.now()
  const texts = ['shall file within two weeks and '.repeat(20_000), `List on ${'1.1.'.repeat(50_000)}`]
  proposeDirections(toPages(texts), order)
  expect(performance.now() - started).toBeLessThan(5000)
})

test('nothing is proposed from a page whose text is not sure, nor from a sentence that goes on there', () => {
  const read = (second: boolean) =>
    proposeDirections(
      [
        { page: 1, text: 'Heard. Costs of Rs. 5,000/- shall be paid by the plaintiff to', isSure: true },
        { page: 2, text: 'the defendant. Reply be filed within two weeks. List on 21.12.2026.', isSure: second },
        { page: 3, text: 'Written statement be filed within two weeks.', isSure: true },
      ],
      order,
    ).map(({ kind, page }) => `${kind} ${page}`)
  expect(read(true)).toEqual(['step 1', 'step 2', 'next-date 2', 'step 3', 'outcome 2'])
  expect(read(false)).toEqual(['step 3'])
})

test('a proposal has the characters of its sentence on the page', () => {
  const text = 'Heard.\n\nThe counter-\naffidavit may be filed  within\ntwo weeks. List on 21.12.2026.'
  const cut = proposeDirections(toPages([text]), order).map(({ range }) => text.slice(range.start, range.end))
  expect(cut).toEqual([
    'The counter-\naffidavit may be filed  within\ntwo weeks.',
    'List on 21.12.2026.',
    'List on 21.12.2026.',
  ])
})

test('an interim order until the next date ends on the only next date of its order', () => {
  const until = (...texts: string[]) =>
    proposeDirections(toPages(texts), order).flatMap(({ step, due_date }) => (step === 'interim' ? [due_date] : []))
  expect(until('Interim order to continue till the next date. List on 21.12.2026.')).toEqual(['2026-12-21'])
  expect(until('Interim order to continue till the next date. List after two weeks.')).toEqual([null])
})

test('two steps of one sentence are two proposals, and the day belongs to one of them', () => {
  const said =
    'Written statement be filed within two weeks subject to payment of costs of Rs. 5,000/- to the plaintiff.'
  const found = proposeDirections(toPages([said]), order)
  expect(found.map(({ step, due_date, amount }) => [step, due_date, amount])).toEqual([
    ['filing', '2026-11-24', null],
    ['costs', null, 500_000],
  ])
  expect(new Set(found.map(({ key }) => key)).size).toBe(2)
})
