import { type AuditEntry, auditPerPage, type listAudit } from '@peshi/contract/chamber/audit'
import type { QueryOf } from '@peshi/contract/platform/endpoint'
import { readLabels } from '../../platform/events/subjects.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { subjectOf } from '../activity/activity.repo.ts'
import { namePeople } from '../activity/name-people.ts'
import { type AccessRow, type AuditedActivity, type AuditFilter, auditRepo, type Before } from './audit.repo.ts'

/** A larger statement would block the embedded database's only connection for too long. */
const rowsAtOnce = 500

export function createAudit({ db, features }: Pick<Context, 'db' | 'features'>) {
  const read = (actor: Actor, filter: AuditFilter, before: Before | null, limit: number): Promise<AuditEntry[]> =>
    db.asChamber(actor, async (tx) => {
      const repo = auditRepo(tx, actor.chamberId)
      const actions = await namePeople(tx, await repo.listActivities(filter, before, limit))
      const accesses = await repo.listAccesses(filter, before, limit)
      const labels = await readLabels(tx, features, actor.chamberId, actions.map(subjectOf))
      const both = [
        ...actions.map((row) => presentActivity(row, labels.of(subjectOf(row)))),
        ...accesses.map(presentAccess),
      ]
      return both.toSorted(newestFirst).slice(0, limit)
    })

  async function* readBatches(actor: Actor, filter: AuditFilter): AsyncGenerator<AuditEntry[]> {
    let before: Before | null = null
    for (;;) {
      const entries: AuditEntry[] = await read(actor, filter, before, rowsAtOnce)
      if (entries.length > 0) yield entries
      const last = entries.at(-1)
      if (!last || entries.length < rowsAtOnce) return
      before = { at: new Date(last.at), id: last._id }
    }
  }

  return {
    async list(actor: Actor, query: QueryOf<typeof listAudit>) {
      authorize(actor, 'manage', 'all')
      const { before, before_id, ...filter } = query
      const from = before && before_id ? { at: new Date(before), id: before_id } : null
      const entries = await read(actor, filter, from, auditPerPage + 1)
      return { data: entries.slice(0, auditPerPage), meta: { has_more: entries.length > auditPerPage } }
    },

    async listPeople(actor: Actor) {
      authorize(actor, 'manage', 'all')
      return db.asChamber(actor, (tx) => auditRepo(tx, actor.chamberId).listPeople())
    },

    batches(actor: Actor, filter: AuditFilter): AsyncIterable<AuditEntry[]> {
      authorize(actor, 'manage', 'all')
      return readBatches(actor, filter)
    },
  }
}

const newestFirst = (one: AuditEntry, other: AuditEntry) =>
  other.at.localeCompare(one.at) || (other._id < one._id ? -1 : 1)

const presentActivity = (row: AuditedActivity, label: string | null): AuditEntry => ({
  _id: row.id,
  at: row.at.toISOString(),
  by: row.person_id || row.by_name ? { _id: row.person_id, name: row.person ?? row.by_name ?? '' } : null,
  action: row.action,
  matter_id: row.matter_id,
  matter_title: row.matter_id ? row.matter_title : null,
  subject: { ...subjectOf(row), label },
  detail: row.detail,
  device: null,
  address: null,
})

const presentAccess = (row: AccessRow): AuditEntry => ({
  _id: row.id,
  at: row.at.toISOString(),
  by: { _id: row.person_id, name: row.person ?? '' },
  action: `access.${row.kind}`,
  matter_id: row.matter_id,
  matter_title: row.matter_id ? row.matter_title : null,
  subject: { kind: 'access', id: row.id, label: row.kind === 'exported' ? row.detail : null },
  detail: row.detail && row.kind !== 'exported' ? { why: row.detail } : null,
  device: row.device,
  address: row.address,
})
