import { caseKey } from '@peshi/contract/courts/case-key'
import type { AliasKind } from '@peshi/contract/matters/families'
import type { DetailOf } from '@peshi/contract/platform/events'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import type { Event } from '../../platform/events/emit.ts'
import { mattersRepo } from '../matters/matters.repo.ts'
import { familiesRepo } from './families.repo.ts'

type Numbered = Pick<DetailOf<'matter.renumbered'>, 'court' | 'case_type'>

/** The Supreme Court first gives a diary number. The case type of a defective filing has an extra `D` at the end. */
function kindOf({ court, case_type }: Numbered, now: Pick<Numbered, 'case_type'>): AliasKind {
  if (court === 'sci' && /diary/i.test(case_type ?? '')) return 'diary'
  return case_type === `${now.case_type}D` ? 'defective' : 'renumbered'
}

export async function keepOldNumbers(tx: Tx, events: readonly Event<'matter.renumbered'>[]): Promise<void> {
  for (const { chamberId, matterId, at, detail } of events) {
    const { court, case_type, case_number, case_year } = detail
    if (!chamberId || !matterId || !case_type || !case_number || !case_year) continue
    const now = await mattersRepo(tx, chamberId).get(matterId)
    await familiesRepo(tx, chamberId).insertAlias({
      id: newId(),
      matter_id: matterId,
      kind: kindOf(detail, now),
      court,
      case_type,
      case_number,
      case_year,
      key: caseKey(case_type, case_number, case_year),
      created_by: null,
      created_at: at,
    })
  }
}
