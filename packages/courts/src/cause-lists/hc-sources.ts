import type { CourtDate } from '@peshi/contract/platform/dates'
import { CourtId } from '@peshi/contract/platform/ids'
import { hcservicesBenches } from '../catalogue/hcservices.ts'
import { NotAvailable, PageChanged } from '../errors.ts'
import { parseCauseLists } from '../hcservices/cause-list.parse.ts'
import { oldSite } from '../hcservices/endpoints.ts'
import { readDate } from '../reading/dates.ts'
import type { CourtSession } from '../session.ts'
import type { ListAddress } from './addresses.ts'
import type { CauseList, CauseListKind } from './cause-list.ts'
import type { CauseListSource } from './find-cause-lists.ts'
import { parseBombayLists, parseBombayPage } from './hc-bombay.parse.ts'
import { parseAndhraPradeshCauseList, parseKarnatakaCauseList } from './hc-labelled-rows.parse.ts'
import { parseRajasthanLists, parseSrinagarLists } from './hc-links.parse.ts'
import { parseMadrasReply } from './hc-madras-reply.parse.ts'
import { parsePublishedDates } from './hc-published-dates.parse.ts'
import * as sites from './hc-sites.ts'
import { parseTelanganaCauseList, parseTelanganaForm } from './hc-telangana.parse.ts'
import { withNumbersOf } from './invented-numbers.ts'
import type { ListLink } from './list-index.parse.ts'

export interface HighCourtListSource extends CauseListSource {
  /** Why the source is disabled. */
  off?: string
}

export interface RoomListSource extends Omit<CauseListSource, 'find'> {
  readRoom(date: CourtDate, room: string, session: CourtSession): Promise<CauseList | null>
}

export interface WholeListSource extends Omit<CauseListSource, 'find'> {
  /** Null if the court has not published the list. */
  readDay(date: CourtDate, session: CourtSession): Promise<CauseList | null>
}

const court = (name: string) => CourtId.parse(`hc-${name}`)
const kindOf = (title: string): CauseListKind => (/suppl|additional/i.test(title) ? 'supplementary' : 'daily')
const toAddresses = (links: ListLink[]): ListAddress[] =>
  links.map(({ title, url }) => ({ title, url, list: kindOf(title) }))

const keralaIsOff = 'The site answers only requests that name its own page as their origin, which we do not claim'

const oldBenches = ['calcutta', 'calcuttaoriginal', 'jalpaiguri', 'portblair', 'manipur', 'tripura'].map((name) => {
  const bench = hcservicesBenches.find((one) => one.court === court(name))
  if (!bench) throw new Error(`hcservices has no bench ${name}`)
  return bench
})

export const highCourtListSources: readonly HighCourtListSource[] = [
  {
    court: court('bombay'),
    operator: 'bombay',
    site: sites.bombaySite,
    async find(date, session) {
      const fields = parseBombayPage((await session.request(sites.bombayPage)).text)
      const { path, form, headers } = sites.bombayLists(date, fields)
      return toAddresses(parseBombayLists((await session.request(path, { form, headers })).text))
    },
  },
  {
    court: court('kerala'),
    operator: 'kerala',
    site: sites.keralaSite,
    off: keralaIsOff,
    find: async () => {
      throw new NotAvailable(keralaIsOff)
    },
  },
  {
    court: court('rajasthan'),
    operator: 'rajasthan',
    site: sites.rajasthanSite,
    async find(date, session) {
      const { path, form } = sites.rajasthanLists(date)
      return toAddresses(parseRajasthanLists((await session.request(path, { form })).text))
    },
  },
  {
    court: court('gauhati'),
    operator: 'gauhati',
    site: sites.gauhatiSite,
    find: async (date) => [sites.gauhatiList(date)],
  },
  {
    court: court('himachalpradesh'),
    operator: 'himachal',
    site: sites.himachalSite,
    find: async (date) => [sites.himachalList(date)],
  },
  {
    court: court('srinagar'),
    operator: 'jammu-kashmir',
    site: sites.srinagarSite,
    async find(date, session) {
      const links = parseSrinagarLists((await session.request(sites.srinagarPage)).text)
      return [
        ...toAddresses(links.filter((link) => link.date === date)),
        // A link without a date is usually the list of the whole week. Only its video links are needed, because the
        // lists of the single days repeat its entries.
        ...links
          .filter((link) => link.date === null)
          .map(({ title, url }): ListAddress => ({ title, url, list: 'advance', isUndated: true })),
      ]
    },
  },
  ...oldBenches.map(
    (bench): HighCourtListSource => ({
      court: bench.court,
      operator: 'hcservices',
      site: oldSite,
      async find(date, session) {
        const { page, path, form } = sites.oldLists(date, bench)
        await session.request(page)
        const lists = parseCauseLists((await session.request(path, { form })).text)
        return lists.map((list) => {
          if (list.date !== date) throw new PageChanged(`A cause list is of ${list.date}, not of ${date}`)
          const url = new URL(sites.oldDocument(list.filenameEncoded), oldSite.baseUrl).href
          return { title: `${list.bench}: ${list.listType}`, url, list: kindOf(list.listType) }
        })
      },
    }),
  ),
]

/** Courts whose site replies with the whole list of a day. */
export const wholeListSources: readonly WholeListSource[] = (['madras', 'madurai'] as const).map((bench) => ({
  court: court(bench),
  operator: 'madras',
  site: sites.madrasSite,
  async readDay(date, session) {
    const { status, text } = await session.request(sites.madrasList(bench, date), { allowMissing: true })
    return status === 404 || text.trim() === '' ? null : { ...parseMadrasReply(text), date }
  },
}))

export const roomListSources: readonly RoomListSource[] = [
  {
    court: court('karnataka'),
    operator: 'karnataka',
    site: sites.karnatakaSite,
    async readRoom(date, room, session) {
      const { path, form } = sites.karnatakaToken(date, room)
      const token = (await session.request(path, { form })).text.trim()
      if (!/^[\w+/=%.-]{8,2000}$/.test(token)) throw new PageChanged(`Not a token: ${token.slice(0, 60)}`)
      const { text } = await session.request(sites.karnatakaList(token))
      return requireDay(inRoom(withNumbersOf(text, parseKarnatakaCauseList(text)), room), date)
    },
  },
  {
    court: court('andhrapradesh'),
    operator: 'andhrapradesh',
    site: sites.andhraPradeshSite,
    async readRoom(date, room, session) {
      const { text } = await session.request(sites.andhraPradeshDates)
      if (!parsePublishedDates(text).includes(date)) return null
      const { path, form } = sites.andhraPradeshList(date, room)
      const reply = (await session.request(path, { form })).text
      return requireDay(inRoom(withNumbersOf(reply, parseAndhraPradeshCauseList(reply)), room), date)
    },
  },
  {
    court: court('telangana'),
    operator: 'telangana',
    site: sites.telanganaSite,
    async readRoom(date, room, session) {
      const offered = parseTelanganaForm((await session.request(sites.telanganaForm)).text)
      const day = offered.dates.find((text) => readDate(text) === date)
      if (day === undefined) return null
      const name = offered.courts.find((text) => /(\d+)\s*$/.exec(text)?.[1] === room)
      if (name === undefined) throw new NotAvailable(`The court’s lists have no court ${room}`)
      const { path, form } = sites.telanganaList(day, name)
      const { text } = await session.request(path, { form })
      return inRoom(withNumbersOf(text, parseTelanganaCauseList(text)), room)
    },
  },
]

function inRoom(list: CauseList, room: string): CauseList {
  const entries = list.entries.map((entry) => ({ ...entry, court_no: entry.court_no ?? room }))
  const other = entries.find((entry) => entry.court_no !== room)
  if (other) throw new PageChanged(`The cause list is of court ${other.court_no}, not of ${room}`)
  return { ...list, entries }
}

function requireDay(list: CauseList, date: CourtDate): CauseList {
  if (list.date !== null && list.date !== date)
    throw new PageChanged(`The cause list is of ${list.date}, not of ${date}`)
  return list
}
