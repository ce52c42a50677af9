import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CourtError } from '../src/errors.ts'
import { parserOf, parsers, type RegisteredParser } from '../src/parsers.ts'
import { causeListLandmarks } from './cause-list-landmarks.ts'
import { findCollection, readCollection } from './real-pages/folders.ts'
import { tribunalLandmarks } from './tribunal-landmarks.ts'

/**
 * A page that broke off, or lost a landmark, must be an error: never a shorter record. Each page that a parser reads is
 * cut at many places, and its landmarks are renamed one by one; the result must be an error or the very same value.
 */

interface Exception {
  /** Why such a cut can't be told from a whole reply. */
  reason: string
  /** Does this cut lie where nothing shows it? Every other cut must show. */
  excuses: (cut: string) => boolean
}

const recordEdge = (mark: string): Exception => ({
  reason: 'the list has no count: cut behind a record it looks whole, and an empty reply means "none"',
  excuses: (cut) => cut.trim().replace(/^\uFEFF/, '') === '' || cut.trim().endsWith(mark),
})
const emptyReply: Exception = {
  reason: 'a reply without a byte of text is the site’s way to say "none"',
  excuses: (cut) => cut.trim().replace(/^\uFEFF/, '') === '',
}
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Exactly the formats that NOTES.md lists as unable to show it. */
const exceptions: Record<string, Exception> = {
  'ecourts-hc-old/case-search': recordEdge('##'),
  'ecourts-hc-old/case-types': recordEdge('#'),
  'ecourts-hc-old/act-types': recordEdge('#'),
  'ecourts-hc/case-types': recordEdge('#'),
  'ecourts-hc-old/cause-list': recordEdge('^#'),
  'ecourts-hc-old/orders-by-date': emptyReply,
  'ecourts-dc/fill': recordEdge('</option>'),
  'ecourts-dc/fill-district': recordEdge('</option>'),
  'ecourts-dc/fill-complex': recordEdge('</option>'),
  'andhrapradesh-cause-lists/dates': {
    reason: 'days joined by @, without count or end: cut behind one it looks whole',
    excuses: (cut) => /\d{4}@?\s*$/.test(cut),
  },
  'ecourts-hc/case-history': {
    reason: 'a page sent as a fragment has no end: cut between two blocks it looks whole',
    excuses: (cut) => !/<html/i.test(cut) && />\s*$/.test(cut) && count(cut, /<table/gi) <= count(cut, /<\/table>/gi),
  },
}

interface Page {
  parser: RegisteredParser
  name: string
  text: string
}

const pages: Page[] = [...listExamples(), ...listRealPages()].filter(({ parser, text }) => {
  // `error` tells sentences apart; it reads no page.
  return parser.kind !== 'error' && !('error' in readOrRefuse(parser, text))
})

describe.each(pages)('$parser.source/$name', ({ parser, text }) => {
  const whole = JSON.stringify(parser.parse(text))

  test('cut anywhere it is refused or read the same', () => {
    const silent = listCuts(text).filter((at) => isAnotherValue(parser, text.slice(0, at), whole))
    const exception = exceptions[`${parser.source}/${parser.kind}`]
    expect(silent.filter((at) => !exception?.excuses(text.slice(0, at)))).toEqual([])
  })

  test('with any piece lost or doubled it is read or refused, and nothing else happens', () => {
    const place = fc.nat({ max: text.length })
    fc.assert(
      fc.property(place, place, fc.boolean(), (one, other, isLost) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)]
        const piece = isLost ? '' : text.slice(from, to).repeat(2)
        readOrRefuse(parser, text.slice(0, from) + piece + text.slice(to))
      }),
      { numRuns: 40 },
    )
  })

  test('with a landmark renamed it is refused or read the same', () => {
    const landmarks = (landmarksOf[`${parser.source}/${parser.kind}`] ?? []).filter((landmark) =>
      text.includes(landmark),
    )
    const silent = landmarks.filter((landmark) => isAnotherValue(parser, text.replaceAll(landmark, 'Zzzz'), whole))
    expect(silent).toEqual([])
  })
})

const casePage = [
  ...['case_details_table', 'CNR Number', 'Filing Number', 'Filing Date', 'Registration Number', 'Registration Date'],
  ...['Case Status</h2>', 'First Hearing Date', 'Next Hearing Date', 'Decision Date'],
  ...['Petitioner_Advocate_table', 'Respondent_Advocate_table', 'Petitioner and Advocate'],
  ...['history_table', 'History of Case Hearing', 'Judge', 'Business', 'Hearing Date', 'Purpose', 'Cause List Type'],
  ...['order_table', 'Orders', 'Order Number', 'Order on', 'Order Date', 'Order Details'],
  ...['IAheading', 'IA Details', 'IA Number', 'Date of Filing', 'Next Date', 'IA Status', 'Party'],
  ...['OBJECTION</h2>', '<b>OBJECTION', '<td>OBJECTION', 'Scrutiny Date', 'Compliance Date', 'Receipt Date'],
  ...['Document Details', 'Document No', 'Date of Receiving', 'Filed by', 'Name of Advocate', 'Document Filed'],
  ...['FIR Details', 'FIR_details_table', 'FIR Number', 'Police Station'],
  ...['Lower_court_table', 'Court Number and Name', 'Case Number and Year', 'Case Decision Date'],
  ...['Acts_table', 'Under Act', 'Under Section'],
]

const districtPage = [
  ...['case_details_table', 'Case Type', 'Filing Number', 'Filing Date', 'Registration Number', 'Registration Date'],
  ...['CNR Number', 'case_status_table', 'First Hearing Date', 'Next Hearing Date', 'Case Stage', 'Decision Date'],
  ...['Nature of Disposal', 'Court Number and Judge', 'Petitioner_Advocate_table', 'Respondent_Advocate_table'],
  ...[
    'acts_table',
    'Under Act',
    'Under Section',
    'IAheading',
    'IA Number',
    'Party Name',
    'Date of Filing',
    'Next Date',
  ],
  ...['IA Status </b>', 'history_table', 'Judge</td>', 'Business on Date', 'Hearing Date</td>', 'Purpose of Hearing'],
  ...['order_table', 'Order Number', 'Order Date', 'Order Details', 'Interim Orders', 'Final Orders'],
  ...['FIR_details_table', 'FIR Number', 'Police Station'],
]

const landmarksOf: Record<string, string[]> = {
  ...tribunalLandmarks,
  ...causeListLandmarks,
  'ecourts-hc/case-history': [...casePage, 'table_r'],
  'ecourts-hc-old/case-history': [...casePage, 'Case Type'],
  'ecourts-hc/case-search': ['con', 'totRecords', 'cino', 'case_no', 'case_no2', 'case_year', 'type_name'],
  'ecourts-hc/advocate-cause-list': ['con', 'totRecords', 'cino', 'type_name'],
  'ecourts-hc/cause-list-benches': ['causelistTbl', 'Sr No', 'Cause List Type', 'filename='],
  'ecourts-hc-old/show-business': ['printbtn', 'Case Number', 'Date&nbsp;', 'Versus', '<b>Business</b>'],
  'ecourts-hc-old/case-type-search-page': ['__csrf_magic', 'captcha_image', "name='captcha'", '<h1'],
  'ecourts-hc-old/orders-by-date': ['^^@'],
  'ecourts-hc-old/case-search': ['##'],
  'allahabad/case-number-page': ['case_type'],
  'allahabad/case-info': ['viewCaseData', 'Petitioner'],
  'allahabad/case-details': [
    'Case Status',
    'Filing No.',
    'First Hearing Date',
    'table-adv',
    'Crime No.',
    'Listing Date',
  ],
  'allahabad/order-sheets': ['judgmentID', 'Order Date'],
  'supreme-court/case-status': [
    ...['success', 'data-diary-no', 'data-diary-year', 'Serial Number', 'Diary Number', 'Case Number'],
    ...['Petitioner Name', 'Respondent Name', 'Status', 'Registered on', 'resultsHtml'],
  ],
  'supreme-court/case-status-form': [
    ...['<form', 'scid', 'tok_', 'sci_form_nonce', '_wp_http_referer', '_form_time', '_form_signature'],
    'es_ajax_request',
  ],
  'supreme-court/case-details': [
    ...['success', 'Diary Number', 'Diary No.', 'Filed on', 'SECTION', 'Case Number', 'Case No.', 'Registered on'],
    ...['Verified On', 'CNR Number', 'Present/Last Listed On', 'Status/Stage', 'Disp.Type', 'Petitioner(s)'],
    ...['Respondent(s)', 'Tentatively case may be listed on', 'Computer generated'],
  ],
  'supreme-court/case-tab': ['<table', '<thead', 'success'],
  'supreme-court/judgments': ['Diary Number', 'Case Number', 'Serial Number', 'Bench', 'success'],
  'supreme-court/daily-orders': ['Diary Number', 'Case Number', 'Serial Number', 'Petitioner / Respondent', 'success'],
  'supreme-court/home-latest-judgments': ['view-pdf/', 'Diary Number', 'Uploaded On', 'VS.', 'diary_no', '<span'],
  'dcourts-s3waas/form': ['<form', 'es_ajax_request'],
  'dcourts-s3waas/case-search': [
    ...['distTableContent', 'data-est-code', 'data-total-cases', 'Serial Number', 'Case Number', 'Petitioner versus'],
    ...['viewCnrDetails', 'data-cno', 'success', 'loadMoreCases'],
  ],
  'dcourts-s3waas/order-search': [
    ...[
      'distTableContent',
      'data-est-code',
      'data-total-cases',
      'Order Date',
      'get_order_pdf',
      'loadMoreCases',
      'success',
    ],
  ],
  'dcourts-s3waas/case-details': [
    ...['Case Details', 'Case Type', 'Filing Number', 'Filing Date', 'Registration Number<', 'Registration Date'],
    ...['CNR Number', 'Case Status', 'Next Hearing Date', 'Decision Date', 'Stage of Case', 'Nature of Disposal'],
    ...[
      'Court Number and Judge',
      'class=\\"Petitioner',
      'class=\\"respondent',
      'Acts<',
      'Under Act',
      'IA Status<',
      'IA Number',
    ],
    ...[
      'Case History',
      'Judge<',
      'Business On Date',
      'Purpose of hearing',
      'Interim Orders',
      'Final Orders',
      'Order Number',
    ],
    ...['Order Date', 'Order Details', 'FIR Details', 'Police Station', 'FIR Number', 'Subordinate Court Information'],
  ],
  'dcourts-s3waas/cause-list': [
    'distTableContent',
    'Serial Number',
    'Case Number',
    'Party Name',
    'Advocate</th>',
    '<caption',
  ],
  'dcourts-s3waas/business': ['<table', 'success'],
  'dcourts-s3waas/options': ['</option>', 'value=', 'success'],
  'ecourts-dc/case-history': districtPage,
  'ecourts-dc/cnr-page': districtPage,
  'ecourts-dc/case-search': [
    ...[
      'Total number of cases',
      'Total Number of Establishments',
      'dispTable',
      'Sr No',
      'Case Number',
      'Petitioner Name',
    ],
    ...['viewHistory', 'View</th>'],
  ],
  'ecourts-dc/fill': ['</option>', 'value=', 'app_token'],
  'ecourts-dc/fill-district': ['</option>', 'value='],
  'ecourts-dc/fill-complex': ['</option>', 'value=', '@'],
  'ecourts-dc/show-business': ['printbtn', 'Case Number', 'Versus', '<b>Business</b>'],
  'court-boards/court-view': [
    ...['Court No.', 'Serial No.', '>List<', 'Progress', 'Case Details', 'Important Information', 'Title :'],
    ...['Court NOT in session', 'Counsels -', 'Counsel -'],
  ],
  'court-boards/table': [
    ...[
      'Court No',
      'Cr. No.',
      'CH No',
      'Coram',
      'Item No',
      'Sr. No.',
      'Sl. No',
      'SNo.',
      'List Type',
      'List No',
      'Case No',
    ],
    ...['Kept Back Cases', 'Passed Over Cases', 'Purpose', 'Stage', 'Round', 'Status'],
  ],
  'delhi/case-status-page': ['_token', 'captcha-code', 'case_type', '<option'],
  'delhi/case-rows': ['recordsFiltered', 'data', 'ctype', '"pet', 'orderdate', '[PENDING]', 'COURT NO', 'VS.'],
  'phhc/case': [
    ...['party_detail', 'next_date', 'cnr_no', '"status', 'advocate_name', 'category', 'diary_number'],
    ...['registration_date', 'PENDING', ' VS '],
  ],
  'phhc/cause-list': ['data', 'sr_no', 'case_type', 'case_no', 'case_year', 'pet_name', 'res_name', '_adv_name'],
  'allahabad-cause-lists/index': ['href=', '.pdf', 'No Cause List'],
  'court-boards/phhc': ['data', 'court_no', 'sr_no'],
  'fir/mahapolice-published-firs': [
    ...['lbltotalrecord', 'gdvDeadBody', 'No Records Found', '>State<', '>District<', '>Police Station<', '>Year<'],
    ...['>FIR No.<', 'Registration Date', 'FIR no/Year', '>Sections<', 'firNumber', 'policeStation', 'sections'],
  ],
  'ecourts-judgments/search-response': [
    ...[
      'reportrow',
      'aaData',
      'total',
      'app_token',
      'open_pdf',
      'caseDetailsTD',
      'Judge :',
      'Coram :',
      'CNR :',
      ' of ',
    ],
    ...['Date of registration', 'Decision Date', 'Disposal Nature', 'Court :', ' Vs ', 'versus', 'Case No :'],
  ],
  'ecourts-judgments/scr-result-row': [
    ...['open_pdf', 'caseDetailsTD', 'Coram :', 'id="cnr"', 'Decision Date', 'Case No :', 'Disposal Nature', 'Bench :'],
    ...['versus', '</tr>'],
  ],
  'display-board/supreme-court': [
    ...['listedItemDetails', 'court_no', 'court_name', 'item_no', 'registration_number_display', 'petitioner_name'],
    ...['respondent_name', 'item_status', 'court_message'],
  ],
}

function listExamples(): Page[] {
  const folders = new Map(parsers.map((parser) => [parser.source, parser.connector]))
  return [...folders].flatMap(([source, connector]) => {
    const folder = join(import.meta.dirname, '../src', connector, 'examples', source)
    const names = readdirSync(folder).filter((name) => !name.endsWith('.expected.json'))
    return names.flatMap((name) => toPage(source, name, readFileSync(join(folder, name), 'utf8')))
  })
}

function listRealPages(): Page[] {
  const collection = findCollection()
  return collection ? readCollection(collection).flatMap(({ source, name, text }) => toPage(source, name, text)) : []
}

function toPage(source: string, name: string, text: string): Page[] {
  const parser = parserOf(source, name)
  return parser ? [{ parser, name, text }] : []
}

/** Spread over the page, and every place in its last stretch, where an end mark would be. */
function listCuts(text: string): number[] {
  const step = Math.max(1, Math.floor(text.length / 150))
  const cuts = new Set<number>()
  for (let at = 0; at < text.length; at += step) cuts.add(at)
  for (let at = Math.max(0, text.length - 60); at < text.length; at++) cuts.add(at)
  return [...cuts]
}

function isAnotherValue(parser: RegisteredParser, text: string, whole: string): boolean {
  const read = readOrRefuse(parser, text)
  return !('error' in read) && JSON.stringify(read.value) !== whole
}

/** Refusing is throwing one of ours: any other error is a fault of the parser. */
function readOrRefuse(parser: RegisteredParser, text: string): { value: unknown } | { error: CourtError } {
  try {
    return { value: parser.parse(text) }
  } catch (error) {
    if (error instanceof CourtError) return { error }
    throw error
  }
}
