import { CourtDate } from '@peshi/contract/platform/dates'
import { modes, type Switch } from '../sites/switches.ts'
import { courtById, type SiteId, siteIds } from '../world/courts.ts'
import { type Listing, type NewCase, type NewOrder, NotPossible } from '../world/world.ts'

export type Fields = Record<string, unknown>

export const asFields = (body: unknown): Fields =>
  typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {}

export const readText = (fields: Fields, name: string): string =>
  typeof fields[name] === 'string' || typeof fields[name] === 'number' ? String(fields[name]).trim() : ''

export function readDate(fields: Fields, name: string): string | undefined {
  const text = readText(fields, name)
  if (text === '') return undefined
  const read = CourtDate.safeParse(text)
  if (!read.success) throw new NotPossible(`${name}: write the date as YYYY-MM-DD.`)
  return read.data
}

export function readNumber(fields: Fields, name: string, most: number): number {
  const text = readText(fields, name)
  const value = Number(text)
  if (text === '' || !Number.isInteger(value) || value < 0 || value > most)
    throw new NotPossible(`${name}: a whole number up to ${most}.`)
  return value
}

export function readOrder(fields: Fields): NewOrder {
  const text = readText(fields, 'text')
  if (text === '' || text.length > 20_000)
    throw new NotPossible('text: what the court orders, up to 20,000 characters.')
  const isScanned = fields.is_scanned === true || fields.is_scanned === 'on'
  return { text, date: readDate(fields, 'date'), nextDate: readDate(fields, 'next_date'), isScanned }
}

export function readListing(fields: Fields): Listing {
  const date = readDate(fields, 'date')
  if (!date) throw new NotPossible('date: write the date as YYYY-MM-DD.')
  return { date, courtNo: readNumber(fields, 'court_no', 999), item: readNumber(fields, 'item', 9999) }
}

export function readFiling(fields: Fields): NewCase {
  const court = courtById(readText(fields, 'court'))
  if (!court) throw new NotPossible('court: one of the sandbox’s courts.')
  const typeCode = readText(fields, 'case_type') || (court.types[0]?.code ?? '')
  if (!court.types.some(({ code }) => code === typeCode))
    throw new NotPossible(`case_type: one of ${court.types.map(({ code, short }) => `${code} (${short})`).join(', ')}.`)
  const name = (side: string) => {
    const text = readText(fields, side)
    if (text === '' || text.length > 200) throw new NotPossible(`${side}: a name, up to 200 characters.`)
    return text
  }
  const policeStation = readText(fields, 'police_station')
  const fir = policeStation && {
    policeStation,
    number: readNumber(fields, 'fir_number', 9_999_999),
    year: readNumber(fields, 'fir_year', 2100),
  }
  const sides = { petitioner: name('petitioner'), respondent: name('respondent') }
  return { court: court.id, typeCode, ...sides, ...(fir && { fir }) }
}

export function readCaveat(fields: Fields): { caveator: string; caveatee: string; daysAgo: number } {
  const daysAgo = readText(fields, 'days_ago') === '' ? 0 : readNumber(fields, 'days_ago', 3650)
  return { caveator: readText(fields, 'caveator'), caveatee: readText(fields, 'caveatee'), daysAgo }
}

export function readSite(site: string): SiteId {
  const found = siteIds.find((one) => one === site)
  if (!found) throw new NotPossible(`There is no site ${site}; there are ${siteIds.join(', ')}.`)
  return found
}

export function readSwitch(fields: Fields, now: Date): Switch {
  const mode = modes.find((one) => one === readText(fields, 'mode'))
  if (!mode) throw new NotPossible(`mode: one of ${modes.join(', ')}.`)
  const seconds = Number(readText(fields, 'seconds') || 5)
  if (!Number.isFinite(seconds) || seconds < 0 || seconds > 120) throw new NotPossible('seconds: up to 120.')
  const days = readText(fields, 'days') === '' ? null : readNumber(fields, 'days', 30)
  return { mode, seconds, until: days === null ? null : new Date(now.getTime() + days * 86_400_000) }
}
