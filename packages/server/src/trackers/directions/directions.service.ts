import type { Side } from '@peshi/contract/matters/families'
import { endsMatter } from '@peshi/contract/matters/outcomes'
import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, CourtId, DirectionId, MatterId, OrderId, PersonId } from '@peshi/contract/platform/ids'
import type { StepKind } from '@peshi/contract/trackers/direction-states'
import type { Direction, DirectionProposal, saveDirection, updateDirection } from '@peshi/contract/trackers/directions'
import type { Period } from '@peshi/contract/trackers/run-clock'
import { createNextDates } from '../../matters/matters/next-date.ts'
import { raiseMatter } from '../../matters/matters/raise-matter.ts'
import { orderTexts } from '../../matters/orders/order-pages.repo.ts'
import { ordersRepo } from '../../matters/orders/orders.repo.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, NotFound } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { inOrder, presentDirection } from './directions.present.ts'
import { type DirectionRow, directionsRepo } from './directions.repo.ts'
import { type OrderPage, type Proposal, proposeDirections } from './proposals.ts'
import { whoseStep } from './whose-step.ts'

const edited = ['kind', 'text', 'by_side', 'due_date', 'state'] as const

type Step = 'noted' | 'done' | 'dismissed' | 'withdrawn'

/** A person changes a direction, or Peshi does it for a person. */
interface By {
  chamberId: ChamberId
  personId: PersonId
}

interface TimeGiven {
  step: string
  side: Side
  period: Period
}

interface Given {
  period?: Period | null
  due_date?: CourtDate | null
  title?: string | null
  step?: StepKind | null
}

export function createDirections({ db, clock, emit, services }: Pick<Context, 'db' | 'clock' | 'emit' | 'services'>) {
  const { clocks, outcomes } = services
  const { setNextDate, restoreNextDate } = createNextDates({ emit })
  const subjectOf = (id: DirectionId) => ({ kind: 'direction' as const, id })

  async function present(tx: Tx, actor: By, rows: readonly DirectionRow[]): Promise<Direction[]> {
    const days = await clocks.listOfSubjects(
      tx,
      actor,
      'direction',
      rows.map(({ id }) => id),
    )
    return rows.map((row) => presentDirection(row, days.get(row.id)))
  }

  const list = async (tx: Tx, actor: By, matterIds: readonly MatterId[]): Promise<Direction[]> =>
    inOrder(await present(tx, actor, await directionsRepo(tx, actor.chamberId).listByMatters(matterIds)))

  async function get(tx: Tx, actor: By, id: DirectionId): Promise<Direction> {
    const [direction] = await present(tx, actor, [await directionsRepo(tx, actor.chamberId).get(id)])
    if (!direction) throw new NotFound()
    return direction
  }

  const emitStep = (tx: Tx, actor: By, now: Direction, step: Step, before: Partial<Direction> = now) =>
    emit(tx, actor, {
      type: `direction.${step}`,
      matterId: now.matter_id,
      subject: subjectOf(now._id),
      detail: changesOf(before, now, edited),
    })

  const raise = (tx: Tx, actor: Actor, id: DirectionId, seen: number | undefined): Promise<void> =>
    directionsRepo(tx, actor.chamberId).raiseVersion(id, {
      by: actor,
      at: clock.now(),
      seen,
      read: () => get(tx, actor, id),
    })

  /** Time from the order's date is counted by the court's calendar. A day that a person chose stays as it is. */
  function datesOf(court: CourtId, { order_date, period, due_date, step }: Given & { order_date: CourtDate | null }) {
    const from = order_date ?? courtDateAt(clock.now())
    // An interim order ends on its day even if the court is closed.
    const dates = { rule: step === 'interim' ? 'interim-order' : 'direction', court_id: court, exclusions: [] }
    if (period) return { ...dates, start_on: from, period, ends_on: null }
    return due_date ? { ...dates, start_on: from < due_date ? from : due_date, period: null, ends_on: due_date } : null
  }

  async function startDeadline(tx: Tx, actor: By, row: DirectionRow, given: Given): Promise<void> {
    const { court } = await directionsRepo(tx, actor.chamberId).findMatter(row.matter_id)
    const dates = row.kind === 'step' ? datesOf(court, { ...given, order_date: row.order_date }) : null
    if (!dates) return
    const subject = { ...subjectOf(row.id), matterId: row.matter_id }
    const isTheirs = whoseStep(row.by_side, row.our_side) === 'theirs'
    const title = given.title || null
    await clocks.start(tx, actor, {
      ...dates,
      subject,
      title,
      order_id: row.order_id,
      ...(isTheirs && { is_critical: false }),
    })
  }

  async function propose(tx: Tx, actor: Actor, court: CourtId, proposal: Proposal, order_date: CourtDate | null) {
    const dates = proposal.kind === 'step' ? datesOf(court, { ...proposal, order_date }) : null
    const [count] = dates ? await clocks.count(tx, actor, dates) : []
    return { ...proposal, due_date: count?.due_on ?? proposal.due_date, count: count ?? null }
  }

  async function take(tx: Tx, actor: By, id: DirectionId): Promise<void> {
    const before = await get(tx, actor, id)
    await clocks.drop(tx, actor, id)
    await directionsRepo(tx, actor.chamberId).remove(id)
    await emitStep(tx, actor, before, 'withdrawn')
  }

  return {
    /** The time that a day's outcome gives is a step with a deadline. Null takes it back. */
    async keepTime(tx: Tx, actor: By, on: { matterId: MatterId; date: CourtDate }, time: TimeGiven | null) {
      const repo = directionsRepo(tx, actor.chamberId)
      const day = `hearing:${on.date}`
      const proposal = time && `${day}:${time.step}:${time.period.count} ${time.period.unit}`
      const known = (await repo.listByMatters([on.matterId])).find((row) => row.proposal?.startsWith(day))
      if (known?.proposal === proposal) return
      if (known) await take(tx, actor, known.id)
      if (!time) return
      const { step, side, period } = time
      const row = await repo.put(newId() as DirectionId, {
        matter_id: on.matterId,
        order_id: null,
        page: null,
        proposal,
        kind: 'step',
        text: step,
        by_side: side,
        state: 'open',
        decided_by: actor.personId,
        decided_at: clock.now(),
      })
      await startDeadline(tx, actor, { ...row, order_date: on.date }, { period, title: step })
      await emitStep(tx, actor, await get(tx, actor, row.id), 'noted', {})
    },

    async list(actor: Actor, matterId: MatterId): Promise<Direction[]> {
      authorize(actor, 'read', 'Order')
      return db.asChamber(actor, async (tx) => {
        await ordersRepo(tx, actor.chamberId).getMatter(matterId)
        return list(tx, actor, [matterId])
      })
    },

    async listOpen(tx: Tx, actor: Actor, matterIds: readonly MatterId[]): Promise<Map<MatterId, Direction[]>> {
      if (matterIds.length === 0) return new Map()
      const open = (await list(tx, actor, matterIds)).filter(({ state }) => state === 'open')
      return Map.groupBy(open, ({ matter_id }) => matter_id)
    },

    async propose(actor: Actor, matterId: MatterId, orderId: OrderId) {
      authorize(actor, 'read', 'Order')
      return db.asChamber(actor, async (tx) => {
        const order = await getOrder(tx, actor, matterId, orderId)
        const repo = directionsRepo(tx, actor.chamberId)
        const { court, ourSide, nextDate } = await repo.findMatter(matterId)
        const pages = await readPages(tx, actor, orderId, order.copy_key !== null)
        const kept = await repo.listByMatters([matterId])
        const decisions = await present(tx, actor, kept)
        const decided = new Map(kept.map(({ proposal }, at) => [proposal, decisions[at] ?? null]))
        const data: DirectionProposal[] = []
        for (const one of proposeDirections(pages, { id: orderId, date: order.date })) {
          const proposal = {
            ...(await propose(tx, actor, court, one, order.date)),
            whose: whoseStep(one.by_side, ourSide),
            decided: decided.get(one.key) ?? null,
          }
          if (proposal.decided || proposal.kind === 'step') data.push(proposal)
          else if (proposal.hearing) {
            if (await isOpen(tx, actor, matterId, proposal, nextDate)) data.push(proposal)
          } else if (!isSettled(proposal.due_date, nextDate)) data.push(withoutEarlier(proposal, nextDate))
        }
        return { data, has_text: pages.some(({ text }) => text !== null) }
      })
    },

    async save(
      tx: Tx,
      actor: Actor,
      { matter_id, order_id, version, title, period, due_date, step, hearing, ...input }: BodyOf<typeof saveDirection>,
    ): Promise<Direction> {
      authorize(actor, 'update', 'Order')
      const order = order_id && (await getOrder(tx, actor, matter_id, order_id))
      if (!order) await ordersRepo(tx, actor.chamberId).getMatter(matter_id)
      const repo = directionsRepo(tx, actor.chamberId)
      const isSame = ({ proposal }: DirectionRow) => proposal !== null && proposal === input.proposal
      const known = (await repo.listByMatters([matter_id])).find(isSame)
      if (known || version) await raise(tx, actor, known?.id ?? (newId() as DirectionId), version)
      const before = known && (await get(tx, actor, known.id))
      const isNextDate = input.kind === 'next-date' && input.state !== 'dismissed' && due_date !== null
      const isOutcome = input.kind === 'outcome' && input.state !== 'dismissed'
      const state = isNextDate || isOutcome ? 'done' : input.state
      if (isNextDate) {
        authorize(actor, 'update', 'Matter')
        await raiseMatter(tx, actor, matter_id, clock.now())
        await setNextDate(tx, actor, matter_id, due_date, 'direction')
      }
      if (isOutcome) {
        if (!order?.date || !order_id || !hearing) throw new NotFound()
        const { outcome, ...said } = hearing
        const on = { matter_id, date: order.date }
        if (before?.state !== 'done' && (await outcomes.findOutcome(tx, actor.chamberId, on)) !== null)
          throw new Conflict('This day already has an outcome. Change it at the hearing.', 'outcome-known')
        const entry = { ...on, outcome, next_date: due_date }
        await outcomes.record(tx, actor, entry, { order: { order_id, page: input.page ?? 1, ...said } })
      }
      const row = await repo.put(newId() as DirectionId, {
        ...input,
        matter_id,
        order_id,
        state,
        due_date: input.kind === 'step' ? null : due_date,
        decided_by: actor.personId,
        decided_at: clock.now(),
        ...doneBy(actor, state),
      })
      await clocks.drop(tx, actor, row.id)
      if (state !== 'dismissed') await startDeadline(tx, actor, row, { period, due_date, title, step })
      if (state === 'done') await clocks.stop(tx, actor, subjectOf(row.id), { how: 'done' })
      const saved = await get(tx, actor, row.id)
      await emitStep(tx, actor, saved, state === 'dismissed' ? 'dismissed' : 'noted', before ?? {})
      return saved
    },

    async update(tx: Tx, actor: Actor, id: DirectionId, input: BodyOf<typeof updateDirection>): Promise<Direction> {
      authorize(actor, 'update', 'Order')
      const repo = directionsRepo(tx, actor.chamberId)
      await getReadable(tx, actor, id)
      const { state, version, due_date, text } = input
      await raise(tx, actor, id, version)
      const before = await get(tx, actor, id)
      const row = await repo.update(id, {
        ...(text !== undefined && { text }),
        ...(before.kind === 'next-date' && due_date !== undefined && { due_date }),
        ...(state && (state === 'dismissed' || !before.clock_id) && { state, ...doneBy(actor, state) }),
        decided_by: actor.personId,
        decided_at: clock.now(),
      })
      if (state === 'dismissed' || due_date !== undefined) await clocks.drop(tx, actor, id)
      if (state !== 'dismissed' && due_date) await startDeadline(tx, actor, row, { due_date })
      if (state === 'done') await clocks.stop(tx, actor, subjectOf(id), { how: 'done' })
      if (state === 'open') await clocks.resume(tx, actor, id)
      const now = await get(tx, actor, id)
      await emitStep(tx, actor, now, state === 'done' || state === 'dismissed' ? state : 'noted', before)
      return now
    },

    async withdraw(tx: Tx, actor: Actor, id: DirectionId, seen?: number): Promise<void> {
      authorize(actor, 'update', 'Order')
      const row = await getReadable(tx, actor, id)
      await raise(tx, actor, id, seen)
      await take(tx, actor, id)
      if (row.kind === 'next-date' && row.state === 'done' && row.due_date) {
        authorize(actor, 'update', 'Matter')
        await raiseMatter(tx, actor, row.matter_id, clock.now())
        await restoreNextDate(tx, actor, row.matter_id, row.due_date, 'direction')
      }
      if (row.kind === 'outcome' && row.state === 'done' && row.order_id && row.order_date)
        await outcomes.takeBack(tx, actor, { matter_id: row.matter_id, date: row.order_date }, row.order_id)
    },
  }

  /** An outcome is proposed until the day has one. A case that goes on after the order was not ended by it. */
  async function isOpen(tx: Tx, actor: Actor, matter_id: MatterId, { hearing }: Proposal, nextDate: CourtDate | null) {
    if (!hearing || hearing.date > courtDateAt(clock.now())) return false
    if (endsMatter(hearing.outcome) && nextDate !== null && nextDate > hearing.date) return false
    return (await outcomes.findOutcome(tx, actor.chamberId, { matter_id, date: hearing.date })) === null
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

async function readPages(tx: Tx, actor: Actor, id: OrderId, isCopy: boolean): Promise<OrderPage[]> {
  const texts = await orderTexts(tx, actor.chamberId).listPages(id, { isCopy, isSure: true })
  return texts.map((text, index) => ({ page: index + 1, text, isSure: text !== null }))
}

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
