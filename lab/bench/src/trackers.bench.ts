import { mostPerHour } from './court-traffic.ts'
import { type Measured, median } from './report.ts'
import {
  chambers,
  everyOf,
  groups,
  misread,
  nextSitting,
  peoplePerChamber,
  requestsPerCheck,
  spread,
} from './trackers-model.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000
const [settling, days] = [14, 56]
const mostPerPerson = 60
const from = Date.parse('2026-11-20T00:00:00Z')

const write = (count: number) => Math.round(count).toLocaleString('en-IN')

export function benchTrackers(): Measured[] {
  const total = groups.reduce((sum, { trackers }) => sum + trackers, 0)
  const people = chambers * peoplePerChamber
  console.log(`  A plan, not a measurement: ${write(total)} trackers of ${chambers} chambers, each asked for every 1 to 30 days,
  most of them weekly, ${requestsPerCheck} requests a check, every ${Math.round(1 / misread)}th picture misread. A check that falls due waits for the hour
  in which its chamber sits down to the line, never on a Sunday; all of that hour's checks are answered within it.`)
  const { perHour, perPerson } = plan()
  const captchas = [...perPerson.values()]
  const most = captchas.reduce((all, one) => Math.max(all, one), 0)
  const sum = captchas.reduce((all, one) => all + one, 0)
  return [
    ...[...perHour].map(([operator, hours]) => describeOperator(operator, [...hours.values()])),
    {
      what: `pictures for one of ${people} people on a day on which there are any`,
      measured: `${median(captchas)} in the middle, ${(sum / people / (days - settling)).toFixed(1)} a calendar day, ${write(most)} at most`,
      budget: `≤ ${mostPerPerson}`,
      kept: most <= mostPerPerson,
    },
  ]
}

function describeOperator(operator: string, hours: number[]): Measured {
  const most = hours.reduce((all, one) => Math.max(all, one), 0)
  const requests = hours.reduce((all, one) => all + one, 0)
  return {
    what: `${operator}: requests in an hour in which there are any`,
    measured: `${write(median(hours))} in the middle, ${write(most)} at most; ${write(requests / (days - settling))} a day`,
    budget: `≤ ${write(mostPerHour)}`,
    kept: most <= mostPerHour,
  }
}

function plan() {
  const perHour = new Map<string, Map<number, number>>()
  const perPerson = new Map<string, number>()
  let n = 0
  for (const { operator, trackers } of groups) {
    const hours = new Map<number, number>()
    for (let nth = 0; nth < trackers; nth += 1, n += 1) {
      for (const { at, pictures } of checksOf(n)) {
        add(hours, Math.floor(at / hourMs), pictures * requestsPerCheck)
        add(perPerson, `${n % chambers} ${(n >> 3) % peoplePerChamber} ${Math.floor(at / dayMs)}`, pictures)
      }
    }
    const before = perHour.get(operator)
    for (const [hour, requests] of before ?? []) add(hours, hour, requests)
    perHour.set(operator, hours)
  }
  return { perHour, perPerson }
}

function* checksOf(n: number) {
  const every = everyOf(n) * dayMs
  const chamber = n % chambers
  let due = from + spread(n) * every
  for (let time = 0; due < from + days * dayMs; time += 1) {
    const at = nextSitting(due, chamber)
    if (at >= from + settling * dayMs) yield { at, pictures: spread(n * 64 + time) < misread ? 2 : 1 }
    due = at + every
  }
}

const add = <Key>(counts: Map<Key, number>, key: Key, more: number) => counts.set(key, (counts.get(key) ?? 0) + more)
