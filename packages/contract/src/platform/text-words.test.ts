import { describe } from 'vitest'
import { compoundParts, compounds } from './flow-text.ts'
import { testExamples } from './pattern.fixture.ts'
import { noDate, noDateOfPeople, noDateParts, withoutDateParts, zeroDate, zeroDateParts } from './written-date.ts'

describe('a compound that keeps its hyphen', () => {
  testExamples(compounds, compoundParts, {
    'by-': ['by-laws', 'by-laws'],
    'co-': ['co-accused', 'co-accused'],
    'counter-': ['counter-claim', 'counter-claim'],
    alone: ['post-mortem', 'post-mortem'],
    're-': ['re-examination', 're-examination'],
    'so-': ['so-called', 'so-called'],
    'sub-': ['sub-registrar', 'sub-registrar'],
    'any word': ['counter-affidavit', 'counter-affidavit'],
  })
})

describe('words that say there is no date', () => {
  testExamples(noDate, noDateParts, {
    signs: ['--', '--'],
    'not applicable': ['N/A', 'N/A'],
    'a program’s nothing': ['null', 'null'],
    'not given': ['Next hearing date is not given', 'Next hearing date is not given'],
    'to be fixed': ['to be notified', 'to be notified'],
  })
})

describe('dates that programs write for no date', () => {
  testExamples(zeroDate, zeroDateParts, {
    zeros: ['00-00-0000', '00-00-0000'],
    'first day of a count': ['01/01/1970', '01/01/1970'],
    'zeros read by PHP': ['-0001-11-30', '-0001-11-30'],
    'zero of a workbook': ['30.12.1899', '30.12.1899'],
  })
})

describe('a person writes that there is no date', () => {
  testExamples(noDateOfPeople, withoutDateParts, {
    'not yet known': ['sine die', 'sine die'],
    ended: ['judgment reserved', 'judgment reserved'],
    none: ['no next date', 'no next date'],
  })
})
