import { courtDateAt } from '@peshi/contract/platform/dates'
import { listedSoonDays, nextReadDue } from '@peshi/server/courts/courts/next-read-due'
import { caseOn, dueAtFirst, type ModelCase, type Operator } from './sync-model.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** The product sends at most one request a second to all sites of one operator together. */
export const mostPerHour = 3600
const headStartMs = 7 * dayMs

export interface CourtTraffic {
  operator: Operator
  perHour: number[]
  readings: number
  changes: number
  /** `late[h]` counts pending cases that were read `h` whole hours after their due time. */
  late: number[]
  listedLate: number[]
  waiting: number
}

interface Due {
  n: number
  at: number
  turn: number
  isListed: boolean
}

/** The `settling` days do not count, because the queue of due cases still grows during them. */
export function courtTraffic(
  operator: Operator,
  from: Date,
  days: { settling: number; counted: number },
): CourtTraffic {
  const hours = (days.settling + days.counted) * 24
  const counts = { perHour: [] as number[], readings: 0, changes: 0, late: [] as number[], listedLate: [] as number[] }
  const later: number[][] = Array.from({ length: hours }, () => [])
  const dueAt = new Float64Array(operator.cases)
  const nextDates: (string | null)[] = []
  const ready = turnQueue()
  const mostReadings = Math.floor(mostPerHour / operator.requestsPerReading)

  const plan = (n: number, due: number) => {
    dueAt[n] = due
    later[Math.max(0, Math.floor((due - from.getTime()) / hourMs))]?.push(n)
  }
  const today = courtDateAt(from)
  for (let n = 0; n < operator.cases; n += 1) {
    const one = caseOn(operator.first + n, operator, today)
    nextDates.push(one.next_date)
    plan(n, dueAtFirst(one, operator.first + n, from).getTime())
  }

  for (let hour = 0; hour < hours; hour += 1) {
    const now = new Date(from.getTime() + (hour + 1) * hourMs)
    const day = courtDateAt(now)
    const soon = new Set<string | null>(listedSoonDays(day))
    for (const n of later[hour] ?? []) {
      const at = dueAt[n] ?? 0
      const isListed = soon.has(nextDates[n] ?? null)
      ready.push({ n, at, isListed, turn: isListed ? at - headStartMs : at })
    }
    later[hour] = []
    const isCounted = hour >= days.settling * 24
    let read = 0
    for (; read < mostReadings; read += 1) {
      const next = ready.pop()
      if (!next) break
      const one: ModelCase = caseOn(operator.first + next.n, operator, day)
      if (isCounted) {
        const hoursLate = Math.max(0, Math.ceil((now.getTime() - next.at) / hourMs) - 1)
        if (one.status === 'pending') add(counts.late, hoursLate)
        if (next.isListed) add(counts.listedLate, hoursLate)
        if (one.next_date !== nextDates[next.n]) counts.changes += 1
      }
      nextDates[next.n] = one.next_date
      plan(next.n, Math.max(nextReadDue(one, now).getTime(), now.getTime()))
    }
    if (isCounted) {
      counts.perHour.push(read * operator.requestsPerReading)
      counts.readings += read
    }
  }
  return { operator, ...counts, waiting: ready.size() }
}

const add = (counts: number[], place: number) => {
  counts[place] = (counts[place] ?? 0) + 1
}

export function withinHours(late: readonly number[], share: number): number {
  const total = late.reduce((sum, count) => sum + (count ?? 0), 0)
  let sum = 0
  for (let hour = 0; hour < late.length; hour += 1) {
    sum += late[hour] ?? 0
    if (sum >= share * total) return hour + 1
  }
  return late.length
}

function turnQueue() {
  const heap: Due[] = []
  const turnAt = (place: number) => heap[place]?.turn ?? Number.POSITIVE_INFINITY
  const swap = (a: number, b: number) => {
    const [first, second] = [heap[a], heap[b]]
    if (!first || !second) return
    heap[a] = second
    heap[b] = first
  }
  return {
    size: () => heap.length,
    push(due: Due) {
      heap.push(due)
      for (let place = heap.length - 1; place > 0; ) {
        const above = (place - 1) >> 1
        if (turnAt(above) <= turnAt(place)) return
        swap(above, place)
        place = above
      }
    },
    pop(): Due | undefined {
      const [first] = heap
      const last = heap.pop()
      if (!first || !last || heap.length === 0) return first
      heap[0] = last
      for (let place = 0; ; ) {
        const [left, right] = [2 * place + 1, 2 * place + 2]
        const least = turnAt(right) < turnAt(left) ? right : left
        if (turnAt(least) >= turnAt(place)) return first
        swap(least, place)
        place = least
      }
    },
  }
}
