// Learns from past court days how fast each courtroom of a court goes through its list.
// Input: for each courtroom and day, the list and the samples of the display board (`RoomRecord`). Output: `CourtPace`,
// stored as JSON: hours of the court, minutes for an item by stage, the order of a courtroom's lists, and the spread of
// past errors.
// - The spread comes from predictions for days that were not used for learning (five parts, each predicted from the
//   other four).
// - It is a ratio of real to predicted working minutes. An item that was never called counts as infinite, stored as
//   null.
// - Too few predictions of one kind give `guessedSpread`.
// - A courtroom with few days uses the pace of its court.
// Source: decisions/012-call-times-from-past-errors.md.
import type { CourtId } from '@peshi/contract/platform/ids'
import { type CourtHours, guessedMinutes, minuteOfDay, usualHours, workBetween, workLeft } from './court-hours.ts'
import { type RoomDay, type RoomSample, replayRoom } from './follow-room.ts'
import { expectedMinutes, learnPace, type Pace, placesAhead, stretchesOf } from './pace.ts'
import { orderList, type RoomList } from './room-list.ts'

export interface RoomRecord {
  courtNo: string
  date: string
  list: RoomList
  samples: readonly RoomSample[]
  until: Date | null
}

/**
 * Quantiles of `Prediction.ratio`, which is infinite for an item that was not called. Null stands for an infinite
 * quantile.
 */
export interface Spread {
  count: number
  low: number | null
  middle: number | null
  high: number | null
}

/** Stored as JSON, so all numbers must be finite. */
export interface CourtPace {
  hours: CourtHours
  usual: Pace
  rooms: Record<string, { pace: Pace; order: string[]; days: number }>
  spreads: Record<string, Spread>
}

export const guessedSpread: Spread = { count: 0, low: 0.4, middle: 1, high: 2.5 }

export const confidence = 0.7
const leastPredictions = 40
const folds = 5

export const unlearned = (court: CourtId): CourtPace => ({
  hours: usualHours(court),
  usual: { usual: guessedMinutes(court), stages: {} },
  rooms: {},
  spreads: {},
})

export function learnCourt(court: CourtId, records: readonly RoomRecord[]): CourtPace {
  const rooms = roomOrders(records)
  const days = records.map((record) => ({
    ...record,
    day: replayRoom(orderList(record.list, rooms.get(record.courtNo) ?? []), record.samples),
  }))
  const hours = learnHours(court, days)
  const predictions: Prediction[] = []
  for (let fold = 0; fold < folds; fold++) {
    const paces = learnRooms(days.filter((_, index) => index % folds !== fold))
    days.forEach((one, index) => {
      if (index % folds === fold) predictions.push(...predictDay(one, hours, paces.of(one.courtNo)))
    })
  }
  const paces = learnRooms(days)
  const courtNos = [...new Set(days.map(({ courtNo }) => courtNo))]
  return {
    hours,
    usual: paces.usual,
    rooms: Object.fromEntries(
      courtNos.map((courtNo) => [
        courtNo,
        {
          pace: paces.of(courtNo),
          order: rooms.get(courtNo) ?? [],
          days: new Set(days.filter((one) => one.courtNo === courtNo).map(({ date }) => date)).size,
        },
      ]),
    ),
    spreads: spreadsOf(predictions),
  }
}

interface DayRecord extends RoomRecord {
  day: RoomDay
}

function learnRooms(days: readonly DayRecord[]) {
  const usual = learnPace(
    days.flatMap(({ day }) => stretchesOf(day)),
    null,
  )
  const byRoom = Map.groupBy(days, ({ courtNo }) => courtNo)
  const paces = new Map(
    [...byRoom].map(([courtNo, own]) => [
      courtNo,
      learnPace(
        own.flatMap(({ day }) => stretchesOf(day)),
        usual,
      ),
    ]),
  )
  return { usual, of: (courtNo: string) => paces.get(courtNo) ?? usual }
}

function roomOrders(records: readonly RoomRecord[]): Map<string, string[]> {
  const orders = new Map<string, string[]>()
  for (const [courtNo, own] of Map.groupBy(records, (record) => record.courtNo)) {
    const times = new Map<string, number[]>()
    for (const { list, samples } of own) {
      const { calledAt } = replayRoom(list, samples)
      for (const [place, at] of calledAt) {
        const segment = list[place]?.list
        if (segment !== undefined) times.set(segment, [...(times.get(segment) ?? []), minuteOfDay(at)])
      }
    }
    orders.set(
      courtNo,
      [...times].toSorted(([, one], [, other]) => median(one) - median(other)).map(([segment]) => segment),
    )
  }
  return orders
}

/** In minutes: the learned `rises` is at most this much before the usual time. */
const earlierAtMost = 30

function learnHours(court: CourtId, days: readonly DayRecord[]): CourtHours {
  const usual = usualHours(court)
  const middle = (times: (Date | null | undefined)[], otherwise: number) => {
    const minutes = times.flatMap((time) => (time ? [minuteOfDay(time)] : []))
    return minutes.length >= 3 ? median(minutes) : otherwise
  }
  // A courtroom that has finished its list may rise early, so it says nothing about the court's hours.
  const over = days.filter(({ until, day }) => until === null && !isThrough(day))
  const lasts = over.flatMap(({ day }) => (day.lastSatAt ? [minuteOfDay(day.lastSatAt)] : []))
  const lunchFrom = middle(
    days.map(({ day }) => day.lunch?.from),
    usual.lunchFrom,
  )
  return {
    starts: Math.min(
      middle(
        days.map(({ day }) => day.satAt),
        usual.starts,
      ),
      lunchFrom,
    ),
    lunchFrom,
    lunchTo: Math.max(
      middle(
        days.map(({ day }) => day.lunch?.to),
        usual.lunchTo,
      ),
      lunchFrom,
    ),
    rises: lasts.length >= 3 ? Math.max(quantile(sortNumbers(lasts), 0.9), usual.rises - earlierAtMost) : usual.rises,
  }
}

const isThrough = ({ list, place }: RoomDay) => place !== null && place >= list.length - 1

interface Prediction {
  buckets: string[]
  /** Actual minutes divided by expected minutes. Infinite if the item was not called. */
  ratio: number
}

const stepMs = 20 * 60_000
const aheads = [0, 1, 2, 3, 5, 8, 12, 18, 26, 36, 50]

function predictDay(record: DayRecord, hours: CourtHours, pace: Pace): Prediction[] {
  const { day: whole, samples, until } = record
  if (whole.satAt === null || whole.lastSatAt === null) return []
  const begins = whole.satAt.getTime() - 3 * stepMs
  const predictions: Prediction[] = []
  let day = replayRoom(whole.list, [])
  for (let now = begins; now < whole.lastSatAt.getTime(); now += stepMs) {
    const at = new Date(now)
    day = replayRoom(whole.list, samples, at)
    if (day.jump !== null || day.isElsewhere) continue
    const waiting = whole.list.flatMap((_, place) =>
      place > (day.place ?? -1) && !day.calledAt.has(place) ? [place] : [],
    )
    for (const ahead of aheads) {
      const place = waiting[ahead]
      if (place === undefined) break
      const expected = Math.max(1, expectedMinutes(pace, day, placesAhead(day, place)))
      const came = whole.calledAt.get(place) ?? whole.passedAt.get(place)
      // On an unfinished day, four times the expected minutes must have passed. Otherwise a waiting item would count as
      // never called.
      if (until !== null && workBetween(hours, at, until) < 4 * expected) continue
      const ratio = came ? workBetween(hours, at, came) / expected : Number.POSITIVE_INFINITY
      predictions.push({ buckets: bucketsOf(day, hours, at, expected), ratio })
    }
  }
  return predictions
}

const lengths = [8, 20, 45, 100]

/** Groups of similar predictions, the most specific group first. */
export function bucketsOf(day: RoomDay, hours: CourtHours, at: Date, expected: number): string[] {
  const length = lengths.filter((most) => expected > most).length
  const phase = day.place === null ? 'before' : 'during'
  const left = expected / Math.max(1, workLeft(hours, at))
  const room = left > 1 ? 'beyond' : left > 0.55 ? 'tight' : 'ample'
  return [`${phase} ${length} ${room}`, `${phase} ${length}`, phase]
}

const finite = (ratio: number) => (Number.isFinite(ratio) ? ratio : null)

function spreadsOf(predictions: readonly Prediction[]): Record<string, Spread> {
  const spreads: Record<string, Spread> = {}
  const ratios = new Map<string, number[]>()
  for (const { buckets, ratio } of predictions)
    for (const bucket of buckets) {
      const own = ratios.get(bucket) ?? []
      own.push(ratio)
      ratios.set(bucket, own)
    }
  for (const [bucket, own] of ratios) {
    if (own.length < leastPredictions) continue
    const sorted = sortNumbers(own)
    const low = quantile(sorted, (1 - confidence) / 2)
    const high = quantile(sorted, (1 + confidence) / 2)
    spreads[bucket] = { count: own.length, low: finite(low), middle: finite(quantile(sorted, 0.5)), high: finite(high) }
  }
  return spreads
}

function quantile(sorted: readonly number[], share: number): number {
  if (sorted.length === 0) return Number.NaN
  const place = Math.min(sorted.length - 1, Math.max(0, Math.round(share * (sorted.length + 1)) - 1))
  return sorted[place] ?? Number.NaN
}

const sortNumbers = (values: readonly number[]) => values.toSorted((one, other) => one - other)

const median = (values: readonly number[]) => quantile(sortNumbers(values), 0.5)
