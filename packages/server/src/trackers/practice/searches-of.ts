import { courtDateAt } from '@peshi/contract/platform/dates'
import type { ClientId, CourtId, PersonId } from '@peshi/contract/platform/ids'
import type { PracticeCourt, PracticeInput } from '@peshi/contract/trackers/practice'
import type { FindQuery } from '@peshi/courts/connector'
import type { CourtAccess } from '../../courts/courts/court-access.ts'

type AdvocateQuery = Extract<FindQuery, { by: 'advocate' }>
type PartyQuery = Omit<Extract<FindQuery, { by: 'party' }>, 'year'>
export type PracticeQuery = AdvocateQuery | PartyQuery

export interface PracticeSearch {
  court: CourtId
  query: PracticeQuery
  label: string
  group: PersonId | ClientId
}

type Ways = Pick<CourtAccess, 'findBy' | 'asks'>

/** Null if the court must be given a court complex and the person chose none. */
export function canSearch({ court_id, establishment }: PracticeCourt, by: 'advocate' | 'party', ways: Ways) {
  if (!ways.findBy(court_id).includes(by)) return false
  return Boolean(establishment) || !ways.asks(court_id)[by]?.includes('establishment')
}

/** The Supreme Court finds advocates only by AOR code and year. Only high and district courts know enrolment numbers. */
export function searchesOf(
  personId: PersonId,
  { names, enrolment, aor_code, with_disposed, courts }: PracticeInput,
  ways: Ways,
): PracticeSearch[] {
  return courts
    .filter((place) => canSearch(place, 'advocate', ways))
    .flatMap(({ court_id: court, establishment }) => {
      const isSupreme = court === 'sci'
      const code = isSupreme ? aor_code : /^(hc|dc)-/.test(court) ? enrolment : null
      const status = with_disposed && !isSupreme ? 'both' : 'pending'
      const search = (label: string, asked: Pick<AdvocateQuery, 'name' | 'code'>): PracticeSearch => ({
        court,
        label,
        group: personId,
        query: { by: 'advocate', ...asked, year: null, status, ...(establishment && { establishment }) },
      })
      return [
        ...(isSupreme ? [] : names.map((name) => search(name, { name, code: null }))),
        ...(code ? [search(code, { name: null, code })] : []),
      ]
    })
}

/** Court sites accept three letters at least and cut longer names. */
const fewestLetters = 3
const mostLetters = 50

interface Watch {
  client_id: ClientId
  name: string
  courts: PracticeCourt[]
}

export function clientSearchesOf(watches: readonly Watch[], ways: Ways): PracticeSearch[] {
  const searches = watches.flatMap(({ client_id: group, name, courts }) =>
    courts
      .filter((place) => name.length >= fewestLetters && canSearch(place, 'party', ways))
      .map(({ court_id: court, establishment }): [string, PracticeSearch] => [
        JSON.stringify([court, establishment, group]),
        {
          court,
          label: name,
          group,
          query: {
            by: 'party',
            name: name.slice(0, mostLetters).trim(),
            side: 'any',
            status: 'pending',
            ...(establishment && { establishment }),
          },
        },
      ]),
  )
  return [...new Map(searches).values()]
}

const weekMs = 7 * 86_400_000

/**
 * The Supreme Court is asked for an advocate's cases of the current year. New cases of a client have the year of a week
 * ago or the current year, and every week is asked for.
 */
export const withYear = (query: PracticeQuery, now: Date): FindQuery => ({
  ...query,
  year: yearOf(query.by === 'party' ? new Date(now.getTime() - weekMs) : now),
})

const yearOf = (at: Date) => Number(courtDateAt(at).slice(0, 4))
