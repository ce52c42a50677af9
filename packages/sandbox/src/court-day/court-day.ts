import type { CourtDate } from '@peshi/contract/platform/dates'
import type { Clock } from '../clock.ts'
import type { World } from '../world/world.ts'
import { type RoomState, stateAt } from './board.ts'
import { type Editions, editionsAt } from './calendar.ts'
import { type DayCourt, dayCourtOf, openDayCourts } from './day-courts.ts'
import { type Docket, makeDocket } from './docket.ts'
import { playDay, type RoomDay } from './timetable.ts'

export interface CourtDay {
  now(): Date
  today(): CourtDate
  courts: readonly DayCourt[]
  docket(court: string, date: CourtDate): Docket
  /** Includes what happens after `now()`, so only the control page and tests may use it. */
  play(court: string, date: CourtDate): RoomDay[]
  board(court: string): RoomState[]
  decideSitting(court: string, date: CourtDate, courtNo: number, sits: boolean): void
  reset(): void
}

const keptAtMost = 120

export function createCourtDay(seed: string, world: World, clock: Clock): CourtDay {
  const courts = openDayCourts(world)
  const courtById = (id: string) => courts.find((court) => court.id === id) ?? dayCourtOf(id, world)
  const dockets = new Map<string, Docket>()
  const days = new Map<string, RoomDay[]>()
  const decided = new Map<string, boolean>()

  function keep<T>(kept: Map<string, T>, key: string, make: () => T): T {
    const known = kept.get(key)
    if (known) return known
    const [oldest] = kept.keys()
    if (kept.size >= keptAtMost && oldest !== undefined) kept.delete(oldest)
    const made = make()
    kept.set(key, made)
    return made
  }

  const keyOf = (court: string, date: CourtDate, { main, supplementary }: Editions) =>
    [court, date, world.version(), main?.getTime(), supplementary?.getTime()].join(' ')

  function docket(id: string, date: CourtDate): Docket {
    const court = courtById(id)
    const editions = editionsAt(date, clock.now())
    if (!court) return { date, main: null, deleted: [], supplementary: null }
    return keep(dockets, keyOf(id, date, editions), () => makeDocket(seed, court, date, editions))
  }

  function play(id: string, date: CourtDate): RoomDay[] {
    const court = courtById(id)
    if (!court) return []
    const key = `${keyOf(id, date, editionsAt(date, clock.now()))} ${decided.size}`
    const sitsOf = (courtNo: number) => decided.get(`${id} ${date} ${courtNo}`)
    return keep(days, key, () => playDay(seed, court, docket(id, date), sitsOf))
  }

  return {
    now: clock.now,
    today: clock.today,
    courts,
    docket,
    play,
    board: (court) => play(court, clock.today()).map((room) => stateAt(room, clock.now())),
    decideSitting(court, date, courtNo, sits) {
      decided.set(`${court} ${date} ${courtNo}`, sits)
      days.clear()
    },
    reset() {
      decided.clear()
      days.clear()
    },
  }
}
