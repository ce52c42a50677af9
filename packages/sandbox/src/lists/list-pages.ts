import { type CourtDate, toDayFirst } from '@peshi/contract/dates'
import type { Listing } from '../court-day/docket.ts'
import { type CauseListPages, drawCauseList } from '../documents/cause-list-pdf.ts'
import { caseNumber, partsOf, titleOf } from './parts.ts'

export interface ListOptions {
  date: CourtDate
  /** The words of the site's redesign, which no reader knows. */
  isChanged: boolean
}

const ruledHeaders = ['Sr.No.', 'Case No.', 'Main Parties', 'Petitioner Advocate', 'Respondent Advocate']

/** Readers take a judge by these words; some courts write the name alone. */
export function judgeTitle(name: string): string {
  const plain = name.replaceAll('`', "'").replace(/^HONBLE/, "HON'BLE")
  return /^(?:the )?hon'?\s?ble/i.test(plain) ? plain : `HON'BLE ${plain}`
}

/** The list of a high court, of one room or of all. */
export function drawRuledList(listings: readonly Listing[], kind: string, { date, isChanged }: ListOptions): Buffer {
  const pages: CauseListPages = {
    layout: 'ruled',
    title: `${kind} FOR ${toDayFirst(date)}`,
    headers: isChanged ? ['Seq', 'Matter', 'Between', 'For', 'Against'] : ruledHeaders,
    courts: partsOf(listings).map(({ courtNo, coram, stages }) => ({
      name: `COURT NO. ${courtNo}`,
      judges: coram.map(judgeTitle),
      parts: stages.map(({ stage, listings }) => ({ stage, rows: listings.map(ruledRow) })),
    })),
  }
  return drawCauseList(pages)
}

const ruledRow = (listing: Listing) => [
  listing.item,
  caseNumber(listing, /[A-Za-z]$/.test(listing.type) ? '/' : ' '),
  titleOf(listing),
  listing.advocates.petitioner.join(', '),
  listing.advocates.respondent.join(', '),
]

const sciHeaders = ['SNo.', 'Case No.', 'Petitioner / Respondent', 'Petitioner/Respondent', 'Advocate']

/** The Supreme Court's list of all its courts. */
export function drawSciList(
  listings: readonly Listing[],
  hearing: string,
  { date, isChanged }: ListOptions,
  title = 'DAILY CAUSE LIST FOR DATED',
): Buffer {
  return drawCauseList({
    layout: 'sci',
    title: `${title} : ${toDayFirst(date)}`,
    hearing,
    headers: isChanged ? ['Seq', 'Matter', 'Between', 'Counsel', ''] : sciHeaders,
    courts: partsOf(listings).map(({ courtNo, coram, stages }) => ({
      name: courtNo === 1 ? "CHIEF JUSTICE'S COURT" : `COURT NO. : ${courtNo}`,
      judges: coram,
      parts: stages.map(({ stage, listings }) => ({ stage, rows: listings.map(sciRow) })),
    })),
  })
}

export const sciNumber = ({ type, number, year }: Listing) => `${type} No. ${number}/${year}`

const sections = ['III-A', 'IV-B', 'X', 'XI-A', 'II-C']

/** Four cells a line; each advocate has a line of his own. */
function sciRow(listing: Listing): string[] {
  const { petitioner, respondent } = listing.advocates
  const isPart = listing.item.includes('.')
  const rest = (names: string[]) => names.slice(1).flatMap((name, at) => ['', '', '', ended(name, names, at + 1)])
  return [
    ...[
      listing.item,
      `${isPart ? 'Connected ' : ''}${sciNumber(listing)}`,
      listing.petitioner,
      ended(petitioner[0] ?? '', petitioner, 0),
    ],
    ...rest(petitioner),
    ...['', sections[listing.number % sections.length] ?? '', 'Versus', ''],
    ...['', '', listing.respondent, ended(respondent[0] ?? '', respondent, 0)],
    ...rest(respondent),
  ]
}

const ended = (name: string, names: string[], at: number) => (at < names.length - 1 ? `${name},` : name)
