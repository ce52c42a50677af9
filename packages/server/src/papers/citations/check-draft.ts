// Judges each authority of a draft by what was found of it. Says nothing of an authority of which nothing is held.
import { codeDoubt, type Offence, offenceDoubt } from '@peshi/contract/matters/criminal-sections/applicable-code'
import { findSections, type SectionMention } from '@peshi/contract/matters/criminal-sections/find-sections'
import type { CheckedAuthority, CitationCheck, CodeDoubt, QuotationCheck } from '@peshi/contract/papers/citations'
import { isSameCase, nameKey } from '@peshi/contract/papers/citations/case-names'
import {
  compareQuotation,
  type HeldText,
  hasParagraph,
  prepareHeld,
} from '@peshi/contract/papers/citations/compare-quotation'
import { type Citation, keysOf } from '@peshi/contract/papers/citations/find-citations'
import { findQuotations, findQuoted, type Quotation } from '@peshi/contract/papers/citations/find-quotations'
import { type Authority, tieCitations } from '@peshi/contract/papers/citations/tie-citations'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { Held } from './citations.repo.ts'

interface Draft {
  text: string
  /** Offset at which each page starts. */
  starts: number[]
}

function joinPages(pages: readonly (string | null)[]): Draft {
  const starts: number[] = []
  let text = ''
  for (const page of pages) {
    starts.push(text.length)
    text += `${page ?? ''}\n`
  }
  return { text, starts }
}

const tidy = (text: string) => text.replace(/\s+/g, ' ')

const pageAt = ({ starts }: Draft, at: number) => Math.max(1, starts.findLastIndex((start) => start <= at) + 1)

export interface OwnQuotation extends Omit<Quotation, 'authority'> {
  /** Place of the authority in the reading. */
  authority: number
}

interface OwnMention extends Pick<SectionMention, 'act' | 'sections'> {
  text: string
  page: number
  isQuoted: boolean
}

/** Passed between processes, so it has only what JSON has. */
export interface DraftReading {
  authorities: Authority[]
  quotations: OwnQuotation[]
  mentions: OwnMention[]
  keys: string[]
  neutralKeys: string[]
  names: string[]
}

export function readDraft(pages: readonly (string | null)[], thisYear: number): DraftReading {
  const draft = joinPages(pages)
  const authorities = tieCitations(draft.text, thisYear)
  const cited = authorities.flatMap(({ citations }) => citations).filter((one) => one.key !== null)
  const keys = [...new Set(cited.flatMap(({ key }) => keysOf(key ?? '')))]
  const neutral = cited.filter(({ reporter }) => reporter === 'neutral')
  const named = authorities.flatMap(({ name }) => nameKey(name ?? '') ?? [])
  return {
    authorities,
    quotations: findQuotations(draft.text, authorities).map((one) => ({
      ...one,
      authority: authorities.indexOf(one.authority),
    })),
    mentions: readMentions(draft),
    keys,
    neutralKeys: [...new Set(neutral.flatMap(({ key }) => keysOf(key ?? '')))],
    names: [...new Set(named)],
  }
}

function readMentions(draft: Draft): OwnMention[] {
  const quoted = findQuoted(draft.text)
  return findSections(draft.text).map(({ start, end, act, sections }) => ({
    act,
    sections,
    text: tidy(draft.text.slice(start, end)),
    page: pageAt(draft, start),
    isQuoted: quoted.some((one) => one.start <= start && start < one.end),
  }))
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

const placesOf = (draft: Draft, authority: Authority): CheckedAuthority['places'] =>
  authority.places.map(({ start, end }) => ({
    page: pageAt(draft, start),
    before: tidy(draft.text.slice(Math.max(0, start - around), start)),
    text: tidy(draft.text.slice(start, end)),
    after: tidy(draft.text.slice(end, end + around)),
  }))

function checkQuotation(draft: Draft, quotation: OwnQuotation, text: HeldText | null): QuotationCheck {
  const own = { text: tidy(quotation.text), page: pageAt(draft, quotation.start) }
  if (!text) return { ...own, result: 'no-text', paragraph: null, diff: [] }
  const compared = compareQuotation(quotation.text, text)
  const paragraph = compared.result === 'absent' ? null : compared.paragraph
  return { ...own, result: compared.result, paragraph, diff: compared.result === 'differs' ? compared.diff : [] }
}

export interface AskedAuthority {
  authority: Authority
  quotations: readonly OwnQuotation[]
  judged: Judged
  /** Text of the held judgment, if the authority needs it. */
  text: string | null
}

export function checkAuthorities(
  pages: readonly (string | null)[],
  asked: readonly AskedAuthority[],
): CheckedAuthority[] {
  const draft = joinPages(pages)
  return asked.map((one) => checkAuthority(draft, one))
}

function checkAuthority(
  draft: Draft,
  { authority, quotations, judged, text: held_text }: AskedAuthority,
): CheckedAuthority {
  const { state, problem, held } = judged
  const text = held_text === null ? null : prepareHeld(held_text)
  const mayCompare = text !== null && state !== 'other-case'
  const paragraphs = [...authority.places, ...quotations].flatMap((one) => one.paragraphs)
  const missing = mayCompare ? paragraphs.filter((number) => !hasParagraph(text, number)) : []
  return {
    name: authority.name,
    citations: authority.citations.map((one) => tidy(one.text)),
    state,
    problem,
    held: held && withoutMark(held),
    places: placesOf(draft, authority),
    missing_paragraphs: [...new Set(missing)],
    last_paragraph: text?.paragraphs.at(-1)?.number ?? null,
    quotations: state === 'other-case' ? [] : quotations.map((one) => checkQuotation(draft, one, text)),
  }
}

const withoutMark = ({ isNamed: _, ...held }: Held) => held

/** Only these authorities need the text of the judgment. */
export const needsText = ({ authority, quotations }: Pick<AskedAuthority, 'authority' | 'quotations'>): boolean =>
  quotations.length > 0 || authority.places.some(({ paragraphs }) => paragraphs.length > 0)

export interface FirOfMatter {
  registered_on: CourtDate | null
  year: number
  number: string
  police_station: string
}

/**
 * The first section of a code that does not fit the offence's date. Without that date, an FIR's date counts, if all FIRs of
 * the matter leave the same doubt.
 */
export function doubtCodes(
  mentions: readonly OwnMention[],
  offence: Offence,
  firs: readonly FirOfMatter[],
): CodeDoubt[] {
  for (const { act, text, page, isQuoted } of mentions) {
    if (isQuoted) continue
    const ofOffence = offenceDoubt(offence, [act])
    const { offence_from, offence_to } = offence
    if (ofOffence) return [{ doubt: ofOffence, text, page, fir: null, offence_from, offence_to }]
    const [fir] = firs
    const [doubt, ...others] = firs.map((one) => codeDoubt({ ...one, sections: [{ act }] }))
    if (offence_from || !fir || !doubt || others.some((one) => one !== doubt)) continue
    const named = `${fir.number}/${fir.year}, ${fir.police_station}`
    return [{ doubt, text, page, fir: named, offence_from: null, offence_to: null }]
  }
  return []
}

/** Each section of a criminal code once, with its pages. */
export function listSections(mentions: readonly OwnMention[]): CitationCheck['sections'] {
  const all = mentions.flatMap(({ act, sections, page }) => sections.map((section) => ({ act, section, page })))
  const found = Map.groupBy(all, ({ act, section }) => `${act} ${section}`)
  return [...found.values()].flatMap((ones) => {
    const [one] = ones
    return one ? [{ act: one.act, section: one.section, pages: [...new Set(ones.map(({ page }) => page))] }] : []
  })
}
