import { CourtId } from '@peshi/contract/platform/ids'
import type { FirDistrict } from '@peshi/contract/trackers/firs'
import { courts as catalogue, maharashtraPolicePortal } from '@peshi/courts/catalogue/courts'
import type { FirList, PublishedFirQuery } from '@peshi/courts/connector'
import { Invalid } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import type { AskedFir } from './fir-source.ts'

const goodForMs = 86_400_000
const policeState = 'Maharashtra'

const join = (house: string, code: string) => `${house}|${code}`
const parted = (code: string): [string, string] => {
  const at = code.indexOf('|')
  return [code.slice(0, at), code.slice(at + 1)]
}

export function createFirPlaces({ clock, courts }: Pick<Context, 'clock' | 'courts'>) {
  const kept = new Map<string, { districts: FirDistrict[]; until: number }>()
  const districtsOf = (state: string) => catalogue.districtCourts.filter((court) => court.state === state)
  const asksCourt = (court: CourtId) => courts.findBy(court).includes('fir')
  const hasPortal = (state: string) => state === policeState && courts.isFindable(maharashtraPolicePortal)

  const readPortal = async (list: FirList, within: string | null) =>
    (await courts.options(maharashtraPolicePortal, list, within)).map(({ code, label }) => ({
      _id: code,
      title: label,
    }))

  async function readPolice(): Promise<FirDistrict[]> {
    const districts: FirDistrict[] = []
    for (const { _id, title } of await readPortal('fir-district', null))
      districts.push({ _id, title, source: 'police', police_stations: await readPortal('fir-station', _id) })
    return districts
  }

  async function readCourtStations(court: CourtId): Promise<FirDistrict['police_stations']> {
    const stations: FirDistrict['police_stations'] = []
    for (const house of await courts.options(court, 'establishment', null))
      for (const { code, label } of await courts.options(court, 'police-station', house.code))
        stations.push({ _id: join(house.code, code), title: label })
    return stations
  }

  async function read(state: string): Promise<FirDistrict[]> {
    if (hasPortal(state)) return readPolice()
    const districts: FirDistrict[] = []
    for (const court of districtsOf(state)) {
      const isAsked = asksCourt(court._id)
      districts.push({
        _id: court._id,
        title: court.place ?? court.title,
        source: isAsked ? 'court' : 'hand',
        police_stations: isAsked ? await readCourtStations(court._id) : [],
      })
    }
    return districts
  }

  async function list(state: string): Promise<FirDistrict[]> {
    const known = kept.get(state)
    const now = clock.now().getTime()
    if (known && known.until > now) return known.districts
    if (!districtsOf(state).length) throw new Invalid('There is no such state.', { reference_id: 'Choose the state' })
    const districts = await read(state)
    kept.set(state, { districts, until: now + goodForMs })
    return districts
  }

  return {
    states(actor: Actor) {
      authorize(actor, 'read', 'Tracker')
      const titles = [...new Set(catalogue.districtCourts.flatMap(({ state }) => state ?? []))].sort()
      return titles.map((title) => ({
        _id: title,
        title,
        is_searchable: hasPortal(title) || districtsOf(title).some(({ _id }) => asksCourt(_id)),
      }))
    },

    districts(actor: Actor, state: string): Promise<FirDistrict[]> {
      authorize(actor, 'read', 'Tracker')
      return list(state)
    },

    async toQuery(state: string, chosen: { district: string; station: string; number: string; year: number }) {
      const district = (await list(state)).find(({ _id }) => _id === chosen.district)
      const station = district?.police_stations.find(({ _id }) => _id === chosen.station)
      if (!district) throw new Invalid('There is no such district.', { district_id: 'Choose the district' })
      if (district.source === 'hand')
        throw new Invalid(
          'FIRs of this district can’t be looked up by a program. Type it in, and attach its copy.',
          { district_id: 'Type it in by hand' },
          'fir-by-hand',
        )
      if (!station)
        throw new Invalid('There is no such police station.', { police_station_id: 'Choose the police station' })
      const number = chosen.number.replace(/^0+(?=\d)/, '')
      const place = { state, district: district.title, police_station: station.title }
      if (district.source === 'police') {
        const query: PublishedFirQuery = {
          by: 'published-fir',
          district: district._id,
          policeStation: station._id,
          number,
          year: chosen.year,
        }
        return { court: maharashtraPolicePortal, query, place } satisfies AskedFir
      }
      const [establishment, policeStation] = parted(station._id)
      const query = {
        by: 'fir' as const,
        establishment,
        policeStation,
        number,
        year: chosen.year,
        status: 'both' as const,
      }
      return { court: CourtId.parse(district._id), query, place } satisfies AskedFir
    },
  }
}

export type FirPlaces = ReturnType<typeof createFirPlaces>
