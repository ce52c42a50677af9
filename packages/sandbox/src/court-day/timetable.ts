import type { CourtDate } from '@peshi/contract/platform/dates'
import { makeRandom, type Random } from '../random.ts'
import { inIndia } from './calendar.ts'
import type { DayCourt } from './day-courts.ts'
import type { Docket, Listing } from './docket.ts'
import { stageGroupOf } from './matters.ts'

export interface Call {
  listing: Listing
  from: Date
  to: Date
  how: 'heard' | 'passed-over' | 'kept-back'
  isRecall: boolean
}

export interface RoomDay {
  courtNo: number
  coram: string[]
  sits: boolean
  starts: Date
  rises: Date
  lunch: { from: Date; to: Date }
  calls: Call[]
  unreached: Listing[]
}

const minute = 60_000
/** Length of a hearing: median in minutes, and standard deviation of its logarithm. */
const lengths = { judgment: [4, 0.4], fresh: [3, 0.6], pleadings: [4, 0.7], hearing: [13, 0.8] } as const

const bell = (random: Random) => Array.from({ length: 12 }, () => random.fraction()).reduce((sum, one) => sum + one, -6)

function lengthOf({ stage }: Listing, random: Random): number {
  if (random.chance(0.12)) return random.between(20, 70) * 1000
  const [middle, spread] = lengths[stageGroupOf(stage)]
  return Math.round(Math.min(100, middle * Math.exp(spread * bell(random))) * minute)
}

export type SitsOf = (courtNo: number) => boolean | undefined

export function playDay(seed: string, court: DayCourt, docket: Docket, sitsOf: SitsOf = () => undefined): RoomDay[] {
  const listings = [...(docket.main ?? []), ...(docket.supplementary ?? [])]
  const rooms = new Map(
    court.rooms.map(({ courtNo, benches }) => [courtNo, (benches[0] ?? []).map(({ name }) => name)]),
  )
  for (const { courtNo, coram } of listings) if (!rooms.has(courtNo)) rooms.set(courtNo, coram)
  return [...rooms].map(([courtNo, coram]) =>
    playRoom(
      `${seed} ${court.id} ${docket.date} room ${courtNo}`,
      court.hours,
      docket.date,
      { courtNo, coram },
      listings.filter((one) => one.courtNo === courtNo),
      sitsOf(courtNo),
    ),
  )
}

function playRoom(
  seed: string,
  hours: DayCourt['hours'],
  date: CourtDate,
  { courtNo, coram }: Pick<RoomDay, 'courtNo' | 'coram'>,
  listings: Listing[],
  sits: boolean | undefined,
): RoomDay {
  const random = makeRandom(seed)
  const isAway = random.chance(0.06)
  const late = Math.round(-Math.log(1 - random.fraction() * 0.97) * 5 * minute)
  const early = random.chance(0.08) ? random.between(40, 90) * minute : random.between(-5, 4) * minute
  const starts = new Date(inIndia(date, hours.opens).getTime() + late)
  const rises = new Date(inIndia(date, hours.closes).getTime() - early)
  const lunch = {
    from: new Date(inIndia(date, hours.lunch[0]).getTime() + random.between(-3, 6) * minute),
    to: new Date(inIndia(date, hours.lunch[1]).getTime() + random.between(0, 9) * minute),
  }
  const room = { courtNo, coram, starts, rises, lunch }
  if (!(sits ?? !isAway)) return { ...room, sits: false, calls: [], unreached: listings }
  return { ...room, sits: true, ...callAll(seed, listings, { starts, rises, lunch }) }
}

interface Turn {
  listing: Listing
  isRecall: boolean
}

const randomOf = (seed: string, { type, number, year, list }: Listing) =>
  makeRandom(`${seed} ${list} ${type}/${number}/${year}`)

function callAll(
  seed: string,
  listings: Listing[],
  { starts, rises, lunch }: Pick<RoomDay, 'starts' | 'rises' | 'lunch'>,
): Pick<RoomDay, 'calls' | 'unreached'> {
  const alone = listings.filter(({ item }) => !item.includes('.'))
  const rounds = (['main', 'supplementary'] as const).map((list) =>
    putForward(
      seed,
      alone.filter((one) => one.list === list),
    ),
  )
  const calls: Call[] = []
  const reached = new Set<Listing>()
  let at = starts.getTime()
  for (const round of rounds) {
    const queue: Turn[] = round.map((listing) => ({ listing, isRecall: false }))
    const passedOver: Turn[] = []
    while (queue.length > 0 || passedOver.length > 0) {
      if (at >= lunch.from.getTime() && at < lunch.to.getTime()) at = lunch.to.getTime()
      if (at >= rises.getTime()) break
      const turn = queue.shift() ?? passedOver.shift()
      if (!turn) break
      const random = randomOf(seed, turn.listing)
      const fate = random.fraction()
      const how = turn.isRecall || fate >= 0.11 ? 'heard' : fate < 0.07 ? 'passed-over' : 'kept-back'
      const from = at
      at += how === 'heard' ? lengthOf(turn.listing, random) : random.between(20, 55) * 1000
      if (from < lunch.from.getTime() && at > lunch.from.getTime() + 8 * minute)
        at += lunch.to.getTime() - lunch.from.getTime()
      calls.push({ ...turn, how, from: new Date(from), to: new Date(at) })
      reached.add(turn.listing)
      if (how === 'passed-over') passedOver.push({ ...turn, isRecall: true })
      if (how === 'kept-back') queue.splice(random.between(4, 12), 0, { ...turn, isRecall: true })
    }
  }
  return { calls, unreached: alone.filter((listing) => !reached.has(listing)) }
}

function putForward(seed: string, listings: Listing[]): Listing[] {
  const order = [...listings]
  for (const [at, listing] of listings.entries()) {
    const random = randomOf(`${seed} mentioning`, listing)
    if (at < 6 || !random.chance(0.04)) continue
    order.splice(order.indexOf(listing), 1)
    order.splice(random.between(1, at - 3), 0, listing)
  }
  return order
}
