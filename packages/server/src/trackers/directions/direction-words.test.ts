import { testExamples } from '@peshi/contract/platform/pattern.fixture'
import { describe } from 'vitest'
import {
  directed,
  directedParts,
  filedParts,
  mayBeFiled,
  resulted,
  resultParts,
  standing,
  standingParts,
} from './last-directions.ts'

testExamples(directed, directedParts, {
  'is directed': ['The State is hereby directed to', 'is hereby directed'],
  'we direct': ['We direct the Registry', 'We direct'],
  'directions issued': ['Directions are issued', 'Directions are issued'],
  'shall do': ['The tenant shall deposit the rent', 'shall deposit'],
})

describe('a paper that may be filed', () => {
  testExamples(mayBeFiled, filedParts, {
    pleading: ['the reply may be filed', 'reply may be filed'],
    'other paper': ['an affidavit is to be filed', 'affidavit is to be filed'],
  })
})

describe('an order that goes on', () => {
  testExamples(standing, standingParts, {
    interim: ['the interim order', 'interim order'],
    stayed: ['it shall remain stayed', 'shall remain stayed'],
    'stay until': ['a stay until', 'stay until'],
    'status quo': ['the status quo', 'status quo'],
  })
})

describe('a result', () => {
  testExamples(resulted, resultParts, {
    allowed: ['it is hereby allowed', 'is hereby allowed'],
    dismissed: ['it stands dismissed', 'stands dismissed'],
    ended: ['it is finally disposed of', 'is finally disposed of'],
  })
})
