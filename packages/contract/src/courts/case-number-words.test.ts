import { describe } from 'vitest'
import { testExamples } from '../platform/pattern.fixture.ts'
import {
  applicationType,
  applicationTypes,
  connectors,
  connectorWords,
  joinsRow,
  labelParts,
  labels,
  rowJoints,
} from './case-numbers.ts'

describe('between two cases', () => {
  testExamples(connectors, connectorWords, {
    with: ['alongwith WP/2/2024', 'alongwith'],
    connected: ['connected matters WP/2/2024', 'connected matters'],
    'tagged or heard with': ['tagged with WP/2/2024', 'tagged with'],
    'main case': ['main case WP/2/2024', 'main case'],
    'case below': ['arising out of CS/2/2024', 'arising out of'],
    'in a matter': ['in the matter', 'in'],
    and: ['and WP/2/2024', 'and'],
    versus: ['vs. Ravi', 'vs.'],
  })
})

describe('before a case’s type', () => {
  testExamples(labels, labelParts, {
    'text in brackets': ['[FRESH] WP/2/2024', '[FRESH] '],
    signs: [': WP/2/2024', ': '],
    'number in brackets': ['(12) WP/2/2024', '(12)'],
    'open bracket': ['(WP/2/2024', '('],
    word: ['Case No. WP/2/2024', 'Case No. '],
    'item number': ['12. WP/2/2024', '12. '],
  })
})

describe('between the numbers of a row', () => {
  testExamples(joinsRow, rowJoints, {
    with: [', along with', ', along with'],
    'connected with': ['connected with', 'connected with'],
    'other cases': ['other appeals', 'other appeals'],
    number: ['nos.', 'nos.'],
  })
})

describe('the type of an application', () => {
  testExamples(applicationType, applicationTypes, {
    interlocutory: ['i.a. 12/2024', 'i.a'],
    'in Calcutta': ['can 1/2024', 'can'],
    'civil miscellaneous': ['c.m. appl. 12/2024', 'c.m. appl'],
    'criminal miscellaneous': ['crl.m.(bail) 12/2024', 'crl.m.(bail)'],
    'in a writ or an execution': ['w.m.p 12/2024', 'w.m.p'],
  })
})
