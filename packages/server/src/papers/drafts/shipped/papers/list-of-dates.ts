import { head, type PaperSource, signedByAdvocate } from '../paper.ts'

export const listOfDates: PaperSource = {
  key: 'list-of-dates',
  use: 'any',
  layout: 'pleading',
  rule: 'Supreme Court Rules, 2013, O. 21 r. 3 (special leave petitions); the rules of the High Court',
  texts: {
    en: `
${head.en}
## List of dates and synopsis
## Synopsis
{synopsis}
## List of dates
|= 2: Date | 6: Event | 1: Page |
| {#dates}{date} | {event} | {page}{/dates} |
${signedByAdvocate.en()}`,
    hi: `
${head.hi}
## तिथि-सूची एवं सारांश
## सारांश
{synopsis}
## तिथि-सूची
|= 2: दिनांक | 6: घटना | 1: पृष्ठ |
| {#dates}{date} | {event} | {page}{/dates} |
${signedByAdvocate.hi()}`,
  },
}
