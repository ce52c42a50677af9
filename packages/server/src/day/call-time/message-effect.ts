import { mainItemKey } from '@peshi/contract/courts/item'
import { type CourtHours, minuteOfDay } from './court-hours.ts'
import type { RoomDay } from './follow-room.ts'
import type { RoomList } from './room-list.ts'
import type { RoomMessage } from './room-messages.ts'

export interface MessageEffect {
  message: RoomMessage | null
  at: Date | null
  fate: 'adjourned' | 'passed-over' | null
  sitsAt: Date | null
  /** Positions of items that messages adjourn or postpone. */
  aside: ReadonlySet<number>
  /** Positions of items to call next: a message gave them a time, and this time has come. */
  first: ReadonlySet<number>
}

/** In ms: how long a message stays in effect after the time that it gives. */
const dueForMs = 90 * 60_000

export function readEffect(
  messages: readonly RoomMessage[],
  day: RoomDay,
  place: number,
  hours: CourtHours,
  now: Date,
): MessageEffect {
  const effect: MessageEffect & { aside: Set<number>; first: Set<number> } = {
    message: null,
    at: null,
    fate: null,
    sitsAt: null,
    aside: new Set(),
    first: new Set(),
  }
  for (const message of messages) {
    const at = timeOf(message, day, hours, now)
    if (message.kind === 'court-time') {
      const sits = at !== null && at > now && !/\brise\b/i.test(message.text)
      if (sits && message.items.length === 0) Object.assign(effect, { sitsAt: at, message: effect.message ?? message })
      continue
    }
    const isDue = at !== null && at <= now
    if (isDue && now.getTime() - at.getTime() > dueForMs) continue
    const fate = at === null ? fateOf(message) : null
    for (const one of message.items) {
      const other = placeNamed(day.list, one, message.text)
      if (other === place) Object.assign(effect, { message, at, fate })
      if (other < 0 || other === place || day.calledAt.has(other)) continue
      if (isDue) effect.first.add(other)
      else if (at !== null || fate !== null) effect.aside.add(other)
    }
  }
  // The court calls items in the order of the message. Items that come after `place` in the message are called later,
  // so they are not `first`.
  const own = placesNamed(day.list, effect.message)
  for (const one of own.slice(own.indexOf(place) + 1)) effect.first.delete(one)
  return effect
}

/**
 * Positions in `list` of the items that the message names, in the message's order. -1 for an item that is not on the
 * list.
 */
export const placesNamed = (list: RoomList, message: RoomMessage | null): number[] =>
  message?.items.map((item) => placeNamed(list, item, message.text)) ?? []

/** Several lists of a day may have the same item numbers. A message with "suppl" prefers the supplementary list. */
function placeNamed(list: RoomList, item: string, text: string): number {
  const isSupplementary = /\bsuppl/i.test(text)
  const isNamed = (one: RoomList[number]) => (one.list === 'supplementary') === isSupplementary
  const own = list.findIndex((one) => mainItemKey(one.item) === item && isNamed(one))
  return own >= 0 ? own : list.findIndex((one) => mainItemKey(one.item) === item)
}

function fateOf({ kind, when }: RoomMessage): MessageEffect['fate'] {
  if (kind === 'matters-adjourned') return 'adjourned'
  return kind === 'passed-over' && when === null ? 'passed-over' : null
}

function timeOf({ when }: RoomMessage, day: RoomDay, hours: CourtHours, now: Date): Date | null {
  const midnight = now.getTime() - minuteOfDay(now) * 60_000
  if (when?.at === 'clock') return new Date(midnight + when.minute * 60_000)
  if (when?.at === 'break') return day.lunch?.to ?? new Date(midnight + hours.lunchTo * 60_000)
  return when?.at === 'start' ? now : null
}
