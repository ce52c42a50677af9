import type { CaseRecord, CaseStatus, CourtOrder } from '@peshi/contract/courts/case-record'
import type { CourtId } from '@peshi/contract/platform/ids'
import { checkRecord } from '../check-record.ts'
import { PageChanged } from '../errors.ts'
import { findCaseNumber } from '../reading/case-numbers.ts'
import { textOrNull } from '../reading/text.ts'
import type { CasePage, PagedHearing, PagedLowerCourt, PagedOrder, PagedParty } from './case-page.ts'

interface Extras {
  court: CourtId
  courtName: string | null
  folder: string
  /** Keys: the arguments of a hearing's `viewBusiness` call, joined by commas. Values: the hearing's business. */
  business: ReadonlyMap<string, string>
}

export function toCaseRecord(page: CasePage, { court, courtName, folder, business }: Extras): CaseRecord {
  const status: CaseStatus = isDisposed(page) ? 'disposed' : 'pending'
  return checkRecord({
    ...nameCase(page),
    court,
    court_name: page.courtName ?? courtName,
    cnr: page.cnr,
    filing_number: page.filingNumber,
    filing_date: page.filingDate,
    registration_date: page.registrationDate,
    petitioners: page.petitioners.map(toParty),
    respondents: page.respondents.map(toParty),
    status,
    stage: page.stage,
    nature_of_disposal: page.natureOfDisposal,
    first_hearing_date: page.firstHearingDate,
    // The page of a disposed case still shows the next date that was set before the disposal.
    next_hearing_date: status === 'disposed' ? null : page.nextHearingDate,
    decision_date: page.decisionDate,
    coram: page.coram,
    bench_type: page.bench,
    judicial_section: page.judicialSection,
    cause_list_name: page.causeListName,
    short_order: page.shortOrder,
    state: page.state,
    district: page.district,
    category: page.category,
    sub_category: page.subCategory,
    acts: page.acts.map(({ act, section }) => ({ act, section: textOrNull(section?.replace(/[\s,]+$/, '')) })),
    interlocutory_applications: page.applications.map((application) => ({
      number: application.number,
      classification: application.classification,
      party: application.party,
      filed_on: application.filedOn,
      next_date: application.nextDate,
      status: application.status,
    })),
    lower_court: toLowerCourt(page.lowerCourt),
    fir: page.fir && {
      state: page.fir.state,
      district: page.fir.district,
      police_station: page.fir.policeStation,
      number: page.fir.number,
      year: page.fir.year,
    },
    objections: page.objections.map((objection) => ({
      scrutiny_date: objection.scrutinyDate,
      objection: objection.objection,
      compliance_date: objection.complianceDate,
      receipt_date: objection.receiptDate,
    })),
    documents: page.documents.map((document) => ({
      number: document.number,
      received_on: document.receivedOn,
      filed_by: document.filedBy,
      advocate: document.advocate,
      document: document.document,
    })),
    hearings: [...page.hearings, ...page.filingHistory].map((hearing) => toHearing(hearing, business)),
    orders: page.orders.map((order) => toOrder(order, folder)),
  })
}

const isDisposed = (page: CasePage) =>
  page.decisionDate !== null || /dispos|decided/i.test(page.caseStatus ?? '') || page.natureOfDisposal !== null

/** The old site gives the type `BA` and the number `64/2024` separately. The new site gives both as `LPA/872/2025`. */
function nameCase(page: CasePage) {
  const number = page.registrationNumber ?? page.filingNumber ?? ''
  const found = findCaseNumber(number)
  const case_type = page.caseType ?? found?.type
  if (!case_type || !found) throw new PageChanged(`Not a case number as this site writes it: ${number}`)
  return { case_type, case_number: found.number, case_year: found.year, unique_case_number: null }
}

/** Commas separate the advocates, except inside brackets: `MS. A SHARMA(1234),B OFFICES(5678)`. */
const toParty = ({ name, advocates }: PagedParty) => ({
  name,
  advocates: (advocates ?? '')
    .replace(/^(?:Advocate\s*-\s*)+/i, '')
    .split(/\s*,\s*(?![^()]*\))/)
    .flatMap((advocate) => textOrNull(advocate) ?? []),
})

function toLowerCourt(lower: PagedLowerCourt | null): CaseRecord['lower_court'] {
  if (lower === null) return null
  const case_number = lower.caseNumberYear === '0' ? null : lower.caseNumberYear
  const court = {
    court: lower.court,
    case_number,
    decision_date: lower.decisionDate,
    state: lower.state,
    district: lower.district,
  }
  return Object.values(court).every((value) => value === null) ? null : court
}

const toHearing = (hearing: PagedHearing, business: Extras['business']): CaseRecord['hearings'][number] => ({
  cause_list_type: hearing.causeListType,
  judge: hearing.judge,
  business_date: hearing.businessDate,
  next_date: hearing.nextDate,
  purpose: hearing.purpose,
  business: (hearing.businessArgs && business.get(hearing.businessArgs.join(','))) ?? null,
})

const toOrder = (order: PagedOrder, folder: string): CourtOrder => ({
  number: order.number,
  date: order.date,
  judge: order.judge,
  kind: order.kind,
  case_number: order.caseNumber,
  ref: order.href === null ? {} : { path: documentPath(order.href, folder) },
  link: null,
})

function documentPath(href: string, folder: string): string {
  const absolute = /\/(cases\/display_pdf\.php\?.*)$/.exec(href)
  return absolute?.[1] ?? `${folder}${href.replace(/^(?:\.\/)+/, '')}`
}
