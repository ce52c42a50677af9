import { type BulkOperation, bulkAtMost, type changeMany, type Selection } from '@peshi/contract/matters/bulk'
import type { ReplyOf } from '@peshi/contract/platform/endpoint'
import type { MatterId } from '@peshi/contract/platform/ids'
import { teamRepo } from '../../chamber/team/team.repo.ts'
import { assignMany } from '../../chamber/team/team.service.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import type { MatterRow } from '../matters/matters.columns.ts'

/** Matters per transaction. More would block the embedded database's only connection for too long. */
const batch = 100

type Report = ReplyOf<typeof changeMany>['data']
type Refused = Report['refused'][number]

const refusals = {
  gone: 'It is not there any more.',
  sensitive: 'It is sensitive: its team is changed on its own page.',
  lost: 'You would not find this matter again. Stay on its team, or ask an owner.',
  noCourt: 'No court’s record is behind it.',
}

const refuse = (row: Pick<MatterRow, 'id' | 'title'>, reason: string): Refused => ({
  _id: row.id,
  title: row.title,
  reason,
})

export function createBulk(context: Context) {
  const { db, services } = context
  const { matters, matterBin: bin, orders, tags } = services

  const may = (actor: Actor, { action }: BulkOperation) =>
    authorize(actor, action === 'delete' || action === 'restore' ? 'delete' : 'update', 'Matter')

  async function changeRows(
    tx: Tx,
    actor: Actor,
    rows: readonly MatterRow[],
    operation: BulkOperation,
  ): Promise<MatterId[]> {
    const ids = rows.map(({ id }) => id)
    if (operation.action === 'tag' || operation.action === 'untag') return tags.tagMany(tx, actor, ids, operation)
    if (operation.action === 'assign' || operation.action === 'unassign')
      return assignMany(tx, context, actor, ids, operation)
    if (operation.action === 'delete') return bin.removeMany(tx, actor, ids)
    return ids
  }

  /** The matters that the person could no longer see after leaving their teams; the change of these is refused. */
  async function listLost(actor: Actor, rows: readonly MatterRow[], operation: BulkOperation): Promise<Set<MatterId>> {
    const isLeaving = operation.action === 'unassign' && operation.person_id === actor.personId
    if (!isLeaving || actor.role === 'owner') return new Set()
    const ids = rows.map(({ id }) => id)
    return new Set(await db.asChamber(actor, (tx) => teamRepo(tx, actor.chamberId).listSeenByTeam(ids, actor.personId)))
  }

  async function changeBatch(actor: Actor, rows: readonly MatterRow[], operation: BulkOperation): Promise<Report> {
    const lost = await listLost(actor, rows, operation)
    const refused = rows.flatMap((row) => whyNot(row, operation, lost) ?? [])
    const refusedIds = new Set(refused.map(({ _id }) => _id))
    const allowed = rows.filter(({ id }) => !refusedIds.has(id))
    const done = await db.asChamber(actor, (tx) => changeRows(tx, actor, allowed, operation))
    if (operation.action === 'refresh')
      await db.asSystem('court-sync', (tx) =>
        orders.readAgain(
          tx,
          allowed.flatMap(({ case_id }) => case_id ?? []),
        ),
      )
    return { done, unchanged: allowed.length - done.length, refused, has_more: false }
  }

  async function restoreAll(actor: Actor, ids: readonly MatterId[]): Promise<Report> {
    const report: Report = { done: [], unchanged: 0, refused: [], has_more: false }
    for (const id of ids) {
      const restored = await db
        .asChamber(actor, (tx) => bin.restore(tx, actor, id))
        .catch((error: unknown) => whyNotBack(error, id))
      if ('reason' in restored) report.refused.push(restored)
      else report.done.push(id)
    }
    return report
  }

  return async function change(actor: Actor, operation: BulkOperation, selection: Selection): Promise<Report> {
    may(actor, operation)
    const matterChoice = 'ids' in selection ? [...new Set(selection.ids)] : selection
    const ids = Array.isArray(matterChoice) ? matterChoice : []
    if (operation.action === 'restore') return restoreAll(actor, ids)
    const report: Report = { done: [], unchanged: 0, refused: [], has_more: false }
    const seen = new Set<MatterId>()
    for await (const rows of matters.walk(actor, matterChoice, batch)) {
      if (seen.size + rows.length > bulkAtMost) return { ...report, has_more: true }
      const part = await changeBatch(actor, rows, operation)
      report.done.push(...part.done)
      report.refused.push(...part.refused)
      report.unchanged += part.unchanged
      for (const { id } of rows) seen.add(id)
    }
    const gone = ids.filter((id) => !seen.has(id))
    report.refused.push(...gone.map((id) => refuse({ id, title: '' }, refusals.gone)))
    return report
  }
}

function whyNot(row: MatterRow, { action }: BulkOperation, lost: ReadonlySet<MatterId>): Refused | null {
  if (row.is_sensitive && (action === 'assign' || action === 'unassign')) return refuse(row, refusals.sensitive)
  if (lost.has(row.id)) return refuse(row, refusals.lost)
  if (action === 'refresh' && !row.case_id) return refuse(row, refusals.noCourt)
  return null
}

function whyNotBack(error: unknown, id: MatterId): Refused {
  if (error instanceof NotFound) return refuse({ id, title: '' }, refusals.gone)
  if (error instanceof Conflict) return refuse({ id, title: '' }, error.message)
  throw error
}
