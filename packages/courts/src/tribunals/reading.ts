import type { CourtId } from '@peshi/contract/platform/ids'
import { courts } from '../catalogue/courts.ts'
import type { ChallengePicture, CourtSite } from '../connector.ts'
import { NotAvailable, PageChanged } from '../errors.ts'
import { readCaseNumber } from '../reading/case-numbers.ts'
import type { CourtSession } from '../session.ts'

export const benchesOf = (...bodies: string[]): CourtId[] =>
  courts.tribunalsCourts
    .map(({ _id }) => _id)
    .filter((court) => bodies.some((body) => court.startsWith(`tribunals-${body}-`)))

export function partsOf(court: CourtId): { body: string; bench: string } {
  const [, body = '', bench = ''] = court.split('-')
  return { body, bench }
}

export function codeOf(codes: Readonly<Record<string, string>>, court: CourtId): string {
  const code = codes[partsOf(court).bench]
  if (code === undefined)
    throw new NotAvailable(`The number of this bench at the tribunal’s site is not known: ${court}`)
  return code
}

export function pathAt({ baseUrl }: CourtSite, address: string): string {
  const [url, base] = [new URL(address, baseUrl), new URL(baseUrl)]
  if (url.host !== base.host) throw new PageChanged(`The site points to ${url.host}`)
  return `${url.pathname.replace(/^\//, '')}${url.search}`
}

export async function fetchPicture(path: string, session: CourtSession): Promise<ChallengePicture> {
  const picture = await session.request(path)
  if (!picture.mediaType.startsWith('image/')) throw new PageChanged('The captcha is not a picture')
  return { image: picture.bytes, mediaType: picture.mediaType }
}

/** The number of a case as fields of its record. */
export function numberFields(caseNumber: string) {
  const { type, number, year } = readCaseNumber(caseNumber)
  return { case_type: type, case_number: number, case_year: year, unique_case_number: caseNumber }
}

/** For pages that do not say which party an advocate represents: the first party gets all advocates of its side. */
export const sideOf = (names: string[], advocates: string[]) =>
  names.map((name, index) => ({ name, advocates: index === 0 ? advocates : [] }))
