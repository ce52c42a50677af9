import { numberLabel } from '@peshi/contract/courts/labels'
import {
  type addCertifiedCopy,
  type CertifiedCopy,
  type CertifiedCopyInput,
  type DueCopy,
  type editCertifiedCopy,
  stateOfCopy,
  wrongDays,
} from '@peshi/contract/papers/certified-copies'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { CertifiedCopyId, MatterId, OrderId } from '@peshi/contract/platform/ids'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { presentVersion } from '../../platform/db/versions.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { clocksRepo } from '../../trackers/clocks/clocks.repo.ts'
import { type CopyRow, certifiedCopiesRepo, type DueCopyFilter, type ShownRow } from './certified-copies.repo.ts'

const edited = [
  'order_id',
  'paper',
  'order_on',
  'applied_on',
  'number',
  'is_urgent',
  'deficient_on',
  'deficiency',
  'deficit',
  'made_good_on',
  'ready_on',
  'delivered_on',
  'fetched_by',
  'withdrawn_on',
  'cost',
] as const

export function createCertifiedCopies({
  db,
  clock,
  emit,
  services: { clocks },
}: Pick<Context, 'db' | 'clock' | 'emit' | 'services'>) {
  const today = () => courtDateAt(clock.now())

  const get = async (tx: Tx, actor: Actor, id: CertifiedCopyId): Promise<CertifiedCopy> =>
    present(await certifiedCopiesRepo(tx, actor.chamberId).get(id))

  /** The order must be one of the matter’s case. */
  async function assertOrder(tx: Tx, actor: Actor, matterId: MatterId, orderId: OrderId | null): Promise<void> {
    const repo = clocksRepo(tx, actor.chamberId)
    const { case_id } = await repo.getMatter(matterId)
    if (orderId && !(case_id && (await repo.isOrderOf(orderId, case_id)))) throw new NotFound()
  }

  function refuseWrongDays(copy: CertifiedCopyInput): void {
    const fields = wrongDays(copy, today())
    if (Object.keys(fields).length > 0)
      throw new Invalid('Check the days of this application.', fields, 'certified-copy-days')
  }

  /** Says what changed, and counts again the deadlines that run from the order. */
  async function tell(tx: Tx, actor: Actor, step: 'added' | 'changed' | 'deleted', row: CopyRow, before = {}) {
    await clocks.recountCopies(tx, actor, row.matter_id)
    await emit(tx, actor, {
      type: `certified-copy.${step}`,
      matterId: row.matter_id,
      subject: { kind: 'certified-copy', id: row.id },
      detail: changesOf(before, row, edited),
    })
  }

  /** Raises the version of a copy whose matter the person may see, and returns the row. */
  async function take(tx: Tx, actor: Actor, id: CertifiedCopyId, seen: number | undefined): Promise<CopyRow> {
    const repo = certifiedCopiesRepo(tx, actor.chamberId)
    await clocksRepo(tx, actor.chamberId).getMatter((await repo.get(id)).matter_id)
    await repo.raiseVersion(id, { by: actor, at: clock.now(), seen, read: () => get(tx, actor, id) })
    return repo.get(id)
  }

  return {
    async list(actor: Actor, matterId: MatterId): Promise<CertifiedCopy[]> {
      authorize(actor, 'read', 'Clock')
      return db.asChamber(actor, async (tx) => {
        await clocksRepo(tx, actor.chamberId).getMatter(matterId)
        return (await certifiedCopiesRepo(tx, actor.chamberId).listOfMatters([matterId])).map(present)
      })
    },

    selectDue: (tx: Tx, actor: Actor, filter: DueCopyFilter) =>
      certifiedCopiesRepo(tx, actor.chamberId).selectDue(filter, today()),

    async listDue(tx: Tx, actor: Actor, limit: number): Promise<DueCopy[]> {
      return (await certifiedCopiesRepo(tx, actor.chamberId).listDue(today(), limit)).map(presentDue)
    },

    async listByIds(tx: Tx, actor: Actor, ids: readonly CertifiedCopyId[]): Promise<DueCopy[]> {
      return ids.length === 0 ? [] : (await certifiedCopiesRepo(tx, actor.chamberId).listShown(ids)).map(presentDue)
    },

    async add(tx: Tx, actor: Actor, input: BodyOf<typeof addCertifiedCopy>): Promise<CertifiedCopy> {
      authorize(actor, 'update', 'Clock')
      await assertOrder(tx, actor, input.matter_id, input.order_id)
      refuseWrongDays(input)
      const id = newId() as CertifiedCopyId
      const repo = certifiedCopiesRepo(tx, actor.chamberId)
      await repo.insert({ id, ...input, entered_by: actor.personId, created_at: clock.now() })
      await tell(tx, actor, 'added', await repo.get(id))
      return get(tx, actor, id)
    },

    async edit(
      tx: Tx,
      actor: Actor,
      id: CertifiedCopyId,
      { version, ...changes }: BodyOf<typeof editCertifiedCopy>,
    ): Promise<CertifiedCopy> {
      authorize(actor, 'update', 'Clock')
      const before = await take(tx, actor, id, version)
      await assertOrder(tx, actor, before.matter_id, changes.order_id ?? null)
      refuseWrongDays({ ...before, ...changes })
      const repo = certifiedCopiesRepo(tx, actor.chamberId)
      if (Object.keys(changes).length > 0) await repo.update(id, changes)
      await tell(tx, actor, 'changed', await repo.get(id), before)
      return get(tx, actor, id)
    },

    async remove(tx: Tx, actor: Actor, id: CertifiedCopyId, seen?: number): Promise<void> {
      authorize(actor, 'update', 'Clock')
      const row = await take(tx, actor, id, seen)
      await certifiedCopiesRepo(tx, actor.chamberId).remove(id)
      await tell(tx, actor, 'deleted', row, row)
    },
  }
}

function present({ id, chamber_id: _, entered_by: __, created_at: ___, ...row }: CopyRow): CertifiedCopy {
  return { _id: id, ...row, ...presentVersion(row), state: stateOfCopy(row) }
}

const presentDue = ({ copy, since, title, type, ...row }: ShownRow): DueCopy => ({
  ...present(copy),
  since,
  ctitle: title,
  case_label: numberLabel(row),
  court_id: type === 'court' ? row.hc_name : null,
})
