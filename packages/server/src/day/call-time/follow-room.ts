import type { BoardSample } from '@peshi/courts/connector'
import { placeOf, type RoomList, readBoardItem } from './room-list.ts'

export interface RoomSample extends Pick<BoardSample, 'item' | 'list' | 'progress'> {
  at: Date
}

/**
 * A courtroom may call this many short items between two reads of the display board. More skipped items mean a jump.
 */
export const nearbyItems = 6

export interface RoomDay {
  list: RoomList
  state: 'waiting' | 'sitting' | 'at-lunch' | 'not-sitting'
  satAt: Date | null
  lastAt: Date | null
  /** Time in session up to `lastAt`, not counting lunch and breaks. */
  satMs: number
  place: number | null
  /** Position in `list` of the item on the display board. Null if the board shows no item of this list. */
  showing: number | null
  isElsewhere: boolean
  /** Set after a distant item was called. `place` changes only if the next items continue from there. */
  jump: { to: number; at: Date } | null
  /** Position of the item on the board, if it is before `place`. `place` stays, because this may be a repeated call. */
  behind: number | null
  calledAt: Map<number, Date>
  /** By position: when the courtroom passed an item that the board did not show. */
  passedAt: Map<number, Date>
  moves: { place: number; at: Date; satMs: number }[]
  lunch: { from: Date; to: Date | null } | null
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
  const isAgain = day.calledAt.has(place) && (said.isRecall || place < (day.place ?? -1))
  if (isAgain) return { ...seen, jump: null }
  return day.lastAt === null ? advance(seen, place, sample.at) : moveTo(seen, place, sample.at)
}

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
  if (day.satAt === null) return { ...day, state: isLunch ? 'at-lunch' : 'waiting' }
  // Judges in chambers are in session, although the board shows no item.
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
    if (place > to && place - to <= nearbyItems) return advance({ ...day, jump: null }, place, at)
  }
  if (day.behind !== null && isNextTo(day, day.behind, place)) return advance({ ...day, jump: null }, place, at)
  if (place > from) {
    return countUncalled(day, from, place) > nearbyItems ? { ...day, jump: { to: place, at } } : advance(day, place, at)
  }
  const isReturn = from - place <= nearbyItems && countUncalled(day, place, from) === from - place - 1
  return isReturn ? advance({ ...day, jump: null }, place, at) : { ...day, jump: null, behind: place }
}

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
