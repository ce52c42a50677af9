import type { CourtId } from '@peshi/contract/ids'
import { courts } from '../catalogue/courts.ts'
import { NotAvailable } from '../errors.ts'
import { textOrNull } from '../reading/text.ts'

/** The benches of these bodies in the catalogue. */
export const benchesOf = (...bodies: string[]): CourtId[] =>
  courts.tribunalsCourts
    .map(({ _id }) => _id)
    .filter((court) => bodies.some((body) => court.startsWith(`tribunals-${body}-`)))

/** `tribunals-drt-lucknow` → body `drt`, bench `lucknow`. */
export function partsOf(court: CourtId): { body: string; bench: string } {
  const [, body = '', bench = ''] = court.split('-')
  return { body, bench }
}

/** What a bench is called at the site. Throws `NotAvailable` for a bench that is not in the list. */
export function codeOf(codes: Readonly<Record<string, string>>, court: CourtId): string {
  const code = codes[partsOf(court).bench]
  if (code === undefined)
    throw new NotAvailable(`The number of this bench at the tribunal’s site is not known: ${court}`)
  return code
}

/** `A VS B`, as titles are written. */
export function splitTitle(title: string | null): { petitioner: string | null; respondent: string | null } {
  const [petitioner, ...respondent] = (title ?? '').split(/\s+(?:vs\.?|versus|v\/s\.?)\s+/i)
  return { petitioner: textOrNull(petitioner), respondent: textOrNull(respondent.join(' ')) }
}
