import { describe } from 'vitest'
import { compoundParts, compounds } from './flow-text.ts'
import { testExamples } from './pattern.fixture.ts'
import { noDate, noDateParts } from './written-date.ts'

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
