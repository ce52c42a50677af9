import { describe, expect, test } from 'vitest'
import { readQuery } from './query.ts'

const namesOf = (typed: string) => readQuery(typed).names
const termsOf = (typed: string) => readQuery(typed).terms.map(({ words }) => words.map(([word]) => word).join(' '))

test.each([
  ['Ram Lal v. State of U.P.', ['ram', 'lal', 'state', 'of', 'up']],
  ['Smt. Shanti Devi w/o Ram @ Pappu', ['shanti', 'devi', 'ram', 'pappu']],
  ['श्रीमती शांति देवी', ['शांति', 'देवी']],
  ['WRIT-C No. 123 of 2024', ['writ-c/123/2024']],
  ['wpc 123 2024', ['wpc/123/2024']],
  ['123 of 2024', ['123/2024']],
  ['१२३/२०२४', ['123/2024']],
  ['CRM-M-22875-2013', ['crm-m/22875/2013']],
  ['CRA-S-123-SB-2005', ['cra-s/123/2005']],
  ['22875-2013', ['22875/2013']],
  ['01-12-2024', ['01-12-2024']],
  ['WRIC/123/2024', ['wric/123/2024']],
  ['and', ['and']],
  ['  @ & ', []],
  ['', []],
])('a search for %j looks for %j in the matters', (typed, names) => {
  expect(namesOf(typed)).toEqual(names)
})

test.each([
  ['CRM-M/903/2024, CRM-M/904/2024', [], ['crm-m/903/2024', 'crm-m/904/2024']],
  ['ram lal wp 11/2024 & wp 12/2024', ['ram', 'lal'], ['wp/11/2024', 'wp/12/2024']],
  ['W.P.(C) Nos. 11 and 12 of 2024', [], ['/11/2024', '/12/2024']],
  ['MAT 123/2024 IA NO: CAN/1/2024', [], ['mat/123/2024']],
  ['WP 11/2024', ['wp/11/2024'], []],
])('the text %j is split into names and alternative case numbers', (typed, names, cases) => {
  expect(readQuery(typed)).toMatchObject({ names, cases })
})

test.each([
  ['"anticipatory bail" granted', ['anticipatory bail', 'granted']],
  ['“अग्रिम जमानत”', ['अग्रिम जमानत']],
  ['section 482/2024', ['section', '482 2024']],
  ['"unclosed bail', ['unclosed', 'bail']],
  ['!!! ?', []],
])('a search for %j looks for %j in the pages', (typed, terms) => {
  expect(termsOf(typed)).toEqual(terms)
})

describe('search words', () => {
  test('a search for a name’s short form also searches for its other spellings', () => {
    expect(readQuery('Md. Ali').terms[0]?.words[0]).toContain('mohammad')
  })

  test('a search’s last word also finds longer words, unless it is short, a number or quoted', () => {
    const isBegun = (typed: string) => readQuery(typed).terms.at(-1)?.isBegun
    expect(['anticip', 'bai', '1234567', 'anticip "of"', '"anticip"'].map(isBegun)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })

  test('only the first twelve words of a very long search are used', () => {
    const { names, terms } = readQuery(Array.from({ length: 60 }, (_, n) => `word${n}`).join(' '))
    expect([names.length, terms.length]).toEqual([12, 12])
  })
})
