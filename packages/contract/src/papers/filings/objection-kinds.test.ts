import { expect, test } from 'vitest'
import { kindOfObjection, splitObjections } from './objection-kinds.ts'

test.each([
  ['one on each line', 'Court fee is short\n\n  Index is missing ', ['Court fee is short', 'Index is missing']],
  [
    'a numbered list with a long entry',
    '1. Vakalatnama is not\n   stamped.\n2) Pages 4 to 9 are dim.',
    ['Vakalatnama is not stamped.', 'Pages 4 to 9 are dim.'],
  ],
  ['bullets', '• Affidavit is not attested\n- Index', ['Affidavit is not attested', 'Index']],
  ['letters and romans', '(a) Margins\n(ii) Caveat is not served', ['Margins', 'Caveat is not served']],
  [
    'a year at the start of a line',
    '2019 order is not certified\nNo index',
    ['2019 order is not certified', 'No index'],
  ],
  ['nothing', ' \n ', []],
])('objections are split: %s', (_, text, expected) => {
  expect(splitObjections(text)).toEqual(expected)
})

test.each([
  ['DEFICIT COURT FEE OF RS. 10', 'court-fee'],
  ['Vakalatnama not accepted by advocate', 'vakalatnama'],
  ['Process fee to be paid', 'court-fee'],
  ['Petition is time barred by 12 days', 'limitation'],
  ['Certified copy of impugned order not filed', 'certified-copy'],
  ['Translation of vernacular documents not filed', 'translation'],
  ['Pagination not proper', 'page-numbers'],
  ['Annexure P-3 is illegible', 'annexures'],
  ['Memo of parties not signed', 'signature'],
  ['PDF is not bookmarked', 'bookmarks'],
  ['File exceeds 20 MB', 'file-size'],
  ['To be discussed with the Registrar', 'other'],
])('%s is about %s', (text, kind) => {
  expect(kindOfObjection(text)).toBe(kind)
})
