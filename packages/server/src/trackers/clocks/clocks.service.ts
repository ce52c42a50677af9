import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf, QueryOf, ReplyOf } from '@peshi/contract/platform/endpoint'
import type { EventDetail } from '@peshi/contract/platform/events'
import type {
  ChamberId,
  ClockId,
  CourtId,
  DirectionId,
  MatterId,
  OrderId,
  PersonId,
} from '@peshi/contract/platform/ids'
import type {
  Clock,
  ClockCount,
  ClockDetail,
  ClockInput,
  ClockSubject,
  editClock,
  endClock,
  listClocks,
  previewClock,
  startClock,
} from '@peshi/contract/trackers/clocks'
import { searchPatterns } from '../../matters/matters/matters.search.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { Conflict, Forbidden, NotFound } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import {
  countedOf,
  datesIn,
  datesOf,
  edited,
  endedBy,
  enteredBy,
  inOrder,
  isToldBySubject,
  matterOf,
  totalOf,
  valuesOf,
} from './clock-values.ts'
import { presentClock, presentDetail, type Seen } from './clocks.present.ts'
import { type ClockChanges, type ClockFilter, type ClockRow, clocksRepo } from './clocks.repo.ts'
import { type ClockDates, firstDue, ruleOf } from './count-clock.ts'
import { type Counted, createCounting } from './count-clocks.ts'
import { courtCalendarRepo } from './court-calendar.repo.ts'

export interface Starter {
  chamberId: ChamberId
  personId?: PersonId | null
}

export interface Subject {
  kind: ClockSubject
  id: string
  label?: string | null
  matterId?: MatterId | null
}

export type ClockToStart = Pick<ClockInput, 'rule' | 'start_on'> &
  Partial<Omit<ClockInput, 'rule' | 'start_on'>> & { subject: Subject; order_id?: OrderId | null }

const binShows = 500

type Row = ClockRow['clock']

export function createClocks({ db, clock, emit, features }: Pick<Context, 'db' | 'clock' | 'emit' | 'features'>) {
  const today = () => courtDateAt(clock.now())
  const counting = createCounting({ features })

  async function see(tx: Tx, who: Starter, rows: readonly ClockRow[]): Promise<Seen> {
    const courts = [...new Set(rows.flatMap((row) => row.clock.court ?? []))]
    const calendars = await courtCalendarRepo(tx, who.chamberId).readAll(courts)
    const copies = await counting.listCopies(
      tx,
      who.chamberId,
      rows.map((row) => row.clock),
    )
    return { today: today(), by: who.personId ?? null, calendars, copies }
  }

  async function present(tx: Tx, who: Starter, rows: readonly ClockRow[]): Promise<Clock[]> {
    const seen = await see(tx, who, rows)
    return rows.map((row) => presentClock(row, seen))
  }

  const dueOf = async (tx: Tx, who: Starter, clock: Counted): Promise<CourtDate> =>
    firstDue(await counting.count(tx, who.chamberId, clock))

  async function detail(tx: Tx, who: Starter, row: ClockRow): Promise<ClockDetail> {
    return presentDetail(row, await see(tx, who, [row]), await counting.count(tx, who.chamberId, countedOf(row.clock)))
  }

  const read = async (tx: Tx, who: Starter, id: ClockId): Promise<ClockDetail> =>
    detail(tx, who, await clocksRepo(tx, who.chamberId).get(id))

  async function raise(tx: Tx, who: Starter, id: ClockId, seen?: number): Promise<void> {
    const edit = { by: who, at: clock.now(), seen, read: () => read(tx, who, id) }
    await clocksRepo(tx, who.chamberId).raiseVersion(id, edit)
  }

  async function take(tx: Tx, who: Starter, id: ClockId, seen?: number, where?: 'in the bin'): Promise<Row> {
    await raise(tx, who, id, seen)
    return (await clocksRepo(tx, who.chamberId).get(id, where)).clock
  }

  const write = (tx: Tx, who: Starter, row: Row, changes: ClockChanges): Promise<void> =>
    clocksRepo(tx, who.chamberId).update(row.id, changes)

  async function startAll(tx: Tx, who: Starter, inputs: readonly ClockToStart[]): Promise<ClockId[]> {
    const now = clock.now()
    const counted = await counting.withDue(tx, who.chamberId, inputs, ({ subject, order_id = null, ...input }) => ({
      matter_id: matterOf(subject),
      order_id,
      dates: datesIn(input),
    }))
    const rows = counted.map(({ one: { subject, order_id = null, ...input }, due_on }) => {
      const rule = ruleOf(input.rule)
      return {
        id: newId() as ClockId,
        subject_kind: subject.kind,
        subject_id: subject.id,
        subject_label: subject.label ?? null,
        matter_id: matterOf(subject),
        ...valuesOf(datesIn(input)),
        title: input.title ?? null,
        reason: input.reason ?? null,
        note: input.note ?? null,
        order_id,
        is_critical: input.is_critical ?? rule.isCritical,
        reminders: inOrder(input.reminders ?? rule.reminders),
        due_on,
        entered_by: who.personId ?? null,
        entered_at: now,
        created_at: now,
      }
    })
    await clocksRepo(tx, who.chamberId).insert(rows)
    for (const row of rows.filter(({ subject_kind }) => !isToldBySubject(subject_kind)))
      await emit(tx, who, { type: 'deadline.made', ...eventOn(row), detail: { due_on: row.due_on } })
    return rows.map(({ id }) => id)
  }

  const start = (tx: Tx, who: Starter, input: ClockToStart): Promise<ClockId> =>
    startAll(tx, who, [input]).then(takeOne)

  const resume = (tx: Tx, who: Starter, row: Row): Promise<void> =>
    write(tx, who, row, { ended: null, ended_by: null, ended_at: null, ended_reason: null })

  const discard = (tx: Tx, who: Starter, row: Row): Promise<void> =>
    write(tx, who, row, { deleted_at: clock.now(), deleted_by: who.personId ?? null })

  async function move(tx: Tx, who: Starter, rows: readonly Row[], changes: ClockChanges = {}): Promise<number> {
    let moved = 0
    for (const { one: row, due_on } of await counting.withDue(tx, who.chamberId, rows, countedOf)) {
      if (due_on === row.due_on) continue
      await raise(tx, who, row.id)
      await write(tx, who, row, { due_on, ...changes })
      await emit(tx, who, { type: 'deadline.moved', ...eventOn(row), detail: { before: row.due_on, after: due_on } })
      moved += 1
    }
    return moved
  }

  return {
    start,
    startAll,

    async stop(
      tx: Tx,
      who: Starter,
      subject: Pick<Subject, 'kind' | 'id'>,
      { how, rule, reason = null }: { how: 'done' | 'stopped'; rule?: string; reason?: string | null },
    ): Promise<number> {
      const all = await clocksRepo(tx, who.chamberId).listOfSubjects(subject.kind, [subject.id])
      const open = all.filter((row) => !row.ended && (!rule || row.rule === rule))
      for (const row of open) {
        await raise(tx, who, row.id)
        await write(tx, who, row, endedBy(who, how, reason, clock.now()))
        if (!isToldBySubject(subject.kind))
          await emit(tx, who, { type: 'deadline.ended', ...eventOn(row), detail: { how, reason } })
      }
      return open.length
    },

    /** Reopens the deadline of a direction. */
    async resume(tx: Tx, who: Starter, id: DirectionId): Promise<void> {
      for (const row of await clocksRepo(tx, who.chamberId).listOfSubjects('direction', [id]))
        if (row.ended) await resume(tx, who, row)
    },

    /** Deletes the deadline of a direction. It is not in the bin, because it would come back without the direction. */
    async drop(tx: Tx, who: Starter, id: DirectionId): Promise<void> {
      for (const row of await clocksRepo(tx, who.chamberId).listOfSubjects('direction', [id]))
        await discard(tx, who, row)
    },

    count: (tx: Tx, { chamberId }: Starter, dates: ClockDates): Promise<ClockCount[]> =>
      counting.count(tx, chamberId, { matter_id: null, order_id: null, dates }),

    async listOfSubjects(tx: Tx, who: Starter, kind: ClockSubject, ids: readonly string[]) {
      const rows = ids.length > 0 ? await clocksRepo(tx, who.chamberId).listOfSubjects(kind, ids) : []
      return new Map(rows.map((row) => [row.subject_id, row]))
    },

    async listOpenOfSubjects(tx: Tx, who: Starter, kind: ClockSubject, ids: readonly string[]) {
      const rows = ids.length > 0 ? await clocksRepo(tx, who.chamberId).listOfSubjects(kind, ids) : []
      return Map.groupBy(
        rows.filter(({ ended }) => !ended),
        ({ subject_id }) => subject_id,
      )
    },

    async listOpenOfMatter(tx: Tx, who: Starter, matterId: MatterId): Promise<Row[]> {
      const rows = await clocksRepo(tx, who.chamberId).list({ state: 'open', matterId }, today(), 500)
      return rows.map((row) => row.clock)
    },

    selectDue: (tx: Tx, who: Starter, filter: ClockFilter) => clocksRepo(tx, who.chamberId).selectDue(filter, today()),

    async listByIds(tx: Tx, who: Starter, ids: readonly ClockId[]): Promise<Clock[]> {
      return ids.length === 0 ? [] : present(tx, who, await clocksRepo(tx, who.chamberId).listByIds(ids))
    },

    async between(tx: Tx, who: Starter, span: { from: CourtDate; to: CourtDate }): Promise<Clock[]> {
      return present(tx, who, await clocksRepo(tx, who.chamberId).listBetween(span.from, span.to))
    },

    async dueBetween(tx: Tx, who: Starter, from: CourtDate, to: CourtDate, limit: number) {
      const repo = clocksRepo(tx, who.chamberId)
      const [rows, past] = await Promise.all([repo.listBetween(from, to, limit), repo.countPast(from)])
      return { clocks: await present(tx, who, rows), past }
    },

    async remindersOn(tx: Tx, who: Starter, on: CourtDate): Promise<Clock[]> {
      return present(tx, who, await clocksRepo(tx, who.chamberId).listToRemind(on))
    },

    preview: (actor: Actor, { matter_id, order_id, ...input }: BodyOf<typeof previewClock>): Promise<ClockCount[]> => {
      authorize(actor, 'read', 'Clock')
      return db.asChamber(actor, async (tx) => {
        if (matter_id) await clocksRepo(tx, actor.chamberId).getMatter(matter_id)
        return counting.count(tx, actor.chamberId, { matter_id, order_id, dates: datesIn(input) })
      })
    },

    async startOnMatter(tx: Tx, actor: Actor, input: BodyOf<typeof startClock>): Promise<ClockDetail> {
      authorize(actor, 'create', 'Clock')
      const { matter_id, order_id, ...entered } = input
      const repo = clocksRepo(tx, actor.chamberId)
      const { case_id } = await repo.getMatter(matter_id)
      if (order_id && !(case_id && (await repo.isOrderOf(order_id, case_id)))) throw new NotFound()
      const id = await start(tx, actor, { ...entered, order_id, subject: { kind: 'matter', id: matter_id } })
      return read(tx, actor, id)
    },

    list: (actor: Actor, query: QueryOf<typeof listClocks>): Promise<Omit<ReplyOf<typeof listClocks>, 'success'>> => {
      authorize(actor, 'read', 'Clock')
      const { page, perPage, state, group, matter_id: matterId, unticked, search, due_from, due_to } = query
      const filter = {
        state,
        group,
        matterId,
        isUnticked: unticked === 'true',
        patterns: searchPatterns(search),
        dueFrom: due_from,
        dueTo: due_to,
      }
      return db.asChamber(actor, async (tx) => {
        const repo = clocksRepo(tx, actor.chamberId)
        if (matterId) await repo.getMatter(matterId)
        const counts = await repo.countByState(filter, today())
        const rows = await repo.list(filter, today(), perPage, (page - 1) * perPage)
        return { data: await present(tx, actor, rows), meta: { total: totalOf(state, counts), page, perPage }, counts }
      })
    },

    get: (actor: Actor, id: ClockId): Promise<ClockDetail> => {
      authorize(actor, 'read', 'Clock')
      return db.asChamber(actor, (tx) => read(tx, actor, id))
    },

    async edit(
      tx: Tx,
      actor: Actor,
      id: ClockId,
      { version, ...input }: BodyOf<typeof editClock>,
    ): Promise<ClockDetail> {
      authorize(actor, 'update', 'Clock')
      const row = await take(tx, actor, id, version)
      refuseEnded(row)
      const dates = datesIn({ ...datesOf(row), ...input } as ClockInput)
      const values = valuesOf(dates)
      const due_on = await dueOf(tx, actor, { ...countedOf(row), dates })
      const { is_critical = row.is_critical, title = row.title, reason = row.reason, note = row.note } = input
      const isRedated = JSON.stringify(values) !== JSON.stringify(valuesOf(datesOf(row)))
      const changes: ClockChanges = {
        ...values,
        due_on,
        is_critical,
        title,
        reason,
        note,
        ...(input.reminders && { reminders: inOrder(input.reminders) }),
        ...(isRedated && enteredBy(actor, clock.now())),
      }
      await write(tx, actor, row, changes)
      const moved: EventDetail = due_on === row.due_on ? {} : { before: row.due_on, after: due_on }
      const detail = { ...changesOf(row, { ...row, ...changes }, edited), ...moved, reason }
      await emit(tx, actor, { type: 'deadline.changed', ...eventOn(row), detail })
      return read(tx, actor, id)
    },

    async tick(tx: Tx, actor: Actor, id: ClockId, seen?: number): Promise<ClockDetail> {
      authorize(actor, 'update', 'Clock')
      const row = await take(tx, actor, id, seen)
      refuseEnded(row)
      if (row.ticked_at) return read(tx, actor, id)
      if (row.entered_by === actor.personId)
        throw new Forbidden('You entered these dates yourself. Someone else must review them.', 'own-dates')
      await write(tx, actor, row, { ticked_by: actor.personId, ticked_at: clock.now() })
      await emit(tx, actor, { type: 'deadline.ticked', ...eventOn(row), detail: { due_on: row.due_on } })
      return read(tx, actor, id)
    },

    async end(
      tx: Tx,
      actor: Actor,
      id: ClockId,
      { how, reason, version }: BodyOf<typeof endClock>,
    ): Promise<ClockDetail> {
      authorize(actor, 'update', 'Clock')
      const row = await take(tx, actor, id, version)
      refuseEnded(row)
      await write(tx, actor, row, endedBy(actor, how, reason, clock.now()))
      await emit(tx, actor, { type: 'deadline.ended', ...eventOn(row), detail: { how, reason } })
      return read(tx, actor, id)
    },

    async reopen(tx: Tx, actor: Actor, id: ClockId, seen?: number): Promise<ClockDetail> {
      authorize(actor, 'update', 'Clock')
      const row = await take(tx, actor, id, seen)
      if (!row.ended) return read(tx, actor, id)
      await resume(tx, actor, row)
      await emit(tx, actor, { type: 'deadline.reopened', ...eventOn(row) })
      return read(tx, actor, id)
    },

    async remove(tx: Tx, actor: Actor, id: ClockId, seen?: number): Promise<void> {
      authorize(actor, 'delete', 'Clock')
      const row = await take(tx, actor, id, seen)
      await discard(tx, actor, row)
      await emit(tx, actor, { type: 'deadline.deleted', ...eventOn(row) })
    },

    async restore(tx: Tx, actor: Actor, id: ClockId): Promise<ClockDetail> {
      authorize(actor, 'delete', 'Clock')
      const row = await take(tx, actor, id, undefined, 'in the bin')
      const due_on = await dueOf(tx, actor, countedOf(row))
      await write(tx, actor, row, { deleted_at: null, deleted_by: null, due_on })
      await emit(tx, actor, { type: 'deadline.restored', ...eventOn(row) })
      return read(tx, actor, id)
    },

    listDeleted: (actor: Actor) => {
      authorize(actor, 'delete', 'Clock')
      return db.asChamber(actor, async (tx) => {
        const rows = await clocksRepo(tx, actor.chamberId).listDeleted(binShows)
        const clocks = await present(tx, actor, rows)
        return rows.flatMap(({ clock: { deleted_at }, remover_name: deleted_by }, at) => {
          const found = clocks[at]
          return found && deleted_at ? [{ ...found, deleted_at: deleted_at.toISOString(), deleted_by }] : []
        })
      })
    },

    /** After a change of the holidays of courts. */
    async recount(tx: Tx, who: Starter, courts: readonly CourtId[]): Promise<number> {
      return move(tx, who, await clocksRepo(tx, who.chamberId).listOfCourts(courts))
    },

    /** After a change of a certified copy. A moved deadline needs a second reviewer again. */
    async recountCopies(tx: Tx, who: Starter, matterId: MatterId): Promise<number> {
      const rows = await clocksRepo(tx, who.chamberId).listOpenOfMatter(matterId)
      return move(tx, who, rows, enteredBy(who, clock.now()))
    },
  }
}

const eventOn = ({ id, matter_id }: Pick<Row, 'id' | 'matter_id'>) => ({
  subject: { kind: 'clock', id },
  matterId: matter_id,
})

function refuseEnded(row: Row): void {
  if (row.ended) throw new Conflict('This deadline is closed. Reopen it first.', 'clock-ended')
}
