import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { Listing, ListKind } from '../court-day/docket.ts'
import { drawCauseList } from '../documents/cause-list-pdf.ts'
import { caseNumber, partsOf, titleOf } from './parts.ts'

export interface RuledLook {
  titles: Record<ListKind, string>
  headers: string[]
  room(courtNo: number): string
  writeDate(date: CourtDate): string
  writeNumber(listing: Listing): string
}

const highCourtNumber = (listing: Listing) => caseNumber(listing, /[A-Za-z]$/.test(listing.type) ? '/' : ' ')

export const highCourtLook: RuledLook = {
  titles: { main: 'CAUSE LIST FOR', supplementary: 'ADDITIONAL CAUSE LIST FOR' },
  headers: ['Sr.No.', 'Case No.', 'Main Parties', 'Petitioner Advocate', 'Respondent Advocate'],
  room: (courtNo) => `COURT NO. ${courtNo}`,
  writeDate: toDayFirst,
  writeNumber: highCourtNumber,
}

const roman = ['', 'I', 'II', 'III', 'IV']
export const nclatLook: RuledLook = {
  titles: { main: 'CAUSE LIST FOR', supplementary: 'SUPPLEMENTARY CAUSE LIST FOR' },
  headers: ['S. No.', 'Case No.', 'Name of the Parties', 'Counsel for Appellant', 'Counsel for Respondent'],
  room: (courtNo) => `COURT - ${roman[courtNo] ?? courtNo}`,
  writeDate: (date) => toDayFirst(date).replaceAll('-', '.'),
  writeNumber: ({ type, number, year }) => `${type} No. ${number} of ${year}`,
}

const changedHeaders = ['Seq', 'Matter', 'Between', 'For', 'Against']

/** The product recognises judges by the title `HON'BLE`. */
export function judgeTitle(name: string): string {
  const plain = name.replaceAll('`', "'").replace(/^HONBLE/, "HON'BLE")
  return /^(?:the )?hon'?\s?ble/i.test(plain) ? plain : `HON'BLE ${plain}`
}

export function drawRuledList(
  listings: readonly Listing[],
  date: CourtDate,
  isChanged: boolean,
  look: RuledLook = highCourtLook,
): Buffer {
  return drawCauseList({
    layout: 'ruled',
    headers: isChanged ? changedHeaders : look.headers,
    courts: partsOf(listings).map(({ courtNo, list, coram, stages }) => ({
      title: `${look.titles[list]} ${look.writeDate(date)}`,
      name: look.room(courtNo),
      judges: coram.map(judgeTitle),
      parts: stages.map(({ stage, listings }) => ({
        stage,
        rows: listings.map((listing) => [
          listing.item,
          look.writeNumber(listing),
          titleOf(listing),
          listing.advocates.petitioner.join(', '),
          listing.advocates.respondent.join(', '),
        ]),
      })),
    })),
  })
}

const sciHeaders = ['SNo.', 'Case No.', 'Petitioner / Respondent', 'Petitioner/Respondent', 'Advocate']

export function drawSciList(
  listings: readonly Listing[],
  hearing: string,
  date: CourtDate,
  isChanged: boolean,
): Buffer {
  return drawCauseList({
    layout: 'sci',
    hearing,
    headers: isChanged ? changedHeaders : sciHeaders,
    courts: partsOf(listings).map(({ courtNo, coram, stages }) => ({
      title: `DAILY CAUSE LIST FOR DATED : ${toDayFirst(date)}`,
      name: courtNo === 1 ? "CHIEF JUSTICE'S COURT" : `COURT NO. : ${courtNo}`,
      judges: coram,
      parts: stages.map(({ stage, listings }) => ({ stage, rows: listings.map(sciRow) })),
    })),
  })
}

export const sciNumber = ({ type, number, year }: Listing) => `${type} No. ${number}/${year}`

const sections = ['III-A', 'IV-B', 'X', 'XI-A', 'II-C']

function sciRow(listing: Listing): string[] {
  const { petitioner, respondent } = listing.advocates
  const isPart = listing.item.includes('.')
  return [
    listing.item,
    `${isPart ? 'Connected ' : ''}${sciNumber(listing)}`,
    listing.petitioner,
    lineOf(petitioner, 0),
    ...restOf(petitioner),
    '',
    sections[listing.number % sections.length] ?? '',
    'Versus',
    '',
    '',
    '',
    listing.respondent,
    lineOf(respondent, 0),
    ...restOf(respondent),
  ]
}

const lineOf = (names: string[], at: number) => `${names[at] ?? ''}${at < names.length - 1 ? ',' : ''}`
const restOf = (names: string[]) => names.slice(1).flatMap((_, at) => ['', '', '', lineOf(names, at + 1)])
