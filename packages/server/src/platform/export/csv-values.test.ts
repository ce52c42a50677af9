import { testExamples } from '@peshi/contract/platform/pattern.fixture'
import { otherValues, readsAsOther } from './csv.ts'

testExamples(readsAsOther, otherValues, {
  'day and month': ['1-12', '1-12'],
  'month and year': ['12/2024', '12/2024'],
  'year first': ['2024-12', '2024-12'],
  'day and name of the month': ['12 May 2027', '12 May 2027'],
  'name of the month first': ['May-12', 'May-12'],
  exponent: ['1E5', '1E5'],
  time: ['10:30', '10:30'],
  'leading zero': ['0012', '0012'],
  'too long for a number': ['123456789012', '123456789012'],
  'true or false': ['TRUE', 'TRUE'],
})
