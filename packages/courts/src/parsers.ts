import { parseCaseDetails } from './allahabad/case-details.parse.ts'
import { parseCaseInfo } from './allahabad/case-info.parse.ts'
import { parseCaseNumberPage } from './allahabad/case-number-page.parse.ts'
import { parseOrderSheets } from './allahabad/order-sheets.parse.ts'
import { parseAllahabadBoard } from './boards/allahabad-board.parse.ts'
import { parseBoardTable } from './boards/board-table.parse.ts'
import { parseCalcuttaBoard } from './boards/calcutta-board.parse.ts'
import { parseDelhiBoard } from './boards/delhi-board.parse.ts'
import { parseMadrasBoard } from './boards/madras-board.parse.ts'
import { parseOrissaBoard } from './boards/orissa-board.parse.ts'
import { parseKeralaBoard, parsePatnaBoard } from './boards/pair-board.parse.ts'
import { parsePhhcBoard } from './boards/phhc-board.parse.ts'
import { parseRajasthanBoard } from './boards/rajasthan-board.parse.ts'
import { parseTelanganaBoard } from './boards/telangana-board.parse.ts'
import { parseWingBoards } from './boards/wing-board.parse.ts'
import { highCourtListParsers } from './cause-lists/hc-parsers.ts'
import { parseListIndex } from './cause-lists/list-index.parse.ts'
import { parseSiteCase } from './dcourts/case-details.parse.ts'
import { parseSiteSearch } from './dcourts/case-search.parse.ts'
import { parseSiteCauseList } from './dcourts/cause-list.parse.ts'
import { parseSiteCaveat, parseSiteCaveats } from './dcourts/caveats.parse.ts'
import { parseFrontPage } from './dcourts/front-page.parse.ts'
import { parseSiteOrders } from './dcourts/order-search.parse.ts'
import { parseDistrictCase } from './ecourts-district/case-history.parse.ts'
import { parseDistrictSearch } from './ecourts-district/case-search.parse.ts'
import { parseComplexes, parseFill } from './ecourts-district/fill.parse.ts'
import { parseDistrictBusiness } from './ecourts-district/show-business.parse.ts'
import { parsePublishedFirs } from './fir/published-firs.parse.ts'
import { parseFirSearchForm } from './fir/search-form.parse.ts'
import { parseAdvocateCauseList } from './hcservices/advocate-cause-list.parse.ts'
import { parseCaseHistory } from './hcservices/case-history.parse.ts'
import { parseCaseSearch } from './hcservices/case-search.parse.ts'
import { parseOldCaseSearch } from './hcservices/case-search-old.parse.ts'
import { parseOldSearchPage } from './hcservices/case-type-search-page.parse.ts'
import { parseCauseLists } from './hcservices/cause-list.parse.ts'
import { parseCauseListBenches } from './hcservices/cause-list-benches.parse.ts'
import { parseOptions } from './hcservices/options.parse.ts'
import { parseOrdersByDate } from './hcservices/orders-by-date.parse.ts'
import { readRefusal } from './hcservices/refused.parse.ts'
import { parseShowBusiness } from './hcservices/show-business.parse.ts'
import { parseServiceForm } from './s3waas/form.parse.ts'
import { parseSiteOptions } from './s3waas/options.parse.ts'
import { parseSection } from './s3waas/section.parse.ts'
import { parseBoard } from './sci/board.parse.ts'
import { parseCaseDetails as parseSciDetails } from './sci/case-details.parse.ts'
import { parseCaseStatus } from './sci/case-status.parse.ts'
import { parseCaseStatusForm } from './sci/case-status-form.parse.ts'
import { parseCaseTab } from './sci/case-tab.parse.ts'
import { parseJudgments } from './sci/judgments.parse.ts'
import { parseLatestJudgments } from './sci/latest-judgments.parse.ts'
import { tribunalParsers } from './tribunals/parsers.ts'

export interface RegisteredParser {
  connector: string
  source: string
  kind: string
  parse: (text: string) => unknown
}

export const parsers: RegisteredParser[] = [
  ...named('allahabad', 'allahabad', {
    'case-number-page': parseCaseNumberPage,
    'case-info': parseCaseInfo,
    'case-details': parseCaseDetails,
    'order-sheets': parseOrderSheets,
  }),
  ...named('hcservices', 'ecourts-hc', {
    'case-history': parseCaseHistory,
    'case-search': parseCaseSearch,
    'advocate-cause-list': parseAdvocateCauseList,
    'cause-list-benches': parseCauseListBenches,
    'case-types': parseOptions,
    error: readRefusal,
  }),
  ...named('hcservices', 'ecourts-hc-old', {
    'case-history': parseCaseHistory,
    'case-search': parseOldCaseSearch,
    'case-types': parseOptions,
    'act-types': parseOptions,
    'case-type-search-page': parseOldSearchPage,
    'orders-by-date': parseOrdersByDate,
    'show-business': parseShowBusiness,
    'cause-list': parseCauseLists,
    error: readRefusal,
  }),
  ...named('sci', 'supreme-court', {
    'case-status': parseCaseStatus,
    'case-status-form': parseCaseStatusForm,
    'case-details': parseSciDetails,
    'case-tab': parseCaseTab,
    'lower-court-options': parseSiteOptions,
    judgments: parseJudgments,
    'daily-orders': parseJudgments,
    'home-latest-judgments': parseLatestJudgments,
  }),
  ...named('dcourts', 'dcourts-s3waas', {
    'front-page': parseFrontPage,
    form: parseServiceForm,
    'case-search': parseSiteSearch,
    'order-search': parseSiteOrders,
    'caveat-search': parseSiteCaveats,
    'caveat-details': parseSiteCaveat,
    'case-details': parseSiteCase,
    options: parseSiteOptions,
    'cause-list': parseSiteCauseList,
    business: parseSection,
  }),
  ...named('ecourts-district', 'ecourts-dc', {
    'case-history': parseDistrictCase,
    'cnr-page': parseDistrictCase,
    'case-search': parseDistrictSearch,
    'show-business': parseDistrictBusiness,
    fill: parseFill,
    'fill-district': parseFill,
    'fill-complex': parseComplexes,
  }),
  ...named('fir', 'fir', {
    'mahapolice-published-firs': parsePublishedFirs,
    'mahapolice-search-form': parseFirSearchForm,
  }),
  ...named('sci', 'display-board', { 'supreme-court': parseBoard }),
  ...named('boards', 'court-boards', {
    'court-view': parseAllahabadBoard,
    table: parseBoardTable,
    phhc: parsePhhcBoard,
    rajasthan: parseRajasthanBoard,
    wings: parseWingBoards,
    delhi: parseDelhiBoard,
    telangana: parseTelanganaBoard,
    calcutta: parseCalcuttaBoard,
    madras: parseMadrasBoard,
    kerala: parseKeralaBoard,
    patna: parsePatnaBoard,
    orissa: parseOrissaBoard,
  }),
  ...named('cause-lists', 'allahabad-cause-lists', { index: parseListIndex }),
  ...highCourtListParsers,
  ...tribunalParsers,
]

function named(
  connector: string,
  source: string,
  kinds: Record<string, RegisteredParser['parse']>,
): RegisteredParser[] {
  return Object.entries(kinds).map(([kind, parse]) => ({ connector, source, kind, parse }))
}

/** For a saved page, by its file’s name. Null if no parser reads it. */
export function parserOf(source: string, fileName: string): RegisteredParser | null {
  const fits = parsers.filter(
    (parser) =>
      parser.source === source && (fileName.startsWith(`${parser.kind}-`) || fileName.startsWith(`${parser.kind}.`)),
  )
  return fits.toSorted((one, other) => other.kind.length - one.kind.length)[0] ?? null
}
