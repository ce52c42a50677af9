import { expect, test } from 'vitest'
import { excerptOf } from './find-in-text.ts'
import { readQuery } from './query.ts'

const marked = (text: string, typed: string) =>
  excerptOf(text, readQuery(typed).terms)
    .map(({ text: piece, is_hit }) => (is_hit ? `[${piece}]` : piece))
    .join('')

test.each([
  ['Bail is granted. BAILABLE offences.', '"bail"', '[Bail] is granted. BAILABLE offences.'],
  ['Anticipatory\n bail, not bail.', '"anticipatory bail"', '[Anticipatory bail], not bail.'],
  ['अग्रिम जमानत। जमानती धारा', '"जमानत"', 'अग्रिम [जमानत]। जमानती धारा'],
  ['Mohammad Ali and Mohd. Arif', '"md"', '[Mohammad] Ali and [Mohd]. Arif'],
  ['anticipation of anticipatory bail', 'anticipat', '[anticipation] of [anticipatory] bail'],
  ['Nothing of the kind', 'bail', 'Nothing of the kind'],
  ['<b>bail</b>', '"bail"', '<b>[bail]</b>'],
  ['', 'bail', ''],
  ['यह क़रारनामा है', 'करारनामा', 'यह [क़रारनामा] है'],
  ['notice return-\nable in a counter-\naffidavit', 'returnable', 'notice [returnable] in a counter-affidavit'],
  ['an adjourn\u00adment', 'adjournment', 'an [adjourn\u00adment]'],
  ['by N.H.A.I., and', 'NHAI', 'by [N.H.A.I]., and'],
  ['धारा ३२९० में', 'धारा 3290', '[धारा] [३२९०] में'],
])('in the text %j, a search for %j shows %j', (text, typed, shown) => {
  expect(marked(text, typed)).toBe(shown)
})

test('of a long page, the part with the most hits is shown without cut words', () => {
  const filler = 'lorem ipsum dolor sit amet '.repeat(40)
  const shown = marked(`${filler}bail ${filler}the bail of the bail ${filler}`, '"bail"')
  expect(shown).toContain('the [bail] of the [bail]')
  expect(shown.length).toBeLessThan(340)
  expect(shown).toMatch(/^… (lorem|ipsum|dolor|sit|amet) .* (lorem|ipsum|dolor|sit|amet) …$/)
})

test('a page full of hits is searched in a short time', () => {
  const began = process.cpuUsage()
  expect(marked('bail '.repeat(50_000), '"bail"')).toContain('[bail]')
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(2000)
})
