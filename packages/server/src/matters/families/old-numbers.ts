import type { AliasKind } from '@peshi/contract/matters/families'
import type { ChamberId, CourtId, MatterId } from '@peshi/contract/platform/ids'
import { caseKey } from '../../courts/courts/case-keys.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { familiesRepo } from './families.repo.ts'

interface Numbered {
  hc_name: CourtId
  case_type: string | null
  case_number: string | null
  case_year: number | null
}

const isSame = (one: Numbered, other: Numbered) =>
  one.hc_name === other.hc_name &&
  one.case_type === other.case_type &&
  one.case_number === other.case_number &&
  one.case_year === other.case_year

/** The Supreme Court first gives a diary number. The case type of a defective filing has an extra `D` at the end. */
function kindOf({ hc_name, case_type }: Numbered, now: Numbered): AliasKind {
  if (hc_name === 'sci' && /diary/i.test(case_type ?? '')) return 'diary'
  return case_type === `${now.case_type}D` ? 'defective' : 'renumbered'
}

export async function keepOldNumber(
  tx: Tx,
  chamberId: ChamberId,
  matterId: MatterId,
  { before, now, at }: { before: Numbered; now: Numbered; at: Date },
): Promise<void> {
  const { hc_name: court, case_type, case_number, case_year } = before
  if (isSame(before, now) || !case_type || !case_number || !case_year) return
  await familiesRepo(tx, chamberId).insertAlias({
    id: newId(),
    matter_id: matterId,
    kind: kindOf(before, now),
    ...{ court, case_type, case_number, case_year },
    key: caseKey(case_type, case_number, case_year),
    created_by: null,
    created_at: at,
  })
}
