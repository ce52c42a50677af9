import type { Call, RoomDay } from './timetable.ts'

export interface RoomState {
  courtNo: number
  coram: string[]
  state: 'in-session' | 'at-lunch' | 'not-in-session'
  call: Call | null
  keptBack: string[]
  passedOver: string[]
}

export function stateAt(room: RoomDay, now: Date): RoomState {
  const { courtNo, coram, calls } = room
  const called = calls.filter(({ from }) => from <= now)
  const call = calls.find(({ from, to }) => from <= now && now < to) ?? null
  const waiting = (how: Call['how']) =>
    called
      .filter((one) => one.how === how && !called.some((other) => other.isRecall && other.listing === one.listing))
      .map(({ listing }) => listing.item)
  const isLunch = room.sits && now >= room.lunch.from && now < room.lunch.to && !(call && call.to <= room.lunch.to)
  const rest = { courtNo, coram, keptBack: waiting('kept-back'), passedOver: waiting('passed-over') }
  if (isLunch && calls.some(({ to }) => to > now)) return { ...rest, state: 'at-lunch', call: null }
  if (call === null) return { ...rest, state: 'not-in-session', call: null }
  return { ...rest, coram: call.listing.coram, state: 'in-session', call }
}
