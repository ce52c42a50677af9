import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderSentences } from '../../test/order-sentences.ts'
import { sentencesOfOtherDays } from '../../test/order-sentences-of-other-days.ts'
import { sentencesOfPeriods } from '../../test/order-sentences-of-periods.ts'
import { setDaysOf } from './governed-dates.ts'

const order = '2026-11-25'
const days = (sentence: string) => {
  const { listings, step } = setDaysOf(sentence, order)
  const say = (days: typeof listings) => days.map((day) => day.date ?? '?').join(' + ')
  return [say(listings), say(step ? [step] : [])]
}

const listings = [
  (day: string) => `List on ${day}.`,
  (day: string) => `List this matter on ${day} for final hearing.`,
  (day: string) => `Matter stands adjourned to ${day}.`,
  (day: string) => `Renotify on ${day}.`,
  (day: string) => `Re-notify on ${day} for arguments.`,
  (day: string) => `To come up on ${day} for evidence.`,
  (day: string) => `Next date of hearing is ${day}.`,
  (day: string) => `Posted to ${day}.`,
  (day: string) => `Put up on ${day} for further proceedings.`,
  (day: string) => `Let the matter be listed on ${day} before the appropriate Bench.`,
  (day: string) => `Stand over to ${day}.`,
  (day: string) => `S.O. to ${day}.`,
  (day: string) => `The case is fixed for ${day} for framing of issues.`,
  (day: string) => `For plaintiff evidence on ${day}.`,
]
const written: [string, string][] = [
  ['12.05.2027', '2027-05-12'],
  ['12-05-2027', '2027-05-12'],
  ['12/05/2027', '2027-05-12'],
  ['12.5.27', '2027-05-12'],
  ['12th May, 2027', '2027-05-12'],
  ['12th day of May, 2027', '2027-05-12'],
  ['May 12, 2027', '2027-05-12'],
  ['12 May 2027', '2027-05-12'],
  ['१२.०५.२०२७', '2027-05-12'],
]
test.each(listings.flatMap((say) => written.map(([day, date]) => [say(day), date] as const)))(
  'the hearing date is found in: %s',
  (sentence, date) => {
    expect(days(sentence)[0]).toBe(date)
  },
)

const sentences: [string, string, string][] = [
  [
    'List on 12.05.2027 and, in the meantime, the respondents shall maintain status quo till 30.06.2027.',
    '2027-05-12',
    '',
  ],
  ['Reply, if any, be filed within three weeks and the matter be listed on 12.05.2027.', '2027-05-12', '2026-12-16'],
  ['Counter affidavit may be filed within four weeks; list thereafter on 12.05.2027.', '2027-05-12', '2026-12-23'],
  ['Let the reply be filed on or before 10.01.2027 and the case be put up on 12.05.2027.', '2027-05-12', '2027-01-10'],
  ['Issue notice, returnable on 12.05.2027.', '2027-05-12', ''],
  ['The bail granted on 01.10.2026 for eight weeks is extended by four weeks.', '', ''],
  ['Time to file the reply is extended by four weeks.', '', '2026-12-23'],
  ['Issue notice to the respondents, returnable within four weeks.', '?', ''],
  ['Adjourned to 12.05.2027; costs of Rs. 5,000 be paid within one week.', '2027-05-12', '2026-12-02'],
  ['List on 12.05.2027; the interim order dated 10.02.2027 shall continue till then.', '2027-05-12', ''],
  [
    'Interim protection granted till 30.06.2027 shall continue and the matter be listed on 12.05.2027.',
    '2027-05-12',
    '',
  ],
  ['On 12.05.2027 list the matter for directions.', '2027-05-12', ''],
  ['The parties shall appear before the trial court on 15.01.2027 and the record be sent back.', '', '2027-01-15'],
  [
    'The respondent, having failed to pay rent for six months, is directed to deposit the arrears within two weeks.',
    '',
    '2026-12-09',
  ],
  ['The petitioner is directed to produce the deed dated 12.03.96 within four weeks.', '', '2026-12-23'],
  ['The petitioner is directed to produce the deed dated 12.03.2027.', '', ''],
  ['Operation of the order dated 01.02.2026 shall remain stayed till 12.05.2027.', '', ''],
  ['The licence is valid till 31.12.2027.', '', ''],
  ['The lease, expiring on 31.12.2027, shall be produced within one week.', '', '2026-12-02'],
  ['The lease deed valid till 31.12.2027 be produced on 12.05.2027.', '', '2027-05-12'],
  ['He was sentenced to undergo imprisonment for six months.', '', ''],
  ['The accused has been in custody for nine months.', '', ''],
  ['Delay of 45 days in filing the appeal is condoned.', '', ''],
  ['The matter was listed on 12.05.2027 by mistake.', '', ''],
  ['The respondent was directed to file reply within two weeks.', '', ''],
  ['The matter was listed on 01.02.2025.', '', ''],
  ['The agreement dated 01.04.2027 be filed by 10.01.2027.', '', '2027-01-10'],
  ['The child, aged six years, shall be produced on 12.01.2027.', '', '2027-01-12'],
  ['The rent for the last three months be deposited within ten days.', '', '2026-12-05'],
  ['Tenure of the committee ending 31.03.2027 shall be reported within two weeks.', '', '2026-12-09'],
  ['Arrears from 01.01.2027 be paid within a month.', '', '2026-12-25'],
  ['The policy with effect from 01.04.2027 be produced within three weeks.', '', '2026-12-16'],
  ['The matter be listed on 12.05.2027 and 13.05.2027 for final hearing.', '2027-05-12', ''],
  ['List on 12.05.2027, 13.05.2027 and 14.05.2027 for final disposal.', '2027-05-12', ''],
  ['List on 12.05.2027 or 13.05.2027.', '?', ''],
  ['List after four weeks.', '?', ''],
  ['List in the week commencing 10.05.2027.', '?', ''],
  ['List in the week of 10.05.2027.', '?', ''],
  ['List on or after 12.05.2027.', '?', ''],
  ['List after 12.05.2027.', '?', ''],
  ['The matter shall not be listed before 12.05.2027.', '?', ''],
  ['Adjourned for two weeks.', '?', ''],
  ['Stand over for four weeks.', '?', ''],
  ['List in due course.', '', ''],
  ['Reply be filed within two weeks and rejoinder within one week thereafter.', '', '?'],
  ['Reply be filed within two weeks and rejoinder within four weeks.', '', '?'],
  ['Written submissions be filed three days before the next date.', '', '?'],
  ['At least three days before the next date, the parties shall file written submissions.', '', '?'],
  ['Written submissions be filed one week prior to 12.05.2027.', '', '?'],
  ['Rejoinder, if any, shall be filed within two weeks thereafter.', '', '?'],
  ['He shall deposit the sum within a week from the date of receipt of this order.', '', '?'],
  ['Reply be filed within four weeks of service.', '', '?'],
  ['The amount shall be paid within 30 days from the date of production of a certified copy.', '', '?'],
  ['The reply be filed within seven working days.', '', '?'],
  ['The reply be filed within ten clear days.', '', '?'],
  ['Learned counsel seeks two weeks’ time to file reply.', '', ''],
  ['Let counter affidavit be filed within four weeks.', '', '2026-12-23'],
  ['Counter affidavit be filed in four weeks.', '', '2026-12-23'],
  ['The reply shall be filed within a period of three (3) months from today.', '', '2027-02-25'],
  ['The dues shall be paid within one month from the date of this order.', '', '2026-12-25'],
  ['Two weeks’ time is granted to file reply.', '', '2026-12-09'],
  ["Two weeks' time is granted to file reply.", '', '2026-12-09'],
  ['The respondent is granted four weeks to file the counter affidavit.', '', '2026-12-23'],
  ['Further time of two weeks is granted for filing rejoinder.', '', '2026-12-09'],
  ['Learned counsel prays for and is granted two weeks’ time to file reply.', '', '2026-12-09'],
  ['Let steps be taken within a week.', '', '2026-12-02'],
  ['Defects be removed within fifteen days.', '', '2026-12-10'],
  ['The authority shall decide the representation within three months.', '', '2027-02-25'],
  ['Process fee be filed within 7 days.', '', '2026-12-02'],
  ['Written statement be filed within a fortnight.', '', '2026-12-09'],
  ['The reply be filed within two weeks from 01.12.2026.', '', '2026-12-15'],
  ['चार सप्ताह में प्रतिशपथपत्र दाखिल करें।', '', '2026-12-23'],
  ['Reply be filed by 10.01.2027.', '', '2027-01-10'],
  ['Reply be filed not later than 10.01.2027.', '', '2027-01-10'],
  ['Reply be filed on or before Monday, the 11th January, 2027.', '', '2027-01-11'],
  ['Reply be filed before 10.01.2027.', '', '2027-01-09'],
  ['The respondent shall remain present on 10.01.2027.', '', '2027-01-10'],
  ['The accused shall surrender on or before 10.01.2027.', '', '2027-01-10'],
  ['Next date: 12.05.2027.', '2027-05-12', ''],
  ['Next date of hearing 12.05.2027.', '2027-05-12', ''],
  ['Adjourned to 12.05.2027 at 2:00 p.m. for cross-examination.', '2027-05-12', ''],
  ['Call on 12.05.2027.', '2027-05-12', ''],
  ['Hearing is adjourned to Wednesday, the 12th May, 2027.', '2027-05-12', ''],
  ['वाद दिनांक 12.01.2027 को सूचीबद्ध हो।', '2027-01-12', ''],
  ['पत्रावली दिनांक 12.01.2027 को वास्ते साक्ष्य पेश हो।', '2027-01-12', ''],
  ['The petition is dismissed.', '', ''],
]
test.each(sentences)('the hearing date and the deadline, if any, are found in: %s', (sentence, listing, step) => {
  expect(days(sentence)).toEqual([listing, step])
})

test.each([...orderSentences, ...sentencesOfOtherDays, ...sentencesOfPeriods])(
  'the hearing date is %s and the deadline is %s in: %s',
  (listing = '', step = '', sentence = '') => {
    expect(days(sentence)).toEqual([listing, step].map((day) => (day === '-' ? '' : day)))
  },
)

test('one month from the 31st ends on the last day of a shorter month', () => {
  expect(setDaysOf('Reply be filed within one month.', '2027-01-31').step?.date).toBe('2027-02-28')
})

test('a period has no last day if the order’s date is unknown', () => {
  expect(setDaysOf('Reply be filed within one month.', null).step?.date).toBeNull()
})

test('each date found is after the order’s date, and the sentence contains each hearing date found', () => {
  const words = fc.constantFrom(
    ...'List|on|12.05.2027|13.06.2027|dated|till|and|reply be filed|within two weeks|for six months|thereafter|before|notice|,'.split(
      '|',
    ),
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 14 }), (parts) => {
      const { listings, step } = setDaysOf(parts.join(' '), order)
      for (const date of [...listings.map(({ date }) => date), step?.date]) if (date) expect(date > order).toBe(true)
      for (const { date } of listings) if (date) expect(parts.join(' ')).toContain(date.split('-').reverse().join('.'))
    }),
  )
})
