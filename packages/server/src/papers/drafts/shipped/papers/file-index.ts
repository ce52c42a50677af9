import { head, type PaperSource, signedByAdvocate } from '../paper.ts'

export const fileIndex: PaperSource = {
  key: 'file-index',
  use: 'any',
  layout: 'form',
  rule: 'The filing rules of the court; in the Supreme Court the circular of 5 March 2020',
  texts: {
    en: `
${head.en}
## Index
|= 1: No. | 6: Paper | 2: Annexure | 2: Pages |
| {#papers}{number} | {title} | {annexure} | {from}–{to}{/papers} |
${signedByAdvocate.en()}`,
    hi: `
${head.hi}
## अनुक्रमणिका
|= 1: क्रम | 6: प्रपत्र | 2: संलग्नक | 2: पृष्ठ |
| {#papers}{number} | {title} | {annexure} | {from}–{to}{/papers} |
${signedByAdvocate.hi()}`,
  },
}
