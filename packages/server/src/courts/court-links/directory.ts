import type { CourtLinks } from '@peshi/contract/courts/court-links'
import { fullCourtName } from '@peshi/contract/courts/court-names'
import type { Court, CourtType } from '@peshi/contract/courts/courts'
import type { CourtId } from '@peshi/contract/platform/ids'
import { courts } from '@peshi/courts/catalogue/courts'
import { isConfirmed, linksOf } from '@peshi/courts/catalogue/links'
import type { CourtAccess } from '../courts/court-access.ts'

export type DirectoryEntry = Omit<CourtLinks, 'is_favourite'> & { words: readonly string[] }

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const searchWords = ({ title, short, place = '', state = '', abbreviations = [] }: Court) =>
  wordsOf([title, short, place, state, ...abbreviations].join(' '))

export function readDirectory(connectorOf: CourtAccess['connectorOf']): DirectoryEntry[] {
  const inOrder = [courts.supremeCourts, courts.highCourts, courts.tribunalsCourts, courts.districtCourts].flat()
  return inOrder
    .map((court) => ({
      unique_id: court._id,
      title: court.title,
      type: court.type,
      place: court.place,
      state: court.state,
      links: linksOf(court, connectorOf(court._id)).map((link) => ({
        ...link,
        is_confirmed: isConfirmed(court._id, link.kind),
      })),
      words: searchWords(court),
    }))
    .filter(({ links }) => links.length > 0)
}

export function searchDirectory(
  directory: readonly DirectoryEntry[],
  { q = '', type }: { q?: string | undefined; type?: CourtType | undefined },
  favourites: ReadonlySet<CourtId>,
): CourtLinks[] {
  const asked = [wordsOf(q), wordsOf(fullCourtName(q))]
  const found = directory
    .filter((entry) => type === undefined || entry.type === type)
    .filter(({ words }) => asked.some((typed) => typed.every((part) => words.some((word) => word.startsWith(part)))))
    .map(({ words: _words, ...entry }) => ({ ...entry, is_favourite: favourites.has(entry.unique_id) }))
  return [...found.filter((entry) => entry.is_favourite), ...found.filter((entry) => !entry.is_favourite)]
}
