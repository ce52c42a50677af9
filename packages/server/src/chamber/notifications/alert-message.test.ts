import { NotificationKind } from '@peshi/contract/chamber/notifications'
import type { MatterId, NotificationId } from '@peshi/contract/platform/ids'
import { Language } from '@peshi/contract/platform/person'
import { describe, expect, test } from 'vitest'
import { aboutOf, alertMail, alertPush, alertSms, groupsOf, type Told } from './alert-message.ts'
import { alertWords } from './alert-words.ts'

const where = { publicUrl: 'https://peshi.example.in', stopUrl: 'https://peshi.example.in/stop-alerts#token' }
const english = alertWords('en')
let ids = 0
const told = (own: Partial<Told> = {}): Told => ({
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
  told({
    kind: at % 4 === 0 ? 'order.new' : 'date.changed',
    matter_id: `m${at % 40}` as MatterId,
    matter_title: `Party ${at % 40} v. State`,
  }),
)

test.each(Language.options)('in %s each kind is said and nothing is left open', (language) => {
  const words = alertWords(language)
  for (const kind of NotificationKind.options) {
    const { subject, text, html } = alertMail([told({ kind })], words, where)
    expect(subject).not.toContain(kind)
    expect(`${subject}${text}${html}`).not.toMatch(/{{|undefined|null/)
  }
  expect(alertMail(night, words, where).html).toContain(`lang="${language}" dir="${language === 'ur' ? 'rtl' : 'ltr'}"`)
})

describe('one thing', () => {
  test('is said in the subject and leads to itself', () => {
    const { kind, subject, text } = alertMail([told()], english, where)
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
      'Ram Lal v. State of U.P. · Allahabad HC, court C.J., item 7 · 3 items ahead',
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
  ] as [Partial<Told>, string][])('is told with its day and place: %j', (own, about) => {
    expect(aboutOf(told(own), english)).toBe(about)
  })
})

test('of a sensitive matter its number and dates alone leave the product, by every way', () => {
  const secret = told({
    ...{ isSensitive: true, matter_title: 'Xavier v. Yadav', by: 'Asha Verma' },
    ...{
      subject: { kind: 'clock', id: 'c', label: 'Reply to Xavier' },
      values: { after: '2026-12-08', number: 'Xavier 1' },
    },
  })
  for (const compose of [alertMail, alertSms, alertPush])
    for (const all of [[secret], [secret, told({ matter_title: 'Other v. State' })]]) {
      const { subject, text, html = '' } = compose(all, english, where)
      expect(`${subject} ${text} ${html}`).not.toMatch(/Xavier|Yadav|Asha/)
    }
  expect(aboutOf(secret, english)).toBe('Sensitive matter · WRIC/12345/2024 · 08-12-2026')
})

describe('a hundred of one night', () => {
  test('are one mail: by kind, a line for each matter, the rest counted', () => {
    const { kind, subject, text } = alertMail(night, english, where)
    expect([kind, subject]).toEqual(['digest', '100 updates'])
    const [orders, dates] = groupsOf(night, english, where.publicUrl)
    expect([orders?.heading, dates?.heading]).toEqual(['New order (25)', 'New date (75)'])
    expect(orders?.lines[0]?.text).toBe('Party 0 v. State · 08-12-2026 · Allahabad HC (3×)')
    expect(dates?.lines).toHaveLength(16)
    expect(dates?.lines.at(-1)?.text).toBe('and 15 more')
    expect(text.length).toBeLessThan(6000)
  })

  test('are one short SMS, and one push', () => {
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

test('long names are cut in an SMS, and nothing in a name is markup in a mail', () => {
  const long = told({ matter_title: '<img src=x onerror=alert(1)> '.repeat(20) })
  expect(alertSms([long], english, where).text.length).toBeLessThan(200)
  expect(alertMail([long], english, where).html).not.toContain('<img')
})
