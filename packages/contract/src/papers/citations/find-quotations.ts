// Finds quoted words in a text, and the authority that each quotation is ascribed to.
import type { Authority } from './tie-citations.ts'

export interface Quotation {
  start: number
  end: number
  text: string
  authority: Authority
  paragraphs: number[]
}

/** Fewer words are a term or a title, no quotation. */
const leastWords = 5
const farthestBefore = 400
const farthestAfter = 25
const longest = 6000

const pairs = [/“([^”]+)”/g, /"([^"]+)"/g, /(?<![\p{L}\p{M}])‘([^‘]{20,}?)’(?![\p{L}\p{M}])/gu]

export function findQuoted(text: string): { start: number; end: number; text: string }[] {
  const found = pairs.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter(
        ([, inner = '']) => inner.length <= longest && (inner.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0) >= leastWords,
      )
      .map((match) => ({ start: match.index, end: match.index + match[0].length, text: match[1] ?? '' })),
  )
  found.sort((one, other) => one.start - other.start || other.end - one.end)
  return found.filter(({ start }, at) => !found.slice(0, at).some(({ end }) => end > start))
}

const paragraphsNear = /(?:paras?|paragraphs?)\.?\s*(?:nos?\.?\s*)?(\d{1,4})/gi

export function findQuotations(text: string, authorities: readonly Authority[]): Quotation[] {
  const places = authorities
    .flatMap((authority) => authority.places.map((place) => ({ authority, ...place })))
    .sort((one, other) => one.start - other.start)
  const quoted = findQuoted(text)
  const free = places.filter((place) => !quoted.some(({ start, end }) => start < place.start && end > place.end))
  const found: Quotation[] = []
  for (const one of quoted) {
    const behind = free.find(({ start }) => start >= one.end && start - one.end <= farthestAfter)
    const isBehind = behind && /^[\s.,;:[({–—-]*(?:See\s+|per\s+|vide\s+)?$/i.test(text.slice(one.end, behind.start))
    const before = free.findLast(({ end }) => end <= one.start)
    const isBefore = before && one.start - before.end <= farthestBefore
    const ascribed = isBehind ? behind : isBefore ? before : undefined
    if (!ascribed) continue
    const between = ascribed === before ? text.slice(before.end, one.start) : ''
    const named = [...between.matchAll(paragraphsNear)].map(([, number]) => Number(number))
    found.push({ ...one, authority: ascribed.authority, paragraphs: named.length > 0 ? named : ascribed.paragraphs })
  }
  return found
}
