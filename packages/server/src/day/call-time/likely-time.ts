import { afterWork, minuteOfDay, workLeft } from './court-hours.ts'
import { type RoomDay, type RoomSample, replayRoom } from './follow-room.ts'
import { bucketsOf, type CourtPace, guessedSpread } from './learn.ts'
import { expectedMinutes, placesAhead } from './pace.ts'
import { mainItem, orderList, type RoomList, segmentsOf } from './room-list.ts'

export type CannotSay =
  | 'no-board'
  | 'board-silent'
  | 'not-on-list'
  | 'jump'
  | 'other-list'
  | 'kept-back'
  | 'list-revised'
  | 'hardly-today'
  | 'not-sitting'
  | 'at-lunch'
  | 'risen'

export type LikelyTime =
  | {
      state: 'expected'
      itemsAhead: number
      from: Date
      likely: Date
      to: Date | null
      learnedFrom: number
      isGuess: boolean
    }
  | { state: 'being-heard'; since: Date }
  | { state: 'called'; at: Date }
  | { state: 'cannot-say'; why: CannotSay; itemsAhead: number | null }

export interface RoomToday {
  courtNo: string
  list: RoomList
  samples: readonly RoomSample[]
  pace: CourtPace
  readAt: Date | null
  listRevisedAt: Date | null
}

const silentAfterMs = 15 * 60_000
/** Minutes. A session that ends at most this early has risen for the day; before that it is a break. */
const riseMinutes = 30

export const dayOf = ({ courtNo, list, samples, pace }: RoomToday, now: Date): RoomDay =>
  replayRoom(orderList(list, pace.rooms[courtNo]?.order ?? []), samples, now)

export function likelyTime(room: RoomToday, item: { item: string; list: string }, now: Date): LikelyTime {
  const day = dayOf(room, now)
  const main = mainItem(item.item)
  const place = day.list.findIndex((one) => one.list === item.list && mainItem(one.item) === main)
  const cannot = (why: CannotSay, itemsAhead: number | null = null): LikelyTime => ({
    state: 'cannot-say',
    why,
    itemsAhead,
  })
  if (place === -1) return cannot('not-on-list')
  const calledAt = day.calledAt.get(place)
  if (day.showing === place && day.state === 'sitting')
    return isSilent(room, now) ? cannot('board-silent') : { state: 'being-heard', since: calledAt ?? now }
  if (calledAt) return { state: 'called', at: calledAt }
  if (day.passedAt.has(place)) return cannot('kept-back')
  const trouble = troubleOf(room, day, place, now)
  const itemsAhead = placesAhead(day, place).length
  if (trouble !== null) return cannot(trouble, isCountable(trouble) ? itemsAhead : null)
  return predict(room, day, place, now)
}

const isCountable = (why: CannotSay) => why === 'board-silent' || why === 'no-board'

/** Minutes. If the bench is later than this, the room counts as empty. */
const lateByMinutes = 60

function troubleOf(room: RoomToday, day: RoomDay, place: number, now: Date): CannotSay | null {
  const { readAt, listRevisedAt, pace } = room
  const { hours } = pace
  if (workLeft(hours, now) === 0) return 'risen'
  if (day.state === 'at-lunch' && day.satAt === null) return 'at-lunch'
  if (day.satAt === null)
    return minuteOfDay(now) > hours.starts + lateByMinutes ? emptyPlace(readAt) : orderTrouble(room, day, place)
  if (day.state === 'not-sitting' && workLeft(hours, now) < riseMinutes) return 'risen'
  if (isSilent(room, now)) return 'board-silent'
  // After a revision, the position is known again once the room moves.
  const movedAt = day.moves.at(-1)?.at ?? day.satAt
  if (listRevisedAt !== null && listRevisedAt > movedAt) return 'list-revised'
  if (day.jump !== null) return 'jump'
  return day.isElsewhere ? 'other-list' : orderTrouble(room, day, place)
}

const isSilent = ({ readAt }: RoomToday, now: Date) =>
  readAt === null || now.getTime() - readAt.getTime() > silentAfterMs

const emptyPlace = (readAt: Date | null): CannotSay => (readAt === null ? 'no-board' : 'not-sitting')

function orderTrouble({ courtNo, pace }: RoomToday, day: RoomDay, place: number): CannotSay | null {
  const order = pace.rooms[courtNo]?.order ?? []
  const segment = day.list[place]?.list
  const current = day.place === null ? segmentsOf(day.list)[0] : day.list[day.place]?.list
  const isKnown = [segment, current].every((one) => one !== undefined && order.includes(one))
  return segment !== current && !isKnown ? 'other-list' : null
}

function predict(room: RoomToday, day: RoomDay, place: number, now: Date): LikelyTime {
  const { hours, usual, rooms, spreads } = room.pace
  const expected = Math.max(1, expectedMinutes(rooms[room.courtNo]?.pace ?? usual, day, place))
  const known = bucketsOf(day, hours, now, expected).find((bucket) => spreads[bucket])
  const spread = (known === undefined ? undefined : spreads[known]) ?? guessedSpread
  const itemsAhead = placesAhead(day, place).length
  const after = (ratio: number | null) => (ratio === null ? null : afterWork(hours, now, ratio * expected))
  const from = after(spread.low)
  if (from === null) return { state: 'cannot-say', why: 'hardly-today', itemsAhead }
  const likely = after(spread.middle)
  const to = after(spread.high)
  return {
    state: 'expected',
    itemsAhead,
    // The board is read once a minute, so seconds would be false precision.
    from: wholeMinute(from, Math.floor),
    likely: wholeMinute(likely ?? from, Math.round),
    to: to && wholeMinute(to, Math.ceil),
    learnedFrom: spread.count,
    isGuess: spread === guessedSpread,
  }
}

const wholeMinute = (time: Date, round: (minutes: number) => number) =>
  new Date(round(time.getTime() / 60_000) * 60_000)
