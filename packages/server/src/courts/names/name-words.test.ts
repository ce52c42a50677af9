import { testExamples } from '@peshi/contract/platform/pattern.fixture'
import { describe } from 'vitest'
import { government, governments } from './match-parties.ts'
import {
  actsFor,
  actsForParts,
  descent,
  descentParts,
  heirParts,
  institution,
  institutions,
  office,
  officeParts,
  ofHeirs,
  others,
  othersParts,
} from './party-names.ts'

describe('other parties', () => {
  testExamples(others, othersParts, {
    English: ['Asha Rai and 2 others', ' and 2 others'],
    Hindi: ['आशा राय व अन्य', ' व अन्य'],
    Bengali: ['আশা রায় ও অন্যান্য', ' ও অন্যান্য'],
    'Punjabi and Gujarati': ['ਆਸ਼ਾ ਰਾਏ ਅਤੇ ਹੋਰ', ' ਅਤੇ ਹੋਰ'],
    southern: ['ఆశా రాయ్ మరియు ఇతరులు', ' మరియు ఇతరులు'],
    Urdu: ['آشا رائے وغیرہ', ' وغیرہ'],
  })
})

describe('words behind a name', () => {
  testExamples(descent, descentParts, {
    relation: ['Asha Rai, d/o Ram Rai', ', d/o Ram Rai'],
    representative: ['Asha Rai through her son', ' through her son'],
    Hindi: ['आशा राय पुत्री राम राय', ' पुत्री राम राय'],
    Urdu: ['آشا ولد رام', ' ولد رام'],
    Punjabi: ['ਆਸ਼ਾ ਪਤਨੀ ਰਾਮ', ' ਪਤਨੀ ਰਾਮ'],
  })
})

describe('a person who acts for a party', () => {
  testExamples(actsFor, actsForParts, {
    through: ['Ram Rai through LRs Sita Devi', 'through LRs Sita Devi'],
    by: ['Ram Rai by his guardian Sita Devi', 'by his guardian Sita Devi'],
    represented: ['Ram Rai represented by Sita Devi', 'represented by Sita Devi'],
    Hindi: ['राम राय द्वारा सीता देवी', 'द्वारा सीता देवी'],
    Punjabi: ['ਰਾਮ ਰਾਏ ਰਾਹੀਂ ਸੀਤਾ', 'ਰਾਹੀਂ ਸੀਤਾ'],
    Gujarati: ['રામ મારફત સીતા', 'મારફત સીતા'],
    Urdu: ['رام بذریعہ سیتا', 'بذریعہ سیتا'],
  })
})

describe('no person', () => {
  testExamples(office, officeParts, {
    head: ['District Collector', 'Collector'],
    officer: ['Executive Engineer', 'Engineer'],
    police: ['S.H.O. of Rampur', 'S.H.O'],
    administration: ['the Tehsildar', 'Tehsildar'],
    state: ['Govt of India', 'Govt'],
    lawyer: ['standing for', 'standing'],
    Hindi: ['जिलाधिकारी कानपुर', 'जिलाधिकारी'],
  })
  testExamples(institution, institutions, {
    firm: ['Punjab Bank', 'Bank'],
    school: ['Rampur College', 'College'],
    society: ['Sadhan Samiti', 'Samiti'],
    trade: ['Rai Traders', 'Traders'],
    public: ['Municipality of Rampur', 'Municipality'],
  })
  testExamples(government, governments, {
    'state or office': ['The State of U.P.', 'The State'],
    secretary: ['U.P. through Principal Secretary', 'through Principal Secretary'],
    'Hindi: state': ['उत्तर प्रदेश राज्य', 'राज्य'],
    'Hindi: government': ['भारत सरकार', 'भारत सरकार'],
  })
})

describe('heirs of a party', () => {
  testExamples(ofHeirs, heirParts, {
    heirs: ['the legal heirs of late ', 'the legal heirs of late '],
    estate: ['estate of ', 'estate of '],
  })
})
