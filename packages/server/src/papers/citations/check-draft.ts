// Judges each authority of a draft by what was found of it. Says nothing of an authority of which nothing is held.
import { codeDoubt } from '@peshi/contract/matters/criminal-sections/applicable-code'
import type { CheckedAuthority, CodeDoubt, QuotationCheck } from '@peshi/contract/papers/citations'
import { isSameCase, nameKey } from '@peshi/contract/papers/citations/case-names'
import { compareQuotation, type HeldText, hasParagraph } from '@peshi/contract/papers/citations/compare-quotation'
import { type Citation, keysOf } from '@peshi/contract/papers/citations/find-citations'
import { findQuotations, findQuoted, type Quotation } from '@peshi/contract/papers/citations/find-quotations'
import { type Authority, tieCitations } from '@peshi/contract/papers/citations/tie-citations'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { Held } from './citations.repo.ts'

export interface Draft {
  text: string
  /** Offset at which each page starts. */
  starts: number[]
}

export function joinPages(pages: readonly (string | null)[]): Draft {
  const starts: number[] = []
  let text = ''
  for (const page of pages) {
    starts.push(text.length)
    text += `${page ?? ''}\n`
  }
  return { text, starts }
}

const pageAt = ({ starts }: Draft, at: number) => Math.max(1, starts.findLastIndex((start) => start <= at) + 1)

export interface DraftReading {
  draft: Draft
  authorities: Authority[]
  quotations: Quotation[]
  keys: string[]
  neutralKeys: string[]
  names: string[]
}

export function readDraft(draft: Draft, thisYear: number): DraftReading {
  const authorities = tieCitations(draft.text, thisYear)
  const cited = authorities.flatMap(({ citations }) => citations).filter((one) => one.key !== null)
  const keys = [...new Set(cited.flatMap(({ key }) => keysOf(key ?? '')))]
  const neutral = cited.filter(({ reporter }) => reporter === 'neutral')
  const named = authorities.flatMap(({ name }) => nameKey(name ?? '') ?? [])
  return {
    draft,
    authorities,
    quotations: findQuotations(draft.text, authorities),
    keys,
    neutralKeys: [...new Set(neutral.flatMap(({ key }) => keysOf(key ?? '')))],
    names: [...new Set(named)],
  }
}

export interface Lookup {
  byKey: ReadonlyMap<string, readonly Held[]>
  byName: ReadonlyMap<string, readonly Held[]>
}

type Judged = Pick<CheckedAuthority, 'state' | 'problem'> & { held: Held | null }

const heldOf = ({ byKey }: Lookup, { key }: Citation) =>
  keysOf(key ?? '')
    .map((one) => byKey.get(one) ?? [])
    .find((found) => found.length > 0) ?? []

/** The first citation with a fault decides. Several held copies of one case are one. */
export function judge({ name, citations }: Authority, lookup: Lookup): Judged {
  const wrong = citations.find(({ problem }) => problem !== null && problem !== 'court-unknown')
  if (wrong) return { state: 'form', problem: wrong.problem, held: null }
  const found = citations.map((citation) => heldOf(lookup, citation)).filter((held) => held.length > 0)
  const [first] = found
  for (const held of found) {
    const title = name ?? first?.find(({ isNamed }) => isNamed)?.title ?? ''
    const fits = held.some((one) => !one.isNamed || isSameCase(title, one.title))
    if (!fits) return { state: 'other-case', problem: null, held: held[0] ?? null }
  }
  const fitting = (held: readonly Held[]) =>
    held.filter((one) => name === null || !one.isNamed || isSameCase(name, one.title))
  const own = first && preferText(fitting(first))
  if (own) return { state: 'by-number', problem: null, held: own }
  const named = citations.length === 0 ? lookup.byName.get(nameKey(name ?? '') ?? '') : undefined
  if (named?.length) return { state: 'by-name', problem: null, held: preferText(named) }
  const isUnknown = citations.some(({ problem }) => problem === 'court-unknown')
  return { state: isUnknown ? 'court-unknown' : 'not-here', problem: isUnknown ? 'court-unknown' : null, held: null }
}

const preferText = (held: readonly Held[]) => held.find(({ has_text }) => has_text) ?? held[0] ?? null

const around = 70
const tidy = (text: string) => text.replace(/\s+/g, ' ')

const placesOf = ({ draft }: DraftReading, authority: Authority): CheckedAuthority['places'] =>
  authority.places.map(({ start, end }) => ({
    page: pageAt(draft, start),
    before: tidy(draft.text.slice(Math.max(0, start - around), start)),
    text: tidy(draft.text.slice(start, end)),
    after: tidy(draft.text.slice(end, end + around)),
  }))

function checkQuotation({ draft }: DraftReading, quotation: Quotation, text: HeldText | null): QuotationCheck {
  const own = { text: tidy(quotation.text), page: pageAt(draft, quotation.start) }
  if (!text) return { ...own, result: 'no-text', paragraph: null, diff: [] }
  const compared = compareQuotation(quotation.text, text)
  const paragraph = compared.result === 'absent' ? null : compared.paragraph
  return { ...own, result: compared.result, paragraph, diff: compared.result === 'differs' ? compared.diff : [] }
}

export function checkAuthority(
  reading: DraftReading,
  authority: Authority,
  { state, problem, held }: Judged,
  text: HeldText | null,
): CheckedAuthority {
  const mayCompare = text !== null && state !== 'other-case'
  const quotations = reading.quotations.filter((one) => one.authority === authority)
  const paragraphs = [...authority.places, ...quotations].flatMap((one) => one.paragraphs)
  const missing = mayCompare ? paragraphs.filter((number) => !hasParagraph(text, number)) : []
  return {
    name: authority.name,
    citations: authority.citations.map((one) => tidy(one.text)),
    state,
    problem,
    held: held && withoutMark(held),
    places: placesOf(reading, authority),
    missing_paragraphs: [...new Set(missing)],
    last_paragraph: text?.paragraphs.at(-1)?.number ?? null,
    quotations: state === 'other-case' ? [] : quotations.map((one) => checkQuotation(reading, one, text)),
  }
}

const withoutMark = ({ isNamed: _, ...held }: Held) => held

/** Only these authorities need the text of the judgment. */
export const needsText = ({ quotations }: DraftReading, authority: Authority): boolean =>
  authority.places.some(({ paragraphs }) => paragraphs.length > 0) ||
  quotations.some((one) => one.authority === authority)

export interface FirOfMatter {
  registered_on: CourtDate | null
  year: number
  number: string
  police_station: string
}

const section = String.raw`(?:[Ss]ections?|[Ss]ecs?\.|u/s\.?|ss?\.|धारा)\s*[\d/(),&\sA-Za-z-]{1,40}?`
const code = String.raw`(I\.?P\.?C\b\.?|Indian Penal Code|B\.?N\.?S\b\.?(?!S)|(?:Bharatiya\s)?Nyaya Sanhita)`
const mention = new RegExp(String.raw`${section}\s*,?\s*(?:of\s+)?(?:the\s+)?${code}`, 'g')

/** The first section of the wrong code for the offence's date, if all FIRs of the matter leave the same doubt. */
export function doubtCodes(draft: Draft, firs: readonly FirOfMatter[]): CodeDoubt[] {
  const quoted = findQuoted(draft.text)
  for (const match of draft.text.matchAll(mention)) {
    if (quoted.some(({ start, end }) => start <= match.index && match.index < end)) continue
    const act = /^I/.test(match[1] ?? '') ? 'IPC' : 'BNS'
    const doubts = firs.map((fir) => codeDoubt({ ...fir, sections: [{ act }] }))
    const [doubt] = doubts
    const [fir] = firs
    if (!doubt || !fir || doubts.some((one) => one !== doubt)) continue
    const named = `${fir.number}/${fir.year}, ${fir.police_station}`
    return [{ doubt, text: tidy(match[0]), page: pageAt(draft, match.index), fir: named }]
  }
  return []
}
