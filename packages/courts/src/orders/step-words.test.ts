import type { Side } from '@peshi/contract/matters/families'
import { expect, test } from 'vitest'
import { findSide, nameStep } from './step-words.ts'

const sentences: readonly [string, string | null, Side | null][] = [
  ['The respondents may file a counter affidavit within four weeks.', 'Counter affidavit', 'respondent'],
  ['Rejoinder affidavit, if any, may be filed within two weeks thereafter.', 'Rejoinder affidavit', 'petitioner'],
  ['Let the written statement be filed within 30 days.', 'Written statement', 'respondent'],
  ['The petitioner shall deposit Rs. 50,000 within two weeks.', null, 'petitioner'],
  ['Process fee be paid by the plaintiff within a week.', 'Process fee', 'petitioner'],
  ['Opposite party no. 2 shall file a reply by 12.05.2027.', 'Reply', 'respondent'],
  ['विपक्षी चार सप्ताह में प्रतिशपथ पत्र दाखिल करे।', 'प्रतिशपथ पत्र', 'respondent'],
  ['The registry shall send the record within a week.', null, null],
]

test.each(sentences)('%s', (text, title, side) => {
  expect([nameStep(text), findSide(text)]).toEqual([title, side])
})
