import type { FirReading, FirSection } from '@peshi/contract/trackers/firs'
import type { ReadFir } from './fir-source.ts'
import type { firTracker } from './firs.schema.ts'

type Known = Pick<typeof firTracker.$inferSelect, 'sections' | 'cases' | 'registered_on' | 'status'>

export interface Compared {
  changes: FirReading['changes']
  values: Partial<Known>
}

const write = ({ act, section }: FirSection) => `${act} ${section}`.trim()
export const writeSections = (sections: readonly FirSection[]) => sections.map(write).join(', ') || null

/**
 * Known sections and cases stay if `read` lacks them, because courts and police omit some.
 * A new case means that the FIR is at a court, so a charge sheet was filed.
 */
export function compareFir(known: Known, read: ReadFir): Compared {
  const changes: FirReading['changes'] = []
  const values: Partial<Known> = {}
  const writtenBefore = writeSections(known.sections)
  const written = writeSections(read.sections)
  if (read.sections.length > 0 && !isSameSet(known.sections.map(write), read.sections.map(write))) {
    changes.push({ field: 'sections', before: writtenBefore, after: written })
    values.sections = read.sections
  }
  const registered = read.registered_at?.slice(0, 10) ?? null
  if (registered && registered !== known.registered_on) {
    changes.push({ field: 'registered_on', before: known.registered_on, after: registered })
    values.registered_on = registered
  }
  const numbers = new Set(known.cases.map(({ case_number }) => case_number))
  const fresh = read.cases.filter(({ case_number }) => !numbers.has(case_number))
  if (fresh.length > 0) {
    for (const { case_number } of fresh) changes.push({ field: 'case', before: null, after: case_number })
    values.cases = [...known.cases, ...fresh]
    if (known.status === 'registered' || known.status === 'investigation') {
      changes.push({ field: 'status', before: known.status, after: 'charge-sheet' })
      values.status = 'charge-sheet'
    }
  }
  return { changes, values }
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  new Set([...one, ...other]).size === new Set(one).size && new Set(one).size === new Set(other).size
