import type { CheckEvery } from '@peshi/contract/trackers/trackers'

interface Group {
  name: string
  operator: string
  trackers: number
}

export const groups: readonly Group[] = [
  { name: 'appeals', operator: 'Supreme Court', trackers: 4000 },
  { name: 'FIRs', operator: 'police portal', trackers: 2000 },
  { name: 'FIRs by district court', operator: 'district courts', trackers: 1000 },
  { name: 'caveats', operator: 'district courts', trackers: 3000 },
]

export const chambers = 200
export const peoplePerChamber = 2
export const requestsPerCheck = 3
export const misread = 0.1
const shares: [CheckEvery, number][] = [
  [1, 5],
  [3, 10],
  [7, 60],
  [14, 15],
  [30, 10],
]

export const everyOf = (n: number): CheckEvery => {
  let left = (n * 37) % 100
  for (const [days, share] of shares) {
    if (left < share) return days
    left -= share
  }
  return 7
}

export const spread = (n: number) => (Math.imul(n + 1, 2_654_435_761) >>> 0) / 2 ** 32

const hourMs = 3_600_000
const istMs = 5.5 * hourMs
/** Office hours in India. */
const [opens, closes] = [10, 18]

export function nextSitting(from: number, chamber: number): number {
  const hour = opens + Math.floor(spread(chamber) * (closes - opens))
  const day = Math.floor((from + istMs) / (24 * hourMs))
  for (let ahead = 0; ; ahead += 1) {
    const sitting = (day + ahead) * 24 * hourMs + hour * hourMs - istMs
    // Day 0, 1 January 1970, was a Thursday.
    const isSunday = (day + ahead + 4) % 7 === 0
    if (sitting >= from && !isSunday) return sitting
  }
}
