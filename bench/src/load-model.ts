import { totalCases } from './sync-model.ts'

/** Assumptions on ten thousand chambers. All output of `bench model` follows from them. */
export const assumed = {
  chambers: 10_000,
  /** `activeShare`: share of people who are active on a day. */
  people: 30_000,
  activeShare: 0.6,
  matters: 2_000_000,
  followersOfCase: 2_000_000 / totalCases,
  notifiedOfMatter: 2,
  /** Per active person and day; a page needs about four. */
  requestsPerDay: 300,
  /** Share of a day's requests in the busiest hour, before courts open. */
  busiestHour: 0.18,
  /** Peak-to-median requests per minute within an hour. */
  burst: 3,
  /** Share of hearings that lead to an order. */
  orderOfHearing: 0.7,
  orderBytes: 250_000,
  orderTextBytes: 9_000,
  documentsOfMatterPerYear: 4,
  documentBytes: 600_000,
  /** Share of people with news who get a daily mail. */
  mailShare: 0.7,
  /** Bytes per row, with indexes. */
  bytes: { matter: 4_000, courtCase: 6_000, notification: 700, activity: 600, access: 500 },
  accessOfPersonPerDay: 30,
  activityOfPersonPerDay: 15,
  workingDays: 250,
} as const

/** Assumed capacity; `bench list` measures it. */
export const capacity = {
  /** Requests a second of an API process on its own core. */
  requestsPerProcess: 1_000,
  /** Transactions a second of one PostgreSQL, each a page of the list. */
  transactionsPerDatabase: 4_000,
}

export interface Steady {
  perSecondInMiddle: number
  perSecondAtMost: number
  processes: number
  databases: number
}

export function requestsOfPeople(): Steady {
  const perDay = assumed.people * assumed.activeShare * assumed.requestsPerDay
  const perSecondAtMost = ((perDay * assumed.busiestHour) / 3600) * assumed.burst
  return {
    perSecondInMiddle: perDay / (9 * 3600),
    perSecondAtMost,
    processes: Math.ceil(perSecondAtMost / capacity.requestsPerProcess),
    databases: Math.ceil(perSecondAtMost / capacity.transactionsPerDatabase),
  }
}

/**
 * Events, notifications and mails per day that follow from changed dates. An event is shared by all followers of a
 * case.
 */
export function newsOfDay(changes: number) {
  const events = changes * (1 + assumed.orderOfHearing)
  const notifications = events * assumed.followersOfCase * assumed.notifiedOfMatter
  const newsOfPerson = notifications / assumed.people
  const mails = assumed.people * assumed.mailShare * (1 - Math.exp(-newsOfPerson))
  return { events, notifications, newsOfPerson, mails }
}

const giga = 1e9

/** Gigabytes at the start and per year, for database and files. */
export function storage(changesOfDay: number) {
  const { bytes } = assumed
  const { notifications } = newsOfDay(changesOfDay)
  const ordersOfYear = changesOfDay * assumed.orderOfHearing * assumed.workingDays
  const personDays = assumed.people * assumed.activeShare * assumed.workingDays
  return {
    databaseAtFirst: (assumed.matters * bytes.matter + totalCases * bytes.courtCase) / giga,
    databasePerYear:
      (notifications * assumed.workingDays * bytes.notification +
        ordersOfYear * assumed.orderTextBytes +
        personDays * (assumed.accessOfPersonPerDay * bytes.access + assumed.activityOfPersonPerDay * bytes.activity)) /
      giga,
    ordersPerYear: (ordersOfYear * assumed.orderBytes) / giga,
    documentsPerYear: (assumed.matters * assumed.documentsOfMatterPerYear * assumed.documentBytes) / giga,
  }
}
