import { expect, test } from 'vitest'
import { flowText } from './flow-text.ts'

test.each([
  ['notice return-\nable on the next date', 'notice returnable on the next date'],
  ['notice return- \n   able', 'notice returnable'],
  ['notice return\u2010\nable', 'notice returnable'],
  ['notice return\u00ad\nable', 'notice returnable'],
  ['is non-bail-\nable', 'is non-bailable'],
  ['the counter-\naffidavit', 'the counter-affidavit'],
  ['a non-\nbailable warrant', 'a non-bailable warrant'],
  ['under sub-\nsection (2)', 'under sub-section (2)'],
  ['was sub-\nmitted', 'was submitted'],
  [
    'with-\nin the so-\ncial dis-\ncharge, post-\nponed and ex-\nplained',
    'within the social discharge, postponed and explained',
  ],
  ['an ex-\nparte order', 'an ex-parte order'],
  ['be re-\nlisted', 'be re-listed'],
  ['was re-\nquired', 'was required'],
  ['the charge-\nsheet', 'the charge-sheet'],
  ['the lok-adalat of today; the lok-\nadalat', 'the lok-adalat of today; the lok-adalat'],
  ['Writ -\nC', 'Writ - C'],
  ['CRM-M-\n903-2024', 'CRM-M- 903-2024'],
  ['the Anglo-\nIndian school', 'the Anglo- Indian school'],
  ['pages 12-\n14', 'pages 12- 14'],
  ['Court No. -\nheard', 'Court No. - heard'],
  ['याची-\nगण', 'याची- गण'],
  ['first line\n  second line ', 'first line second line'],
])('of the lines %j, the words are %j', (lines, words) => {
  expect(flowText(lines)).toBe(words)
})

test('a page full of hyphens and of letters is read in a short time', () => {
  const started = performance.now()
  flowText('a-\n'.repeat(50_000))
  flowText('a'.repeat(500_000))
  flowText(`-${' '.repeat(200_000)}`.repeat(3))
  expect(performance.now() - started).toBeLessThan(5000)
})
