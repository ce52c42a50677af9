import { CourtError } from '../../src/errors.ts'
import type { PublishedFirs } from '../../src/fir/published-firs.parse.ts'
import type { parseAdvocateCauseList } from '../../src/hcservices/advocate-cause-list.parse.ts'
import type { CasePage, PagedHearing } from '../../src/hcservices/case-page.ts'
import type { CaseSearch } from '../../src/hcservices/case-search.parse.ts'
import type { OldCaseHit } from '../../src/hcservices/case-search-old.parse.ts'
import type { PublishedCauseList } from '../../src/hcservices/cause-list.parse.ts'
import type { BenchCauseList } from '../../src/hcservices/cause-list-benches.parse.ts'
import type { Option } from '../../src/hcservices/options.parse.ts'
import type { parseOrdersByDate } from '../../src/hcservices/orders-by-date.parse.ts'
import { s3waasProjections } from './project-s3waas.ts'
import { tribunalProjections } from './project-tribunals.ts'

export const projections: Record<string, (value: never) => unknown> = {
  'ecourts-hc/case-history': projectCase,
  'ecourts-hc-old/case-history': projectCase,
  'ecourts-hc/case-search': projectSearch,
  'ecourts-hc-old/case-search': (hits: OldCaseHit[]) => ({ count: hits.length, cases: hits }),
  'ecourts-hc/advocate-cause-list': projectAdvocateList,
  'ecourts-hc/cause-list-benches': (lists: BenchCauseList[]) => ({ lists, count: lists.length }),
  'ecourts-hc/case-types': projectOptions,
  'ecourts-hc-old/case-types': projectOptions,
  'ecourts-hc-old/act-types': projectOptions,
  'ecourts-hc-old/orders-by-date': projectOrders,
  'ecourts-hc-old/cause-list': projectCauseLists,
  'fir/mahapolice-published-firs': projectFirs,
  ...s3waasProjections,
  ...tribunalProjections,
}

export function projectError(error: unknown) {
  if (!(error instanceof CourtError)) throw error
  const names: Record<CourtError['code'], string> = {
    'challenge-rejected': 'captcha',
    'case-not-found': 'not-found',
    'page-changed': 'page-changed',
    'not-available': 'not-available',
    blocked: 'blocked',
    down: 'down',
    busy: 'busy',
  }
  return { error: names[error.code], message: error.message }
}

function projectCase(page: CasePage) {
  return {
    ...page,
    court: page.courtName,
    causelistName: page.causeListName,
    iaDetails: page.applications,
    hearings: page.hearings.map(projectHearing),
    filingHistory: page.filingHistory.map(projectHearing),
    orders: page.orders.map((order) => ({ ...order, filename: filenameIn(order.href) })),
    counts: { hearings: page.hearings.length, orders: page.orders.length },
    hearingCount: page.hearings.length,
    filingHistoryCount: page.filingHistory.length,
    orderCount: page.orders.length,
    documentCount: page.documents.length,
  }
}

const projectHearing = (hearing: PagedHearing) => ({ ...hearing })

function filenameIn(href: string | null) {
  const encoded = /[?&]filename=([^&]+)/.exec(href ?? '')?.[1]
  return encoded === undefined ? null : decodeURIComponent(encoded)
}

function projectSearch(search: CaseSearch) {
  return { ...search, totRecords: search.total, distinctCases: search.cases }
}

function projectAdvocateList({ total, advocate, items }: ReturnType<typeof parseAdvocateCauseList>) {
  const distinctCnrs = [...new Set(items.map((item) => item.cnr))]
  return { totRecords: total, rows: items.length, distinctCnrs, advocate, items }
}

function projectOptions(options: Option[]) {
  return { count: options.length, first: options[0], last: options.at(-1), options }
}

function projectOrders({ total, orders }: ReturnType<typeof parseOrdersByDate>) {
  return {
    total,
    count: orders.length,
    judgements: orders.filter((order) => order.kind.includes('JUDGEMENT')).length,
    first: orders[0],
    last: orders.at(-1),
    fieldsPerRow: orders[0]?.fieldCount,
    allSameDate: new Set(orders.map((order) => order.date)).size === 1,
    orders,
  }
}

function projectCauseLists(lists: PublishedCauseList[]) {
  const benches = [...new Set(lists.map((list) => list.bench))].sort()
  return { count: lists.length, first: lists[0], last: lists.at(-1), benches, lists }
}

function projectFirs({ total, rows, message }: PublishedFirs) {
  const byStation: Record<string, number> = {}
  for (const { policeStation } of rows) byStation[policeStation] = (byStation[policeStation] ?? 0) + 1
  return { total, message, count: rows.length, rows, first: rows[0], last: rows.at(-1), byStation }
}
