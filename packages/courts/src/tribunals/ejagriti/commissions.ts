import type { CourtId } from '@peshi/contract/platform/ids'
import { findCourt } from '../../catalogue/courts.ts'
import type { CourtOption } from '../../connector.ts'
import { NotAvailable } from '../../errors.ts'
import type { CourtSession } from '../../session.ts'
import { partsOf } from '../reading.ts'
import { type Commission, parseCommissions } from './commissions.parse.ts'
import * as endpoints from './endpoints.ts'

/** The site's list of commissions lacks these two. */
const national = 11000000
const uttarPradesh = 11090000

const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/\band\b|&/g, ' ')
    .replace(/[^a-z]/g, '')

export async function listCommissions(court: CourtId, session: CourtSession): Promise<CourtOption[]> {
  const { body } = partsOf(court)
  if (body === 'ncdrc') return [{ code: String(national), label: 'NCDRC' }]
  const named = findCourt(court)
  if (body === 'scdrc') {
    const name = letters(named?.state ?? '')
    if (name === 'uttarpradesh') return [{ code: String(uttarPradesh), label: 'Uttar Pradesh' }]
    return toOptions(await read(endpoints.stateCommissions, session), (label) => label === name)
  }
  // The catalogue of courts has district commissions only in Uttar Pradesh.
  const place = letters(named?.place ?? '')
  const all = await read(endpoints.districtCommissions(uttarPradesh), session)
  const exact = toOptions(all, (label) => label === place)
  return exact.length > 0
    ? exact
    : toOptions(all, (label) => /^[ivx]*$/.test(label.replace(place, '')) && label.startsWith(place))
}

export async function findCommission(court: CourtId, chosen: string | null, session: CourtSession): Promise<number> {
  if (chosen !== null) return Number(chosen)
  const commission = session.values[`commission ${court}`]
  if (commission) return Number(commission)
  const options = await listCommissions(court, session)
  const [only] = options
  if (!only) throw new NotAvailable('e-Jagriti lists no commission of this name')
  if (options.length > 1) {
    throw new NotAvailable(`Several commissions sit here: ${options.map(({ label }) => label).join(', ')}`)
  }
  session.values[`commission ${court}`] = only.code
  return Number(only.code)
}

const read = async (path: string, session: CourtSession) => parseCommissions((await session.request(path)).text)

const toOptions = (commissions: Commission[], fits: (label: string) => boolean): CourtOption[] =>
  commissions
    .filter(({ name, active }) => active && fits(letters(name)))
    .map(({ id, name }) => ({ code: String(id), label: name }))

/**
 * First part of case numbers: `NC` for the national commission, `SC/29` for the state commission 11290000, `DC/525` for
 * the district commission 11290525.
 */
export function numberPrefix(commission: number): string {
  if (commission === national) return 'NC'
  const digits = String(commission)
  const district = Number(digits.slice(4))
  return district === 0 ? `SC/${Number(digits.slice(2, 4))}` : `DC/${district}`
}
