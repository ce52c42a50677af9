// Decides when a matter will be called today, or says why nobody can know.
// Input: the list, the samples of the display board and the messages of one courtroom, and what `learn.ts` learned.
// Order of the answers: not on the list, being heard, called, put off or given a time by a message, kept back, trouble
// of the courtroom (board silent, lunch, risen), and only then a time.
// - A reason is never shown as a time: `cannot-say` has no minutes.
// - `from`, `likely` and `to` are instants inside the court's hours. `to` is null if the matter may not be reached
//   today.
// - A time from the court's message goes before a calculated one.
// - `itemsAhead` counts main items only, in the order in which the courtroom calls its lists.
// Source: decisions/012-call-times-from-past-errors.md.
import { mainItemKey } from '@peshi/contract/courts/item'
import { afterWork, minuteOfDay, workBetween, workLeft } from './court-hours.ts'
import { type RoomDay, type RoomSample, replayRoom } from './follow-room.ts'
import { bucketsOf, type CourtPace, guessedSpread } from './learn.ts'
import { type MessageEffect, placesNamed, readEffect } from './message-effect.ts'
import { expectedMinutes, placesAhead } from './pace.ts'
import { orderList, type RoomList, segmentsOf } from './room-list.ts'
import { type RoomMessage, reorder } from './room-messages.ts'

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
  | 'adjourned'

export type LikelyTime =
  | {
      state: 'expected'
      itemsAhead: number
      from: Date
      likely: Date
      to: Date | null
      learnedFrom: number
      isGuess: boolean
      isFromMessage?: true
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
  messages?: readonly RoomMessage[]
}

const silentAfterMs = 15 * 60_000
/**
 * In minutes. A stopped courtroom has risen if less than this is left of the court's day. Otherwise it may have a
 * break.
 */
const riseMinutes = 30

export const dayOf = ({ courtNo, list, samples, pace, messages = [] }: RoomToday, now: Date): RoomDay =>
  replayRoom(reorder(orderList(list, pace.rooms[courtNo]?.order ?? []), messages), samples, now)

export const likelyTime = (room: RoomToday, item: { item: string; list: string }, now: Date): LikelyTime =>
  likelyCall(room, item, now).likely

export interface LikelyCall {
  likely: LikelyTime
  message: string | null
}

export function likelyCall(room: RoomToday, item: { item: string; list: string }, now: Date): LikelyCall {
  const day = dayOf(room, now)
  const place = findPlace(day, item)
  const effect = readEffect(room.messages ?? [], day, place, room.pace.hours, now)
  return { likely: likelyAt(room, day, place, effect, now), message: effect.message?.text ?? null }
}

function findPlace({ list }: RoomDay, { item, list: segment }: { item: string; list: string }): number {
  const main = mainItemKey(item)
  return list.findIndex((one) => one.list === segment && mainItemKey(one.item) === main)
}

function likelyAt(room: RoomToday, day: RoomDay, place: number, effect: MessageEffect, now: Date): LikelyTime {
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
  if (effect.fate !== null) return cannot(effect.fate === 'adjourned' ? 'adjourned' : 'kept-back')
  if (effect.at !== null && workLeft(room.pace.hours, now) > 0) return atGivenTime(room, day, place, effect, now)
  if (day.passedAt.has(place)) return cannot('kept-back')
  if (effect.sitsAt !== null) return predict(room, day, aheadOf(day, place, effect), effect.sitsAt)
  const trouble = troubleOf(room, day, place, now)
  const ahead = aheadOf(day, place, effect)
  if (trouble !== null) return cannot(trouble, isCountable(trouble) ? ahead.length : null)
  return predict(room, day, ahead, now)
}

function aheadOf(day: RoomDay, place: number, { aside, first }: Pick<MessageEffect, 'aside' | 'first'>): number[] {
  const inTurn = placesAhead(day, place).filter((one) => !aside.has(one) && !first.has(one))
  return [...first].filter((one) => one !== place).concat(inTurn)
}

const leastToldMinutes = 20

function atGivenTime(room: RoomToday, day: RoomDay, place: number, effect: MessageEffect, now: Date): LikelyTime {
  const { hours, usual, rooms } = room.pace
  const from = effect.at !== null && effect.at > now ? effect.at : now
  const named = placesNamed(day.list, effect.message)
  const before = named.slice(0, named.indexOf(place)).filter((one) => one >= 0 && !day.calledAt.has(one))
  const eachMinutes = (rooms[room.courtNo]?.pace ?? usual).usual
  const minutes = before.length * eachMinutes
  const until = Math.round(workBetween(hours, now, from) / eachMinutes)
  return {
    state: 'expected',
    itemsAhead: until + before.length,
    from: wholeMinute(from, Math.floor),
    likely: wholeMinute(afterWork(hours, from, minutes) ?? from, Math.round),
    to: wholeMinute(afterWork(hours, from, leastToldMinutes + 2 * minutes) ?? from, Math.ceil),
    learnedFrom: 0,
    isGuess: false,
    isFromMessage: true,
  }
}

const isCountable = (why: CannotSay) => why === 'board-silent' || why === 'no-board'

/** In minutes after the usual start. If a courtroom has not started by then, nobody sits there today. */
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
  // After a revision of the list, the courtroom's position is unknown until the board shows the next item.
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

function predict(room: RoomToday, day: RoomDay, ahead: readonly number[], now: Date): LikelyTime {
  const { hours, usual, rooms, spreads } = room.pace
  const expected = Math.max(1, expectedMinutes(rooms[room.courtNo]?.pace ?? usual, day, ahead))
  const bucket = bucketsOf(day, hours, now, expected).find((one) => spreads[one])
  const spread = (bucket === undefined ? undefined : spreads[bucket]) ?? guessedSpread
  const itemsAhead = ahead.length
  const after = (ratio: number | null) => (ratio === null ? null : afterWork(hours, now, ratio * expected))
  const from = after(spread.low)
  if (from === null) return { state: 'cannot-say', why: 'hardly-today', itemsAhead }
  const likely = after(spread.middle)
  const to = after(spread.high)
  return {
    state: 'expected',
    itemsAhead,
    from: wholeMinute(from, Math.floor),
    likely: wholeMinute(likely ?? from, Math.round),
    to: to && wholeMinute(to, Math.ceil),
    learnedFrom: spread.count,
    isGuess: spread === guessedSpread,
  }
}

const wholeMinute = (time: Date, round: (minutes: number) => number) =>
  new Date(round(time.getTime() / 60_000) * 60_000)
