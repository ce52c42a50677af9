import type { RegisteredParser } from '../parsers.ts'
import { parseBombayLists, parseBombayPage } from './hc-bombay.parse.ts'
import { parseKeralaAdvocateList } from './hc-kerala-advocate.parse.ts'
import { parseAndhraPradeshCauseList, parseKarnatakaCauseList } from './hc-labelled-rows.parse.ts'
import { parseKeralaLists, parseRajasthanLists, parseSrinagarLists } from './hc-links.parse.ts'
import { parsePublishedDates } from './hc-published-dates.parse.ts'
import { parseTelanganaCauseList, parseTelanganaForm } from './hc-telangana.parse.ts'

const sources: Record<string, Record<string, RegisteredParser['parse']>> = {
  'bombay-cause-lists': { form: parseBombayPage, 'cause-list': parseBombayLists },
  'karnataka-cause-lists': { 'cause-list': parseKarnatakaCauseList },
  'kerala-cause-lists': { 'cause-list': parseKeralaLists, advocate: parseKeralaAdvocateList },
  'andhrapradesh-cause-lists': { dates: parsePublishedDates, 'cause-list': parseAndhraPradeshCauseList },
  'telangana-cause-lists': { form: parseTelanganaForm, 'cause-list': parseTelanganaCauseList },
  'rajasthan-cause-lists': { 'cause-list': parseRajasthanLists },
  'srinagar-cause-lists': { 'cause-list': parseSrinagarLists },
}

export const highCourtListParsers: RegisteredParser[] = Object.entries(sources).flatMap(([source, kinds]) =>
  Object.entries(kinds).map(([kind, parse]) => ({ connector: 'cause-lists', source, kind, parse })),
)
