import type { Court } from '@peshi/contract/courts/courts'
import { CourtId } from '@peshi/contract/platform/ids'
import { courts, findCourt } from '@peshi/courts/catalogue/courts'

const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Words that say nothing of which court it is. */
const idle = new Set(['of', 'the', 'at', 'for', 'and', 'in', 'honble', 'hon', 'ble', 'judicature', 'court', 'courts'])
const wordsOf = (text: string) =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '' && !idle.has(word))

interface Known {
  court: Court
  names: Set<string>
  words: Set<string>
}

let known: Known[] | undefined

/** Made when the first file is judged: 800 courts. */
function catalogue(): Known[] {
  known ??= Object.values(courts)
    .flat()
    .map((court) => {
      const { title, cli_slug, unique_id, place = '', state = '', abbreviations = [] } = court
      const names = [
        title,
        cli_slug,
        unique_id,
        ...abbreviations,
        ...(court.type === 'high' ? [`${place} high court`] : []),
        ...(court.type === 'supreme' ? ['supreme court', 'sc'] : []),
      ]
      return {
        court,
        names: new Set(names.map(fold)),
        words: new Set([title, place, state, cli_slug, court.type].flatMap(wordsOf)),
      }
    })
  return known
}

/**
 * The courts that a written name may mean: those of exactly this name, else those with every word of it. An
 * `Allahabad High Court` is one; `High Court` is none, because it would be all.
 */
export function resolveCourt(written: string): CourtId[] {
  const id = findCourt(written.trim().toLowerCase())
  if (id) return [id.unique_id]
  const name = fold(written)
  const exact = catalogue().filter(({ names }) => names.has(name))
  if (exact.length > 0) return exact.map(({ court }) => court.unique_id)
  const wanted = wordsOf(written)
  if (wanted.every((word) => ['high', 'district', 'supreme', 'tribunal', 'bench'].includes(word))) return []
  const found = catalogue().filter(({ words }) => wanted.every((word) => words.has(word)))
  // A high court that is named as one is its seat, not its benches. "New Delhi" alone may be the district court too.
  const seat = wanted.includes('high')
    ? found.find(({ court }) => court.type === 'high' && wanted.includes(court.cli_slug))
    : undefined
  if (seat) return [seat.court.unique_id]
  return found.map(({ court }) => CourtId.parse(court.unique_id))
}
