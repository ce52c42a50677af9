import type { CaseId } from '@peshi/contract/platform/ids'
import { pendingFindsRepo } from '../../courts/courts/pending-finds.repo.ts'
import type { Tx } from '../../platform/db/door.ts'
import { NotFound } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { type CaseRow, casesRepo } from './cases.repo.ts'
import { mattersRepo } from './matters.repo.ts'

export const caseNotFound = () =>
  new NotFound('This case is not known here. Look it up at its court first.', 'case-not-found')

/** All chambers share the cases, so an id alone gives no access: the person found the case, or sees a matter of it. */
export async function getFoundCase(tx: Tx, { chamberId, personId }: Actor, id: CaseId): Promise<CaseRow> {
  const matters = mattersRepo(tx, chamberId)
  const isKnown =
    (await pendingFindsRepo(tx, chamberId).hasFound(personId, id)) ||
    (await matters.findByCase(id)) !== null ||
    (await matters.findDeletedByCase(id)) !== null
  const row = isKnown ? await casesRepo(tx).find(id) : null
  if (!row) throw caseNotFound()
  return row
}
