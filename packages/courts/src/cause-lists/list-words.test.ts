import { testExamples } from '@peshi/contract/platform/pattern.fixture'
import { describe, expect, test } from 'vitest'
import { namesColumn, wordColumns } from '../reading/columns.ts'
import { headerParts, headerWords } from './columns.ts'
import { role, roles } from './delhi-rows.ts'
import {
  bench,
  benchParts,
  columnNames,
  columnParts,
  delhiMark,
  delhiMarks,
  registrar,
  registrarParts,
  remark,
  remarks,
  section,
  sectionWords,
  titleParts,
  titleWords,
} from './delhi-words.ts'
import { furniture, furnitureParts } from './headings.ts'
import { serviceNote, serviceWords } from './madras-advocates.ts'
import { supremeFurniture, supremeFurnitureParts } from './pdf-list-profiles.ts'
import { meetingHost, meetingHosts } from './video-link-words.ts'

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
  testExamples(bench, benchParts, {
    'bench of a size': ['DIVISION BENCH-IV', 'DIVISION BENCH-IV'],
    'bench with a number': ['LOK ADALAT BENCH NO. 2', 'LOK ADALAT BENCH NO. 2'],
  })
  testExamples(registrar, registrarParts, {
    name: ['BEFORE MS. ASHA RAI (DHJS)', 'BEFORE MS. ASHA RAI (DHJS)'],
    office: ['LD. JOINT REGISTRAR (JUDICIAL)', 'LD. JOINT REGISTRAR (JUDICIAL)'],
  })
  testExamples(titleWords, titleParts, {
    'whole list': ['ADVANCE CAUSE LIST FOR MONDAY', 'ADVANCE CAUSE LIST'],
    'kind of matters': ['R-1 REGULAR MATTER', 'R-1 REGULAR MATTER'],
    sitting: ['PRONOUNCEMENT OF JUDGMENTS', 'PRONOUNCEMENT'],
  })
  testExamples(columnNames, columnParts, {
    number: ['ITEM NO.', 'ITEM NO.'],
    people: ['NAMES OF PARTIES', 'NAMES OF PARTIES'],
    'other columns': ['NEXT DATE / REMARKS', 'NEXT DATE / REMARKS'],
    between: ['. /', '. /'],
  })
  test('the name of a judge is no bench, registrar, title or column', () => {
    const name = "HON'BLE MR.JUSTICE V. INVENTED RAO"
    for (const line of [bench, registrar, titleWords, columnNames]) expect(name).not.toMatch(line)
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
  testExamples(supremeFurniture, supremeFurnitureParts, {
    head: ['Petitioner/Respondent', 'Petitioner/Respondent'],
    'kind of hearing': ['REGULAR HEARING', 'REGULAR HEARING'],
    request: ['ON RECORD DO NOT SEEK TIME', 'ON RECORD DO NOT SEEK TIME'],
    'for all courts': ['LISTED BEFORE ALL THE COURTS TODAY', 'LISTED BEFORE ALL THE COURTS TODAY'],
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

describe('a role behind dots', () => {
  testExamples(role, roles, {
    'first side': ['Ram .... Petitioner', ' .... Petitioner'],
    'second side': ['Ram .... Respondent', ' .... Respondent'],
  })
})

describe('a site of video meetings', () => {
  testExamples(meetingHost, meetingHosts, {
    Zoom: ['zoom.us', 'zoom.us'],
    Webex: ['delhi.webex.com', '.webex.com'],
    Teams: ['teams.microsoft.com', 'teams.microsoft.com'],
    Google: ['meet.google.com', 'meet.google.com'],
    'Indian services': ['bharatvc.nic.in', 'bharatvc.nic.in'],
    others: ['jit.si', 'jit.si'],
  })
})
