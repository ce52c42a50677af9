import { pattern } from '@peshi/contract/platform/pattern'
import { testExamples } from '@peshi/contract/platform/pattern.fixture'
import { describe } from 'vitest'
import { initial, initialParts } from '../reading/titles.ts'
import { ofOtherCase, otherCases, otherSection, otherSections, roleBeside, rolesBeside } from './labelled-case.parse.ts'
import { otherHeading, otherHeadings } from './past-days.parse.ts'
import {
  calendarTitle,
  calendarTitles,
  headingCourts,
  listTitle,
  listTitles,
  noResults,
  nothingFound,
  orderHeading,
  orderTitle,
  orderTitles,
  sideMark,
  sideMarks,
  wrongCaptchas,
} from './what-it-is.ts'

describe('a page without results', () => {
  testExamples(nothingFound, noResults, {
    'nothing found': ['No records found', 'No records found'],
    'not found': ['Record(s) not found', 'Record(s) not found'],
    'does not exist': ['Case number does not exist', 'Case number does not exist'],
    'no cause list': ['There is no causelist', 'no causelist'],
    'case code': ['This case code does not', 'This case code does not'],
  })
})

describe('a calendar', () => {
  testExamples(calendarTitle, calendarTitles, {
    'calendar, then year': ['Calendar for the year 2027', 'Calendar for the year 2027'],
    'year, then calendar': ['2027 calendar', '2027 calendar'],
    'holidays, then year': ['List of holidays in 2027', 'List of holidays in 2027'],
    'year, then holidays': ['2027: list of closed holidays', '2027: list of closed holidays'],
    'holidays of the year': ['Holidays for the calendar year', 'Holidays for the calendar year'],
  })
})

describe('an order', () => {
  testExamples(orderTitle, orderTitles, {
    'order or judgment, with a sign behind it': ['O R D E R :', 'O R D E R :'],
    'order or judgment alone': ['COMMON JUDGMENT', 'COMMON JUDGMENT'],
    heard: ['Heard the learned counsel', 'Heard'],
    'day of the decision': ['Date of decision: 12.05.2027', 'Date of decision:'],
  })
})

describe('a list', () => {
  testExamples(listTitle, listTitles, {
    'cause list of a day': ['Daily Cause List for 12.05.2027', 'Daily Cause List for'],
    'date of the cause list': ['Cause list date 12.05.2027', 'Cause list date'],
    board: ['Separately notified board', 'Separately notified board'],
    'cases listed': ['Cases listed on 12.05.2027', 'Cases listed on'],
    'date of the list': ['List date: 12.05.2027', 'List date:'],
    note: ['DELETION NOTE', 'DELETION NOTE'],
    'cause list alone on its line': ['12.05.2027 SUPPLEMENTARY CAUSE LIST', '12.05.2027 SUPPLEMENTARY CAUSE LIST'],
  })
})

describe('a part of a case’s page that is not about its parties', () => {
  testExamples(otherSection, otherSections, {
    law: ['Acts', 'Acts'],
    'case and its history': ['Case History', 'Case History'],
    'other courts': ['Subordinate Court Information', 'Subordinate'],
    applications: ['IA Details', 'IA Details'],
    police: ['FIR Details', 'FIR Details'],
    orders: ['Interim Orders', 'Interim Orders'],
    'other matters': ['Main Matters', 'Main Matters'],
    papers: ['Document Details', 'Document Details'],
    'head of a table': ['Sr. No.', 'Sr. No'],
  })
})

describe('a part about other cases or past days', () => {
  testExamples(ofOtherCase, otherCases, {
    'other courts': ['Trial Court Details', 'Trial Court'],
    police: ['FIR Details', 'FIR Details'],
    applications: ['IA Status', 'IA Status'],
    'other matters': ['Connected Cases', 'Connected'],
    'past days': ['Listing History', 'Listing History'],
    orders: ['Final Orders', 'Final Orders'],
    proceedings: ['Last 10 proceedings', 'Last 10 proceedings'],
  })
})

describe('a heading that ends the history', () => {
  testExamples(otherHeading, otherHeadings, {
    law: ['Under Act(s)', 'Under Act'],
    case: ['Case Status', 'Case Status'],
    'other courts': ['Subordinate Court', 'Subordinate'],
    applications: ['IA Details', 'IA Details'],
    police: ['FIR Details', 'FIR Details'],
    'other matters': ['Linked Cases', 'Linked'],
    papers: ['Objections', 'Objections'],
    people: ['Petitioners and their Advocates', 'Petitioners and their Advocates'],
  })
})

describe('a wrong captcha', () => {
  testExamples(pattern('i')`${wrongCaptchas}`, wrongCaptchas, {
    wrong: ['Invalid captcha', 'Invalid captcha'],
    'does not match': ['captcha code entered does not match', 'captcha code entered does not match'],
    'was incorrect': ['captcha code entered was incorrect', 'captcha code entered was incorrect'],
  })
})

describe('the heading of an order', () => {
  testExamples(orderHeading, headingCourts, {
    'high court': ['in the high court of delhi', 'in the high court of'],
    'supreme court': ['supreme court of india', 'supreme court of india'],
    tribunal: ['national company law', 'national company law'],
  })
})

describe('the sides of an order', () => {
  testExamples(sideMark, sideMarks, {
    'role behind dots': ['ram ... petitioner', '... petitioner'],
    'between the sides': ['versus', 'versus'],
    'role before a colon': ['petitioner :-', 'petitioner :-'],
    'matter of': ['in the matter of :', 'in the matter of :'],
  })
})

describe('a role beside a name', () => {
  testExamples(roleBeside, rolesBeside, {
    'first side': ['ram ... petitioner', ' ... petitioner'],
    'second side': ['ram ... accused', ' ... accused'],
  })
})

describe('a “v.” that is an initial', () => {
  testExamples(initial, initialParts, {
    'behind a title': ['justice v. ramana', 'justice v. '],
    'of a judge': ['v. ramana, J.', 'v. ramana, J.'],
    'of counsel': ['for the petitioner', 'for the petitioner'],
  })
})
