import type { CourtId } from '@peshi/contract/platform/ids'
import type { ImportMapping, ImportOptions } from '@peshi/contract/records/imports'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownTypes } from '../../courts/courts/case-keys.ts'
import { guessMapping, headingKey, takeHeadings } from './guess-mapping.ts'
import { cutMark } from './import-limits.ts'
import { askBy, type CourtKnowledge, judgeRow } from './judge-row.ts'
import { resolveCourt } from './resolve-court.ts'

const court = (id: string) => id as CourtId
const open = ['hc-delhi', 'hc-allahabad', 'sci', 'dc-prayagraj']
const courts: CourtKnowledge = {
  resolve: resolveCourt,
  isFindable: (id) => open.includes(id),
  findBy: (id) => (id === 'sci' ? ['case-number', 'diary-number'] : ['case-number', 'cnr']),
  asks: (id) => (id === 'dc-prayagraj' ? { 'case-number': ['establishment'] } : {}),
  ownTypes,
  opensByCnr: (id, cnr) => id === 'sci' && cnr.startsWith('SCIN01'),
}
const options: ImportOptions = { court: null, dates: 'day-first', by_hand: true, forums: false, odd_dates: 'ask' }

const judge = (row: Record<string, string>, own: Partial<ImportOptions> = {}) => {
  const mapping = Object.fromEntries(Object.keys(row).map((field, at) => [field, at])) as ImportMapping
  return judgeRow(Object.values(row), mapping, { ...options, ...own }, courts, '2026-11-25')
}

describe('checking a row', () => {
  test('the CNR of a row determines the court', () => {
    expect(judge({ cnr: 'dlhc01-091234-2023', client: ' Ram  Lal ' })).toMatchObject({
      state: 'ready',
      values: { cnr: 'DLHC010912342023', court: 'hc-delhi', client: 'Ram Lal' },
    })
  })

  test('a case number can be written in one cell or in three cells', () => {
    const number = { case_type: 'W.P.(C)', case_number: '12', case_year: 2024, court: 'hc-delhi' }
    expect(judge({ court: 'Delhi High Court', case: 'W.P.(C) No. 0012 of 2024' })).toMatchObject({ values: number })
    expect(judge({ court: 'hc-delhi', case_type: 'W.P.(C)', case_number: '012', case_year: '2024' })).toMatchObject({
      state: 'ready',
      values: number,
    })
    expect(judge({ court: 'hc-delhi', case: '12', case_type: 'W.P.(C)', case_year: '2024' })).toMatchObject({
      values: number,
    })
  })

  test.each([
    ['03.02.2024', '2024-02-03', []],
    ['2019 to 2021', null, [{ field: 'offence_from', text: '2019 to 2021' }]],
    ['03.02.2030', null, [{ field: 'offence_from', text: '03.02.2030' }]],
  ])('of the date of the offence %j, %j is used', (offence_from, day, unused) => {
    expect(judge({ cnr: 'DLHC010912342023', offence_from })).toMatchObject({ values: { offence_from: day, unused } })
  })

  test.each([
    ['MAT 123 of 2024 IA NO: CAN/1/2024', 'MAT', '123', 2024],
    ['CS(COMM) 123/2024 & I.A. 4567/2024', 'CS(COMM)', '123', 2024],
    ['Civil Appeal No(s). 1234/2024', 'Civil Appeal', '1234', 2024],
    ['CRA-S-123-SB-2005', 'CRA-S', '123', 2005],
    ['Special Leave Petition (Crl.) No. 1 of 2024', 'Special Leave Petition (Crl.)', '1', 2024],
    ['CWP No.1234 of 2024 (O&M)', 'CWP', '1234', 2024],
    ['W.P. (C) No. 1234/2024.', 'W.P. (C)', '1234', 2024],
    ['OS 123/97', 'OS', '123', 1997],
    ['CIVIL WRIT JURISDICTION CASE No.12345 of 2024', 'CIVIL WRIT JURISDICTION CASE', '12345', 2024],
    ['Zeta Appeal 12/2024', 'Zeta Appeal', '12', 2024],
    ['SLP(C) Diary No. 12345/2024', 'Diary No.', '12345', 2024],
  ])('the case number is read from one cell with %s', (written, case_type, case_number, case_year) => {
    expect(judge({ court: 'hc-delhi', case: written })).toMatchObject({ values: { case_type, case_number, case_year } })
  })

  test('a case type that only the row’s court has is recognised', () => {
    const row = { court: 'hc-allahabad', case: 'Goods and Service Tax Appeal No. - 12 of 2024' }
    expect(judge(row).values).toMatchObject({
      case_type: 'Goods and Service Tax Appeal',
      case_number: '12',
      unused: [],
    })
  })

  test('the parts of a row that are not used are reported', () => {
    const unusedOf = (row: Record<string, string>) =>
      judge({ court: 'hc-delhi', case: 'WP 1/2024', ...row }).values?.unused.map(({ text }) => text)
    expect(unusedOf({ case: 'MAT 123 of 2024 IA NO: CAN/1/2024' })).toEqual(['CAN/1/2024'])
    expect(unusedOf({ case: 'CRL.A. 12/2024 (FIR No. 34/2023), 56' })).toEqual(['FIR No. 34/2023', '56'])
    expect(unusedOf({ case: 'CS(COMM) 123/2024 & I.A. 4567/2024' })).toEqual(['I.A. 4567/2024'])
    expect(unusedOf({ title: 'x'.repeat(310) })).toEqual(['x'.repeat(10)])
    expect(unusedOf({ tags: Array.from({ length: 21 }, (_, at) => `t${at}`).join() })).toEqual(['t20'])
    expect(unusedOf({})).toEqual([])
  })

  test('the eCourts site’s internal number is ignored if the row has the real number or a CNR', () => {
    const code = '202400001232024'
    expect(judge({ cnr: 'DLHC010912342023', case: code })).toMatchObject({
      state: 'ready',
      values: { case_number: null },
    })
    expect(
      judge({ court: 'hc-delhi', case: code, case_type: 'W.P.(C)', case_number: '123', case_year: '2024' }),
    ).toMatchObject({ values: { case_number: '123', unused: [{ field: 'case', text: code }] } })
    expect(judge({ court: 'hc-delhi', case: code })).toMatchObject({ reason: 'bad-case' })
  })

  test('a damaged or shortened cell in an unmapped column does not make the row faulty', () => {
    const row = ['hc-delhi', 'W.P.(C)/1/2024', `x${cutMark}`, 'R\uFFFDm']
    expect(judgeRow(row, { court: 0, case: 1 }, options, courts, '2026-11-25')).toMatchObject({ state: 'ready' })
  })

  test('numbers such as 1234.0 from a spreadsheet are read', () => {
    expect(
      judge({ court: 'hc-delhi', case_type: 'W.P.(C)', case_number: '1234.0', case_year: '2024.0' }),
    ).toMatchObject({ values: { case_number: '1234', case_year: 2024 } })
  })

  test('if allowed, a case at a court that Peshi cannot read is added like one entered by hand', () => {
    const row = { court: 'NCLT Mumbai', case: 'CP(IB)/7/2023', petitioner: 'A Bank' }
    expect(judge(row)).toMatchObject({ state: 'by-hand', values: { court: 'tribunals-nclt-mumbai' } })
    expect(judge(row, { by_hand: false })).toMatchObject({ state: 'faulty', reason: 'not-findable' })
  })

  test('a bare CNR or number of a court that Peshi cannot read is kept, too', () => {
    expect(judge({ court: 'NCLT Mumbai', case: 'CP/1/2024' })).toMatchObject({ state: 'by-hand' })
    expect(judge({ court: 'NCLT Mumbai', cnr: 'MHPU010012342024' })).toMatchObject({ state: 'by-hand' })
    expect(judge({ court: 'NCLT Mumbai', case_number: '1', case_year: '2024' })).toMatchObject({
      reason: 'no-case-type',
    })
  })

  test('a bare CNR whose court is not known is kept without a court', () => {
    const row = { cnr: 'XXYY010912342023' }
    expect(judge(row)).toMatchObject({ state: 'by-hand', values: { court: null, forum: null } })
    expect(judge(row, { by_hand: false })).toMatchObject({ state: 'faulty', reason: 'unknown-cnr-court' })
  })

  test('if the person allows it, a case of an arbitrator or another forum is added without a case number', () => {
    const row = { court: 'Sole Arbitrator S. K. Jain', title: 'Ram v. Shyam' }
    expect(judge(row)).toMatchObject({ reason: 'no-number' })
    expect(judge(row, { forums: true })).toMatchObject({
      state: 'by-hand',
      values: { court: null, forum: 'Sole Arbitrator S. K. Jain', case_number: null },
    })
  })

  test('the court chosen for the file is used if a row’s own court is missing or ambiguous', () => {
    expect(judge({ case: 'W.P.(C)/1/2024' }, { court: court('hc-delhi') })).toMatchObject({
      values: { court: 'hc-delhi' },
    })
    expect(judge({ cnr: 'MPHC010012342023', title: 'x', case: 'WP/1/2023' })).toMatchObject({
      reason: 'ambiguous-court',
    })
    expect(
      judge({ cnr: 'MPHC010012342023', title: 'x', case: 'WP/1/2023' }, { court: court('hc-indore') }),
    ).toMatchObject({
      values: { court: 'hc-indore' },
    })
  })

  test('the apostrophe that protects against a spreadsheet formula is removed', () => {
    expect(judge({ court: 'hc-delhi', case: 'W.P.(C)/1/2024', title: "'=1+1" })).toMatchObject({
      values: { title: '=1+1' },
    })
  })

  test.each([
    [{ cnr: '', court: '', case: '' }, 'empty-row'],
    [{ cnr: 'UPHC01091234202' }, 'bad-cnr'],
    [{ cnr: 'DLHC010912342023', court: 'Allahabad High Court' }, 'cnr-of-other-court'],
    [{ case: 'WRIC/1/2024' }, 'no-court'],
    [{ case: 'WRIC/1/2024', court: 'Court of Atlantis' }, 'unknown-court'],
    [{ case: 'WRIC/1/2024', court: 'AHC' }, 'ambiguous-court'],
    [{ court: 'hc-delhi', title: 'Ram v. Shyam' }, 'no-number'],
    [{ court: 'hc-delhi', case: 'as per file' }, 'bad-case'],
    [{ court: 'hc-delhi', case: 'CRM-M/903/2024, CRM-M/904/2024' }, 'several-cases'],
    [{ court: 'hc-delhi', case_type: 'CRM-M', case_number: '01-12-2024' }, 'number-is-date'],
    [{ court: 'New Delhi', case: 'CC NI ACT/6971/2021' }, 'ambiguous-court'],
    [{ court: 'hc-delhi', case_type: 'WP', case_number: '12A', case_year: '2024' }, 'bad-number'],
    [{ court: 'hc-delhi', case_type: 'WP', case_number: '12', case_year: '24' }, 'bad-year'],
    [{ court: 'hc-delhi', case: 'WP/1/2024', next_date: '31-02-2026' }, 'bad-date'],
    [{ court: 'hc-delhi', case_number: '12', case_year: '2024' }, 'no-case-type'],
    [{ court: 'dc-prayagraj', case: 'OS/1/2024' }, 'needs-cnr'],
    [{ court: 'hc-delhi', case: 'WP/1/2024', notes: `x${cutMark}` }, 'cell-too-long'],
    [{ court: 'hc-delhi', case: 'WP/1/2024', next_date: '#N/A' }, 'cell-error'],
    [{ court: 'hc-delhi', case: 'WP/1/2024', title: '#REF!' }, 'cell-error'],
    [{ court: 'hc-delhi', case: 'WP/1/2024', next_date: '########' }, 'cell-error'],
    [{ court: 'hc-delhi', case: 'WP/1/2024', next_date: '=TODAY()+7' }, 'cell-error'],
    [{ court: 'hc-delhi', case: 'WP/1/2024', title: 'R\uFFFDm v. State' }, 'bad-letters'],
  ])('the row %j is faulty with the reason %s', (row, reason) => {
    expect(judge(row as Record<string, string>)).toMatchObject({ state: 'faulty', reason })
  })
})

test('a Supreme Court case is opened by its CNR, or searched by its diary number or case number', () => {
  const by = (row: Record<string, string>) => {
    const { values } = judge({ court: 'sci', ...row })
    return values && askBy(values, courts)
  }
  expect(by({ cnr: 'SCIN010526502023' })).toBe('page')
  expect(by({ case: 'Diary No. 52650/2023' })).toBe('diary-number')
  expect(by({ case: 'SLP(C)/1/2024' })).toBe('case-number')
})

describe('headings', () => {
  test.each([
    [
      ['S.No', 'CNR Number', 'Court Name', 'Case No.', 'Next Date', 'Client Name', 'Remarks'],
      { cnr: 1, court: 2, case: 3, next_date: 4, client: 5, notes: 6 },
    ],
    [
      ['Type', 'Reg. No', 'Year', 'Petitioner Name', 'Respondent', 'File No', 'Stage of case', 'Tags'],
      { case_type: 0, case_number: 1, case_year: 2, petitioner: 3, respondent: 4, reference_id: 5, stage: 6, tags: 7 },
    ],
    [['वाद संख्या', 'न्यायालय', 'अगली तारीख'], { case: 0, court: 1, next_date: 2 }],
    [['Hearing Date', 'Case No.', 'Next Hearing Date'], { case: 1, next_date: 2 }],
    [['Hearing Date', 'Case No.'], { next_date: 0, case: 1 }],
    [['Case Type/Case Number/Case Year', 'Name of the Parties'], { case: 0, title: 1 }],
  ])('the columns are guessed from the headings %j', (columns, mapping) => {
    expect(guessMapping(columns)).toEqual(mapping)
  })

  test('the headings can be below a title, or be missing', () => {
    const table = takeHeadings([
      [1, ['List of cases of the chamber']],
      [3, ['CNR', 'Next date']],
      [4, ['DLHC010912342023', '']],
    ])
    expect(table).toEqual({
      columns: ['CNR', 'Next date'],
      rows: [[4, ['DLHC010912342023', '']]],
      above: [[1, ['List of cases of the chamber']]],
    })
    expect(takeHeadings([[1, ['DLHC010912342023', 'Ram']]]).columns).toEqual(['Column 1', 'Column 2'])
  })

  test('two rows of headings are combined into one row', () => {
    const table = takeHeadings([
      [1, ['Cases of the chamber']],
      [2, ['Court', 'Case', '', '', 'Name of the Parties', 'Date', '']],
      [3, ['', 'Type', 'Number', 'Year', '', 'Next', 'Last']],
      [4, ['hc-delhi', 'W.P.(C)', '1234.0', '2024', 'A v. B', '12-03-2027', '']],
    ])
    expect(table).toMatchObject({
      columns: ['Court', 'Case Type', 'Case Number', 'Case Year', 'Name of the Parties', 'Date Next', 'Date Last'],
      rows: [[4, expect.any(Array)]],
      above: [[1, ['Cases of the chamber']]],
    })
    expect(guessMapping(table.columns)).toEqual({
      court: 0,
      case_type: 1,
      case: 2,
      case_year: 3,
      title: 4,
      next_date: 5,
    })
  })

  test('the keys of the eCourts app and of backups are recognised as headings', () => {
    expect(
      guessMapping('cino type_name reg_no reg_year pet_name res_name date_next_list purpose_name note'.split(' ')),
    ).toEqual({
      cnr: 0,
      case_type: 1,
      case_number: 2,
      case_year: 3,
      petitioner: 4,
      respondent: 5,
      next_date: 6,
      stage: 7,
      notes: 8,
    })
    expect(guessMapping(['cnrNumber', 'caseNumber', 'petitionerName', 'nextHearingDate'])).toEqual({
      cnr: 0,
      case: 1,
      petitioner: 2,
      next_date: 3,
    })
  })

  test('the remembered headings leave out the two columns that an error file adds', () => {
    expect(headingKey(['CNR', 'Next Date', 'Row', 'Reason'])).toBe(headingKey(['cnr', 'next date']))
  })
})

describe('the next date', () => {
  const row = { court: 'hc-delhi', case: 'W.P.(C)/12/2024' }
  test.each([
    ['12-03-2027', '2027-03-12'],
    ['2027-03-12T18:30:00.000Z', '2027-03-13'],
    ['12/03/27', '2027-03-12'],
    ['12.03.2027 (arguments)', '2027-03-12'],
    ['12 March 2027, for evidence', '2027-03-12'],
    ['12-03-2027 - बहस', '2027-03-12'],
    ['NA', null],
    ['01-01-1970', null],
    ['30-11--0001', null],
    ['Sine die', null],
    ['1804876200000', '2027-03-13'],
  ])('the next date “%s” is read, or left empty if it means no date', (next_date, date) => {
    expect(judge({ ...row, next_date })).toMatchObject({ state: 'ready', values: { next_date: date } })
  })

  test.each([
    ['12-03-2026', 'date-over'],
    ['12-03-2023', 'date-before-case'],
    ['26-11-2029', 'date-far'],
    ['31-02-2027', 'bad-date'],
    ['soon', 'bad-date'],
    ['12-03-2027 (cancelled)', 'bad-date'],
    ['12-03-2027 adjourned', 'bad-date'],
    ['not before 12-03-2027', 'bad-date'],
    ['12-03-2027 or 14-03-2027', 'bad-date'],
  ])('the next date %s makes the row faulty with the reason %s', (next_date, reason) => {
    expect(judge({ ...row, next_date })).toMatchObject({ state: 'faulty', reason })
  })

  test('a date such as 04/05 needs a decision if the file does not show which part is the day', () => {
    const inDoubt = (next_date: string) =>
      judgeRow(
        [next_date, 'hc-delhi', 'W.P.(C)/12/2024'],
        { next_date: 0, court: 1, case: 2 },
        options,
        courts,
        '2026-11-25',
        true,
      )
    expect(inDoubt('04/05/2027')).toMatchObject({ state: 'faulty', reason: 'date-order' })
    for (const certain of ['05/05/2027', '13/05/2027', '4 May 2027', '2027-05-04', 'NA'])
      expect(inDoubt(certain)).toMatchObject({ state: 'ready' })
  })

  test('an unlikely date is kept or left out, as the person chooses', () => {
    const said = (odd_dates: 'keep' | 'leave-out') =>
      judge({ ...row, next_date: '12-03-2026' }, { odd_dates }).values?.next_date
    expect([said('keep'), said('leave-out')]).toEqual(['2026-03-12', null])
  })
})

test.each([
  ['R-1', 'respondent', []],
  ['Petitioner No. 2', 'petitioner', []],
  ['Decree Holder', 'petitioner', []],
  ['Respondents 2 to 4', 'respondent', []],
  ['Opp. Party', 'respondent', []],
  ['State', null, [{ field: 'our_side', text: 'State' }]],
])('a row with the side “%s” is ready, and an unknown side is reported', (our_side, side, unused) => {
  expect(judge({ court: 'hc-delhi', case: 'W.P.(C)/12/2024', our_side })).toMatchObject({
    state: 'ready',
    values: { our_side: side, unused },
  })
})

test.each([
  [{ case: 'CRM-M/2/2024 Asha v. Ravi' }, [{ field: 'case', text: 'Asha v. Ravi' }]],
  [{ case: 'Asha v. Ravi (CRM-M/2/2024)' }, [{ field: 'case', text: 'Asha v. Ravi' }]],
  [{ case: 'CRM-M/2/2024 (O&M)' }, []],
  [{ case: 'CRM-M/2/2024', case_type: 'CS' }, [{ field: 'case_type', text: 'CS' }]],
  [{ case: 'CRM-M/2/2024', case_year: '2023' }, [{ field: 'case_year', text: '2023' }]],
  [{ case: 'CRM-M/2/2024', case_type: 'CRM M', case_year: '2024.0' }, []],
  [{ case: 'CRM-M/2/2024', next_date: 'Disposed' }, [{ field: 'next_date', text: 'Disposed' }]],
  [{ case: 'CRM-M/2/2024', next_date: '12.03.2027 (arguments)' }, [{ field: 'next_date', text: 'arguments' }]],
])('the cells %j give the case number, and any other text is reported', (cells, unused) => {
  expect(judge({ court: 'hc-delhi', ...cells })).toMatchObject({
    state: 'ready',
    values: { case_type: 'CRM-M', case_number: '2', case_year: 2024, unused },
  })
})

test.each([
  ['UPHC020012342024', 'Allahabad HC', 'hc-lucknow'],
  ['UPHC010012342024', '', 'hc-allahabad'],
  ['KAHC010012342024', '', 'hc-karnataka'],
])('the CNR %s with the court %j determines the court %s', (cnr, written, expected) => {
  expect(judge({ cnr, court: written, title: 'Asha v. Ravi', case: 'CRM-M/2/2024' })).toMatchObject({
    values: { court: expected },
  })
})

test('every number in the case cell is used or reported, or the row is faulty', () => {
  const parts = fc.constantFrom(
    ...'WP|No.|CRM-M|11/2024|12 of 2024|13-2019|&|C/W|dated 12.05.2024|IA 14/2024|16-18/2019|(IB)|FIR No. 21/2024|item 5|9812345678|Asha|1/2|97'.split(
      '|',
    ),
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 6 }), (words) => {
      const written = words.join(' ')
      const { state, values } = judge({ court: 'hc-delhi', case: written })
      if (state === 'faulty' || !values) return
      const said = [values.case_number, values.case_year, ...values.unused.map(({ text }) => text)].join(' ')
      for (const [run] of written.matchAll(/\d+/g)) expect(said).toContain(String(Number(run)))
    }),
  )
})
