import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { casesNamed, readCaseNumbers } from './case-numbers.ts'

const read = (text: string) =>
  readCaseNumbers(text).numbers.map(
    ({ kind, type, number, year }) => `${kind === 'case' ? '' : `${kind}: `}${type}|${number}/${year}`,
  )

test.each([
  ['WRIC/12345/2024', ['WRIC|12345/2024']],
  ['Asha v. Ravi (CRM-M/2/2024)', ['CRM-M|2/2024']],
  ['WRIT - C No. - 12345 of 2024', ['WRIT - C|12345/2024']],
  ['W.P. (C) No. 1234/2024.', ['W.P. (C)|1234/2024']],
  ['Civil Appeal No(s). 1234/2024', ['Civil Appeal|1234/2024']],
  ['Special Leave Petition (Crl.) No. 1 of 2024', ['Special Leave Petition (Crl.)|1/2024']],
  ['CWP No.1234 of 2024 (O&M)', ['CWP|1234/2024']],
  ['CRL.O.P.(MD)No.123 of 2024', ['CRL.O.P.(MD)|123/2024']],
  ['Crl.A. No.-000123-/2024', ['Crl.A.|123/2024']],
  ['S.B. Civil Writ Petition No. 12/2024', ['S.B. Civil Writ Petition|12/2024']],
  ['CRM-M-22875-2013', ['CRM-M|22875/2013']],
  ['CRA-S-123-SB-2005', ['CRA-S|123/2005']],
  ['ITA No. 123/Mum/2023', ['ITA|123/2023']],
  ['CP (IB) No. 123/ND/2024', ['CP (IB)|123/2024']],
  ['OA/170/00123/2024', ['OA|123/2024']],
  ['OA No.060/123/2024', ['OA|123/2024']],
  ['C.P. (IB) No. 123/MB/C-II/2024', ['C.P. (IB)|123/2024']],
  ['A482/12345/2024', ['A482|12345/2024']],
  ['R/SCA/4937/2022', ['R/SCA|4937/2022']],
  ['WA(MD)/123/2024', ['WA(MD)|123/2024']],
  ['CC NI ACT/6971/2021', ['CC NI ACT|6971/2021']],
  ['OS 123/97', ['OS|123/1997']],
  ['W. P. ( C ) No. 123 / 2024', ['W. P. ( C )|123/2024']],
  ['WP(C) 123/2024 CM(234/2024)', ['WP(C)|123/2024', 'application: CM|234/2024']],
  ['१२३४/२०२४', ['|1234/2024']],
  ['CRM‑M–903–2024', ['CRM-M|903/2024']],
  ['Case No. WP 11/2024', ['WP|11/2024']],
  ['FRESH WP 11/2024', ['WP|11/2024']],
  ['Ram Lal v. State, W.P. 12/2024 dated 12.05.2024', ['W.P.|12/2024']],
  ['WP 51432/2024 (GM-CPC) C/W WP 51433/2024 (GM-CPC)', ['WP|51432/2024', 'WP|51433/2024']],
  ['W.P. Nos. 11 & 12 of 2024', ['W.P.|11/2024', 'W.P.|12/2024']],
  ['WP 11, 12 & 13/2024', ['WP|11/2024', 'WP|12/2024', 'WP|13/2024']],
  ['SLP(C) No. 1/2024, 2/2024', ['SLP(C)|1/2024', 'SLP(C)|2/2024']],
  ['CRM-M/903/2024, CRM-M/904/2024', ['CRM-M|903/2024', 'CRM-M|904/2024']],
  ['WP/11/2024 to WP/13/2024', ['WP|11/2024', 'WP|12/2024', 'WP|13/2024']],
  ['[REG.] WP 12/2024', ['WP|12/2024']],
  ['SLP(C) No. 1/2024 PIL-W IA No. 2/2024', ['SLP(C)|1/2024', 'application: IA|2/2024']],
  ['FAO 1234-36/2024', ['FAO|1234/2024', 'FAO|1235/2024', 'FAO|1236/2024']],
  ['FAO 9-7/2024', ['FAO|9/2024']],
  ['MAT 123 of 2024 IA NO: CAN/1/2024', ['MAT|123/2024', 'application: CAN|1/2024']],
  ['IA 1/2024 in CS(OS) 123/2023', ['application: IA|1/2024', 'CS(OS)|123/2023']],
  ['SLP(C) Diary No. 12345/2024', ['diary: SLP(C) Diary|12345/2024']],
  ['Diary No. 55614-2026', ['diary: Diary|55614/2026']],
  ['O.A. No. 350/00123/2024', ['O.A.|123/2024']],
  ['C.P.(IB)/123(MB)/2024', ['C.P.(IB)|123/2024']],
  ['(IB)-123(PB)/2024', ['(IB)|123/2024']],
  ['CP (IB) No. 123/7/HDB/2024', ['CP (IB)|123/2024']],
  ['IA(IBC)/123(KB)2024', ['application: IA(IBC)|123/2024']],
  ['I.T.A. No. 123 to 125/Mum/2024', ['I.T.A.|123/2024', 'I.T.A.|124/2024', 'I.T.A.|125/2024']],
  ['Appeal No. E/123/2024', ['E|123/2024']],
  ['APPLICATION U/S 482 No. - 12345 of 2024', ['APPLICATION U/S 482|12345/2024']],
  ['Matters Under Article 227 No. - 12 of 2024', ['Matters Under Article 227|12/2024']],
  ['FIRST APPEAL FROM ORDER No. - 12 of 2024', ['FIRST APPEAL FROM ORDER|12/2024']],
  ['Petition(s) for Special Leave to Appeal (C) No(s). 1/2024', ['Petition(s) for Special Leave to Appeal (C)|1/2024']],
  ['CIVIL WRIT JURISDICTION CASE No.12345 of 2024', ['CIVIL WRIT JURISDICTION CASE|12345/2024']],
  ['Reg. Civil Suit No. 12/2024', ['Reg. Civil Suit|12/2024']],
  ['O S 12/2024', ['O S|12/2024']],
  ['OMP (COMM)/12/2024', ['OMP (COMM)|12/2024']],
  ['12/WP/2024', ['WP|12/2024']],
  ['फौजदारी वाद संख्या 12/2024', ['फौजदारी वाद|12/2024']],
  ['मूल वाद सं० 12/2024', ['मूल वाद|12/2024']],
  ['CWP1234of2024', ['CWP|1234/2024']],
  ['W.P. 1 to 3 of 2024', ['W.P.|1/2024', 'W.P.|2/2024', 'W.P.|3/2024']],
  ['CRM-M Nos. 12-M & 13-M of 2024', ['CRM-M|12/2024', 'CRM-M|13/2024']],
  ['FIR No. 123/2024 PS Kotwali', ['police: FIR|123/2024']],
  ['मु०अ०सं० 12/2024', ['police: |12/2024']],
  ['Filing No. 123/2024 Reg. No. OS/45/2024', ['filing: Filing|123/2024', 'OS|45/2024']],
  ['W.P.No.11/2024 & W.M.P.No.12/2024', ['W.P.|11/2024', 'application: W.M.P.|12/2024']],
  ['WP 2024/12', []],
  ['WP-12-24', []],
  ['WP 12A/2024', []],
  ['01-12-2024', []],
  ['12345/24', []],
  ['Mention matters at 10.30', []],
])('the case numbers in “%s” are read', (text, numbers) => {
  expect(read(text)).toEqual(numbers)
})

describe('finding the cases named in a text', () => {
  test.each([
    ['CS(COMM) 123/2024 & I.A. 4567/2024', ['CS(COMM)|123/2024']],
    ['I.A. 4567/2024', ['I.A.|4567/2024']],
    ['CRM-M/903/2024, CRM-M/904/2024', ['CRM-M|903/2024', 'CRM-M|904/2024']],
    ['WP 11/2024; W.P. No. 11 of 2024', ['WP|11/2024']],
    ['SLP(C) No. 12345/2024 (Diary No. 5678/2024)', ['SLP(C)|12345/2024']],
    ['Filing No. 123/2024 Reg. No. OS/45/2024', ['OS|45/2024']],
    ['BA/12/2024 FIR No. 5/2024', ['BA|12/2024']],
    ['CRL.A. 12/2024 with CRL.M.(BAIL) 45/2024', ['CRL.A.|12/2024']],
    ['LPA 123/2024 & CM APPL. 4567/2024, CM APPL. 4568/2024', ['LPA|123/2024']],
    ['RP/12/2024 in FA/13/2023', ['RP|12/2024', 'FA|13/2023']],
    ['FIR No. 123/2024', []],
  ])('the cases in “%s” are found', (text, cases) => {
    expect(casesNamed(text).map(({ type, number, year }) => `${type}|${number}/${year}`)).toEqual(cases)
  })
})

test.each([
  ['Zeta WP 11/2024', 'WP', 'Zeta WP'],
  ['Crl. Misc. No. M-903 of 2024', 'M', 'Crl. Misc. No. M'],
  ['Succession Court/12/2024', '', 'Succession Court'],
])('a case number is marked as unsure if unknown words may belong to its case type: %s', (text, type, words) => {
  expect(readCaseNumbers(text).numbers).toMatchObject([{ type, words, isSure: false }])
})

test('every digit of a text belongs to a case number or a date, or is reported as unread', () => {
  const parts = fc.constantFrom(
    ...'WP|No.|CRM-M|11/2024|12 of 2024|13-2019|& |, |C/W|dated 12.05.2024|A482/7/2020|IA|14 & 15/2024|16-18/2019|C.P.(IB)/19(MB)/2024|350/00020/2024|FIR No. 21/2024|U/S 482|no 22 to 24 of 2021|25/7/HDB/2024|सं० 26/2024|OA/170/00123/2024|9812345678|Court No. 5|item 12'.split(
      '|',
    ),
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 10 }), (words) => {
      const text = words.join(' ')
      const { numbers, unread } = readCaseNumbers(text)
      const dates = [...text.matchAll(/\d{2}\.\d{2}\.\d{4}/g)].map(({ index }) => [index, index + 10] as const)
      const spans = [...numbers.map(({ start, end }) => [start, end] as const), ...dates]
      const said = unread.map(({ text: run, start }) => [start, start + run.length] as const)
      for (const { index } of text.matchAll(/\d/g))
        expect([...spans, ...said].some(([from, to]) => index >= from && index < to)).toBe(true)
    }),
  )
})

test('the text found for a case contains the case’s year, and the case’s number unless the text is a range', () => {
  const parts = fc.constantFrom(...'WP|No.|11|/|-|2024|of|&|,|to|97|(MB)|SB|in|CRM-M|012| '.split('|'))
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (words) => {
      const text = words.join('')
      for (const { number, year, start, end } of readCaseNumbers(text).numbers) {
        const own = text.slice(start, end)
        const runs = [...own.matchAll(/\d+/g)].map(([run]) => run)
        expect(runs.some((run) => run === year || (run.length === 2 && year.endsWith(run)))).toBe(true)
        if (!/-|to/.test(own)) expect(runs.map(Number)).toContain(Number(number))
      }
    }),
  )
})

test('two long texts without case numbers are read in less than five seconds', () => {
  const started = performance.now()
  readCaseNumbers('W.P. No. & '.repeat(20_000))
  readCaseNumbers('1, 2 & 3-4 '.repeat(5_000))
  expect(performance.now() - started).toBeLessThan(5000)
})
