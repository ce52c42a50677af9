import { addDays, courtDateAt } from '@peshi/contract/dates'
import { nextReadDue, type ReadNeed } from '@peshi/server/sync/next-read-due'
import { dueHeap } from './due-heap.ts'

/** How followed cases are spread over operators, and what a reading costs there: our assumption, stated. */
export interface Operator {
  name: string
  cases: number
  requestsPerReading: number
}

export const operators: readonly Operator[] = [
  { name: 'hcservices, 24 high courts', cases: 110_000, requestsPerReading: 2 },
  { name: 'Allahabad and Lucknow', cases: 60_000, requestsPerReading: 1 },
  { name: 'Supreme Court and district courts', cases: 190_000, requestsPerReading: 1 },
  { name: 'a tribunal’s site (8 such)', cases: 4_000, requestsPerReading: 2 },
  { name: 'Punjab & Haryana', cases: 8_000, requestsPerReading: 1 },
]

const begins = Date.parse('2026-11-20T06:30:00Z')
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const requestMs = 1000
const pendingShare = 0.65
const daysBetweenHearings = 45
/** As in `refresh-due.ts`. */
const batch = 5
const leaseMs = 10 * minute
/** Both workers are killed once, in the middle of the second night, and are back a minute later. */
const killedAt = begins + 38 * hour
const backAfter = minute

export interface Outcome {
  operator: Operator
  readings: number
  /** Between two requests, the least. */
  leastGapMs: number
  /** Read more than an hour after they were due. */
  late: number
  /** Due and not read as it ends, and since when the oldest. */
  backlog: number
  oldestLateMs: number
  /** Read before they were due. */
  tooEarly: number
  /** Neither scheduled nor claimed as it ends. */
  lost: number
  /** Given back by the lease of a killed worker. */
  reclaimed: number
}

interface Worker {
  claimed: number[]
  until: number
  deadUntil: number
}

/** Some days at one operator by a virtual clock: the schedule is the product's own, the network and the database are not there. */
export function simulateOperator(operator: Operator, days: number): Outcome {
  const { cases } = operator
  const dueAt = new Float64Array(cases)
  const heap = dueHeap(dueAt)
  const needOf = (id: number, now: number): ReadNeed => modelCase(id, now)
  for (let id = 0; id < cases; id++) {
    dueAt[id] = nextReadDue(needOf(id, begins), new Date(begins)).getTime()
    heap.push(id)
  }
  const outcome = { operator, readings: 0, leastGapMs: Infinity, late: 0, tooEarly: 0, reclaimed: 0 }
  const workers: Worker[] = [0, 1].map(() => ({ claimed: [], until: 0, deadUntil: 0 }))
  let lapsing: { ids: number[]; at: number }[] = []
  let now = begins
  let lastRequest = Number.NEGATIVE_INFINITY
  let isKilled = false
  const ends = begins + days * day

  function giveBack() {
    for (const { ids } of lapsing.filter(({ at }) => at <= now)) {
      for (const id of ids) heap.push(id)
      outcome.reclaimed += ids.length
    }
    lapsing = lapsing.filter(({ at }) => at > now)
  }

  function kill() {
    isKilled = true
    for (const worker of workers) {
      lapsing.push({ ids: worker.claimed, at: worker.until })
      Object.assign(worker, { claimed: [], deadUntil: now + backAfter })
    }
  }

  function claim(worker: Worker) {
    while (worker.claimed.length < batch && heap.oldestDue() <= now) {
      const id = heap.pop()
      if (id !== undefined) worker.claimed.push(id)
    }
    worker.until = now + leaseMs
  }

  function read(id: number) {
    for (let request = 0; request < operator.requestsPerReading; request++) {
      now = Math.max(now, lastRequest + requestMs)
      outcome.leastGapMs = Math.min(outcome.leastGapMs, now - lastRequest)
      lastRequest = now
    }
    const due = dueAt[id] ?? Number.POSITIVE_INFINITY
    if (now < due) outcome.tooEarly += 1
    if (now > due + hour) outcome.late += 1
    outcome.readings += 1
    dueAt[id] = nextReadDue(needOf(id, now), new Date(now)).getTime()
    heap.push(id)
  }

  for (let turn = 0; now < ends; turn++) {
    if (!isKilled && now >= killedAt) kill()
    if (lapsing.length > 0) giveBack()
    const worker = workers[turn % workers.length]
    if (!worker || worker.deadUntil > now) {
      if (workers.every(({ deadUntil }) => deadUntil > now)) now += requestMs
      continue
    }
    if (worker.claimed.length === 0) claim(worker)
    const id = worker.claimed.shift()
    if (id !== undefined) read(id)
    // Nobody has anything to do until the next is due.
    else if (workers.every(({ claimed }) => claimed.length === 0)) now = Math.max(now + requestMs, nextEvent())
  }

  function nextEvent() {
    return Math.min(heap.oldestDue(), ends, isKilled ? ends : killedAt, ...lapsing.map(({ at }) => at))
  }

  const held = [...workers.flatMap(({ claimed }) => claimed), ...lapsing.flatMap(({ ids }) => ids)].length
  const backlog = heap.countDueBy(now)
  return {
    ...outcome,
    backlog,
    oldestLateMs: Math.max(0, now - heap.oldestDue()),
    lost: cases - heap.size - held,
  }
}

/** The n-th case on a day: two thirds pending with a hearing every 45 days, the others disposed over three years. */
function modelCase(n: number, now: number): ReadNeed {
  const id = `00000000-0000-7000-8000-0000${(Math.imul(n + 1, 2_654_435_761) >>> 0).toString(16).padStart(8, '0')}`
  const isPending = (n * 7919) % 1000 < pendingShare * 1000
  const today = courtDateAt(new Date(now))
  if (!isPending) {
    const decision_date = addDays('2026-11-20', -((n * 31) % 1095))
    return { id, status: 'disposed', next_date: null, decision_date, failures: 0 }
  }
  const phase = (n * 17) % daysBetweenHearings
  const daysAhead =
    (((phase - Math.floor((now - begins) / day)) % daysBetweenHearings) + daysBetweenHearings) % daysBetweenHearings
  return { id, status: 'pending', next_date: addDays(today, daysAhead), decision_date: null, failures: 0 }
}
