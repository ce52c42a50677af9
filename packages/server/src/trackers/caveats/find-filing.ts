import { courtDateAt } from '@peshi/contract/platform/dates'
import type { CaveatHit } from '@peshi/contract/trackers/caveats'
import type { CaseQuery } from '@peshi/courts/connector'
import { matchParties, type Sides } from '../../courts/names/match-parties.ts'
import { namesIn } from '../../courts/names/party-names.ts'
import { isLater } from '../trackers/tracker-lists.ts'
import type { CaveatRow } from './caveats.repo.ts'

/** The courts' sites accept a name of at most fifty letters and spaces. */
const nameAtMost = 50

/**
 * Searches in the year of the previous check, so that January's first check still finds filings of late December.
 * Returns null if the establishment is missing or the name has fewer than three letters.
 */
export function filingQuery(row: CaveatRow): CaseQuery | null {
  const [party = ''] = namesIn(row.caveatee)
  const name = party
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, nameAtMost)
  if (!row.establishment || name.length < 3) return null
  const from = row.last_checked_at ? courtDateAt(row.last_checked_at) : row.lodged_on
  return {
    by: 'party',
    name,
    side: 'petitioner',
    year: Number(from.slice(0, 4)),
    status: 'both',
    establishment: row.establishment,
  }
}

export function reasonFor(
  row: Pick<CaveatRow, 'caveator' | 'caveatee' | 'lodged_on'>,
  filing: Sides,
  numbers: readonly string[],
): CaveatHit['reason'] | null {
  if (!isLater(numbers, row.lodged_on)) return null
  const match = matchParties({ petitioner: row.caveatee, respondent: row.caveator }, filing)
  if (!match) return null
  return match.isSwapped ? 'other-way-round' : 'filed-against'
}
