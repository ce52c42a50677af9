import { addDays, type CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { nextReadDue, type ReadNeed } from '@peshi/server/courts/courts/next-read-due'

interface Group {
  name: string
  operators: number
  cases: number
  courts: number
  requestsPerReading: number
}

export const groups: readonly Group[] = [
  { name: 'hcservices, 24 high courts', operators: 1, cases: 110_000, courts: 24, requestsPerReading: 2 },
  { name: 'Allahabad and Lucknow', operators: 1, cases: 60_000, courts: 2, requestsPerReading: 1 },
  { name: 'Supreme Court and district courts', operators: 1, cases: 190_000, courts: 60, requestsPerReading: 1 },
  { name: 'tribunals, 8 sites', operators: 8, cases: 4_000, courts: 3, requestsPerReading: 2 },
  { name: 'Punjab & Haryana', operators: 1, cases: 8_000, courts: 1, requestsPerReading: 1 },
]

export interface Operator extends Group {
  id: string
  first: number
}

export const operators: readonly Operator[] = listOperators()

function listOperators(): Operator[] {
  const all: Operator[] = []
  for (const [place, group] of groups.entries()) {
    for (let nth = 0; nth < group.operators; nth += 1) {
      const before = all.at(-1)
      all.push({ ...group, id: `o${place}x${nth}`, first: before ? before.first + before.cases : 0 })
    }
  }
  return all
}

export const totalCases = operators.reduce((sum, { cases }) => sum + cases, 0)

export const pendingShare = 0.65
const daysBetweenHearings = 45
const dayMs = 86_400_000
const listedEveryMs = 6 * 3_600_000
const firstDay: CourtDate = '2026-11-19'

export interface ModelCase extends ReadNeed {
  court: CourtId
}

export function caseOn(n: number, operator: Operator, day: CourtDate): ModelCase {
  const own = { id: idOf(n), court: `hc-${operator.id}c${n % operator.courts}` as CourtId, failures: 0 }
  const isPending = (n * 7919) % 1000 < pendingShare * 1000
  if (!isPending) {
    const decision_date = addDays(firstDay, -((n * 31) % 1095))
    return { ...own, status: 'disposed', next_date: null, decision_date }
  }
  const passed = (Date.parse(day) - Date.parse(firstDay)) / dayMs
  const phase = (((n * 17 - passed) % daysBetweenHearings) + daysBetweenHearings) % daysBetweenHearings
  return { ...own, status: 'pending', next_date: addDays(day, phase), decision_date: null }
}

export function dueAtFirst(one: ModelCase, n: number, now: Date): Date {
  const share = ((n * 104_729) % 997) / 997
  const due = nextReadDue(one, new Date(now.getTime() - share * dayMs))
  return due > now ? due : new Date(now.getTime() + share * listedEveryMs)
}

/** The end of a case's id decides at what time the product reads the case. A hash there spreads these times. */
export function idOf(n: number): string {
  const spread = (Math.imul(n + 1, 2_654_435_761) >>> 0).toString(16).padStart(8, '0')
  return `${n.toString(16).padStart(8, '0')}-0000-7000-8000-0000${spread}`
}

export const numberOf = (id: string) => Number.parseInt(id.slice(0, 8), 16)

export const operatorOf = (court: string) => court.slice('hc-'.length).split('c')[0] ?? null
