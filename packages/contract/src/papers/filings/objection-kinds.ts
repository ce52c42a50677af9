import { z } from 'zod'

/** Subjects of objections. A checklist has at most one item of each kind. */
export const ObjectionKind = z.enum([
  'court-fee',
  'vakalatnama',
  'affidavit',
  'limitation',
  'paper-size',
  'page-numbers',
  'text-layer',
  'file-size',
  'bookmarks',
  'index',
  'typing',
  'translation',
  'certified-copy',
  'annexures',
  'parties',
  'signature',
  'synopsis',
  'declaration',
  'service',
  'copies',
  'citations',
  'sections',
  'other',
])
export type ObjectionKind = z.infer<typeof ObjectionKind>

/** The first pattern that matches decides, so narrow ones come first. */
const patterns: readonly [ObjectionKind, RegExp][] = [
  ['court-fee', /court[\s-]*fee|process[\s-]*fee|fee (?:is |not |deficit|deficien)|deficit.*(?:fee|stamp)|e-?stamp/i],
  ['vakalatnama', /vakalat|wakalat|power of attorney|memo(?:randum)? of appearance|welfare (?:stamp|ticket)/i],
  ['text-layer', /\bocr\b|searchable|text layer/i],
  ['bookmarks', /book[\s-]*mark/i],
  ['file-size', /\bmb\b|file size|size of (?:the )?(?:file|pdf)|split.*(?:volume|pdf)|volume.*(?:large|split)/i],
  ['page-numbers', /paginat|page number|page no|numbered pages|pages? .*not numbered/i],
  ['paper-size', /\ba-?4\b|legal size|paper size|size of (?:the )?paper|green paper/i],
  ['limitation', /limitation|condonation|time[\s-]*barred|delay|barred by time/i],
  ['translation', /translat|vernacular/i],
  ['certified-copy', /certified copy|certified copies|impugned (?:order|judg)/i],
  ['affidavit', /affidavit|attest|verification|verified|oath|notar/i],
  ['signature', /sign(?:ed|ature)|initial/i],
  ['synopsis', /synopsis|list of dates|dates and events/i],
  ['declaration', /declaration|certificate|undertaking|statement (?:as to|that|under)/i],
  ['index', /\bindex\b/i],
  ['annexures', /annexure|exhibit|document.*(?:not filed|missing|illegible|dim)|dim |illegible|legible/i],
  ['parties', /memo of part|cause[\s-]*title|address|part(?:y|ies)|respondent|array/i],
  ['service', /advance (?:copy|service)|proof of service|served|service (?:on|upon)|caveat/i],
  ['copies', /spare cop|paper[\s-]*book|extra set|\bsets?\b|\bcopies\b/i],
  ['typing', /margin|spacing|\bfont\b|typed|typing|both sides/i],
  ['citations', /citation/i],
  ['sections', /\bsection|provision of law|\bbns\b|\bbnss\b|\bipc\b/i],
]

/** The kind of an objection by the registry’s words. A person can correct it. */
export const kindOfObjection = (text: string): ObjectionKind =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other'

const numbered = /^\s*(?:\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[).:]|\d{1,3}\s*[-–]|[-•*–])\s+/i

/**
 * Objections of a pasted text: one per line. In a numbered list, a line without a number continues the line above it.
 */
export function splitObjections(text: string): string[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  const isNumbered = lines.filter((line) => numbered.test(line)).length >= 2 || numbered.test(lines[0] ?? '')
  const found: string[] = []
  for (const line of lines) {
    const last = found.length - 1
    const words = line.replace(numbered, '').replace(/\s+/g, ' ').trim()
    if (isNumbered && !numbered.test(line) && last >= 0) found[last] = `${found[last]} ${words}`
    else if (words) found.push(words)
  }
  return found
}
