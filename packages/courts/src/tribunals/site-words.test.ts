import { testExamples } from '@peshi/contract/platform/pattern.fixture'
import { describe } from 'vitest'
import { generic, genericParts } from '../catalogue/complexes.ts'
import { nothing as nothingHeld, nothingParts as nothingHeldParts } from '../s3waas/reply.ts'
import { missing, missingParts } from './cis/whole-page.ts'
import { nothing, nothingParts, wrongAnswer, wrongAnswerParts } from './refused-search.ts'
import { warning, warningParts } from './server-errors.ts'

describe('a warning of PHP', () => {
  const text = '<br />\n<b>Notice</b>: Undefined index in <b>/list.php</b> on line <b>12</b><br />'
  testExamples(warning, warningParts, {
    'in bold': [`before ${text} after`, text],
    'after PHP': [
      'PHP Warning: Undefined index in /list.php on line 7.',
      'PHP Warning: Undefined index in /list.php on line 7',
    ],
  })
})

describe('a wrong captcha', () => {
  testExamples(wrongAnswer, wrongAnswerParts, {
    'word before': ['You entered an invalid captcha', 'invalid captcha'],
    'word behind': ['The captcha code is incorrect', 'captcha code is incorrect'],
  })
})

describe('a search without results', () => {
  testExamples(nothing, nothingParts, {
    'no …': ['There is no such case available.', 'no such case available'],
    '… not found': ['The record is not found.', 'record is not found'],
  })
})

describe('a word that many court complexes have in their names', () => {
  testExamples(generic, genericParts, {
    place: ['complex', 'complex'],
    court: ['sessions', 'sessions'],
    judge: ['munsiff', 'munsiff'],
    between: ['of', 'of'],
  })
})

describe('a reply without records', () => {
  testExamples(nothingHeld, nothingHeldParts, {
    nothing: ['nothing found', 'nothing found'],
    'no record': ['no records are available', 'no records are available'],
    'not found': ['records not found', 'records not found'],
    'does not exist': ['case does not exist', 'case does not exist'],
  })
})

describe('a page without records', () => {
  testExamples(missing, missingParts, {
    'none found': ['no such case was found', 'no such case was found'],
    'not found': ['record not fund', 'record not fund'],
    none: ['no data', 'no data'],
  })
})
