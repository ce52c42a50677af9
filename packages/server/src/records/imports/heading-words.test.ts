import { pattern } from '@peshi/contract/platform/pattern'
import { testExamples } from '@peshi/contract/platform/pattern.fixture'
import { describe } from 'vitest'
import {
  caseHeadings,
  nextDateHeadings,
  offenceHeadings,
  petitionerHeadings,
  respondentHeadings,
  titleHeadings,
} from './guess-mapping.ts'

describe('a column of case numbers', () => {
  testExamples(pattern('')`${caseHeadings}`, caseHeadings, {
    number: ['caseno', 'caseno'],
    'type, number and year': ['casetypenumberyear', 'casetypenumberyear'],
    registered: ['registrationcasenumber', 'registrationcasenumber'],
    Hindi: ['वादसंख्या', 'वादसंख्या'],
    Urdu: ['مقدمہنمبر', 'مقدمہنمبر'],
  })
})

describe('a column of next dates', () => {
  testExamples(pattern('')`${nextDateHeadings}`, nextDateHeadings, {
    next: ['nexthearing', 'nexthearing'],
    NDOH: ['ndoh', 'ndoh'],
    adjourned: ['adjournedto', 'adjournedto'],
    short: ['nextdt', 'nextdt'],
    'date of next': ['dateofnexthearing', 'dateofnexthearing'],
    Hindi: ['अगलीतारीख', 'अगलीतारीख'],
    Urdu: ['اگلیتاریخ', 'اگلیتاریخ'],
  })
})

describe('a column of dates of offences', () => {
  testExamples(pattern('')`${offenceHeadings}`, offenceHeadings, {
    'date of': ['dateofoccurrence', 'dateofoccurrence'],
    English: ['offencedate', 'offencedate'],
    Hindi: ['घटनाकीतिथि', 'घटनाकीतिथि'],
    Urdu: ['جرمکیتاریخ', 'جرمکیتاریخ'],
  })
})

describe('a column of titles', () => {
  testExamples(pattern('')`${titleHeadings}`, titleHeadings, {
    title: ['causetitle', 'causetitle'],
    parties: ['namesofparties', 'namesofparties'],
    'both sides': ['petitionervsrespondent', 'petitionervsrespondent'],
    Hindi: ['पक्षकारोंकेनाम', 'पक्षकारोंकेनाम'],
  })
})

describe('a column of petitioners', () => {
  testExamples(pattern('')`${petitionerHeadings}`, petitionerHeadings, {
    English: ['nameofpetitioner', 'nameofpetitioner'],
    short: ['petname', 'petname'],
    Hindi: ['वादीकानाम', 'वादीकानाम'],
    Urdu: ['مدعی', 'مدعی'],
  })
})

describe('a column of respondents', () => {
  testExamples(pattern('')`${respondentHeadings}`, respondentHeadings, {
    English: ['oppositeparty', 'oppositeparty'],
    short: ['respname', 'respname'],
    Hindi: ['प्रतिवादीगण', 'प्रतिवादीगण'],
    Urdu: ['مدعاعلیہ', 'مدعاعلیہ'],
  })
})
