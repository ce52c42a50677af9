import type { ListingChange } from '@peshi/contract/courts/list-changes'
import type {
  HearingEntry,
  OrderSource,
  OutcomeInput,
  OutsideRecorder,
  saveHearing,
} from '@peshi/contract/matters/hearings'
import { type Outcome, timeGivenBy } from '@peshi/contract/matters/outcomes'
import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { EventDetail } from '@peshi/contract/platform/events'
import type { ChamberId, HearingId, MatterId, OrderId, PersonId } from '@peshi/contract/platform/ids'
import { refuseOutsider } from '../../chamber/team/team.service.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import type { Doer } from '../../platform/events/emit.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { createSetCaseStatus } from '../matters/case-status.ts'
import { createNextDates } from '../matters/next-date.ts'
import { raiseMatter } from '../matters/raise-matter.ts'
import type { DatedMatter } from './hearing-days.ts'
import { type HearingChanges, hearingsRepo } from './hearings.repo.ts'
import { readEntries } from './hearings.service.ts'
import { planOutcome } from './plan-outcome.ts'
import { queuesRepo } from './queues.repo.ts'

interface On {
  matter_id: MatterId
  date: string
}

interface RecordedFrom {
  /** The guest who recorded the outcome. The actor then only shared the matter. */
  guest?: OutsideRecorder
  /** The order that a person accepted the outcome from. */
  order?: OrderSource
}

interface PastDay {
  date: CourtDate
  next_date: CourtDate | null
  stage: string | null
  coram: string | null
  business: string | null
  orders: readonly string[]
}

export function createOutcomes({ clock, emit }: Pick<Context, 'clock' | 'emit'>) {
  const { setNextDate, restoreNextDate } = createNextDates({ emit })
  const setCaseStatus = createSetCaseStatus({ emit })

  /** The part of an event that says which hearing it is about. */
  const about = ({ matter_id, date }: On, detail: EventDetail = {}) => ({
    matterId: matter_id,
    subject: { kind: 'hearing', id: `${matter_id} ${date}` },
    detail: { date, ...detail },
  })

  async function readDay(tx: Tx, actor: Doer, { matter_id, date }: On): Promise<HearingEntry[]> {
    const span = { from: date, to: date, matterIds: [matter_id] }
    return (await readEntries(tx, actor.chamberId, span, courtDateAt(clock.now()))).entries
  }

  async function raise(tx: Tx, by: Doer, { matter_id, date }: On, seen?: number): Promise<void> {
    const read = async () => (await readDay(tx, by, { matter_id, date }))[0]
    await hearingsRepo(tx, by.chamberId).raiseVersion(matter_id, date, { by, at: clock.now(), seen, read })
  }

  /** An order of an earlier day does not replace a later date of the matter, nor set one that has passed. */
  const isOvertaken = (matter: DatedMatter, { date, next_date }: OutcomeInput): boolean => {
    const laterDate = matter.own_next_date ?? matter.court_next_date
    const isPast = next_date !== null && next_date < courtDateAt(clock.now())
    return isPast || (laterDate !== null && laterDate > (next_date ?? date))
  }

  async function write(tx: Tx, by: Doer, { matter_id, date }: On, changes: HearingChanges): Promise<void> {
    const repo = hearingsRepo(tx, by.chamberId)
    const before = await repo.find(matter_id, date)
    if (before && !before.deleted_at) return repo.update(before.id, changes)
    if (before) await repo.remove(before.id)
    const at = clock.now()
    await repo.insert({
      ...changes,
      id: newId() as HearingId,
      matter_id,
      date,
      created_at: at,
      // Versions go on after a deletion, so that no version is given twice.
      version: (before?.version ?? 0) + 1,
      edited_by: by.personId ?? null,
      edited_at: at,
    })
  }

  async function refuseStranger(
    tx: Tx,
    actor: Actor,
    { matter_id, date }: On,
    personId: PersonId | null,
  ): Promise<void> {
    if (!personId) return
    const people = await queuesRepo(tx, actor.chamberId).listPeople()
    if (!people.some(({ _id }) => _id === personId))
      throw new Invalid('This person can’t appear for your chamber.', {
        appearing_id: 'Choose somebody of the chamber',
      })
    const before = await hearingsRepo(tx, actor.chamberId).find(matter_id, date)
    if (before?.appearing_id === personId) return
    await refuseOutsider(tx, actor.chamberId, { matterId: matter_id, personId, field: 'appearing_id' })
  }

  return {
    async record(
      tx: Tx,
      actor: Actor,
      input: OutcomeInput,
      { guest, order }: RecordedFrom = {},
    ): Promise<{ data: HearingEntry[]; undo: OutcomeInput }> {
      authorize(actor, 'update', 'Matter')
      const by: Doer = guest ? { chamberId: actor.chamberId, name: guest.name } : actor
      const repo = hearingsRepo(tx, actor.chamberId)
      const matter = await repo.holdMatter(input.matter_id)
      await refuseStranger(tx, actor, input, input.appearing_id ?? null)
      await raise(tx, by, input, input.version)
      const [notedAfter, found] = await Promise.all([
        repo.findNotedAfter(input.matter_id, input.date),
        repo.find(input.matter_id, input.date),
      ])
      const plan = order && isOvertaken(matter, input) ? null : planOutcome(matter, input, notedAfter)
      const before = found?.deleted_at ? null : found
      const recorded_from = order ?? (input.outcome && input.outcome === before?.outcome ? before.recorded_from : null)
      const time = timeOf(input, before)
      const noted = { ...noteOf(input, by, clock.now(), guest), time_given: time, recorded_from }
      const changes = changesOf(before ?? {}, { ...before, ...noted }, outcomeFields)

      if (input.outcome === null && before && !hasMore(before))
        await repo.update(before.id, { ...noted, deleted_at: clock.now() })
      else if (input.outcome !== null || before) await write(tx, by, input, noted)
      if (plan) {
        const why = input.outcome ? 'outcome' : 'correction'
        await raiseMatter(tx, by, input.matter_id, clock.now())
        await setNextDate(tx, by, input.matter_id, plan.own_next_date, why)
        await setCaseStatus(tx, by, input.matter_id, plan.case_status)
      }
      const { outcome, next_date } = input
      await emit(
        tx,
        by,
        outcome
          ? { type: 'hearing.noted', ...about(input, { ...changes, outcome, next_date, ...detailOf(time) }) }
          : { type: 'hearing.outcome-removed', ...about(input, changes) },
      )

      const data = await readDay(tx, actor, input)
      const undo: OutcomeInput = {
        version: data[0]?.version ?? 0,
        matter_id: input.matter_id,
        date: input.date,
        outcome: before?.outcome ?? null,
        next_date: before?.outcome ? before.next_date : matter.own_next_date,
        business: before?.business ?? null,
        time: before?.time_given ?? null,
        appearing_id: before?.appearing_id ?? null,
      }
      return { data, undo }
    },

    /** Null if the chamber entered no outcome for the day. */
    async findOutcome(tx: Tx, chamberId: ChamberId, on: On): Promise<Outcome | null> {
      const found = await hearingsRepo(tx, chamberId).find(on.matter_id, on.date)
      return found && !found.deleted_at ? found.outcome : null
    },

    /** Removes the outcome that was accepted from this order, unless somebody changed it since. */
    async takeBack(tx: Tx, actor: Actor, on: On, orderId: OrderId): Promise<void> {
      const repo = hearingsRepo(tx, actor.chamberId)
      const matter = await repo.holdMatter(on.matter_id)
      const found = await repo.find(on.matter_id, on.date)
      if (!found || found.deleted_at || found.recorded_from?.order_id !== orderId) return
      const next_date = matter.own_next_date ?? matter.court_next_date
      await this.record(tx, actor, { ...on, outcome: null, next_date })
      if (found.next_date) await restoreNextDate(tx, actor, on.matter_id, found.next_date, 'outcome')
    },

    async save(tx: Tx, actor: Actor, input: BodyOf<typeof saveHearing>): Promise<HearingEntry[]> {
      authorize(actor, 'update', 'Matter')
      await hearingsRepo(tx, actor.chamberId).holdMatter(input.matter_id)
      await refuseStranger(tx, actor, input, input.appearing_id ?? null)
      const { matter_id, date, version, ...fields } = input
      await raise(tx, actor, input, version)
      const [entry] = await readDay(tx, actor, input)
      const before = (await hearingsRepo(tx, actor.chamberId).find(matter_id, date)) ?? {}
      const is_manual = entry ? entry.is_manual : true
      const said = mapEmpty(fields)
      await write(tx, actor, { matter_id, date }, { ...said, is_manual })
      const detail = changesOf<typeof said>(before, said, Object.keys(said) as (keyof typeof said)[])
      await emit(tx, actor, { type: 'hearing.saved', ...about(input, detail) })
      return readDay(tx, actor, input)
    },

    async fill(
      tx: Tx,
      actor: Actor,
      on: On,
      fields: Record<'court_no' | 'item' | 'coram' | 'stage' | 'note', string | null>,
    ): Promise<void> {
      authorize(actor, 'update', 'Matter')
      const repo = hearingsRepo(tx, actor.chamberId)
      await repo.holdMatter(on.matter_id)
      await raise(tx, actor, on)
      const found = await repo.find(on.matter_id, on.date)
      const before = found?.deleted_at ? null : found
      const names = Object.keys(fields) as (keyof typeof fields)[]
      const added = names.filter((name) => !before?.[name])
      const said = Object.fromEntries(added.map((name) => [name, fields[name]])) as typeof fields
      await write(tx, actor, on, { ...said, ...(before === null && { is_manual: true }) })
      const detail = changesOf<typeof fields>(before ?? {}, said, added)
      await emit(tx, actor, { type: 'hearing.saved', ...about(on, detail) })
    },

    /** Adds a change that the court announced to a hearing of the chamber that is on no list. */
    async addChange(tx: Tx, actor: Actor, on: On, change: ListingChange): Promise<void> {
      authorize(actor, 'update', 'Matter')
      const repo = hearingsRepo(tx, actor.chamberId)
      await repo.holdMatter(on.matter_id)
      const changes = (await repo.find(on.matter_id, on.date))?.changes ?? []
      if (changes.some(({ kind, text }) => kind === change.kind && text === change.text)) return
      await raise(tx, actor, on)
      await write(tx, actor, on, { changes: [...changes, change] })
      await emit(tx, actor, { type: 'hearing.saved', ...about(on) })
    },

    /**
     * Adds past hearings. If the court's record or the chamber already has the hearing, only adds missing orders to its
     * note. Deleted hearings stay deleted.
     */
    async addPast(tx: Tx, actor: Actor, id: MatterId, days: readonly PastDay[], mark: string): Promise<void> {
      authorize(actor, 'update', 'Matter')
      const repo = hearingsRepo(tx, actor.chamberId)
      await repo.holdMatter(id)
      const span = { from: '1900-01-01', to: courtDateAt(clock.now()), matterIds: [id] }
      const ofCourt = new Set((await repo.listHistory(span, everyDay)).map(({ date }) => date))
      const own = new Map((await repo.listAll(id)).filter(isKept).map((row) => [row.date, row]))
      const added = days.flatMap(({ orders, ...day }) => {
        const before = own.get(day.date)
        const isKnown = ofCourt.has(day.date) || before?.recorded_at != null
        const news = orders.filter((one) => !before?.note?.includes(one))
        if (day.date > span.to || before?.deleted_at || (isKnown && news.length === 0)) return []
        const said = isKnown
          ? {}
          : {
              stage: before?.stage ?? day.stage,
              coram: before?.coram ?? day.coram,
              business: day.business,
              next_date: day.next_date,
              is_manual: before?.is_manual ?? true,
              recorded_by: actor.personId,
              recorded_at: clock.now(),
            }
        return [{ ...said, date: day.date, note: [before?.note ?? mark, ...news].join('\n') }]
      })
      for (const { date, ...changes } of added) {
        await raise(tx, actor, { matter_id: id, date })
        await write(tx, actor, { matter_id: id, date }, changes)
      }
      const [last] = added.toSorted((one, other) => other.date.localeCompare(one.date))
      if (!last) return
      const on = { matter_id: id, date: last.date }
      await emit(tx, actor, { type: 'hearing.past-added', ...about(on, { count: added.length }) })
    },

    listPeople: (tx: Tx, actor: Actor) => queuesRepo(tx, actor.chamberId).listPeople(),

    /** Returns who appeared before. The caller emits the event. */
    async setAppearing(tx: Tx, actor: Actor, on: On, personId: PersonId): Promise<PersonId | null> {
      authorize(actor, 'update', 'Matter')
      await hearingsRepo(tx, actor.chamberId).holdMatter(on.matter_id)
      await refuseStranger(tx, actor, on, personId)
      const [known] = await readDay(tx, actor, on)
      if (!known)
        throw new Invalid('The matter is not listed on that day.', { date: 'Choose a day on which it is listed' })
      await raise(tx, actor, on)
      await write(tx, actor, on, { appearing_id: personId })
      return known.appearing?._id ?? null
    },

    async remove(tx: Tx, actor: Actor, id: HearingId, seen?: number): Promise<void> {
      authorize(actor, 'update', 'Matter')
      const repo = hearingsRepo(tx, actor.chamberId)
      const row = await repo.get(id)
      if (row.deleted_at) throw new NotFound()
      await raise(tx, actor, row, seen)
      await repo.update(id, { deleted_at: clock.now() })
      await emit(tx, actor, { type: 'hearing.deleted', ...about(row) })
    },

    async restore(tx: Tx, actor: Actor, id: HearingId): Promise<HearingEntry[]> {
      authorize(actor, 'update', 'Matter')
      const repo = hearingsRepo(tx, actor.chamberId)
      const row = await repo.get(id)
      await repo.update(id, { deleted_at: null })
      const detail = { outcome: row.outcome, ...detailOf(row.time_given) }
      await emit(tx, actor, { type: 'hearing.restored', ...about(row, detail) })
      return readDay(tx, actor, row)
    },
  }
}

const everyDay = 10_000

type Row = Awaited<ReturnType<ReturnType<typeof hearingsRepo>['get']>>

const hasMore = ({ is_manual, court_no, item, time, coram, stage, note, video }: Row) =>
  is_manual || [court_no, item, time, coram, stage, note, video].some(Boolean)

/** False for a day whose outcome was undone and which has nothing else. */
const isKept = (row: Row): boolean => row.deleted_at === null || row.outcome !== null || hasMore(row)

/** Without `time`, the same outcome still gives the time that it gave before. */
function timeOf({ outcome, time }: OutcomeInput, before: Row | null | undefined): Row['time_given'] {
  if (!outcome || !timeGivenBy[outcome]) return null
  return time === undefined && before?.outcome === outcome ? before.time_given : (time ?? null)
}

const detailOf = (time: Row['time_given']): EventDetail =>
  time ? { time_count: time.count, time_unit: time.unit } : {}

const outcomeFields = ['outcome', 'next_date', 'business', 'appearing_id'] as const

const noteOf = (input: OutcomeInput, by: Doer, now: Date, guest: OutsideRecorder | undefined): HearingChanges => ({
  outcome: input.outcome,
  next_date: input.outcome ? input.next_date : null,
  ...(input.business !== undefined && { business: input.business || null }),
  ...(input.appearing_id !== undefined && { appearing_id: input.appearing_id }),
  recorded_by: input.outcome ? (by.personId ?? null) : null,
  recorded_outside: (input.outcome && guest) || null,
  recorded_at: input.outcome ? now : null,
})

const mapEmpty = <T extends Record<string, string | null | undefined>>(fields: T): T =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value || null]])),
  ) as T
