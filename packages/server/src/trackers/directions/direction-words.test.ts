import { testExamples } from '@peshi/contract/platform/pattern.fixture'
import { directed, directedParts } from './last-directions.ts'

testExamples(directed, directedParts, {
  'is directed': ['The State is hereby directed to', 'is hereby directed'],
  'we direct': ['We direct the Registry', 'We direct'],
  'directions issued': ['Directions are issued', 'Directions are issued'],
  'shall do': ['The tenant shall deposit the rent', 'shall deposit'],
})
