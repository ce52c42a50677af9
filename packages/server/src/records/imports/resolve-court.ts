import { fullCourtName } from '@peshi/contract/courts/court-names'
import localNames from '@peshi/contract/courts/court-names.json' with { type: 'json' }
import type { Court } from '@peshi/contract/courts/courts'
import { nameCourts } from '@peshi/contract/courts/name-courts'
import type { CourtId } from '@peshi/contract/platform/ids'
import { listComplexNames } from '@peshi/courts/catalogue/complexes'
import { courts, findCourt } from '@peshi/courts/catalogue/courts'

const idle = new Set(['of', 'the', 'at', 'for', 'and', 'in', 'honble', 'hon', 'ble', 'judicature', 'court', 'courts'])
const wordsOf = (text: string) =>
  fullCourtName(text)
    .split(' ')
    .filter((word) => word !== '' && !idle.has(word))

interface Known {
  court: Court
  names: Set<string>
  words: Set<string>
  towns: Set<string>
}

let known: Known[] | undefined
let complexes: ReturnType<typeof listComplexNames> | undefined

const sayCourt = nameCourts(localNames)

function catalogue(): Known[] {
  known ??= Object.values(courts)
    .flat()
    .map((court) => {
      const { _id, title, short, cli_slug, place = '', state = '', abbreviations = [] } = court
      const names = [
        title,
        sayCourt(title, 'hi'),
        sayCourt(title, 'ur'),
        short,
        _id,
        // A high court's slug is left out: it is the name of a town or state, so other courts there have this name too.
        ...(court.type === 'high' ? [] : [cli_slug]),
        ...abbreviations,
        ...(court.type === 'high' ? [`${place} high court`] : []),
        ...(court.type === 'supreme' ? ['supreme court', 'supreme court of india', 'sc', 'sc of india'] : []),
      ]
      return {
        court,
        names: new Set(names.map(fullCourtName)),
        towns: new Set(court.type === 'high' ? [place, cli_slug].map(fullCourtName) : []),
        words: new Set([title, place, state, cli_slug, court.type].flatMap(wordsOf)),
      }
    })
  return known
}

export function resolveCourt(written: string): CourtId[] {
  const id = findCourt(written.trim().toLowerCase())
  if (id) return [id._id]
  const name = fullCourtName(written)
  const exact = catalogue().filter(({ names }) => names.has(name))
  if (exact.length > 0) {
    const benches = catalogue().filter((one) => one.towns.has(name) && !exact.includes(one))
    return [...benches, ...exact].map(({ court }) => court._id)
  }
  const [wanted, isDistrict] = inDistrict(wordsOf(written))
  if (wanted.every((word) => word === 'supreme')) return ['sci' as CourtId]
  if (wanted.every((word) => ['high', 'district', 'supreme', 'tribunal', 'bench'].includes(word))) return []
  const found = catalogue().filter(({ words }) => wanted.every((word) => words.has(word)))
  // "Dwarka Courts" is a complex in Delhi, although a district of Gujarat has this name too.
  const isComplex = found.length === 0 || /\bcourts\b|\bcomplex\b/i.test(written)
  const ofComplexes = isComplex ? ofComplex(wanted) : []
  if (ofComplexes.length > 0) return [...new Set([...ofComplexes, ...found.map(({ court }) => court._id)])]
  const ofKind = found.filter(({ court }) => !isDistrict || court.type === 'district')
  return seatOf(wanted, found) ?? (ofKind.length > 0 ? ofKind : found).map(({ court }) => court._id)
}

/** `Tis Hazari Courts, Delhi` is the complex of two districts of Delhi. */
function ofComplex(wanted: readonly string[]): CourtId[] {
  complexes ??= listComplexNames()
  const named = wanted.filter((word) => word !== 'complex' && word !== 'new')
  const of = complexes.filter(({ words }) => words.every((word) => named.includes(word)))
  const fits = catalogue().filter(({ court, words: own }) =>
    of.some(({ court: id, words }) => id === court._id && named.every((word) => words.includes(word) || own.has(word))),
  )
  return fits.map(({ court }) => court._id)
}

function inDistrict(words: readonly string[]): [words: string[], isDistrict: boolean] {
  const others = words.filter(
    (word) => !['district', 'session', 'sessions', 'civil', 'judge', 'judges', 'dj', 'dc'].includes(word),
  )
  return others.length === words.length ? [others, false] : [[...others, 'district'], true]
}

/**
 * Returns a high court's principal seat: the only seat without a place in its short name. Null if there are none or
 * several.
 */
function seatOf(wanted: readonly string[], found: readonly Known[]): CourtId[] | null {
  if (!wanted.includes('high')) return null
  const seats = found.filter(({ court }) => court.type === 'high' && !/[,(]/.test(court.short))
  const [seat, another] = seats
  return seat && !another ? [seat.court._id] : null
}
