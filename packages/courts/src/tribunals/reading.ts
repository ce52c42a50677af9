import type { CourtId } from '@peshi/contract/platform/ids'
import { courts } from '../catalogue/courts.ts'
import type { ChallengePicture, CourtSite } from '../connector.ts'
import { NotAvailable, PageChanged } from '../errors.ts'
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
