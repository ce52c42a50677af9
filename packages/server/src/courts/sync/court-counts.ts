import type { CourtId } from '@peshi/contract/platform/ids'

export interface CourtTally {
  court: CourtId
  followed: number
  dueNow: number
  failed: number
  needsLook: number
  problem: string | null
  oldestReadAt: Date | null
}

export interface CourtCount extends CourtTally {
  last: string
}

export function sumCounts(counts: readonly CourtCount[]): CourtTally[] {
  const courts = new Map<CourtId, { tally: CourtTally; said: Map<string, number> }>()
  for (const { last: _last, ...count } of counts) {
    const entry = courts.get(count.court) ?? { tally: none(count.court), said: new Map<string, number>() }
    courts.set(count.court, entry)
    const { tally, said } = entry
    tally.followed += count.followed
    tally.dueNow += count.dueNow
    tally.failed += count.failed
    tally.needsLook += count.needsLook
    tally.oldestReadAt = earlier(tally.oldestReadAt, count.oldestReadAt)
    if (count.problem !== null) said.set(count.problem, (said.get(count.problem) ?? 0) + count.followed)
    tally.problem = mostSaid(said)
  }
  return [...courts.values()].map(({ tally }) => tally).sort((a, b) => (a.court < b.court ? -1 : 1))
}

const none = (court: CourtId): CourtTally => ({
  court,
  followed: 0,
  dueNow: 0,
  failed: 0,
  needsLook: 0,
  problem: null,
  oldestReadAt: null,
})

const earlier = (one: Date | null, other: Date | null) =>
  one !== null && (other === null || one <= other) ? one : other

const mostSaid = (said: ReadonlyMap<string, number>) =>
  [...said].reduce<[string | null, number]>((most, one) => (one[1] > most[1] ? one : most), [null, 0])[0]
