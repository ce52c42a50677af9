import { describe } from 'vitest'
import { testExamples } from '../platform/pattern.fixture.ts'
import { connectors, connectorWords, labelParts, labels } from './case-numbers.ts'

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
