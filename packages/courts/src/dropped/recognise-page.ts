import { cnrsIn } from '@peshi/contract/courts/written-case'
import type { PageCase, PageListing, PageOrder, PageProblem, ReadPage } from '@peshi/contract/matters/dropped-pages'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { readListPages } from '../cause-lists/cause-list-pdf.parse.ts'
import { OnlyPictures, type PdfPage, readPdfPages } from '../cause-lists/pdf-lines.ts'
import { listProfiles } from '../cause-lists/profiles.ts'
import { CaseNotFound, ChallengeRejected, CourtBlocked, CourtDown, CourtError } from '../errors.ts'
import { readOrderDocument } from '../orders/order-document.ts'
import { openPage, type Page } from '../reading/page.ts'
import { caseReaders, searchReaders } from './case-readers.ts'
import { readLabelledCase } from './labelled-case.parse.ts'
import { listReaders, toListings } from './list-readers.ts'
import { courtOfPage } from './page-court.ts'
import { openPageFile, type PageFile } from './page-file.ts'
import { linesOfHtml, linesOfPrint, linesOfText, type PageLine, sayLines } from './page-lines.ts'
import { judgments, nameProblem } from './what-it-is.ts'

const mostWords = 60_000
const firstPages = 3
/** Enough for a case of 20 years with its hearing history. */
const mostCasePages = 60

interface Asked {
  today: CourtDate
  /** Chosen by a person because the page does not name its court. */
  court?: CourtId | null
}

/**
 * Tries every court's parsers on HTML and JSON, then looks for labels of a case. In a PDF, looks for a case, an order
 * or a cause list. Throws no `CourtError`: `problem` says why a page could not be read.
 */
export async function recognisePage(bytes: Uint8Array, asked: Asked): Promise<ReadPage> {
  const file = openPageFile(bytes)
  return file.form === 'pdf' ? readPrint(file.bytes, asked) : readText(file, asked)
}

const nothing = { cases: [] as PageCase[], listings: [] as PageListing[], court: null, order: null as PageOrder | null }

function readText(file: Exclude<PageFile, { form: 'pdf' }>, asked: Asked): ReadPage {
  const { form, text } = file
  const $ = form === 'html' ? tryOpen(text) : null
  const lines = $ ? linesOfHtml($) : linesOfText(form === 'html' ? '' : text)
  const words = sayLines(lines)
  const titles = $ ? ['title', '#chHeading, h1', 'h2, h3'].map((heading) => $(heading).text()) : []
  const court = courtIn({ file: { ...file, words: [...titles, words.slice(0, 3000)] }, asked, cnr: cnrIn(words) })
  const markup = form === 'html' || /^\s*\{/.test(text) ? text : null
  const read = readMarkup(markup, { court, today: asked.today, cnr: cnrIn(words) ?? cnrIn(text) })
  const isRead = read.cases.length + read.listings.length > 0
  const cases = isRead ? read.cases : labelledCases(lines, asked, court)
  const problem = isRead || cases.length > 0 ? null : (read.problem ?? nameProblem(words, $))
  return { form, cases, listings: read.listings, court, order: null, problem, words: words.slice(0, mostWords) }
}

function tryOpen(html: string): Page | null {
  try {
    return openPage(html)
  } catch (error) {
    if (!(error instanceof CourtError)) throw error
    return null
  }
}

interface Known {
  court: CourtId | null
  today: CourtDate
  cnr: string | null
}

function readMarkup(text: string | null, { court, today, cnr }: Known) {
  const problems: PageProblem[] = []
  function readFirst<R extends { fits: RegExp }, T>(
    readers: readonly R[],
    read: (reader: R, text: string) => T[],
  ): T[] {
    for (const reader of text === null ? [] : readers) {
      if (text === null || !reader.fits.test(text)) continue
      try {
        const found = read(reader, text)
        if (found.length > 0) return found
      } catch (error) {
        if (!(error instanceof CourtError)) throw error
        problems.push(...problemOf(error))
      }
    }
    return []
  }
  const level = levelOf(cnr)
  const ofLevel = caseReaders.filter(({ of }) => !of || !level || of === level)
  const listings = readFirst(listReaders, ({ read }, page) => toListings(read(page)))
  const opened = readFirst(ofLevel, ({ read }, page) => read({ text: page, court, today }))
  const found = readFirst(searchReaders, ({ read }, page) => read({ text: page, court, today }))
  return { cases: distinct([...opened, ...found]), listings, problem: problems[0] }
}

async function readPrint(bytes: Uint8Array, asked: Asked): Promise<ReadPage> {
  let first: PdfPage[]
  const form = 'pdf'
  try {
    first = await readPages(bytes, firstPages)
  } catch (error) {
    if (!(error instanceof CourtError)) throw error
    const problem = error instanceof OnlyPictures ? 'scan' : 'cut-off'
    return { form, ...nothing, problem, words: '' }
  }
  const words = sayLines(linesOfPrint(first)).slice(0, mostWords)
  if (words.trim() === '') return { form, ...nothing, problem: 'scan', words }
  const file = {
    address: /https?:\/\/\S+/.exec(words)?.[0] ?? null,
    words: [...words.split('\n', 3), words.slice(0, 3000)],
  }
  const court = courtIn({ file, asked, cnr: cnrIn(words) })
  const readCases = async () => {
    const all =
      first.length < firstPages ? first : ((await attemptAsync(() => readPages(bytes, mostCasePages))) ?? first)
    return labelledCases(withoutMargins(all), asked, court)
  }
  const base = { form, ...nothing, court, problem: null, words } as const
  const isList = saysList(words)
  if (!isList) {
    const cases = isCasePrint(words) ? await readCases() : []
    if (cases.length > 0) return { ...base, cases }
    const order = isCasePrint(words) ? null : await attemptAsync(() => readOrder(bytes, court))
    if (order) return { ...base, order }
    const other = await readCases()
    if (other.length > 0) return { ...base, cases: other }
  }
  const list = await attemptAsync(() => readListPages(readPdfPages(bytes)))
  const listings = list ? toListings(list) : []
  // Any text may mention a case number in a sentence. So without the words of a list, one entry is not enough.
  if (listings.length > 0 && (isList || (list?.entries.length ?? 0) > 1)) return { ...base, listings }
  return { ...base, problem: nameProblem(words, null) }
}

async function readPages(bytes: Uint8Array, most: number): Promise<PdfPage[]> {
  const pages: PdfPage[] = []
  for await (const page of readPdfPages(bytes)) if (pages.push(page) === most) break
  return pages
}

/** Removes what a browser prints around a page (address, page number, time), and lines that are on every page. */
function withoutMargins(pages: readonly PdfPage[]): PageLine[] {
  const texts = pages.map(({ lines }) => new Set(lines.map(({ text }) => text)))
  const isMargin = (text: string) =>
    /^(?:https?:\/\/\S+(?: +\d+\/\d+)?|\d+\/\d+|\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d{2}.*)$/.test(text) ||
    (texts.length > 1 && texts.every((some) => some.has(text)))
  return linesOfPrint(pages.map((page) => ({ ...page, lines: page.lines.filter(({ text }) => !isMargin(text)) })))
}

/** "Cause list" alone is not enough: it may be a link in a menu. */
const saysList = (words: string): boolean =>
  /\b(?:daily|advance|supplementary(?:-\d)?|regular|weekly|complete|final|miscellaneous)?\s*cause ?list\s*(?:-|for|of|dated|date)\b|\bcause list date\b|\b(?:daily|supplementary|separately notified) board\b|\bcases listed on\b|\blist date\s*:/i.test(
    words,
  ) || listProfiles.some(({ fits }) => fits.test(words) && /^\s*(?:s\.? ?no|sno|item)\b/im.test(words))

const isCasePrint = (words: string): boolean =>
  [
    /\bCNR (?:Number|No)/i,
    /\bfiling (?:number|no|date)/i,
    /\bregistration (?:number|no|date)/i,
    /\bcase (?:status|stage|type)\b/i,
    /\bdiary n(?:umber|o)/i,
    /\bnext (?:hearing )?date\b/i,
  ].filter((one) => one.test(words)).length >= 2

async function readOrder(bytes: Uint8Array, court: CourtId | null): Promise<PageOrder | null> {
  const read = await readOrderDocument(bytes)
  const isOrder = read.caseNumbers.length > 0 && (read.date !== null || read.judges.length > 0)
  if (!isOrder) return null
  return {
    court,
    court_name: read.court,
    case_numbers: read.caseNumbers,
    petitioner: read.petitioner,
    respondent: read.respondent,
    date: read.date,
    judges: read.judges,
    next_date: read.nextDate,
    purpose: read.purpose,
  }
}

function labelledCases(lines: readonly PageLine[], { today }: Asked, court: CourtId | null): PageCase[] {
  const found = readLabelledCase(lines, today)
  if (!found) return []
  const { labels, ...one } = found
  // A judgments site's search result names cases, but is no case. Only judgments sites print "Disposal nature".
  const words = sayLines(lines)
  if (judgments.test(words) && (labels < 2 || /\bdisposal nature\b/i.test(words))) return []
  return [{ ...one, court: court ?? courtOfPage({ address: null, cnr: one.cnr, words: [] }) }]
}

const cnrIn = (words: string): string | null => {
  const labelled = /\bCNR\b[^A-Z]{0,30}(?:N(?:umber|o)\.?)?[\s\S]{0,60}/gi
  for (const [near] of words.matchAll(labelled)) {
    const [cnr] = /example/i.test(near) ? [] : cnrsIn(near)
    if (cnr) return cnr
  }
  return null
}

const levelOf = (cnr: string | null) =>
  cnr === null ? null : /^(?:[A-Z]{2}HC|HC[A-Z]{2})/.test(cnr) ? 'high-court' : 'district'

function courtIn({
  file,
  asked,
  cnr,
}: {
  file: { address: string | null; words: readonly string[] }
  asked: Asked
  cnr: string | null
}) {
  return courtOfPage({ ...file, cnr }) ?? asked.court ?? null
}

const problemOf = (error: CourtError): PageProblem[] =>
  error instanceof CaseNotFound
    ? ['no-results']
    : error instanceof ChallengeRejected
      ? ['captcha']
      : error instanceof CourtBlocked
        ? ['refused']
        : error instanceof CourtDown
          ? ['maintenance']
          : []

async function attemptAsync<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof CourtError)) throw error
    return null
  }
}

/** An opened case is often also in the search result on the same page. */
function distinct(cases: PageCase[]): PageCase[] {
  const seen = new Set<string>()
  return cases.filter(({ cnr, case_type, case_number, case_year }) => {
    const key = cnr ?? `${case_type}/${case_number}/${case_year}`
    return seen.size < seen.add(key).size
  })
}
