import { assumed } from './load-model.ts'
import { groups, pendingShare, totalCases } from './sync-model.ts'

/** Milliseconds of processor time. docs/OPERATIONS.md says how each was measured. */
export const costs = { request: 15.2, caseRead: 40, order: 21, list: 1_200 }

/** The number of matters with which the cost of a list was measured. */
const mattersOfList = 20_000

/** Share of matters with a case of their own; the others share a case with another chamber. */
const shareOfCases: Record<number, number> = { 10: 1, 100: 0.85, 1000: 0.6 }

const daysBetweenHearings = 45
const listedDays = 4
const readingsOfListedDay = 4
const nightSeconds = 9 * 3600
const listsPerDay = 40

export interface Scale {
  chambers: number
  busiestRequests: number
  busiestCores: number
  /** Requests a night to the operator of court sites that gets most, and what part of the night they take. */
  mostRequests: number
  shareOfNight: number
  backgroundHours: number
  mails: number
  databaseGigabytes: number
  yearGigabytes: number
  fileGigabytes: number
}

export function scaleOf(chambers: number): Scale {
  const share = chambers / assumed.chambers
  const people = assumed.people * share
  const matters = assumed.matters * share
  const cases = matters * (shareOfCases[chambers] ?? totalCases / assumed.matters)
  const busiestRequests =
    ((people * assumed.activeShare * assumed.requestsPerDay * assumed.busiestHour) / 3600) * assumed.burst
  const pending = cases * pendingShare
  const listed = (pending * listedDays) / daysBetweenHearings
  const readsOfNight = pending - listed + (cases - pending) / 30
  const hearings = pending / daysBetweenHearings
  const orders = hearings * assumed.orderOfHearing
  const mostRequests = Math.max(
    ...groups.map((group) => (readsOfNight * group.cases * group.requestsPerReading) / totalCases / group.operators),
  )
  const notifications = hearings * (1 + assumed.orderOfHearing) * (matters / cases) * assumed.notifiedOfMatter
  const workMs =
    (readsOfNight + listed * readingsOfListedDay) * costs.caseRead +
    orders * costs.order +
    listsPerDay * costs.list * Math.max(1, matters / mattersOfList)
  const { bytes, workingDays } = assumed
  const perYear =
    notifications * workingDays * bytes.notification +
    orders * workingDays * assumed.orderTextBytes +
    people *
      assumed.activeShare *
      workingDays *
      (assumed.accessOfPersonPerDay * bytes.access + assumed.activityOfPersonPerDay * bytes.activity)
  return {
    chambers,
    busiestRequests,
    busiestCores: (busiestRequests * costs.request) / 1000,
    mostRequests,
    shareOfNight: mostRequests / nightSeconds,
    backgroundHours: workMs / 3_600_000,
    mails: people * assumed.mailShare * (1 - Math.exp(-notifications / people)),
    databaseGigabytes: (matters * bytes.matter + cases * bytes.courtCase) / 1e9,
    yearGigabytes: perYear / 1e9,
    fileGigabytes:
      (matters * assumed.documentsOfMatterPerYear * assumed.documentBytes + orders * workingDays * assumed.orderBytes) /
      1e9,
  }
}
