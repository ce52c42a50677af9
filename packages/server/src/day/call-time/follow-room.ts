import type { BoardSample } from '@peshi/courts/connector'
import { placeOf, type RoomList, readBoardItem } from './room-list.ts'

/** What a board said of a room, from then until its next sample. */
export interface RoomSample extends Pick<BoardSample, 'item' | 'list' | 'progress'> {
  at: Date
}

/** A board that is read once a minute may miss so many short matters; what is further is a jump. */
export const nearbyItems = 6

/** Where a room is on its list, as its board has told it so far. */
export interface RoomDay {
  list: RoomList
  state: 'waiting' | 'sitting' | 'at-lunch' | 'not-sitting'
  /** When it first sat. */
  satAt: Date | null
  lastAt: Date | null
  /** Time in session up to `lastAt`: what the room worked, without lunch, breaks and the wait for its beginning. */
  satMs: number
  /** How far it has come in the list's own order; null before its first item. */
  place: number | null
  /** What the board shows now, which may be out of turn; null for nothing, or for an item that is not on the list. */
  showing: number | null
  /** The board shows an item that the list has not. */
  isElsewhere: boolean
  /** It went to an item far off and has not yet shown whether it goes on there. */
  jump: { to: number; at: Date } | null
  /** Behind where it is, it took up an item that was passed: a second call, unless it goes on from there. */
  behind: number | null
  /** By place: when an item was first on the board. */
  calledAt: Map<number, Date>
  /** By place: when the room went past an item that was never on the board: called and missed, or kept back. */
  passedAt: Map<number, Date>
  /** Each time that it came further in turn, with the time in session by then. */
  moves: { place: number; at: Date; satMs: number }[]
  lunch: { from: Date; to: Date | null } | null
  /** The last time that it was in session. */
  lastSatAt: Date | null
}

export const beginDay = (list: RoomList): RoomDay => ({
  list,
  state: 'waiting',
  satAt: null,
  lastAt: null,
  satMs: 0,
  place: null,
  showing: null,
  isElsewhere: false,
  jump: null,
  behind: null,
  calledAt: new Map(),
  passedAt: new Map(),
  moves: [],
  lunch: null,
  lastSatAt: null,
})

/** The day after one more sample. Samples come in the order of their times. */
export function followSample(day: RoomDay, sample: RoomSample): RoomDay {
  const next = passTime(day, sample.at)
  if (sample.progress !== 'in-session' || sample.item === null) return leaveSession(next, sample)
  const sitting: RoomDay = {
    ...next,
    state: 'sitting',
    satAt: next.satAt ?? sample.at,
    lastSatAt: sample.at,
    lunch: next.lunch && next.lunch.to === null ? { ...next.lunch, to: sample.at } : next.lunch,
  }
  const said = readBoardItem(sample.item, sample.list)
  const place = placeOf(day.list, said, day.place)
  if (place === null) return { ...sitting, showing: null, isElsewhere: true }
  const seen = { ...sitting, showing: place, isElsewhere: false, calledAt: addFirst(day.calledAt, place, sample.at) }
  // What was called before and stands behind is called again: that brings the room no further.
  const isAgain = day.calledAt.has(place) && (said.isRecall || place < (day.place ?? -1))
  if (isAgain) return { ...seen, jump: null }
  // The board was first read when the room sat already: where it is then is no jump.
  return day.lastAt === null ? advance(seen, place, sample.at) : moveTo(seen, place, sample.at)
}

/** The day as it stands at an instant, its samples up to then. */
export function replayRoom(list: RoomList, samples: readonly RoomSample[], until?: Date): RoomDay {
  const heard = until === undefined ? samples : samples.filter(({ at }) => at <= until)
  const day = heard.reduce(followSample, beginDay(list))
  return until === undefined ? day : passTime(day, until)
}

function passTime(day: RoomDay, at: Date): RoomDay {
  const passed = day.lastAt === null || day.state !== 'sitting' ? 0 : at.getTime() - day.lastAt.getTime()
  return {
    ...day,
    lastAt: at,
    satMs: day.satMs + Math.max(0, passed),
    lastSatAt: day.state === 'sitting' ? at : day.lastSatAt,
  }
}

function leaveSession(day: RoomDay, { progress, at }: RoomSample): RoomDay {
  const isLunch = progress === 'at-lunch'
  // The board was first read during lunch: how far the room had come before is not known.
  if (day.satAt === null) return { ...day, state: isLunch ? 'at-lunch' : 'waiting' }
  // Chambers in the middle of the day are work too, of which the board says nothing.
  if (progress === 'in-chamber') return { ...day, state: 'sitting', showing: null, isElsewhere: true }
  return {
    ...day,
    state: isLunch ? 'at-lunch' : 'not-sitting',
    showing: null,
    lunch: isLunch && day.lunch === null ? { from: at, to: null } : day.lunch,
  }
}

function addFirst(times: ReadonlyMap<number, Date>, place: number, at: Date): Map<number, Date> {
  return times.has(place) ? new Map(times) : new Map(times).set(place, at)
}

function moveTo(day: RoomDay, place: number, at: Date): RoomDay {
  const from = day.place ?? -1
  if (place === from) return { ...day, jump: null }
  if (day.jump !== null) {
    const { to } = day.jump
    if (place === to) return day
    // It goes on from there: the room really went, and what lies between was kept back.
    if (place > to && place - to <= nearbyItems) return advance({ ...day, jump: null }, place, at)
  }
  if (day.behind !== null && isNextTo(day, day.behind, place)) return advance({ ...day, jump: null }, place, at)
  if (place > from) {
    return countUncalled(day, from, place) > nearbyItems ? { ...day, jump: { to: place, at } } : advance(day, place, at)
  }
  // Back to where it left the list for a nearby matter: that one was out of turn.
  const isReturn = from - place <= nearbyItems && countUncalled(day, place, from) === from - place - 1
  return isReturn ? advance({ ...day, jump: null }, place, at) : { ...day, jump: null, behind: place }
}

/** It goes on from `from` to `place`, over items that were not called. */
const isNextTo = (day: RoomDay, from: number, place: number) =>
  place > from && place - from <= nearbyItems && countUncalled(day, from, place) === place - from - 1

function advance(day: RoomDay, place: number, at: Date): RoomDay {
  const passedAt = new Map(day.passedAt)
  for (let passed = (day.place ?? -1) + 1; passed < place; passed++)
    if (!day.calledAt.has(passed) && !passedAt.has(passed)) passedAt.set(passed, at)
  for (const again of passedAt.keys()) if (again > place) passedAt.delete(again)
  return { ...day, place, jump: null, behind: null, passedAt, moves: [...day.moves, { place, at, satMs: day.satMs }] }
}

function countUncalled(day: RoomDay, from: number, to: number): number {
  let count = 0
  for (let place = from + 1; place < to; place++) if (!day.calledAt.has(place)) count += 1
  return count
}
