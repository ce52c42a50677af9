import { totalCases } from './sync-model.ts'

export const assumed = {
  chambers: 10_000,
  people: 30_000,
  activeShare: 0.6,
  matters: 2_000_000,
  followersOfCase: 2_000_000 / totalCases,
  notifiedOfMatter: 2,
  requestsPerDay: 300,
  /** Share of a day's requests that come in the busiest hour. */
  busiestHour: 0.18,
  /** Requests in the busiest minute of an hour, divided by the requests in its median minute. */
  burst: 3,
  orderOfHearing: 0.7,
  orderBytes: 250_000,
  orderTextBytes: 9_000,
  documentsOfMatterPerYear: 4,
  documentBytes: 600_000,
  /** Share of notified people who get a daily mail. */
  mailShare: 0.7,
  /** Bytes per row, including indexes. */
  bytes: { matter: 4_000, courtCase: 6_000, notification: 700, activity: 600, access: 500 },
  accessOfPersonPerDay: 30,
  activityOfPersonPerDay: 15,
  workingDays: 250,
  /**
   * Cause lists of the last 90 days, which all chambers share. Of the 21 courts whose lists Peshi reads, Allahabad has
   * about 14,000 items a day, the others 1,500. `itemBytes` (with indexes) and `itemOfDocumentBytes` were measured with
   * lists of Gujarat, Jammu, Delhi and the Supreme Court: 750 to 880, and 220 to 540 (Supreme Court: 2,600).
   */
  lists: { itemsPerDay: 44_000, courtDays: 62, itemBytes: 850, itemOfDocumentBytes: 500 },
} as const

/** These rates are assumptions. The command `bench list` measures real rates. */
export const capacity = {
  /** Requests per second on one core. */
  requestsPerProcess: 1_000,
  /** Transactions per second. Each transaction reads one page of the matter list. */
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

export function newsOfDay(changes: number) {
  const events = changes * (1 + assumed.orderOfHearing)
  const notifications = events * assumed.followersOfCase * assumed.notifiedOfMatter
  const newsOfPerson = notifications / assumed.people
  const mails = assumed.people * assumed.mailShare * (1 - Math.exp(-newsOfPerson))
  return { events, notifications, newsOfPerson, mails }
}

const giga = 1e9

/** Sizes in gigabytes. */
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
    listsInDatabase: (assumed.lists.itemsPerDay * assumed.lists.courtDays * assumed.lists.itemBytes) / giga,
    listDocuments: (assumed.lists.itemsPerDay * assumed.lists.courtDays * assumed.lists.itemOfDocumentBytes) / giga,
    ordersPerYear: (ordersOfYear * assumed.orderBytes) / giga,
    documentsPerYear: (assumed.matters * assumed.documentsOfMatterPerYear * assumed.documentBytes) / giga,
  }
}
