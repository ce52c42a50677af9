import { testExamples } from '@peshi/contract/platform/pattern.fixture'
import { describe } from 'vitest'
import { bare, bareParts } from './governed-dates.ts'
import { courtLine, courtLines, ended, ends } from './order-document.ts'
import { numberPrefix, prefixes } from './order-numbers.ts'
import { detailLine, details } from './order-parties.ts'
import { interimParts, interimWords } from './order-steps.ts'

describe('the court of an order', () => {
  const line = 'IN THE HIGH COURT OF JUDICATURE AT ALLAHABAD'
  testExamples(courtLine, courtLines, {
    'in the court of': [line, line],
    'high court of': ['SUPREME COURT OF INDIA', 'SUPREME COURT OF INDIA'],
    'name before high court': ['THE ORISSA HIGH COURT', 'THE ORISSA HIGH COURT'],
  })
})

describe('the result of an order', () => {
  testExamples(ended, ends, {
    disposed: ['The petition is disposed of.', 'petition is disposed of'],
    allowed: ['The appeal stands partly allowed.', 'appeal stands partly allowed'],
    dismissed: ['The suit is dismissed in default.', 'suit is dismissed in default'],
    'rejected or quashed': ['The application is rejected.', 'application is rejected'],
    withdrawn: ['The matter is withdrawn.', 'matter is withdrawn'],
  })
})

describe('before a case number', () => {
  testExamples(numberPrefix, prefixes, {
    mark: ['+ W.P.(C) 12/2024', '+ '],
    'item number': ['12. WRIT - C No. 5 of 2024', '12. '],
    label: ['Case No. : 12/2024', 'Case No. : '],
    'joining word': ['with CRL.A. 5/2024', 'with '],
  })
})

describe('below a name', () => {
  testExamples(detailLine, details, {
    relation: ['S/o Ram Lal', 'S/o'],
    representative: ['Rep. by its Manager', 'Rep. by'],
    address: ['Village Rampur', 'Village '],
    'age or work': ['Aged about 40 years', 'Aged'],
  })
})

describe('a participle that describes the past', () => {
  testExamples(bare, bareParts, {
    'by a party': ['filed', 'filed'],
    'of a defect': ['cured', 'cured'],
    'by a court or an office': ['vacated', 'vacated'],
  })
})

describe('an interim order', () => {
  testExamples(interimWords, interimParts, {
    interim: ['the ad-interim stay continues', 'ad-interim stay'],
    'without the word': ['no coercive steps are taken', 'coercive steps'],
    Hindi: ['अंतरिम आदेश जारी रहेगा', 'अंतरिम आदेश'],
  })
})
