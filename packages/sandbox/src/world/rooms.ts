import type { SandboxCourt } from './courts.ts'
import type { Judge } from './types.ts'

export interface Room {
  courtNo: number
  benches: Judge[][]
}

const numbers: Record<string, number[]> = {
  'hc-allahabad': [1, 3, 10, 29, 43, 51, 67, 75, 84],
  'hc-lucknow': [1, 4, 7, 12, 18],
  'hc-calcutta': [1, 9, 16],
  'hc-bombay': [13, 21, 46],
}

type Habit = 'pairs' | 'singles' | 'both'
const habitOf = (court: SandboxCourt): Habit =>
  court.id === 'sci' ? 'pairs' : court.site === 'dcourts' ? 'singles' : 'both'

function pairOf(court: SandboxCourt, at: number): Judge[] {
  const first = at - (at % 2)
  const pair = court.judges.slice(first, first + 2)
  return pair.length === 2 ? pair : court.judges.slice(0, 2)
}

export function benchFor(court: SandboxCourt, judge: Judge, isDivision: boolean): Judge[] {
  const habit = habitOf(court)
  if (habit === 'singles' || (habit === 'both' && !isDivision)) return [judge]
  return pairOf(court, court.judges.indexOf(judge))
}

export function roomNumberOf(court: SandboxCourt, bench: readonly Judge[]): number {
  const at = Math.max(
    0,
    court.judges.findIndex(({ code }) => code === bench[0]?.code),
  )
  const index = habitOf(court) === 'pairs' ? Math.floor(at / 2) : at
  return numbers[court.id]?.[index] ?? index + 1
}

export function roomsOf(court: SandboxCourt): Room[] {
  const rooms: Room[] = []
  for (const [at, judge] of court.judges.entries()) {
    const pair = pairOf(court, at)
    const isSenior = pair[0] === judge && pair.length === 2
    const habit = habitOf(court)
    if (habit === 'pairs' && !isSenior) continue
    const benches = [...(isSenior && habit !== 'singles' ? [pair] : []), ...(habit === 'pairs' ? [] : [[judge]])]
    rooms.push({ courtNo: roomNumberOf(court, [judge]), benches })
  }
  return rooms
}
