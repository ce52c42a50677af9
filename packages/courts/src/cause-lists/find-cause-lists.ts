import type { CourtDate } from '@peshi/contract/platform/dates'
import { CourtId } from '@peshi/contract/platform/ids'
import type { CourtSite } from '../connector.ts'
import { NotAvailable } from '../errors.ts'
import * as sci from '../sci/endpoints.ts'
import type { CourtSession } from '../session.ts'
import { dropReplacedLists, parseDailyCauseList } from '../tribunals/nclat/daily-cause-list.parse.ts'
import * as addresses from './addresses.ts'
import type { CauseList } from './cause-list.ts'
import { parseDelhiLists } from './delhi-index.parse.ts'
import { readCauseListDocument } from './list-document.ts'
import { type ListLink, parseListIndex } from './list-index.parse.ts'

export interface CauseListSource {
  court: CourtId
  operator: string
  site: CourtSite
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

function toDelhiAddress({ title, url }: ListLink): addresses.ListAddress {
  const list = /suppl|deletion|corrigendum|\bnote\b/i.test(title) ? 'supplementary' : 'daily'
  return { title, url, list, kind: list }
}

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
    async find(date, session) {
      const lists: addresses.ListAddress[] = []
      for (let page = 0; page < addresses.delhiIndexPages; page++) {
        const rows = parseDelhiLists((await session.request(addresses.delhiIndex(page))).text)
        lists.push(...rows.filter((row) => row.date === date).map(toDelhiAddress))
        if (rows.length === 0 || rows.some((row) => row.date < date)) break
      }
      return lists
    },
  },
  nclat('tribunals-nclat-newdelhi', (court) => !isChennai(court)),
  nclat('tribunals-nclat-chennai', isChennai),
]

const byCourt = new Map(causeListSources.map((source) => [source.court, source]))

/** Throws `NotAvailable` for a court whose lists are not read. */
export function causeListsOf(court: CourtId): CauseListSource {
  const source = byCourt.get(court)
  if (!source) throw new NotAvailable('This court’s cause lists are not read here')
  return source
}

const longestList = 40_000_000

/** Null if the list does not exist: the site replies with status 404, or with status 200 and no content. */
export async function fetchCauseList(
  address: Pick<addresses.ListAddress, 'url'>,
  session: CourtSession,
): Promise<Uint8Array | null> {
  const { status, bytes } = await session.request(address.url, { allowMissing: true, maxBytes: longestList })
  return status === 404 || bytes.length === 0 ? null : bytes
}

/** Null if the court has not published the list. */
export async function readCauseList(
  address: addresses.ListAddress,
  date: CourtDate,
  session: CourtSession,
): Promise<CauseList | null> {
  const bytes = await fetchCauseList(address, session)
  return bytes && readCauseListDocument(bytes, address.list, date)
}
