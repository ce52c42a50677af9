import { type CourtTraffic, courtTraffic, mostPerHour, withinHours } from './court-traffic.ts'
import { assumed, capacity, newsOfDay, requestsOfPeople, storage } from './load-model.ts'
import { type Measured, median } from './report.ts'
import { scaleOf } from './scale-model.ts'
import { groups, operators, totalCases } from './sync-model.ts'

/** 21:00 in India, when the product starts to read the courts' sites. */
const from = new Date('2026-11-19T15:30:00Z')
const days = { settling: 7, counted: 7 }

const write = (count: number) => Math.round(count).toLocaleString('en-IN')

export function benchModel(): Measured[] {
  console.log(`  A plan, not a measurement: ${write(assumed.chambers)} chambers, ${write(assumed.people)} people, of whom ${assumed.activeShare * 100} % work on a day,
  ${write(assumed.matters)} matters on ${write(totalCases)} cases, which are read by the product's own rule, hour by hour for ${days.settling + days.counted} days, the last ${days.counted} counted.
  All that is assumed stands in bench/src/load-model.ts and sync-model.ts.`)
  const traffic = operators.map((operator) => courtTraffic(operator, from, days))
  const changes = traffic.reduce((sum, one) => sum + one.changes, 0) / days.counted
  return [
    ...groups.map((group) => describeGroup(group.name, traffic)),
    ...describePeople(),
    ...describeNews(changes),
    ...[10, 100, 1000].map(describeScale),
  ]
}

const plan = (what: string, measured: string, budget: string, kept: boolean): Measured => ({
  what,
  measured,
  budget,
  kept,
})

function describeGroup(name: string, all: readonly CourtTraffic[]): Measured {
  const own = all.filter(({ operator }) => operator.name === name)
  const hours = own.flatMap(({ perHour }) => perHour)
  const most = Math.max(...hours)
  const readings = own.reduce((sum, one) => sum + one.readings, 0) / days.counted
  const sumUp = (figure: (one: CourtTraffic) => number[]) =>
    own.reduce<number[]>((sum, one) => {
      for (const [place, count] of figure(one).entries()) sum[place] = (sum[place] ?? 0) + (count ?? 0)
      return sum
    }, [])
  const late = withinHours(
    sumUp((one) => one.late),
    0.95,
  )
  const listed = withinHours(
    sumUp((one) => one.listedLate),
    0.999,
  )
  return plan(
    `${name}: requests an hour at each operator`,
    `${write(median(hours))} in the middle, ${write(most)} at most; ${write(readings)} cases a day, of the pending 95 % within ${late} h, listed ones within ${listed} h`,
    `≤ ${write(mostPerHour)}, listed ≤ 6 h`,
    most <= mostPerHour && listed <= 6,
  )
}

function describeScale(chambers: number): Measured {
  const scale = scaleOf(chambers)
  const gigabytes = scale.databaseGigabytes + scale.yearGigabytes
  return plan(
    `${write(chambers)} chambers`,
    `${scale.busiestRequests.toFixed(1)} requests a second at most (${scale.busiestCores.toFixed(2)} cores), ${scale.backgroundHours.toFixed(1)} h of background work a day, ${write(scale.mostRequests)} requests a night to one operator, ${write(scale.mails)} mails a day, ${gigabytes.toFixed(1)} GB of database and ${write(scale.fileGigabytes)} GB of files in a year`,
    'requests of a night in 9 h',
    scale.shareOfNight <= 1,
  )
}

function describePeople(): Measured[] {
  const { perSecondInMiddle, perSecondAtMost, processes, databases } = requestsOfPeople()
  return [
    plan(
      'people: requests a second',
      `${write(perSecondInMiddle)} by day, ${write(perSecondAtMost)} in the busiest minute`,
      `API processes that do ${write(capacity.requestsPerProcess)} each: ${processes}`,
      true,
    ),
    plan(
      'people: transactions a second on the database in that minute',
      write(perSecondAtMost),
      `≤ ${write(capacity.transactionsPerDatabase)} of one PostgreSQL`,
      databases === 1,
    ),
  ]
}

function describeNews(changes: number): Measured[] {
  const { events, notifications, newsOfPerson, mails } = newsOfDay(changes)
  const { databaseAtFirst, databasePerYear, listsInDatabase, listDocuments, ordersPerYear, documentsPerYear } =
    storage(changes)
  const gigabytes = (amount: number) => `${write(amount)} GB`
  return [
    plan(
      'news: what changes at courts in a day',
      `${write(events)}, ${write(notifications)} notifications`,
      'no limit',
      true,
    ),
    plan('news for one person in a day', newsOfPerson.toFixed(1), 'one line for each kind of half a day', true),
    plan(
      'mails in a day',
      `${write(mails)}, ${(mails / 3600).toFixed(1)} a second if all go in an hour`,
      'what your mail server takes',
      true,
    ),
    plan(
      'database',
      `${gigabytes(databaseAtFirst)} at first, ${gigabytes(databasePerYear)} more each year`,
      'one machine to 1,000 GB',
      databaseAtFirst + databasePerYear < 1000,
    ),
    plan(
      'cause lists of 90 days',
      `${gigabytes(listsInDatabase)} in the database, ${gigabytes(listDocuments)} of documents`,
      'the same for one chamber and for all',
      true,
    ),
    plan(
      'files',
      `orders ${gigabytes(ordersPerYear)}, papers ${gigabytes(documentsPerYear)} each year`,
      'a bucket',
      true,
    ),
  ]
}
