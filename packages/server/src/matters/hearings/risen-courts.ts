import type { CourtType } from '@peshi/contract/courts/courts'
import { inIndia } from '@peshi/contract/platform/india-time'
import { sittingHours } from '@peshi/courts/catalogue/hours'

const idsOf: Record<CourtType, string> = { supreme: 'sci', high: 'hc-%', district: 'dc-%', tribunal: 'tribunals-%' }

/** Patterns of the ids of the courts that have risen for the day, by the usual hours of their kind. */
export function listRisen(now: Date): string[] {
  const time = inIndia(now).toISOString().slice(11, 16)
  const types = Object.keys(idsOf) as CourtType[]
  return types.filter((type) => sittingHours({ type }).to <= time).map((type) => idsOf[type])
}
