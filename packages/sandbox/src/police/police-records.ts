import { inIndia } from '@peshi/contract/platform/india-time'
import type { Clock } from '../clock.ts'
import { NotPossible } from '../world/world.ts'

export interface PublishedFir {
  id: string
  district: string
  station: string
  number: number
  year: number
  registeredAt: string
  sections: { act: string; list: string[] }[]
}

export interface PoliceDistrict {
  code: string
  name: string
  stations: { code: string; name: string }[]
}

export const policeDistricts: readonly PoliceDistrict[] = [
  {
    code: '19372',
    name: 'PUNE CITY',
    stations: [
      { code: '19372011', name: 'SAMPLE NAGAR' },
      { code: '19372027', name: 'KOREGAON DEMO' },
    ],
  },
  { code: '19382', name: 'THANE RURAL', stations: [{ code: '19382004', name: 'NAMUNA ROAD' }] },
  { code: '19365', name: 'NAGPUR CITY', stations: [{ code: '19365009', name: 'UDAHARAN CHOWK' }] },
]

export const policeActs: Readonly<Record<string, string>> = {
  BNS: 'भारतीय न्याय संहिता (बी एन एस), 2023',
  IPC: 'भारतीय दंड संहिता १८६०',
  POCSO: 'लैंगिक अपराधांपासून बालकांचे संरक्षण अधिनियम (पोक्सो), २०१२',
  'Motor Vehicles Act': 'मोटरवाहन अधिनियम, १९८८',
}

export interface NewFir {
  station: string
  number: number
  year: number
  act: string
  section: string
}

export interface PoliceRecords {
  all(): PublishedFir[]
  register(fir: NewFir): PublishedFir
  addSection(id: string, section: { act: string; section: string }): PublishedFir
  reset(): void
}

const seed: (NewFir & { registeredAt: string })[] = [
  {
    station: '19372011',
    number: 41,
    year: 2026,
    act: 'BNS',
    section: '115(2)',
    registeredAt: '2026-02-03T09:15:00+05:30',
  },
  {
    station: '19372011',
    number: 40,
    year: 2026,
    act: 'BNS',
    section: '281',
    registeredAt: '2026-02-02T22:01:09+05:30',
  },
  {
    station: '19372027',
    number: 312,
    year: 2026,
    act: 'BNS',
    section: '318(4)',
    registeredAt: '2026-09-14T11:40:00+05:30',
  },
  { station: '19382004', number: 7, year: 2026, act: 'BNS', section: '64', registeredAt: '2026-10-02T18:05:30+05:30' },
]

export function createPoliceRecords(clock: Clock): PoliceRecords {
  let firs = new Map<string, PublishedFir>()

  const idOf = ({ station, number, year }: NewFir) => `${station}-${number}-${year}`

  function add(fir: NewFir, registeredAt: string): PublishedFir {
    const district = policeDistricts.find(({ stations }) => stations.some(({ code }) => code === fir.station))
    const station = district?.stations.find(({ code }) => code === fir.station)
    if (!district || !station) throw new NotPossible('station: the code of one of the portal’s police stations.')
    const id = idOf(fir)
    if (firs.has(id)) throw new NotPossible('This station has an FIR of this number in this year.')
    const { number, year } = fir
    const sections = [{ act: fir.act, list: [fir.section] }]
    const made = { id, district: district.name, station: station.name, number, year, registeredAt, sections }
    firs.set(id, made)
    return made
  }

  function reset() {
    firs = new Map()
    for (const { registeredAt, ...fir } of seed) add(fir, registeredAt)
  }
  reset()

  return {
    all: () => [...firs.values()],
    register: (fir) => add(fir, `${inIndia(clock.now()).toISOString().slice(0, 19)}+05:30`),
    addSection(id, { act, section }) {
      const fir = firs.get(id)
      if (!fir) throw new NotPossible('There is no such FIR.')
      const sections = structuredClone(fir.sections)
      const line = sections.find((one) => one.act === act)
      if (line) line.list.push(section)
      else sections.push({ act, list: [section] })
      const after = { ...fir, sections }
      firs.set(id, after)
      return after
    },
    reset,
  }
}
