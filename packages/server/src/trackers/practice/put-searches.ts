import { isDeepStrictEqual } from 'node:util'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import type { Event } from '../../platform/events/emit.ts'
import type { Context } from '../../platform/process/context.ts'
import { putDueChecks, removeDueChecks } from '../due-checks/put-due-checks.ts'
import { practiceClientsRepo } from './practice-clients.repo.ts'
import { clientSearchesOf, type PracticeSearch } from './searches-of.ts'

interface OpenSearch extends Pick<PracticeSearch, 'court'> {
  subject_id: string
  group_id: string | null
  query: unknown
}

/** Searches that stay the same keep their checks, so no captcha is asked twice. Returns whether something changed. */
export async function putSearches(
  tx: Tx,
  chamberId: ChamberId,
  { wanted, open, now }: { wanted: PracticeSearch[]; open: OpenSearch[]; now: Date },
): Promise<boolean> {
  const isSame = (search: PracticeSearch, check: OpenSearch) =>
    search.court === check.court && search.group === check.group_id && isDeepStrictEqual(search.query, check.query)
  const dropped = open.filter((check) => !wanted.some((search) => isSame(search, check)))
  for (const { subject_id: subjectId } of dropped) await removeDueChecks(tx, chamberId, { kind: 'practice', subjectId })
  const added = wanted.filter((search) => !open.some((check) => isSame(search, check)))
  const checks = added.map(({ group: groupId, ...search }) => ({
    ...search,
    groupId,
    kind: 'practice' as const,
    subjectId: newId(),
    dueAt: now,
  }))
  await putDueChecks(tx, chamberId, checks, now)
  return added.length + dropped.length > 0
}

type Needs = Pick<Context, 'clock' | 'courts'>

/** A court is asked once for a client, whoever watches the client. */
export async function putClientSearches(tx: Tx, chamberId: ChamberId, { clock, courts }: Needs): Promise<boolean> {
  const repo = practiceClientsRepo(tx, chamberId)
  const wanted = clientSearchesOf(await repo.listWatches(), courts)
  return putSearches(tx, chamberId, { wanted, open: await repo.listOpenSearches(), now: clock.now() })
}

export function followPeople(context: Needs) {
  const put = async (tx: Tx, events: readonly Event[]) => {
    for (const chamberId of new Set(events.flatMap(({ chamberId }) => chamberId ?? [])))
      await putClientSearches(tx, chamberId, context)
  }
  const leave = async (tx: Tx, events: readonly Event[]) => {
    for (const { chamberId, subject } of events) {
      if (!chamberId) continue
      await removeDueChecks(tx, chamberId, { groupId: subject.id })
      await practiceClientsRepo(tx, chamberId).save(subject.id as PersonId, [])
      await putClientSearches(tx, chamberId, context)
    }
  }
  return {
    'client.edited': put,
    'client.deleted': put,
    'client.restored': put,
    'client.merged': put,
    'member.removed': leave,
    'member.left': leave,
  }
}
