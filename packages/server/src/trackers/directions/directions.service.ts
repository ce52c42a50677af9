import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { DirectionId, MatterId, OrderId } from '@peshi/contract/platform/ids'
import type { Direction, saveDirection, updateDirection } from '@peshi/contract/trackers/directions'
import { createNextDates } from '../../matters/matters/next-date.ts'
import { raiseMatter } from '../../matters/matters/raise-matter.ts'
import { orderTexts } from '../../matters/orders/order-pages.repo.ts'
import { ordersRepo } from '../../matters/orders/orders.repo.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { presentVersion } from '../../platform/db/versions.ts'
import { NotFound } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { type DirectionRow, directionsRepo } from './directions.repo.ts'
import { proposeDirections } from './proposals.ts'

const edited = ['kind', 'text', 'due_date', 'state'] as const

type Step = 'noted' | 'done' | 'dismissed' | 'withdrawn'

export function createDirections({ db, clock, emit }: Pick<Context, 'db' | 'clock' | 'emit'>) {
  const { setNextDate, restoreNextDate } = createNextDates({ emit })

  const emitStep = (tx: Tx, actor: Actor, row: DirectionRow, step: Step, before: Partial<DirectionRow> = row) =>
    emit(tx, actor, {
      type: `direction.${step}`,
      matterId: row.matter_id,
      subject: { kind: 'direction', id: row.id },
      detail: changesOf(before, row, edited),
    })

  async function raise(tx: Tx, actor: Actor, id: DirectionId, seen: number | undefined): Promise<void> {
    const repo = directionsRepo(tx, actor.chamberId)
    await repo.raiseVersion(id, { by: actor, at: clock.now(), seen, read: async () => present(await repo.get(id)) })
  }

  return {
    async list(actor: Actor, matterId: MatterId): Promise<Direction[]> {
      authorize(actor, 'read', 'Order')
      return db.asChamber(actor, async (tx) => {
        await ordersRepo(tx, actor.chamberId).getMatter(matterId)
        return (await directionsRepo(tx, actor.chamberId).listByMatter(matterId)).map(present)
      })
    },

    async propose(actor: Actor, matterId: MatterId, orderId: OrderId) {
      authorize(actor, 'read', 'Order')
      return db.asChamber(actor, async (tx) => {
        const order = await getOrder(tx, actor, matterId, orderId)
        const { nextDate } = await ordersRepo(tx, actor.chamberId).getMatter(matterId)
        const pages = await orderTexts(tx, actor.chamberId).listPages(orderId, { isCopy: order.copy_key !== null })
        const kept = await directionsRepo(tx, actor.chamberId).listByMatter(matterId)
        const decided = new Map(kept.map((row) => [row.proposal, row]))
        const data = proposeDirections(pages, { id: orderId, date: order.date })
          .map((proposal) => {
            const row = decided.get(proposal.key)
            return { ...proposal, decided: row ? present(row) : null }
          })
          .filter(({ kind, due_date, decided }) => decided || kind !== 'next-date' || !isSettled(due_date, nextDate))
          .map((one) => (one.decided || one.kind !== 'next-date' ? one : withoutEarlier(one, nextDate)))
        return { data, has_text: pages.some((text) => text !== null) }
      })
    },

    async save(
      tx: Tx,
      actor: Actor,
      { matter_id, order_id, version, ...input }: BodyOf<typeof saveDirection>,
    ): Promise<Direction> {
      authorize(actor, 'update', 'Order')
      if (order_id) await getOrder(tx, actor, matter_id, order_id)
      else await ordersRepo(tx, actor.chamberId).getMatter(matter_id)
      const repo = directionsRepo(tx, actor.chamberId)
      const isSame = ({ proposal }: DirectionRow) => proposal !== null && proposal === input.proposal
      const before = (await repo.listByMatter(matter_id)).find(isSame)
      if (before || version) await raise(tx, actor, before?.id ?? (newId() as DirectionId), version)
      const isNextDate = input.kind === 'next-date' && input.state !== 'dismissed' && input.due_date !== null
      const state = isNextDate ? 'done' : input.state
      if (isNextDate) {
        authorize(actor, 'update', 'Matter')
        await raiseMatter(tx, actor, matter_id, clock.now())
        await setNextDate(tx, actor, matter_id, input.due_date, 'direction')
      }
      const row = await repo.put(newId() as DirectionId, {
        ...input,
        matter_id,
        order_id,
        state,
        decided_by: actor.personId,
        decided_at: clock.now(),
        ...doneBy(actor, state),
      })
      await emitStep(tx, actor, row, state === 'dismissed' ? 'dismissed' : 'noted', before ?? {})
      return present(row)
    },

    async update(tx: Tx, actor: Actor, id: DirectionId, input: BodyOf<typeof updateDirection>): Promise<Direction> {
      authorize(actor, 'update', 'Order')
      const repo = directionsRepo(tx, actor.chamberId)
      await getReadable(tx, actor, id)
      const { state, version, ...rest } = input
      await raise(tx, actor, id, version)
      const before = await repo.get(id)
      const row = await repo.update(id, {
        ...rest,
        ...(state && { state, ...doneBy(actor, state) }),
        decided_by: actor.personId,
        decided_at: clock.now(),
      })
      await emitStep(tx, actor, row, state === 'done' || state === 'dismissed' ? state : 'noted', before)
      return present(row)
    },

    async withdraw(tx: Tx, actor: Actor, id: DirectionId, seen?: number): Promise<void> {
      authorize(actor, 'update', 'Order')
      const row = await getReadable(tx, actor, id)
      await raise(tx, actor, id, seen)
      await directionsRepo(tx, actor.chamberId).remove(id)
      if (row.kind === 'next-date' && row.state === 'done' && row.due_date) {
        authorize(actor, 'update', 'Matter')
        await raiseMatter(tx, actor, row.matter_id, clock.now())
        await restoreNextDate(tx, actor, row.matter_id, row.due_date, 'direction')
      }
      await emitStep(tx, actor, row, 'withdrawn')
    },
  }

  function isSettled(due: CourtDate | null, nextDate: CourtDate | null) {
    return due !== null && (due === nextDate || due < courtDateAt(clock.now()))
  }

  function doneBy(actor: Actor, state: Direction['state']) {
    return state === 'done' ? { done_by: actor.personId, done_at: clock.now() } : { done_by: null, done_at: null }
  }
}

const withoutEarlier = <P extends { due_date: CourtDate | null }>(proposal: P, nextDate: CourtDate | null): P =>
  proposal.due_date !== null && nextDate !== null && proposal.due_date < nextDate
    ? { ...proposal, due_date: null }
    : proposal

async function getOrder(tx: Tx, actor: Actor, matterId: MatterId, id: OrderId) {
  const repo = ordersRepo(tx, actor.chamberId)
  const { caseId } = await repo.getMatter(matterId)
  if (!caseId) throw new NotFound()
  return repo.get(caseId, id)
}

async function getReadable(tx: Tx, actor: Actor, id: DirectionId) {
  const row = await directionsRepo(tx, actor.chamberId).get(id)
  await ordersRepo(tx, actor.chamberId).getMatter(row.matter_id)
  return row
}

export const present = ({ id, proposal: _, decided_at, done_at, ...row }: DirectionRow): Direction => ({
  _id: id,
  ...row,
  ...presentVersion(row),
  decided_at: decided_at.toISOString(),
  done_at: done_at?.toISOString() ?? null,
})
