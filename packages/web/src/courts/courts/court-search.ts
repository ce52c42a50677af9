import { fullCourtName } from '@peshi/contract/courts/court-names'
import type { Court } from '@peshi/contract/courts/courts'
import { sayCourt } from '../../platform/i18n/say-court.ts'

const fold = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/** `P&H` (without spaces) is one word. `Jammu & Kashmir` is two words. */
const wordsOf = (text: string) =>
  fold(text)
    .split(/(?:[^\p{L}\p{N}&]|(?<!\p{L})&|&(?!\p{L}))+/u)
    .filter(Boolean)

/** Abbreviations: `ahc` for `Allahabad High Court`, `sci` and `sc` for `Supreme Court of India`. */
const shortForms = (title: string) => {
  const words = wordsOf(title)
  const initials = (list: string[]) => list.map((word) => word[0]).join('')
  const named = words.filter((word) => !['of', 'the', 'and', 'at', 'for', 'high', 'court', 'bench'].includes(word))
  return [initials(words), initials(words.filter((word) => word !== 'of')), `${initials(named)}hc`]
}

const haystack = (court: Court) =>
  [
    court.title,
    court.short,
    ...[court.title, court.short, court.place, court.state].map(sayCourt),
    court.cli_slug,
    court.unique_id,
    court.place,
    court.state,
    ...(court.abbreviations ?? []),
  ].join(' ')

export function isCourtMatch(court: Court, query: string): boolean {
  const wanted = fold(query).trim()
  if (!wanted) return true
  const short = [...shortForms(court.title), ...(court.abbreviations ?? []).map(fold)]
  if (short.includes(wanted.replace(/\./g, ''))) return true
  return isTextMatch(haystack(court), wanted) || isTextMatch(haystack(court), fullCourtName(wanted))
}

export function isTextMatch(text: string, typed: string): boolean {
  const words = wordsOf(text)
  return wordsOf(typed).every((wanted) => words.some((word) => word.startsWith(wanted)))
}

export function rankCourts(courts: readonly Court[], recent: readonly string[]) {
  const findable = courts.filter((court) => court.findable)
  const place = new Map(recent.map((id, index) => [id, index]))
  const own = findable
    .filter((court) => place.has(court.unique_id))
    .sort((a, b) => (place.get(a.unique_id) ?? 0) - (place.get(b.unique_id) ?? 0))
  return {
    recent: own,
    open: findable.filter((court) => !place.has(court.unique_id)),
    closed: courts.filter((court) => !court.findable),
  }
}
