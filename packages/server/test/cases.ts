import { caseUniqueId } from '@peshi/contract/courts/labels'
import type { CaseId, CourtId, OrderId } from '@peshi/contract/platform/ids'
import { blankRecord } from '@peshi/courts/check-record'
import { caseHearing, caseOrder } from '../src/courts/courts/courts.schema.ts'
import { courtCase } from '../src/platform/db/cases.schema.ts'
import { newId } from '../src/platform/db/columns.ts'
import type { Db } from '../src/platform/db/door.ts'
import { testMorning } from './app.ts'

export const allahabad = 'hc-allahabad' as CourtId
export const delhi = 'hc-delhi' as CourtId

type CaseValues = typeof courtCase.$inferInsert

let lastNumber = 10_000

export async function newCase(db: Db, own: Partial<Omit<CaseValues, 'id'>> = {}) {
  const number = String(own.case_number ?? ++lastNumber)
  const court = own.court ?? allahabad
  const type = own.case_type ?? 'WRIC'
  const year = own.case_year ?? 2024
  const id = newId() as CaseId
  const values: CaseValues = {
    id,
    court,
    unique_id: caseUniqueId(court, type, number, year),
    case_type: type,
    case_number: number,
    case_year: year,
    title: `Party ${number} v. State of U.P.`,
    petitioner: `Party ${number}`,
    respondent: 'State of U.P.',
    status: 'pending',
    stage: 'For admission',
    next_date: '2026-12-01',
    ref: { number },
    record: emptyRecord(court, type, number, year),
    fingerprint: newId(),
    read_at: testMorning,
    created_at: testMorning,
    ...own,
  }
  await db.asSystem('court-sync', async (tx) => {
    await tx.insert(courtCase).values(values)
    await tx.insert(caseHearing).values([
      { case_id: id, key: 'second', position: 1, business_date: '2026-09-01', next_date: '2026-12-01' },
      { case_id: id, key: 'first', position: 0, business_date: '2026-08-01', next_date: '2026-09-01' },
    ])
  })
  return { ...values, id }
}

export async function newOrder(db: Db, caseId: CaseId, own: Partial<typeof caseOrder.$inferInsert> = {}) {
  const id = newId() as OrderId
  const values = {
    id,
    case_id: caseId,
    key: newId(),
    kind: 'order' as const,
    date: '2026-11-18',
    ref: {},
    document: 'ready' as const,
    seen_at: testMorning,
    ...own,
  } satisfies typeof caseOrder.$inferInsert
  await db.asSystem('court-sync', (tx) => tx.insert(caseOrder).values(values))
  return { ...values, id }
}

export function emptyRecord(
  court: CourtId,
  case_type: string,
  case_number: string,
  case_year: number,
): CaseValues['record'] {
  return {
    ...blankRecord,
    court,
    case_type,
    case_number,
    case_year,
    petitioners: [{ name: `Party ${case_number}`, advocates: ['A. Advocate'] }],
    respondents: [{ name: 'State of U.P.', advocates: ['C.S.C.'] }],
    status: 'pending',
    stage: 'For admission',
    next_hearing_date: '2026-12-01',
  }
}
