import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { MatterId, ServingId } from '@peshi/contract/platform/ids'
import {
  type addServing,
  deadlinesOf,
  type editServing,
  type Serving,
  type ServingDeadline,
  stateOfServing,
} from '@peshi/contract/trackers/servings'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { presentVersion } from '../../platform/db/versions.ts'
import { Invalid } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { type ServingRow, servingsRepo } from './servings.repo.ts'

const edited = [
  'kind',
  'name',
  'place',
  'mode',
  'fee',
  'fee_due_on',
  'fee_paid_on',
  'consignment',
  'cheque_on',
  'memo_on',
  'sent_on',
  'outcome',
  'outcome_on',
  'deemed_by',
  'deemed_on',
  'next_step',
  'next_on',
] as const

type Step = 'added' | 'changed' | 'deleted'

export function createServings({ db, clock, emit, services }: Pick<Context, 'db' | 'clock' | 'emit' | 'services'>) {
  const { clocks } = services
  const subjectOf = (id: ServingId) => ({ kind: 'serving' as const, id })

  const emitStep = (tx: Tx, actor: Actor, now: ServingRow, step: Step, before: Partial<ServingRow> = now) =>
    emit(tx, actor, {
      type: `serving.${step}`,
      matterId: now.matter_id,
      subject: subjectOf(now.id),
      detail: changesOf(before, now, edited),
    })

  async function present(tx: Tx, actor: Actor, rows: readonly ServingRow[]): Promise<Serving[]> {
    const open = await clocks.listOpenOfSubjects(
      tx,
      actor,
      'serving',
      rows.map(({ id }) => id),
    )
    return rows.map(({ id, created_at: _, ...row }) => ({
      _id: id,
      ...row,
      ...presentVersion(row),
      state: stateOfServing(row),
      deadlines: (open.get(id) ?? [])
        .map(({ rule, title, due_on }) => ({ rule, title, due_on }))
        .toSorted((one, other) => one.due_on.localeCompare(other.due_on)),
    }))
  }

  async function get(tx: Tx, actor: Actor, id: ServingId): Promise<Serving> {
    const [found] = await present(tx, actor, [await servingsRepo(tx, actor.chamberId).get(id)])
    if (!found) throw new Error('A row was not presented')
    return found
  }

  /** Closes the deadlines of the entry as it was, and starts those of the entry as it is. Equal deadlines stay. */
  async function moveDeadlines(tx: Tx, actor: Actor, before: ServingRow | null, now: ServingRow): Promise<void> {
    const [old, fresh] = [before ? deadlinesOf(before) : [], deadlinesOf(now)]
    const { court } = await servingsRepo(tx, actor.chamberId).getMatter(now.matter_id)
    for (const { rule } of old.filter((each) => !fresh.some((other) => isSame(each, other)))) {
      const how = isMet(rule, now) ? 'done' : 'stopped'
      await clocks.stop(tx, actor, subjectOf(now.id), { how, rule })
    }
    for (const deadline of fresh.filter((each) => !old.some((other) => isSame(each, other))))
      await clocks.start(tx, actor, {
        ...deadline,
        court_id: court,
        subject: { ...subjectOf(now.id), label: now.name, matterId: now.matter_id },
      })
  }

  return {
    async list(actor: Actor, matterId: MatterId): Promise<Serving[]> {
      authorize(actor, 'read', 'Clock')
      return db.asChamber(actor, async (tx) => {
        const repo = servingsRepo(tx, actor.chamberId)
        await repo.getMatter(matterId)
        return present(tx, actor, await repo.listByMatters([matterId]))
      })
    },

    async listOfMatters(tx: Tx, actor: Actor, matterIds: readonly MatterId[]): Promise<Map<MatterId, ServingRow[]>> {
      if (matterIds.length === 0) return new Map()
      const rows = await servingsRepo(tx, actor.chamberId).listByMatters(matterIds)
      return Map.groupBy(rows, ({ matter_id }) => matter_id)
    },

    async add(tx: Tx, actor: Actor, input: BodyOf<typeof addServing>): Promise<Serving> {
      authorize(actor, 'update', 'Clock')
      const repo = servingsRepo(tx, actor.chamberId)
      await repo.getMatter(input.matter_id)
      refuseWithoutDay(input)
      const id = newId() as ServingId
      await repo.insert({ id, ...input, created_at: clock.now() })
      const row = await repo.get(id)
      await moveDeadlines(tx, actor, null, row)
      await emitStep(tx, actor, row, 'added', {})
      return get(tx, actor, id)
    },

    async edit(
      tx: Tx,
      actor: Actor,
      id: ServingId,
      { version, ...changes }: BodyOf<typeof editServing>,
    ): Promise<Serving> {
      authorize(actor, 'update', 'Clock')
      const repo = servingsRepo(tx, actor.chamberId)
      await repo.getMatter((await repo.get(id)).matter_id)
      await repo.raiseVersion(id, { by: actor, at: clock.now(), seen: version, read: () => get(tx, actor, id) })
      const before = await repo.get(id)
      refuseWithoutDay({ ...before, ...changes })
      if (Object.keys(changes).length > 0) await repo.update(id, changes)
      const now = await repo.get(id)
      await moveDeadlines(tx, actor, before, now)
      await emitStep(tx, actor, now, 'changed', before)
      return get(tx, actor, id)
    },

    async remove(tx: Tx, actor: Actor, id: ServingId, seen?: number): Promise<void> {
      authorize(actor, 'update', 'Clock')
      const repo = servingsRepo(tx, actor.chamberId)
      await repo.getMatter((await repo.get(id)).matter_id)
      await repo.raiseVersion(id, { by: actor, at: clock.now(), seen, read: () => get(tx, actor, id) })
      const row = await repo.get(id)
      await clocks.stop(tx, actor, subjectOf(id), { how: 'stopped' })
      await repo.remove(id)
      await emitStep(tx, actor, row, 'deleted')
    },
  }
}

/** False if a corrected day withdraws the deadline, or replaces it with another of the same rule. */
const isMet = (rule: string, { sent_on, fee_paid_on, next_on }: ServingRow): boolean =>
  (rule === 'cheque-notice' && sent_on !== null) ||
  (rule === 'process-fee' && fee_paid_on !== null) ||
  (rule === 'own' && next_on === null)

const isSame = (one: ServingDeadline, other: ServingDeadline): boolean =>
  one.rule === other.rule &&
  one.start_on === other.start_on &&
  one.ends_on === other.ends_on &&
  one.title === other.title

type Days = Partial<Pick<Serving, 'outcome' | 'outcome_on' | 'deemed_by' | 'deemed_on'>>

/** Deadlines count from these days, and a deemed service needs its rule. */
function refuseWithoutDay({ outcome, outcome_on, deemed_by, deemed_on }: Days): void {
  const fields = {
    ...(outcome && !outcome_on && { outcome_on: 'Fill this in' }),
    ...(deemed_by && !deemed_on && { deemed_on: 'Fill this in' }),
    ...(deemed_on && !deemed_by && { deemed_by: 'Fill this in' }),
  }
  if (Object.keys(fields).length > 0) throw new Invalid('Fill in the missing fields.', fields)
}
