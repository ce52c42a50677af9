import { testExamples } from '@peshi/contract/platform/pattern.fixture'
import { describe } from 'vitest'
import { namesColumn, wordColumns } from '../reading/columns.ts'
import { headerParts, headerWords } from './columns.ts'
import { delhiMark, delhiMarks, remark, remarks, section, sectionWords } from './delhi-lists.parse.ts'
import { furniture, furnitureParts } from './headings.ts'
import { serviceNote, serviceWords } from './madras-advocates.ts'

describe('a list of Delhi', () => {
  testExamples(delhiMark, delhiMarks, {
    'video links': ['https://dhcvirtual.webex.com/meet/dhcvc1', 'webex.com/meet/dhc'],
    'mail addresses': ['court1@dhc.nic.in', '@dhc.nic.in'],
    'court’s name': ['HIGH COURT OF DELHI : NEW DELHI', 'HIGH COURT OF DELHI'],
    'Delhi judicial service': ['MS. ASHA RAI (DHJS)', 'DHJS'],
    'title with a day': ['12.05.2027 REGULAR MATTERS', '12.05.2027 REGULAR MATTERS'],
  })
  testExamples(remark, remarks, {
    'place on the list': ['(TOP OF LIST)', '(TOP OF LIST'],
    time: ['AT 2:15 PM', 'AT 2:15'],
    'part heard': ['PART-HEARD', 'PART-HEARD'],
    'what becomes of it': ['PASSED OVER', 'PASSED OVER'],
  })
  testExamples(section, sectionWords, {
    'kind of list': ['REGULAR MATTERS', 'REGULAR'],
    'stage before a judgment': ['BAIL APPLICATIONS', 'BAIL'],
    'kind of case': ['CONTEMPT CASES', 'CONTEMPT'],
    'state of a case': ['COMPLETION OF SERVICE', 'COMPLETION'],
    division: ['IPD SUITS', 'IPD'],
  })
})

describe('text that is no part of a list', () => {
  testExamples(furniture, furnitureParts, {
    'page number': ['- 12 -', '- 12 -'],
    place: ['NEW DELHI 12TH MAY', 'NEW DELHI 12TH MAY'],
    'court’s time': ['(TIME : 10:30 AM)', '(TIME : 10:30 AM)'],
    note: ['NOTE : MENTIONING', 'NOTE : MENTIONING'],
    signature: ['ADDITIONAL REGISTRAR', 'ADDITIONAL REGISTRAR'],
    request: ['[ IT WILL BE APPRECIATED IF', '[ IT WILL BE APPRECIATED IF'],
    'time of printing': ['12/05/2027 10:30:15', '12/05/2027 10:30:15'],
  })
})

describe('the head of a table', () => {
  testExamples(headerWords, headerParts, {
    signs: ['/', '/'],
    people: ['Petitioner / Respondent', 'Petitioner / Respondent'],
    number: ['Case No.', 'Case No.'],
    hearing: ['Purpose of hearing', 'Purpose of hearing'],
  })
  testExamples(namesColumn, wordColumns, {
    people: ['petitioner', 'petitioner'],
    'state of the case': ['case stage', 'case stage'],
    place: ['police station', 'police station'],
  })
})

describe('a note on the service of a notice', () => {
  testExamples(serviceNote, serviceWords, {
    notice: ['R1 UNSERVED', 'UNSERVED'],
    paper: ['AFFIDAVIT OF SERVICE', 'AFFIDAVIT'],
    'why not served': ['R2 DIED', 'DIED'],
    'what became of the party': ['D3 EX-PARTE', 'EX-PARTE'],
    'who filed': ['VAKALAT NOT', 'VAKALAT NOT'],
  })
})
