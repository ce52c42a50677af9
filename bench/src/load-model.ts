import { totalCases } from './sync-model.ts'

/** Ten thousand chambers and what they do: our assumption, stated. Everything that `bench model` prints follows from it. */
export const assumed = {
  chambers: 10_000,
  /** Of each chamber's people so many work with the product on a day. */
  people: 30_000,
  activeShare: 0.6,
  matters: 2_000_000,
  /** Chambers that follow the same case. */
  followersOfCase: 2_000_000 / totalCases,
  /** Who is told of a matter's news: its team and those who follow it. */
  toldOfMatter: 2,
  /** Requests of one person on one day; a page asks for some four things. */
  requestsPerDay: 300,
  /** Of a day's requests the most that fall into one hour: the one before the courts begin. */
  busiestHour: 0.18,
  /** Within an hour the busiest minute asks for so many times the middle one. */
  burst: 3,
  /** After a hearing the court puts up an order so often. */
  orderOfHearing: 0.7,
  orderBytes: 250_000,
  orderTextBytes: 9_000,
  /** Of a chamber's own papers. */
  documentsOfMatterPerYear: 4,
  documentBytes: 600_000,
  /** One mail a day for each who has any news, as is usual; and an SMS for a call that is near. */
  mailShare: 0.7,
  /** Rows, with their indexes. */
  bytes: { matter: 4_000, courtCase: 6_000, notification: 700, activity: 600, access: 500 },
  accessOfPersonPerDay: 30,
  activityOfPersonPerDay: 15,
  workingDays: 250,
} as const

/** What one of them is reckoned to do; `bench list` says what it does here. */
export const capacity = {
  /** Requests a second of one API process on a core of its own. */
  requestsPerProcess: 1_000,
  /** Transactions a second of one PostgreSQL, a page of the matter list each. */
  transactionsPerDatabase: 4_000,
}

export interface Steady {
  perSecondInMiddle: number
  perSecondAtMost: number
  processes: number
  databases: number
}

/** What people ask of the API processes. */
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

/** Of so many changed dates a day, seen once for all who follow the case. */
export function newsOfDay(changes: number) {
  const events = changes * (1 + assumed.orderOfHearing)
  const notifications = events * assumed.followersOfCase * assumed.toldOfMatter
  // Who has any news: nearly everybody, once each has several matters with some.
  const newsOfPerson = notifications / assumed.people
  const mails = assumed.people * assumed.mailShare * (1 - Math.exp(-newsOfPerson))
  return { events, notifications, newsOfPerson, mails }
}

const giga = 1e9

/** Gigabytes: what is there at the beginning, and what a year adds, for the database and for the files. */
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
