import { cnrsIn } from '@peshi/contract/courts/written-case'
import type { PageCase, PageOrder, PageProblem, ReadPage } from '@peshi/contract/matters/dropped-pages'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { readListPages } from '../cause-lists/cause-list-pdf.parse.ts'
import { OnlyPictures, type OnPage, type PdfPage, readPdfPages } from '../cause-lists/pdf-lines.ts'
import { CaseNotFound, ChallengeRejected, CourtBlocked, CourtDown, CourtError } from '../errors.ts'
import { type OrderDocument, readOrderDocument, readOrderLines } from '../orders/order-document.ts'
import { withoutContacts } from '../reading/contacts.ts'
import { openPage, type Page } from '../reading/page.ts'
import { caseReaders, searchReaders } from './case-readers.ts'
import { readLabelledCase } from './labelled-case.parse.ts'
import { listReaders, noList, type ReadList, readListPage, toReadList } from './list-readers.ts'
import { courtOfPage } from './page-court.ts'
import { openPageFile, type PageFile } from './page-file.ts'
import { linesOfHtml, linesOfPrint, linesOfText, type PageLine, sayLines } from './page-lines.ts'
import { printOfHtml, printOfText } from './page-tables.ts'
import { isCourtCalendar, judgments, kindOfPage, nameProblem } from './what-it-is.ts'

const mostWords = 60_000
const firstPages = 3
/** Enough for a case of 20 years with its hearing history. */
const mostCasePages = 60

interface Asked {
  today: CourtDate
  /** Chosen by a person. What the page says is not preferred to it. */
  court?: CourtId | null
  onPage?: OnPage
}

/**
 * Tries every court's parsers on HTML and JSON, then looks for labels of a case. In a PDF, looks for a case, an order
 * or a cause list. Throws no `CourtError`: `problem` says why a page could not be read.
 */
export async function recognisePage(bytes: Uint8Array, asked: Asked): Promise<ReadPage> {
  const file = openPageFile(bytes)
  if (file.form === 'picture') return { form: 'text', ...nothing, problem: 'scan', words: '' }
  return file.form === 'pdf' ? readPrint(file.bytes, asked) : readText(file, asked)
}

const nothing = { ...noList, cases: [] as PageCase[], court: null, other_court: null, order: null as PageOrder | null }

async function readText(file: Extract<PageFile, { text: string }>, asked: Asked): Promise<ReadPage> {
  const { form, text } = file
  const $ = form === 'html' ? tryOpen(text) : null
  const lines = $ ? linesOfHtml($) : linesOfText(form === 'html' ? '' : text)
  const words = sayLines(lines)
  const titles = $ ? ['title', '#chHeading, h1', 'h2, h3'].map((heading) => $(heading).text()) : []
  const courts = courtsIn({ file: { ...file, words: [...titles, words.slice(0, 3000)] }, asked, cnr: cnrIn(words) })
  const { court } = courts
  const markup = form === 'html' || /^\s*\{/.test(text) ? text : null
  const read = readMarkup(markup, { court, today: asked.today, cnr: cnrIn(words) ?? cnrIn(text) })
  const base = {
    ...nothing,
    form,
    ...courts,
    problem: null,
    words: withoutContacts(words.slice(0, mostWords)),
  } as const
  if (read.cases.length > 0 || read.list) return { ...base, ...read.list, cases: read.cases }
  if (isCourtCalendar(words)) return { ...base, problem: 'court-calendar' }
  const kind = kindOfPage(words)
  const said = $ ? lines.map((cells) => cells.map((cell) => cell.text).join(' ')) : text.split(/\r\n|\r|\n/)
  const isOrder = kind === 'order' || (kind === null && !$)
  const order = isOrder ? toPageOrder(readOrderLines(said), court, kind === 'order') : null
  if (order) return { ...base, order }
  const cases = kind === 'case' || kind === null ? labelledCases(lines, asked, court) : []
  if (cases.length > 0) return { ...base, cases }
  const list = kind === 'order' ? null : await listOf([$ ? printOfHtml(lines) : printOfText(text)], kind === 'list')
  if (list) return { ...base, ...list, court: court ?? list.court ?? null, problem: problemOfList(list) }
  return { ...base, problem: read.problem ?? nameProblem(words, $) }
}

/** A list without a readable entry still gives its numbers, with the problem that its form is unknown. */
const problemOfList = ({ listings, changes, caveats }: ReadList): PageProblem | null =>
  listings.length + changes.length + caveats.length > 0 ? null : 'unknown-list'

/** Any text may mention a case number in a sentence. So without the words of a list, one entry is not enough. */
async function listOf(pages: Iterable<PdfPage> | AsyncIterable<PdfPage>, isList: boolean): Promise<ReadList | null> {
  const list = await attemptAsync(() => readListPages(generate(pages)))
  if (!list) return null
  const { entries, sightings = [], changes = [] } = list
  if (entries.length + sightings.length + changes.length === 0) return null
  return isList || entries.length > 1 || changes.length > 0 ? toReadList(list) : null
}

async function* generate(pages: Iterable<PdfPage> | AsyncIterable<PdfPage>): AsyncGenerator<PdfPage> {
  yield* pages
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
  // A saved page may hold a list and an opened case. Beside a list, only a page's own elements tell a case.
  const ofElements = ofLevel.filter(({ of }) => of)
  const [list] = readFirst(listReaders, (reader, page) => {
    const found = readListPage(reader, page)
    return found.listings.length + found.sightings.length > 0 ? [found] : []
  })
  const opened = readFirst(list ? ofElements : ofLevel, ({ read }, page) => read({ text: page, court, today }))
  const found = readFirst(list ? [] : searchReaders, ({ read }, page) => read({ text: page, court, today }))
  return { cases: distinct([...opened, ...found]), list, problem: problems[0] }
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
  const courts = courtsIn({ file, asked, cnr: cnrIn(words) })
  const { court } = courts
  const readCases = async () => {
    const all =
      first.length < firstPages ? first : ((await attemptAsync(() => readPages(bytes, mostCasePages))) ?? first)
    return labelledCases(withoutMargins(all), asked, court)
  }
  const base = { ...nothing, form, ...courts, problem: null, words: withoutContacts(words) } as const
  if (isCourtCalendar(words)) return { ...base, problem: 'court-calendar' }
  const kind = kindOfPage(words)
  const order =
    kind === 'order' || kind === null ? await attemptAsync(() => readOrder(bytes, court, kind === 'order')) : null
  if (order) return { ...base, order }
  const cases = kind === 'case' || kind === null ? await readCases() : []
  if (cases.length > 0) return { ...base, cases }
  const list = kind === 'order' ? null : await listOf(readPdfPages(bytes, asked.onPage), kind === 'list')
  return list
    ? { ...base, ...list, court: court ?? list.court ?? null, problem: problemOfList(list) }
    : { ...base, problem: nameProblem(words, null) }
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

async function readOrder(bytes: Uint8Array, court: CourtId | null, isSure: boolean): Promise<PageOrder | null> {
  return toPageOrder(await readOrderDocument(bytes), court, isSure)
}

/** A case number alone is not enough: pleadings and letters have one too. */
function toPageOrder(
  read: Omit<OrderDocument, 'pages' | 'signedOn'>,
  court: CourtId | null,
  isSure: boolean,
): PageOrder | null {
  const isOrder = read.caseNumbers.length > 0 && (isSure || read.date !== null || read.judges.length > 0)
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
    result: read.result,
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

function courtsIn({
  file,
  asked,
  cnr,
}: {
  file: { address: string | null; words: readonly string[] }
  asked: Asked
  cnr: string | null
}) {
  const said = courtOfPage({ ...file, cnr })
  const court = asked.court ?? said
  return { court, other_court: said === court ? null : said }
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
