import { NotificationKind } from '@peshi/contract/chamber/notifications'
import type { MatterId, NotificationId } from '@peshi/contract/platform/ids'
import { Language } from '@peshi/contract/platform/person'
import { describe, expect, test } from 'vitest'
import { alertMail } from './alert-mail.ts'
import { type AlertItem, aboutOf, alertPush, alertSms, groupsOf } from './alert-message.ts'
import { alertWords } from './alert-words.ts'
import { changesSince, type DayLine, isNothing } from './day-statement.ts'

const where = { publicUrl: 'https://peshi.example.in', stopUrl: 'https://peshi.example.in/stop-alerts#token' }
const english = alertWords('en')
let ids = 0
const alertWith = (own: Partial<AlertItem> = {}): AlertItem => ({
  id: String(++ids) as NotificationId,
  kind: 'date.changed',
  by: null,
  matter_id: 'm1' as MatterId,
  matter_title: 'Ram Lal v. State of U.P.',
  number: 'WRIC/12345/2024',
  isSensitive: false,
  court: 'Allahabad HC',
  subject: { kind: 'matter', id: 'm1', label: null },
  values: { after: '2026-12-08' },
  ...own,
})
const night = Array.from({ length: 100 }, (_, at) =>
  alertWith({
    kind: at % 4 === 0 ? 'order.new' : 'date.changed',
    matter_id: `m${at % 40}` as MatterId,
    matter_title: `Party ${at % 40} v. State`,
  }),
)

test.each(Language.options)('in %s, the words for every kind of alert are complete', (language) => {
  const words = alertWords(language)
  for (const kind of NotificationKind.options) {
    const { subject, text, html } = alertMail([alertWith({ kind })], words, where)
    expect(subject).not.toContain(kind)
    expect(`${subject}${text}${html}`).not.toMatch(/{{|undefined|null/)
  }
  expect(alertMail(night, words, where).html).toContain(`lang="${language}" dir="${language === 'ur' ? 'rtl' : 'ltr'}"`)
})

test.each([
  ['hi', 'इलाहाबाद उच्च न्यायालय'],
  ['ur', 'الہ آباد ہائی کورٹ'],
] as const)('in %s, mail, SMS and push translate the court’s name', (language, court) => {
  const words = alertWords(language)
  const listed = alertWith({ kind: 'listing.added', values: { date: '2026-12-08', court_no: '5', item: '12' } })
  for (const text of [
    alertMail([listed], words, where).subject,
    alertSms([listed], words, where).text,
    alertPush([listed], words, where).text,
  ]) {
    expect(text).toContain(court)
    expect(text).not.toContain('Allahabad HC')
  }
})

describe('a mail about one event', () => {
  test('the subject names the event, and the mail links to the matter', () => {
    const { kind, subject, text } = alertMail([alertWith()], english, where)
    expect([kind, subject]).toEqual(['alert', 'New date: Ram Lal v. State of U.P. · 08-12-2026 · Allahabad HC'])
    expect(text).toContain('https://peshi.example.in/dashboard/matters/matter-preview/m1')
    expect(text).toContain(where.stopUrl)
  })

  test.each([
    [
      { kind: 'listing.added', values: { date: '2026-12-08', court_no: '5', item: '12' } },
      'Ram Lal v. State of U.P. · 08-12-2026 · Allahabad HC, court 5, item 12',
    ],
    [
      { kind: 'call.near', values: { count: 3, court_no: '-10', item: '7' } },
      'Ram Lal v. State of U.P. · Allahabad HC, court C.J., item 7 · 3 before you',
    ],
    [{ kind: 'note.mention', by: 'Asha Verma', values: {} }, 'Ram Lal v. State of U.P. · Asha Verma · Allahabad HC'],
    [
      {
        matter_id: null,
        matter_title: null,
        subject: { kind: 'import', id: 'i', label: 'cases.csv' },
        values: {},
        court: null,
      },
      'cases.csv',
    ],
  ] as [Partial<AlertItem>, string][])('an event is described with its day and place: %j', (own, about) => {
    expect(aboutOf(alertWith(own), english)).toBe(about)
  })
})

test('a mail about a matter on a partly read cause list names the list’s page and links to it', () => {
  const sighted = (page: number, own: Partial<AlertItem> = {}) =>
    alertWith({
      kind: 'sighting.new',
      values: { date: '2026-12-08', page },
      ...own,
      subject: { kind: 'sighting', id: `s${page}`, label: null },
    })
  const { subject, text } = alertMail([sighted(17)], english, where)
  expect(subject).toMatch(/^Found on page 17 of a cause list not read in full: open the page/)
  expect(text).toContain('https://peshi.example.in/dashboard/causelist/page/s17')
  const several = alertMail([sighted(17), sighted(3, { matter_id: 'm2' as MatterId })], english, where).text
  expect(several).toContain('Found on cause lists not read in full (2)')
  expect(several).not.toContain('page 17')
})

test('for a sensitive matter, every channel sends only the matter’s number and dates', () => {
  const secret = alertWith({
    isSensitive: true,
    matter_title: 'Xavier v. Yadav',
    by: 'Asha Verma',
    subject: { kind: 'clock', id: 'c', label: 'Reply to Xavier' },
    values: { after: '2026-12-08', number: 'Xavier 1' },
  })
  for (const compose of [alertMail, alertSms, alertPush])
    for (const all of [[secret], [secret, alertWith({ matter_title: 'Other v. State' })]]) {
      const { subject, text, html = '' } = compose(all, english, where)
      expect(`${subject} ${text} ${html}`).not.toMatch(/Xavier|Yadav|Asha/)
    }
  expect(aboutOf(secret, english)).toBe('Sensitive matter · WRIC/12345/2024 · 08-12-2026')
})

describe('a daily mail', () => {
  const line = (own: Partial<DayLine> = {}): DayLine => ({
    date: '2026-12-08',
    matter_id: 'm1' as MatterId,
    title: 'Ram Lal v. State of U.P.',
    number: 'WRIC/12345/2024',
    court: 'Allahabad HC',
    court_no: '5',
    item: '40',
    time: null,
    isSensitive: false,
    state: 'listed',
    ...own,
  })
  const listed = (kind: AlertItem['kind'], values: object = {}, own: Partial<AlertItem> = {}) =>
    alertWith({ kind, values: { date: '2026-12-08', court_no: '5', item: '40', ...values }, ...own })
  const of = (all: AlertItem[], lines: DayLine[]) => ({ lines, changes: changesSince(all, lines, '2026-12-08') })
  const mail = (all: AlertItem[], lines: DayLine[]) => alertMail(all, english, where, of(all, lines))

  test('the daily mail states each listing once, followed by changes, orders, dates and tasks', () => {
    const all = [
      alertWith({ kind: 'task.due', subject: { kind: 'task', id: 't', label: 'File the reply' }, values: {} }),
      alertWith(),
      alertWith({ kind: 'order.new', values: { date: '2026-12-01' } }),
      listed('listing.moved', { before_no: '5', before_item: '20' }),
      listed('listing.moved', { item: '20', before_no: '5', before_item: '15' }),
    ]
    const lucknow = line({ court: 'Lucknow HC', title: 'B v. C', court_no: null, item: null, state: 'unread' })
    const pune = line({ court: 'Pune DC', title: 'C v. D', court_no: null, item: null, state: 'waiting' })
    const { kind, subject, text } = mail(all, [line(), lucknow, pune])
    expect([kind, subject]).toEqual(['digest', '1 listed on 08-12-2026 · 3 updates'])
    const inOrder = [
      'Allahabad HC, court 5, item 40 · Ram Lal',
      'Lucknow HC · B v. C · Peshi does not read this court’s lists',
      'Pune DC · C v. D · This list waits for a captcha',
      'item 15 → item 40',
      'New order',
      'New date',
      'File the reply',
    ].map((words) => text.indexOf(words, subject.length))
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other))
    expect(inOrder).not.toContain(-1)
    expect(text).not.toContain('item 20')
  })

  test('the daily mail leaves out a listing’s change that a later reading reversed', () => {
    const cameAndWent = [listed('listing.gone'), listed('listing.added')]
    expect(isNothing(cameAndWent, of(cameAndWent, []))).toBe(true)
    const backAgain = [
      listed('listing.moved', { before_no: '6', before_item: '1' }),
      listed('listing.moved', { court_no: '6', item: '1', before_no: '5', before_item: '40' }),
    ]
    expect(of(backAgain, [line()]).changes).toEqual([])
    const relisted = [listed('listing.added', { court_no: '7', item: '3' }), listed('listing.gone', { item: '15' })]
    const { text } = mail(relisted, [line({ court_no: '7', item: '3' })])
    expect(text).toContain('court 5, item 15 → court 7, item 3')
    expect(text).not.toContain('off the list')
  })

  test('the daily mail includes removed listings and leaves out changes of past days', () => {
    expect(mail([listed('listing.gone'), alertWith()], []).text).toContain('08-12-2026 · off the list')
    const past = [listed('listing.moved', { date: '2026-12-07', before_item: '2' })]
    expect(of(past, []).changes).toEqual([])
  })

  test('the daily mail names a sensitive matter by its number only', () => {
    const { text, html = '' } = mail([listed('listing.gone', {}, { isSensitive: true })], [line({ isSensitive: true })])
    expect(text).toContain('Sensitive matter · WRIC/12345/2024')
    expect(`${text}${html}`).not.toContain('Ram Lal')
  })
})

describe('a hundred alerts in one night', () => {
  test('a hundred alerts become one mail, grouped by kind, with one line for each matter', () => {
    const { kind, subject, text } = alertMail(night, english, where)
    expect([kind, subject]).toEqual(['digest', '100 updates'])
    const [orders, dates] = groupsOf(night, english, where.publicUrl)
    expect([orders?.heading, dates?.heading]).toEqual(['New order (25)', 'New date (75)'])
    expect(orders?.lines[0]?.text).toBe('Party 0 v. State · 08-12-2026 · Allahabad HC (3×)')
    expect(dates?.lines).toHaveLength(30)
    for (const { text: line } of dates?.lines ?? []) expect(text).toContain(line)
  })

  test('a hundred alerts become one short SMS and one push message', () => {
    const { text } = alertSms(night, english, where)
    expect(text).toBe(
      'Peshi: 100 updates. New order (25), New date (75). https://peshi.example.in/dashboard/notification',
    )
    expect(JSON.parse(alertPush(night, english, where).text)).toEqual({
      title: '100 updates',
      body: 'New order (25)\nNew date (75)',
      path: '/dashboard/notification',
      language: 'en',
    })
  })
})

test('an SMS shortens long names, and a mail escapes markup in names', () => {
  const long = alertWith({ matter_title: '<img src=x onerror=alert(1)> '.repeat(20) })
  expect(alertSms([long], english, where).text.length).toBeLessThan(200)
  expect(alertMail([long], english, where).html).not.toContain('<img')
})
