import type { CourtDate } from '@peshi/contract/platform/dates'
import type { Random } from '../random.ts'
import { courtById, type SandboxCourt, sandboxCourts } from '../world/courts.ts'
import { type Room, roomsOf } from '../world/rooms.ts'
import type { Judge } from '../world/types.ts'
import type { Place, World } from '../world/world.ts'
import { drawMatter, type ListedMatter, listedCase } from './matters.ts'
import { nclatDays } from './nclat-days.ts'

export interface DueMatter {
  id: string
  matter: ListedMatter
  judges: Judge[]
  courtNo: number
  isSupplementary: boolean
  place: Place | null
}

export interface DayCourt {
  id: string
  name: string
  rooms: Room[]
  size: { main: [least: number, most: number]; supplementary: number }
  numbering: { hearing: number | null; supplementary: number }
  /** Share of matters that are heard together with another one, under item numbers such as 5.1. */
  connected: number
  hours: { opens: string; lunch: [from: string, to: string]; closes: string }
  dueOn(date: CourtDate, asOf: Date): DueMatter[]
  drawMatter(bench: readonly Judge[], random: Random): ListedMatter
}

type Shape = Pick<DayCourt, 'size' | 'numbering' | 'connected' | 'hours'>

const usual: Shape = {
  size: { main: [30, 54], supplementary: 5 },
  numbering: { hearing: null, supplementary: 1 },
  connected: 0.06,
  hours: { opens: '10:30', lunch: ['13:30', '14:30'], closes: '16:30' },
}

const shapes: Record<string, Partial<Shape>> = {
  sci: {
    size: { main: [30, 50], supplementary: 6 },
    numbering: { hearing: 101, supplementary: 301 },
    hours: { opens: '10:30', lunch: ['13:00', '14:00'], closes: '16:00' },
  },
  'hc-allahabad': {
    size: { main: [32, 66], supplementary: 8 },
    hours: { opens: '10:00', lunch: ['13:00', '14:00'], closes: '16:00' },
  },
  'hc-lucknow': {
    size: { main: [30, 54], supplementary: 6 },
    hours: { opens: '10:15', lunch: ['13:15', '14:15'], closes: '16:15' },
  },
  'hc-delhi': { numbering: { hearing: null, supplementary: 201 }, connected: 0 },
  'hc-bombay': { numbering: { hearing: null, supplementary: 901 } },
}

const ofDistricts: Partial<Shape> = {
  size: { main: [26, 46], supplementary: 2 },
  numbering: { hearing: null, supplementary: 101 },
  connected: 0,
}

const openDayCourt = (court: SandboxCourt, world: World): DayCourt => ({
  ...usual,
  ...(court.site === 'dcourts' ? ofDistricts : shapes[court.id]),
  id: court.id,
  name: court.benchName,
  rooms: roomsOf(court),
  dueOn: (date, asOf) =>
    world.dueOn(court.id, date, asOf).map(({ subject, purpose, ...rest }) => ({
      ...rest,
      id: subject.id,
      matter: listedCase(subject, purpose),
    })),
  drawMatter: (bench, random) => drawMatter(court, bench.length > 1, random),
})

export const openDayCourts = (world: World): DayCourt[] => [
  ...sandboxCourts.map((court) => openDayCourt(court, world)),
  ...nclatDays.map((bench) => ({ ...usual, ...bench })),
]

export function dayCourtOf(id: string, world: World): DayCourt | undefined {
  const court = courtById(id)
  return court && openDayCourt(court, world)
}
