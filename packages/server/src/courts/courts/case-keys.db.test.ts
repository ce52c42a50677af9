import { caseKey, typeKey } from '@peshi/contract/courts/case-key'
import { casesNamed } from '@peshi/contract/courts/case-numbers'
import type { CourtId } from '@peshi/contract/platform/ids'
import { allahabadCaseTypes } from '@peshi/courts/catalogue/allahabad-case-types'
import { sciCaseTypes } from '@peshi/courts/catalogue/sci-case-types'
import { printedNumbers } from '@peshi/courts/reading/case-numbers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newCase } from '../../../test/cases.ts'
import { testDatabase } from '../../../test/database.ts'
import type { Db, Rows } from '../../platform/db/door.ts'
import { isSamePrinted, keysOf } from './case-keys.ts'

const court = (id: string) => id as CourtId

let db: Db
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const keysOfCase = (caseId: string) =>
  db.asSystem('court-sync', async (tx) => {
    const found = sql`SELECT key, kind FROM case_key WHERE case_id = ${caseId} ORDER BY kind, key`
    const { rows } = (await tx.execute(found)) as unknown as Rows
    return rows.map(({ key, kind }) => `${kind} ${key}`)
  })

describe('matching a number on a list to a matter', () => {
  test.each([
    ['hc-delhi', 'W.P.(C) 123/2024', ['WPC|123/2024']],
    ['hc-delhi', 'WP(C) No. 00123 of 2024', ['WPC|123/2024']],
    ['sci', 'Diary No. 55614-2026', ['DIARY|55614/2026', 'DIARYNUMBERNOTYETREGISTERED|55614/2026']],
    ['hc-delhi', 'FAO 7-9/2024', ['FAO|7/2024', 'FAO|8/2024', 'FAO|9/2024']],
    ['hc-delhi', 'FAO 1234-36/2024', ['FAO|1234/2024', 'FAO|1235/2024', 'FAO|1236/2024']],
    ['hc-delhi', 'FAO 9-7/2024', ['FAO|9/2024']],
    ['hc-karnataka', 'WP 51432/2024 (GM-CPC) C/W WP 51433/2024 (GM-CPC)', ['WP|51432/2024', 'WP|51433/2024']],
    ['hc-delhi', 'FRESH WP 11/2024', ['WP|11/2024']],
    ['hc-delhi', 'W.P. Nos. 11 & 12 of 2024', ['WP|11/2024', 'WP|12/2024']],
    ['hc-punjabharyana', 'CRM-M-22875-2013', ['CRMM|22875/2013']],
    ['hc-punjabharyana', 'CRA-S-123-SB-2005', ['CRAS|123/2005']],
    ['hc-karnataka', 'Case No. WP 11/2024', ['WP|11/2024']],
    ['hc-delhi', 'WP 11, 12 & 13/2024', ['WP|11/2024', 'WP|12/2024', 'WP|13/2024']],
    ['hc-madras', 'W.P. 1 to 3 of 2024', ['WP|1/2024', 'WP|2/2024', 'WP|3/2024']],
    ['tribunals-itat-mumbai', 'ITA No. 123/Mum/2023', ['ITA|123/2023']],
    ['tribunals-nclt-mumbai', 'C.P.(IB)/123(MB)/2024', ['CPIB|123/2024']],
    ['hc-patna', 'CIVIL WRIT JURISDICTION CASE No.12345 of 2024', ['CIVILWRITJURISDICTIONCASE|12345/2024']],
    ['hc-delhi', 'Zeta WP 11/2024', ['WP|11/2024', 'ZETAWP|11/2024']],
    ['hc-delhi', 'FIR No. 12/2024', []],
    ['hc-delhi', 'Mention matters', []],
    ['hc-delhi', '12/2024', []],
  ])('at court %s, the printed text “%s” gives the right case keys', (at, printed, keys) => {
    expect(keysOf(court(at), printed)).toEqual(keys)
  })

  test('both the short and the long name of a case type are recognised', () => {
    expect(keysOf(court('sci'), 'SLP(C) No. 12/2025')).toContain('SPECIALLEAVEPETITIONCIVIL|12/2025')
    expect(keysOf(court('sci'), 'Special Leave Petition (Civil) No. 12/2025')).toContain('SLPC|12/2025')
    expect(keysOf(court('sci'), 'Petition(s) for Special Leave to Appeal (Crl.) No(s). 12/2025')).toContain(
      'SLPCRL|12/2025',
    )
  })

  test.each([
    ['sci', 'CONMT.PET.(C) No. 992/2023', 'Cont.Pet.(C) 992/2023'],
    ['hc-gujarat', 'R/SCA/4937/2022', 'SCA/4937/2022'],
    ['hc-allahabad', 'A482/12345/2024', 'APPLICATION U/S 482 No. - 12345 of 2024'],
    ['hc-allahabad', 'A227/12/2024', 'Matters Under Article 227 No. - 12 of 2024'],
  ])('at %s, the numbers %s and %s are recognised as the same case', (at, one, other) => {
    const [matter, list] = [one, other].map((printed) => keysOf(court(at), printed))
    const own = [one, other].map((printed) => {
      const [{ type, number, year } = { type: '', number: '', year: '' }] = casesNamed(printed)
      return caseKey(type, number, Number(year))
    })
    expect(list).toContain(own[0])
    expect(matter).toContain(own[1])
  })

  test.each([
    ['sci', 'SLP(C) 040001/2026', 'SLP(C) 40001/2026', true],
    ['sci', 'SLP(C) No. 40001 / 2026', 'SPECIAL LEAVE PETITION (CIVIL) 40001/2026', true],
    ['sci', 'Diary No. 052650-2026', 'DIARY NO. 52650/2026', true],
    ['dc-agra', 'C.S. / 0012/2026', 'CS-12-2026', true],
    ['dc-agra', 'item 5', 'ITEM 5', true],
    ['sci', 'SLP(C) 40001/2026', 'SLP(Crl) 40001/2026', false],
    ['dc-agra', 'CS/12/2026', 'CS/12/2025', false],
    ['dc-agra', 'CS/12/2026', 'item 5', false],
  ])('whether %s prints the same case as “%s” and as “%s”: %s', (at, one, other, isSame) => {
    expect([isSamePrinted(court(at), one, other), isSamePrinted(court(at), other, one)]).toEqual([isSame, isSame])
  })

  test.each([
    ['sci', sciCaseTypes],
    ['hc-allahabad', allahabadCaseTypes],
  ])('every case type of %s is recognised by its short and its long name', (at, types) => {
    for (const { short, title } of types.filter(({ short }) => !/^diary/i.test(short)))
      for (const printed of [`${short}/12/2024`, `${title} No. - 12 of 2024`, `Asha v. Ravi, ${title} 12/2024`])
        expect(keysOf(court(at), printed)).toEqual(
          expect.arrayContaining([`${typeKey(short)}|12/2024`, `${typeKey(title)}|12/2024`]),
        )
  })

  test('several case numbers in one cell of a list are all recognised', () => {
    const printed = printedNumbers('SLP(C) No. 1/2024, 2/2024')
    const keys = printed.flatMap((number) => keysOf(court('sci'), number))
    expect(keys).toEqual(expect.arrayContaining(['SLPC|1/2024', 'SLPC|2/2024']))
  })
})

test('the database and the server compute the same case key', async () => {
  const cases: [string, string, number][] = [
    ['W.P.(C)', '00123', 2024],
    ['SLP(C) No.', '12', 2025],
    ['Comp. App. (AT) (Ins) Nos.', '210', 2026],
    ['Diary No.', '55614', 2026],
    ['WRIC', '0', 2024],
    ['', '12', 2024],
    ['FAO', 'FR-07', 2024],
  ]
  const { rows } = await db.engine.execute(
    cases.map(([type, number, year]) => `SELECT case_number_key('${type}', '${number}', ${year}) AS key;`).join('\n'),
  )
  expect(rows.map(({ key }) => key)).toEqual(cases.map((one) => caseKey(...one)))
})

describe('the keys of a case', () => {
  test('the keys of a case include its own number and the court’s spelling of that number', async () => {
    const { id } = await newCase(db, {
      court: court('hc-delhi'),
      case_type: 'Writ Petition (Civil)',
      case_number: '77',
      unique_case_number: 'W.P.(C) No. 77/2024',
    })
    expect(await keysOfCase(id)).toEqual(['alias WPC|77/2024', 'number WRITPETITIONCIVIL|77/2024'])
  })

  test('the keys of a case include its former number', async () => {
    const { id } = await newCase(db, { court: court('hc-delhi'), case_type: 'FAO', case_number: '78' })
    await db.engine.execute(`UPDATE court_case SET case_type = 'RFA', case_number = '5' WHERE id = '${id}'`)
    expect(await keysOfCase(id)).toEqual(['alias FAO|78/2024', 'number RFA|5/2024'])
  })

  test('the keys of a Supreme Court case include its diary number', async () => {
    const { id, record } = await newCase(db, { court: court('sci'), case_type: 'SLP(C)', case_number: '79' })
    await db.engine.execute(
      `UPDATE court_case SET record = '${JSON.stringify({ ...record, filing_number: '4711/2024' })}' WHERE id = '${id}'`,
    )
    expect(await keysOfCase(id)).toEqual(['alias DIARY|4711/2024', 'number SLPC|79/2024'])
  })
})
