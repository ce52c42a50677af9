import { numberLabel } from '@peshi/contract/courts/labels'
import type { BodyOf, QueryOf } from '@peshi/contract/platform/endpoint'
import { foldText } from '@peshi/contract/platform/fold'
import type { CourtId, MatterId, ServingId } from '@peshi/contract/platform/ids'
import {
  type addServing,
  type addServings,
  dayOutOfOrder,
  deadlinesOf,
  type editServing,
  type ListedServing,
  type listAllServings,
  type Serving,
  type ServingDeadline,
  type ServingInput,
  stateOfServing,
} from '@peshi/contract/trackers/servings'
import { courtShort } from '@peshi/courts/catalogue/courts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { presentVersion } from '../../platform/db/versions.ts'
import { Invalid } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import type { ClockToStart } from '../clocks/clocks.service.ts'
import { type ListedRow, type ServingFilter, type ServingRow, servingsRepo } from './servings.repo.ts'

const edited = [
  'kind',
  'name',
  'place',
  'mode',
  'fee',
  'fee_due_on',
  'fee_paid_on',
  'consignment',
  'cheque_no',
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

const batchSize = 500

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
        .map(({ rule, title, start_on, due_on }) => ({ rule, title, start_on, due_on }))
        .toSorted((one, other) => one.due_on.localeCompare(other.due_on)),
    }))
  }

  async function get(tx: Tx, actor: Actor, id: ServingId): Promise<Serving> {
    const [found] = await present(tx, actor, [await servingsRepo(tx, actor.chamberId).get(id)])
    if (!found) throw new Error('A row was not presented')
    return found
  }

  async function listAll(tx: Tx, actor: Actor, filter: ServingFilter, limit: number, offset: number) {
    const rows = await servingsRepo(tx, actor.chamberId).listAll(filter, limit, offset)
    const shown = await present(
      tx,
      actor,
      rows.map(({ serving: { chamber_id: _, ...row } }) => row),
    )
    return rows.flatMap((row, at): ListedServing[] => (shown[at] ? [{ ...shown[at], ...matterOf(row) }] : []))
  }

  const toStart = (
    row: Pick<ServingRow, 'id' | 'name' | 'matter_id'>,
    court_id: CourtId,
    deadline: ServingDeadline,
  ): ClockToStart => ({
    ...deadline,
    court_id,
    subject: { ...subjectOf(row.id), label: row.name, matterId: row.matter_id },
  })

  /** Closes the deadlines of the entry as it was, and starts those of the entry as it is. Equal deadlines stay. */
  async function moveDeadlines(tx: Tx, actor: Actor, before: ServingRow | null, now: ServingRow): Promise<void> {
    const [old, fresh] = [before ? deadlinesOf(before) : [], deadlinesOf(now)]
    const { court } = await servingsRepo(tx, actor.chamberId).getMatter(now.matter_id)
    for (const { rule } of old.filter((each) => !fresh.some((other) => isSame(each, other)))) {
      const how = isMet(rule, now) ? 'done' : 'stopped'
      await clocks.stop(tx, actor, subjectOf(now.id), { how, rule })
    }
    const news = fresh.filter((each) => !old.some((other) => isSame(each, other)))
    await clocks.startAll(
      tx,
      actor,
      news.map((each) => toStart(now, court, each)),
    )
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

    async listAll(actor: Actor, { page, perPage, ...filter }: QueryOf<typeof listAllServings>) {
      authorize(actor, 'read', 'Clock')
      return db.asChamber(actor, async (tx) => ({
        data: await listAll(tx, actor, filter, perPage, (page - 1) * perPage),
        meta: { total: await servingsRepo(tx, actor.chamberId).countAll(filter), page, perPage },
      }))
    },

    async *batches(actor: Actor, filter: ServingFilter): AsyncGenerator<ListedServing[]> {
      authorize(actor, 'read', 'Clock')
      for (let at = 0; ; at += batchSize) {
        const rows = await db.asChamber(actor, (tx) => listAll(tx, actor, filter, batchSize, at))
        if (rows.length > 0) yield rows
        if (rows.length < batchSize) return
      }
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
      refuseWrongDays(input)
      const id = newId() as ServingId
      await repo.insert([{ id, ...input, created_at: clock.now() }])
      const row = await repo.get(id)
      await moveDeadlines(tx, actor, null, row)
      await emitStep(tx, actor, row, 'added', {})
      return get(tx, actor, id)
    },

    async addSheet(tx: Tx, actor: Actor, { matter_id, entries }: BodyOf<typeof addServings>) {
      authorize(actor, 'update', 'Clock')
      const repo = servingsRepo(tx, actor.chamberId)
      const { court } = await repo.getMatter(matter_id)
      await repo.lockMatter(matter_id)
      const seen = new Set((await repo.listByMatters([matter_id])).map(keyOf))
      const fresh = entries.filter((entry) => {
        refuseWrongDays(entry)
        const isKnown = seen.has(keyOf(entry))
        seen.add(keyOf(entry))
        return !isKnown
      })
      const rows = fresh.map((entry) => ({ ...entry, id: newId() as ServingId, matter_id, created_at: clock.now() }))
      await repo.insert(rows)
      await clocks.startAll(
        tx,
        actor,
        rows.flatMap((row) => deadlinesOf(row).map((each) => toStart(row, court, each))),
      )
      if (rows.length > 0)
        await emit(tx, actor, {
          type: 'serving.several-added',
          matterId: matter_id,
          subject: { kind: 'matter', id: matter_id },
          detail: { count: rows.length },
        })
      return { added: rows.length, known: entries.length - rows.length }
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
      refuseWrongDays({ ...before, ...changes })
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
const isMet = (rule: string, { sent_on, outcome_on, deemed_on, fee_paid_on, next_on }: ServingRow): boolean =>
  (rule === 'cheque-notice' && (sent_on ?? outcome_on ?? deemed_on) !== null) ||
  (rule === 'process-fee' && fee_paid_on !== null) ||
  (rule === 'own' && next_on === null)

const isSame = (one: ServingDeadline, other: ServingDeadline): boolean =>
  one.rule === other.rule &&
  one.start_on === other.start_on &&
  one.ends_on === other.ends_on &&
  one.title === other.title

/** Entries of a sheet that agree in these are one paper, even if the sheet is pasted twice. */
const keyOf = ({ kind, name, place, cheque_no, memo_on, consignment }: ServingInput): string =>
  JSON.stringify([kind, foldText(name), place, cheque_no, memo_on, cheque_no ? null : consignment])

function matterOf(row: ListedRow) {
  const { title, court, type } = row
  const court_id = type === 'court' ? court : null
  return {
    ctitle: title,
    case_label: numberLabel({ ...row, hc_name: court }),
    court_id,
    court_short: court_id && courtShort(court_id),
  }
}

/** Deadlines count from these days, and a deemed service needs its rule. */
function refuseWrongDays(serving: ServingInput): void {
  const { outcome, outcome_on, deemed_by, deemed_on } = serving
  const early = dayOutOfOrder(serving)
  const fields = {
    ...(early && { [early]: 'This is before the day that comes first' }),
    ...(outcome && !outcome_on && { outcome_on: 'Fill this in' }),
    ...(deemed_by && !deemed_on && { deemed_on: 'Fill this in' }),
    ...(deemed_on && !deemed_by && { deemed_by: 'Fill this in' }),
  }
  if (Object.keys(fields).length > 0) throw new Invalid('Check the days of this entry.', fields, 'serving-days')
}
