import type { CourtDate } from '@peshi/contract/platform/dates'
import { CourtId } from '@peshi/contract/platform/ids'
import type { CourtSite } from '../connector.ts'
import { NotAvailable, PageChanged } from '../errors.ts'
import * as sci from '../sci/endpoints.ts'
import type { CourtSession } from '../session.ts'
import { dropReplacedLists, parseDailyCauseList } from '../tribunals/nclat/daily-cause-list.parse.ts'
import * as addresses from './addresses.ts'
import type { CauseList } from './cause-list.ts'
import { parseCauseListPdf } from './cause-list-pdf.parse.ts'
import { parseListIndex } from './list-index.parse.ts'

/** A court whose lists a program may fetch without a picture. */
export interface CauseListSource {
  court: CourtId
  /** Whose servers these are: rates are kept per operator. */
  operator: string
  site: CourtSite
  /** The addresses of a day's lists, read from the court's index or made up of the day. */
  find(date: CourtDate, session: CourtSession): Promise<addresses.ListAddress[]>
}

const nclat = (court: string, isOwn: (court: string) => boolean): CauseListSource => ({
  court: CourtId.parse(court),
  operator: 'nclat',
  site: addresses.nclatSite,
  async find(date, session) {
    const { text } = await session.request(addresses.nclatIndex(date))
    return dropReplacedLists(parseDailyCauseList(text))
      .filter((list) => list.date === date && isOwn(list.court))
      .map(({ title, url, supplementary }) => ({ title, url, list: supplementary ? 'supplementary' : 'daily' }))
  },
})

const isChennai = (court: string) => /chennai/i.test(court)

export const causeListSources: readonly CauseListSource[] = [
  {
    court: CourtId.parse('sci'),
    operator: 's3waas',
    site: sci.site,
    find: async (date) => addresses.listSciAddresses(date),
  },
  {
    court: CourtId.parse('hc-allahabad'),
    operator: 'allahabad',
    site: addresses.allahabadSite,
    async find(date, session) {
      const { path, form } = addresses.allahabadIndex(date)
      const links = parseListIndex((await session.request(path, { form })).text)
      return links.map((link) => ({ ...link, list: /suppl|additional/i.test(link.title) ? 'supplementary' : 'daily' }))
    },
  },
  {
    court: CourtId.parse('hc-delhi'),
    operator: 'delhi',
    site: addresses.delhiSite,
    find: async (date) => [addresses.delhiList(date)],
  },
  nclat('tribunals-nclat-newdelhi', (court) => !isChennai(court)),
  nclat('tribunals-nclat-chennai', isChennai),
]

const byCourt = new Map(causeListSources.map((source) => [source.court, source]))

/** Where the lists of a court are found. Throws `NotAvailable` for a court whose lists are not known. */
export function causeListsOf(court: CourtId): CauseListSource {
  const source = byCourt.get(court)
  if (!source) throw new NotAvailable('This court’s cause lists are not read here')
  return source
}

const longestList = 40_000_000

/** The document of one list. Null where the court has no such list: it answers 404, or 200 without a byte. */
export async function fetchCauseList(
  address: Pick<addresses.ListAddress, 'url'>,
  session: CourtSession,
): Promise<Uint8Array | null> {
  const { status, bytes } = await session.request(address.url, { allowMissing: true, maxBytes: longestList })
  return status === 404 || bytes.length === 0 ? null : bytes
}

/**
 * What a list's document says. Throws `PageChanged` for one that says another day than `date`: an old file under a new
 * name is no news.
 */
export async function readCauseListDocument(
  bytes: Uint8Array,
  kind: addresses.ListAddress['list'],
  date: CourtDate,
): Promise<CauseList> {
  const list = await parseCauseListPdf(bytes)
  if (list.date !== null && list.date !== date)
    throw new PageChanged(`The cause list is of ${list.date}, not of ${date}`)
  if (list.date === null && list.headings?.some((heading) => heading.date !== null)) {
    // A week's list: each day is read as its own.
    const entries = list.entries.filter((entry) => entry.date === date)
    if (entries.length === 0) throw new PageChanged(`The cause list has no matter of ${date}`)
    const pagesOf = (some: typeof entries) => new Set(some.map(({ page }) => page))
    const [ofDay, ofAny] = [pagesOf(entries), pagesOf(list.entries)]
    const sightings = list.sightings?.filter(({ page }) => ofDay.has(page) || !ofAny.has(page))
    return { ...list, date, entries, ...(sightings && { sightings }) }
  }
  // A file that is named as supplementary or advance is so in every row, whatever its title says.
  if (kind === 'daily') return list
  return { ...list, entries: list.entries.map((entry) => ({ ...entry, list: kind })) }
}

/** Fetches and reads one list: the two above together. */
export async function readCauseList(
  address: addresses.ListAddress,
  date: CourtDate,
  session: CourtSession,
): Promise<CauseList | null> {
  const bytes = await fetchCauseList(address, session)
  return bytes && readCauseListDocument(bytes, address.list, date)
}
