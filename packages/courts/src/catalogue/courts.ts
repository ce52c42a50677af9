import localNames from '@peshi/contract/courts/court-names.json' with { type: 'json' }
import { Court, otherForum } from '@peshi/contract/courts/courts'
import { nameCourts } from '@peshi/contract/courts/name-courts'
import { CourtId } from '@peshi/contract/platform/ids'
import abbreviations from './data/abbreviations.json' with { type: 'json' }
import districts from './data/districts.json' with { type: 'json' }
import highCourts from './data/high-courts.json' with { type: 'json' }
import tribunals from './data/tribunals.json' with { type: 'json' }

export const bodyOf = (court: string): string =>
  court.startsWith('tribunals-') ? court.split('-').slice(0, 2).join('-') : court

const abbreviationsOf: Record<string, string[]> = abbreviations

interface CatalogueEntry {
  id: string
  slug: string
  title: string
  short: string
  type: Court['type']
  place?: string
  state?: string
}

const toCourt = ({ id, slug, ...rest }: CatalogueEntry): Court =>
  Court.parse({ _id: id, unique_id: id, cli_slug: slug, ...rest, abbreviations: abbreviationsOf[bodyOf(id)] })

function readHighCourt(row: string[]): Court {
  const [name = '', title = '', place, state, short = title] = row
  return toCourt({ id: `hc-${name}`, slug: name, title, short, type: 'high', place, state })
}

const seat = / at .*| \(.*/
const districtSlug = (title: string): string =>
  title
    .replace(seat, '')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase()

const districtNames = Object.values(districts).flatMap((rows) => rows.map((row) => String([row].flat()[0])))
const sharedNames = new Set(districtNames.filter((name, at) => districtNames.indexOf(name) !== at))

function readDistrict(state: string, row: string | string[]): Court {
  const name = typeof row === 'string' ? row : (row[0] ?? '')
  const slug = typeof row === 'string' ? districtSlug(row) : (row[1] ?? '')
  // The portal's list of districts also has a few courts and tribunals, which keep their own names.
  const hasOwnName = /Court|Tribunal/.test(name)
  const title = hasOwnName ? name : `District Court, ${name}`
  const short = hasOwnName ? name : `${name.replace(seat, '')} DC${sharedNames.has(name) ? `, ${state}` : ''}`
  return toCourt({ id: `dc-${slug}`, slug, title, short, type: 'district', place: name, state })
}

function readTribunal(body: { id: string; name: string; short: string; benches: string[][] }): Court[] {
  return body.benches.map(([slug = '', bench = '', place, state]) =>
    toCourt({
      id: `tribunals-${body.id}-${slug}`,
      slug: `${body.id}-${slug}`,
      title: `${body.name}, ${bench}`,
      short: `${body.short} ${bench.replace('Principal Bench, ', '')}`,
      type: 'tribunal',
      place: place || undefined,
      state,
    }),
  )
}

export const courts: Record<'supremeCourts' | 'highCourts' | 'districtCourts' | 'tribunalsCourts', Court[]> = {
  supremeCourts: [
    toCourt({
      id: 'sci',
      slug: 'sci',
      title: 'Supreme Court of India',
      short: 'SC',
      type: 'supreme',
      place: 'New Delhi',
      state: 'India',
    }),
  ],
  highCourts: highCourts.map(readHighCourt),
  districtCourts: Object.entries(districts).flatMap(([state, rows]) =>
    rows.map((row: string | string[]) => readDistrict(state, row)),
  ),
  tribunalsCourts: tribunals.flatMap(readTribunal),
}

const courtById = new Map<string, Court>(
  Object.values(courts)
    .flat()
    .map((court) => [court._id, court]),
)

export const findCourt = (id: CourtId | string): Court | undefined => courtById.get(id)

/** Not a court but a portal of published FIRs. It has a court ID because a `Connector` searches it. */
export const maharashtraPolicePortal = 'tribunals-police-maharashtra' as CourtId

const titles: Record<string, string> = { [otherForum]: 'Other forum', [maharashtraPolicePortal]: 'Maharashtra police' }

/** The English title. The id itself if no court has it. */
export const courtTitle = (id: CourtId | string): string => courtById.get(id)?.title ?? titles[id] ?? id

export const courtShort = (id: CourtId | string): string => courtById.get(id)?.short ?? courtTitle(id)

export const sayCourt = nameCourts(localNames)

export const isCourt = (id: string): id is CourtId => CourtId.safeParse(id).success && courtById.has(id)
