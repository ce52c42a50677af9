import { expect, test } from 'vitest'
import { lastDirections } from './last-directions.ts'

const header =
  'HIGH COURT OF JUDICATURE AT ALLAHABAD\n\nCourt No. - 42\nCase :- WRIT - C No. - 12345 of 2024\nPetitioner :- Ram Lal\n'

test.each<[string, string, string[]]>([
  [
    'notice, affidavits and the next date',
    `${header}\n1. Heard Sri A. K. Singh, learned counsel for the petitioner.\n2. The matter requires consideration. Issue notice to respondent No. 3, returnable on\nthe next date. Counter affidavit may be filed within four weeks.\n3. List on 12.01.2026.`,
    [
      'Issue notice to respondent No. 3, returnable on the next date.',
      'Counter affidavit may be filed within four weeks.',
      '3. List on 12.01.2026.',
    ],
  ],
  [
    'an interim order',
    `${header}\nIn the meantime, operation of the order dated 1.2.2024 shall remain stayed till the next date of listing.`,
    ['In the meantime, operation of the order dated 1.2.2024 shall remain stayed till the next date of listing.'],
  ],
  [
    'the end of a case',
    'Heard.\n\nThe writ petition is accordingly dismissed.',
    ['The writ petition is accordingly dismissed.'],
  ],
  [
    'Hindi',
    'प्रस्तुत याचिका पर विद्वान अधिवक्ता को सुना गया। विपक्षीगण को नोटिस जारी हो। वाद दिनांक 12.01.2026 को सूचीबद्ध हो।',
    ['विपक्षीगण को नोटिस जारी हो।', 'वाद दिनांक 12.01.2026 को सूचीबद्ध हो।'],
  ],
])('lastDirections finds the directions of an order: %s', (_, text, sentences) => {
  expect(lastDirections([text])).toEqual({ sentences, is_picked: true })
})

test('if no direction is recognised, the last sentences are returned with a mark', () => {
  expect(lastDirections(['The appellant was born in 1950. He lived in Agra.'])).toEqual({
    sentences: ['The appellant was born in 1950.', 'He lived in Agra.'],
    is_picked: false,
  })
})

test.each([[[]], [[null]], [[null, '  ']]])('the pages %j give no directions', (pages) => {
  expect(lastDirections(pages)).toBeNull()
})

test('from a long judgment, only the last directions are returned, up to a limited length', () => {
  const pages = Array.from({ length: 40 }, (_, page) =>
    `${page}. The respondent shall file a reply within ${page} weeks. `.repeat(30),
  )
  const directed = lastDirections(pages)
  expect(directed?.sentences.join(' ').length).toBeLessThan(800)
  expect(directed?.sentences.at(-1)).toContain('within 39 weeks')
})

test('every returned sentence is contained in the text of the court’s order', () => {
  const text = `${header} Heard. Time is granted to file rejoinder affidavit. List in the week commencing 5.1.2026.`
  for (const sentence of lastDirections([text])?.sentences ?? []) expect(text.replace(/\s+/g, ' ')).toContain(sentence)
})

test('a page with one very long sentence is read in a short time', () => {
  const started = performance.now()
  lastDirections(['the order of the court is that '.repeat(50_000)])
  lastDirections([`notice ${'is '.repeat(100_000)}`])
  expect(performance.now() - started).toBeLessThan(5000)
})
