import type { RegisteredParser } from '../parsers.ts'
import { parseCatCaseStatus } from './cat/case-status.parse.ts'
import { parseCestatCase } from './cestat/case-report.parse.ts'
import { parseCestatOrders } from './cestat/order-search.parse.ts'
import { parseCestatSearchPage } from './cestat/search-page.parse.ts'
import { parseCestatSearchResult } from './cestat/search-result.parse.ts'
import { parseCisSearchResult } from './cis/search-result.parse.ts'
import { parseDrtCaseStatus } from './drt/case-status.parse.ts'
import { parseDrtSearchPage } from './drt/search-page.parse.ts'
import { parseCaseDetails } from './ejagriti/case-details.parse.ts'
import { parseCommissions } from './ejagriti/commissions.parse.ts'
import { readState } from './ejagriti/reply.ts'
import { parseItatCase } from './itat/case-details.parse.ts'
import { parseItatSearchPage } from './itat/search-page.parse.ts'
import { parseItatSearchResult } from './itat/search-result.parse.ts'
import { parseDailyCauseList } from './nclat/daily-cause-list.parse.ts'
import { parseNclatSearchPage } from './nclat/search-page.parse.ts'
import { parseNclatSearchResult } from './nclat/search-result.parse.ts'
import { parseViewDetails } from './nclat/view-details.parse.ts'
import { parseNcltCaseDetails } from './nclt/case-details.parse.ts'
import { parseCaseList } from './nclt/case-list.parse.ts'
import { parseNgtCasePage } from './ngt/case-page.parse.ts'
import { parseNgtSearchPage } from './ngt/search-page.parse.ts'
import { parseNgtSearchResult } from './ngt/search-result.parse.ts'
import { parseTdsatCaseStatus } from './tdsat/case-status.parse.ts'
import { parseOrderSheet } from './tdsat/order-sheet.parse.ts'

const sources: Record<string, { body: string; kinds: Record<string, RegisteredParser['parse']> }> = {
  'tribunal-drt': {
    body: 'drt',
    kinds: {
      'search-page': parseDrtSearchPage,
      'search-result': parseCisSearchResult,
      'case-status': parseDrtCaseStatus,
    },
  },
  'tribunal-cat': { body: 'cat', kinds: { 'search-result': parseCisSearchResult, 'case-status': parseCatCaseStatus } },
  'tribunal-tdsat': {
    body: 'tdsat',
    kinds: { 'case-status': parseTdsatCaseStatus, 'order-sheet': parseOrderSheet },
  },
  'tribunal-ngt': {
    body: 'ngt',
    kinds: {
      'search-page': parseNgtSearchPage,
      'search-result': parseNgtSearchResult,
      'case-page': parseNgtCasePage,
    },
  },
  'tribunal-cestat': {
    body: 'cestat',
    kinds: {
      'search-page': parseCestatSearchPage,
      'search-result': parseCestatSearchResult,
      'case-report': parseCestatCase,
      'order-search': parseCestatOrders,
    },
  },
  'tribunal-itat': {
    body: 'itat',
    kinds: {
      'search-page': parseItatSearchPage,
      'search-result': parseItatSearchResult,
      'case-details': parseItatCase,
    },
  },
  'tribunal-nclt': { body: 'nclt', kinds: { 'case-list': parseCaseList, 'case-details': parseNcltCaseDetails } },
  'tribunal-nclat': {
    body: 'nclat',
    kinds: {
      'search-page': parseNclatSearchPage,
      'search-result': parseNclatSearchResult,
      'view-details': parseViewDetails,
      'daily-cause-list': parseDailyCauseList,
    },
  },
  'consumer-ejagriti': {
    body: 'ejagriti',
    kinds: {
      'case-details': parseCaseDetails,
      'state-commissions': parseCommissions,
      'district-commissions': parseCommissions,
      error: readState,
    },
  },
}

export const tribunalParsers: RegisteredParser[] = Object.entries(sources).flatMap(([source, { body, kinds }]) =>
  Object.entries(kinds).map(([kind, parse]) => ({ connector: `tribunals/${body}`, source, kind, parse })),
)
