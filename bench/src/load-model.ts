import { totalCases } from './sync-model.ts'

export const assumed = {
  chambers: 10_000,
  /** `activeShare` is the share of people who use Peshi on a day. */
  people: 30_000,
  activeShare: 0.6,
  matters: 2_000_000,
  followersOfCase: 2_000_000 / totalCases,
  notifiedOfMatter: 2,
  requestsPerDay: 300,
  /** Share of a day's requests in the busiest hour. */
  busiestHour: 0.18,
  /** Requests in the busiest minute of an hour, divided by the requests in its median minute. */
  burst: 3,
  orderOfHearing: 0.7,
  orderBytes: 250_000,
  orderTextBytes: 9_000,
  documentsOfMatterPerYear: 4,
  documentBytes: 600_000,
  /** Share of the people with news who get a daily mail. */
  mailShare: 0.7,
  /** Bytes per row, including indexes. */
  bytes: { matter: 4_000, courtCase: 6_000, notification: 700, activity: 600, access: 500 },
  accessOfPersonPerDay: 30,
  activityOfPersonPerDay: 15,
  workingDays: 250,
} as const

/** Assumptions. `bench list` measures the real capacity. */
export const capacity = {
  /** Per second, on one core. */
  requestsPerProcess: 1_000,
  /** Per second. Each transaction reads one page of the list. */
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

/** Per day. All followers of a case share one event. */
export function newsOfDay(changes: number) {
  const events = changes * (1 + assumed.orderOfHearing)
  const notifications = events * assumed.followersOfCase * assumed.notifiedOfMatter
  const newsOfPerson = notifications / assumed.people
  const mails = assumed.people * assumed.mailShare * (1 - Math.exp(-newsOfPerson))
  return { events, notifications, newsOfPerson, mails }
}

const giga = 1e9

/** Gigabytes at the start and per year. */
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
