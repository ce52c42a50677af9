import { CourtId } from '@peshi/contract/platform/ids'
import { learnCourt } from '@peshi/server/day/call-time/learn'
import { likelyTime } from '@peshi/server/day/call-time/likely-time'
import { chanceOf, type MadeDay, makeCourtDays } from './court-days.ts'
import { type Measured, median } from './report.ts'

export interface CallOutcome {
  isContained: boolean
  isOpen: boolean
  /** Null if the predicted range has no end. */
  minutesWide: number | null
  itemsAhead: number
}

const court = CourtId.parse('hc-allahabad')
const rooms = 4
const daysLearned = 20
const daysAsked = 6

export function askCallTimes(firstSeed: number, calls: number) {
  const outcomes: CallOutcome[] = []
  let refused = 0
  for (let seed = firstSeed; outcomes.length < calls; seed++) {
    const days = makeCourtDays(seed, rooms, daysLearned + daysAsked)
    const dates = [...new Set(days.map(({ date }) => date))]
    const learned = new Set(dates.slice(0, daysLearned))
    const pace = learnCourt(
      court,
      days.filter(({ date }) => learned.has(date)).map((day) => ({ ...day, until: null })),
    )
    const chance = chanceOf(seed + 7_000_000)
    for (const day of days.filter(({ date }) => !learned.has(date))) {
      for (let asked = 0; asked < 2; asked++) {
        const outcome = askOnce(day, pace, chance)
        if (outcome === 'refused') refused += 1
        else if (outcome !== null && outcomes.length < calls) outcomes.push(outcome)
      }
    }
  }
  return { outcomes, refused }
}

function askOnce(
  day: MadeDay,
  pace: ReturnType<typeof learnCourt>,
  chance: ReturnType<typeof chanceOf>,
): CallOutcome | 'refused' | null {
  const begins = day.startedAt.getTime() - 45 * 60_000
  const now = new Date(begins + chance.next() * (day.roseAt.getTime() - begins))
  const waiting = day.list.flatMap((item, place) => {
    const at = day.calledAt[place] ?? null
    return at === null || at > now ? [{ item, at }] : []
  })
  const one = waiting[chance.whole(0, waiting.length - 1)]
  if (!one) return null
  const heard = day.samples.filter(({ at }) => at <= now)
  const room = { courtNo: day.courtNo, list: day.list, samples: heard, pace, readAt: now, listRevisedAt: null }
  const said = likelyTime(room, one.item, now)
  if (said.state !== 'expected') return 'refused'
  const { from, to } = said
  const isContained = one.at === null ? to === null : one.at >= from && (to === null || one.at <= to)
  const minutesWide = to === null ? null : (to.getTime() - from.getTime()) / 60_000
  return { isContained, isOpen: to === null, minutesWide, itemsAhead: said.itemsAhead }
}

const firstSeed = 910_001

const calls = 1000

export function benchCallTime(): Measured[] {
  const { outcomes, refused } = askCallTimes(firstSeed, calls)
  const share = (some: readonly CallOutcome[]) => some.filter(({ isContained }) => isContained).length / some.length
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`
  const contained = share(outcomes)
  const near = outcomes.filter(({ itemsAhead }) => itemsAhead <= 5)
  const far = outcomes.filter(({ itemsAhead }) => itemsAhead > 15)
  const widths = (some: readonly CallOutcome[]) =>
    `${Math.round(median(some.flatMap(({ minutesWide }) => minutesWide ?? [])))} min wide`
  const counted = (what: string, measured: string): Measured => ({ what, measured, budget: 'counted', kept: true })
  return [
    {
      what: `synthetic court days, ${outcomes.length} calls: the 70 % range contains the truth`,
      measured: percent(contained),
      budget: '65 to 80 %',
      kept: contained >= 0.65 && contained <= 0.8,
    },
    counted('  of them with at most 5 items ahead', `${percent(share(near))} of ${near.length}, ${widths(near)}`),
    counted('  of them with more than 15 items ahead', `${percent(share(far))} of ${far.length}, ${widths(far)}`),
    counted(
      '  ranges without an end (“or not today”)',
      percent(outcomes.filter(({ isOpen }) => isOpen).length / outcomes.length),
    ),
    counted('  asked, and no time was named', String(refused)),
  ]
}
