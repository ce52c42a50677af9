import { isNotSitting } from '@peshi/contract/courts/list-changes'
import {
  type Appearance,
  type AppearanceRules,
  type answerAppearance,
  askTimes,
  type listAppearances,
  type listLeave,
  mostEveningMessages,
  passTimes,
  type SavedAppearanceRules,
  type setAppearanceRules,
  type setLeave,
} from '@peshi/contract/day/appearances'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf, ReplyOf } from '@peshi/contract/platform/endpoint'
import type { AlertWay } from '@peshi/contract/platform/events'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { indiaTimeAt } from '@peshi/contract/platform/india-time'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { hearingsRepo } from '../../matters/hearings/hearings.repo.ts'
import { readEntries } from '../../matters/hearings/hearings.service.ts'
import { beyondTheWall, type Tx } from '../../platform/db/door.ts'
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts'
import type { Doer, Event, NewEvent } from '../../platform/events/emit.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { appearancesRepo, listDueChambers } from './appearances.repo.ts'
import {
  type Asking,
  eveningBegins,
  isAskingTime,
  isDue,
  isLateMorning,
  isMorning,
  neverAsked,
  nextAskAt,
  nextAsked,
  nextBeginning,
  rowOf,
} from './plan-asking.ts'
import { type Item, readItems } from './read-items.ts'

/** Messages to a person are usually at least so far apart. */
const usualRestMs = 15 * 60_000

type View = ReplyOf<typeof listAppearances>['data']

export function createAppearances({ db, clock, emit, services }: Pick<Context, 'db' | 'clock' | 'emit' | 'services'>) {
  const { outcomes } = services

  /** Asks the next people of an item. Returns the events, which the caller emits, and the asking after them. */
  async function pass(tx: Tx, { chamberId, personId }: Doer, { entry, asking, people }: Item) {
    const now = clock.now()
    const repo = appearancesRepo(tx, chamberId)
    const { step, ids } = nextAsked(asking, people, now)
    const most = isMorning(now) ? Number.POSITIVE_INFINITY : mostEveningMessages
    const isLate = isLateMorning(now)
    const told: { id: PersonId; asStep: typeof step; sendAt: Date | null; by: AlertWay }[] = []
    // An owner who has just said Cannot is not asked again at once.
    for (const id of ids.filter((one) => one !== personId)) {
      const asStep = step === 'owner' && !people.owners.includes(id) ? 'first' : step
      const to_owner = asStep === 'owner'
      const restMs = isLate ? 0 : usualRestMs
      const sendAt = await repo.countAlert(id, { to_owner, date: courtDateAt(now), now, most, restMs })
      const ofOwner = isLate && asking.owner_told === 0 ? 'both' : 'another'
      // An owner who has had the evening's messages is told on the next morning instead.
      if (sendAt !== null || !to_owner) told.push({ id, asStep, sendAt, by: to_owner ? ofOwner : 'usual' })
    }
    const isOwnerTold = told.some(({ id, sendAt }) => sendAt !== null && people.owners.includes(id))
    const after: Asking = {
      ...asking,
      step,
      asked_id: ids[0] ?? null,
      asked_at: now,
      named_id: people.named,
      owner_told: asking.owner_told + (isOwnerTold ? 1 : 0),
    }
    await repo.update(entry, { ...after, declined: [...after.declined] })
    const events = told.map(
      ({ id, asStep, sendAt, by }): NewEvent => ({
        type: 'appearance.asked',
        matterId: entry.matter_id,
        subject: { kind: 'hearing', id: `${entry.matter_id} ${entry.date}` },
        detail: {
          person: id,
          date: entry.date,
          step: asStep,
          send_at: sendAt?.toISOString() ?? null,
          by,
          court_no: entry.court_no,
          item: entry.item,
        },
      }),
    )
    return { events, after }
  }

  async function askChamber(chamberId: ChamberId): Promise<void> {
    await db.asChamber(chamberId, async (tx) => {
      const now = clock.now()
      const repo = appearancesRepo(tx, chamberId)
      const seen = await repo.getDueAt()
      const rules = await repo.getRules()
      const events: NewEvent[] = []
      const later = nextBeginning(rules, now)
      const times = [later]
      for (const item of await holdDue(tx, chamberId, rules, now)) {
        let { asking } = item
        if (isDue(asking, item.entry.date, rules, now)) {
          const passed = await pass(tx, { chamberId }, item)
          asking = passed.after
          events.push(...passed.events)
        }
        times.push(nextAskAt(asking, item.entry.date, rules, now) ?? later)
      }
      if (events.length > 0) await emit(tx, { chamberId }, ...events)
      if (seen) await repo.putOff(new Date(Math.min(...times.map(Number))), seen)
    })
  }

  /** Reads the items that may be asked about now. The rows of those that are due are locked, and read after that. */
  async function holdDue(tx: Tx, chamberId: ChamberId, rules: AppearanceRules, now: Date): Promise<Item[]> {
    if (!rules.is_on || !isAskingTime(now)) return []
    const of = isMorning(now) ? 'today' : 'next'
    const { items } = await readItems(tx, chamberId, { now, of })
    const due = items.filter(({ asking, entry }) => isDue(asking, entry.date, rules, now))
    if (due.length === 0) return items
    for (const { entry } of due) await appearancesRepo(tx, chamberId).hold(entry)
    const keyOf = ({ entry }: Item) => `${entry.date} ${entry.matter_id}`
    const matterIds = due.map(({ entry }) => entry.matter_id)
    const held = new Map((await readItems(tx, chamberId, { now, of, matterIds })).items.map((one) => [keyOf(one), one]))
    return items.flatMap((one) => (due.includes(one) ? (held.get(keyOf(one)) ?? []) : one))
  }

  const about = ({ matter_id, date }: BodyOf<typeof answerAppearance>) => ({
    matterId: matter_id,
    subject: { kind: 'hearing', id: `${matter_id} ${date}` },
    detail: { date },
  })

  async function confirm(tx: Tx, actor: Actor, on: BodyOf<typeof answerAppearance>, { entry, asking }: Item) {
    const me = actor.personId
    if (asking.confirmed_id === me) return
    if (asking.confirmed_id)
      throw new Conflict('Somebody else has confirmed this hearing meanwhile.', 'appearance-confirmed')
    await appearancesRepo(tx, actor.chamberId).update(on, {
      confirmed_id: me,
      confirmed_at: clock.now(),
      declined: asking.declined.filter((id) => id !== me),
      named_id: me,
    })
    if (entry.appearing?._id !== me) await outcomes.setAppearing(tx, actor, on, me)
    await emit(tx, actor, { type: 'appearance.confirmed', ...about(on) })
  }

  async function decline(tx: Tx, actor: Actor, on: BodyOf<typeof answerAppearance>, item: Item) {
    const { asking, people } = item
    const me = actor.personId
    const isMine = asking.confirmed_id === null || asking.confirmed_id === me
    if (asking.declined.includes(me) || !isMine) return
    const isAsked = asking.step === 'none' ? rowOf(people, asking)[0] === me : asking.asked_id === me
    const declined = [...asking.declined, me]
    const changes = { declined, confirmed_id: null, confirmed_at: null }
    const repo = appearancesRepo(tx, actor.chamberId)
    await repo.update(on, changes)
    const { is_on } = await repo.getRules()
    const passes = is_on && asking.step !== 'owner' && (isAsked || asking.confirmed_id === me)
    const before = {
      ...asking,
      declined,
      confirmed_id: null,
      step: asking.step === 'none' ? 'first' : asking.step,
    } as const
    const asked = passes ? (await pass(tx, actor, { ...item, asking: before })).events : []
    await emit(tx, actor, { type: 'appearance.declined', ...about(on) }, ...asked)
  }

  return {
    async ask(signal: AbortSignal, onError: (error: unknown, chamber: ChamberId) => void): Promise<void> {
      for (const { id } of await db.asSystem('reminders', (tx) => listDueChambers(tx, clock.now()))) {
        if (signal.aborted) return
        await askChamber(id).catch((error: unknown) => onError(error, id))
      }
    },

    list(actor: Actor): Promise<View> {
      authorize(actor, 'read', 'Matter')
      return db.asChamber(actor, async (tx) => {
        const now = clock.now()
        const today = courtDateAt(now)
        const { is_on, ask_at } = await appearancesRepo(tx, actor.chamberId).getRules()
        const isEvening = indiaTimeAt(now) >= eveningBegins
        const of = isEvening ? 'next' : 'today'
        const isShown = is_on && (isEvening || isMorning(now))
        const { items, members } = isShown
          ? await readItems(tx, actor.chamberId, { now, of })
          : { items: [], members: [] }
        const outcomesOf = async () => {
          const { entries } = await readEntries(tx, actor.chamberId, { from: today, to: today }, today)
          const heard = Map.groupBy(
            entries.filter((entry) => !entry.is_dropped && !isNotSitting(entry)),
            ({ matter_id }) => matter_id,
          )
          const done = [...heard.values()].filter((days) => days.some((one) => one.outcome || one.court_outcome))
          return { done: done.length, total: heard.size }
        }
        const nameOf = new Map(members.map(({ _id, name }) => [_id, { _id, name: name ?? '' }]))
        return {
          asks_at: is_on ? ask_at : null,
          confirmed: { done: items.filter(({ asking }) => asking.confirmed_id).length, total: items.length },
          items: items.map((item) => present(item, nameOf)),
          outcomes: isEvening ? await outcomesOf() : null,
        }
      })
    },

    async answer(tx: Tx, actor: Actor, on: BodyOf<typeof answerAppearance>): Promise<void> {
      authorize(actor, 'update', 'Matter')
      // In this order, because a handover also locks the matter first.
      await hearingsRepo(tx, actor.chamberId).holdMatter(on.matter_id)
      await appearancesRepo(tx, actor.chamberId).hold(on)
      const now = clock.now()
      // The second person and the owners are asked although this person may not read their rows.
      const { items } = await beyondTheWall(tx, () =>
        readItems(tx, actor.chamberId, { now, of: 'both', matterIds: [on.matter_id] }),
      )
      const item = items.find(({ entry }) => entry.date === on.date)
      if (!item)
        throw new Invalid('The matter is not listed on that day.', { date: 'Choose a day on which it is listed' })
      return on.answer === 'mine' ? confirm(tx, actor, on, item) : decline(tx, actor, on, item)
    },

    /** The person to whom a hearing is handed over is asked first. Whoever takes it over has confirmed it. */
    async followHandovers(tx: Tx, events: readonly Event<'hearing.handed-over'>[]): Promise<void> {
      for (const { chamberId, matterId: matter_id, by, at, detail } of events) {
        if (!chamberId || !matter_id || detail.date < courtDateAt(clock.now())) continue
        const repo = appearancesRepo(tx, chamberId)
        const key = { matter_id, date: detail.date }
        const before = await repo.hold(key)
        await repo.update(key, {
          ...neverAsked,
          declined: before?.declined.filter((id) => id !== detail.to) ?? [],
          owner_told: before?.owner_told ?? 0,
          step: 'first',
          asked_id: detail.to,
          asked_at: at,
          named_id: detail.to,
          confirmed_id: detail.to === by ? by : null,
          confirmed_at: detail.to === by ? at : null,
        })
      }
    },

    /** The next run of the job then reads the chamber's hearings. The first matter of a chamber gives it its row. */
    async followChanges(tx: Tx, events: readonly Event[]): Promise<void> {
      const now = clock.now()
      if (!isAskingTime(now) && !events.some(({ type }) => type === 'matter.added')) return
      for (const id of new Set(events.flatMap(({ chamberId }) => chamberId ?? [])))
        await appearancesRepo(tx, id).bringForward(now)
    },

    listLeave(actor: Actor): Promise<ReplyOf<typeof listLeave>['data']> {
      authorize(actor, 'read', 'Matter')
      return db.asChamber(actor, async (tx) => {
        const rows = await appearancesRepo(tx, actor.chamberId).listLeave(courtDateAt(clock.now()))
        return rows.map(({ person_id, name, ...days }) => ({ person: { _id: person_id, name: name ?? '' }, ...days }))
      })
    },

    async setLeave(tx: Tx, actor: Actor, { person_id, days }: BodyOf<typeof setLeave>): Promise<void> {
      authorize(actor, 'update', 'Matter')
      if (person_id !== actor.personId && !isAllowed(actor.abilities, 'manage', 'all')) throw new NotFound()
      const repo = appearancesRepo(tx, actor.chamberId)
      if (!(await repo.listMembers()).some(({ _id }) => _id === person_id)) throw new NotFound()
      await repo.setLeave(person_id, days)
      await emit(tx, actor, {
        type: 'appearance.leave',
        subject: { kind: 'member', id: person_id },
        detail: days ?? {},
      })
    },

    getRules(actor: Actor): Promise<SavedAppearanceRules> {
      authorize(actor, 'read', 'Member')
      return db.asChamber(actor, (tx) => appearancesRepo(tx, actor.chamberId).getRules())
    },

    async setRules(
      tx: Tx,
      actor: Actor,
      { version, ...input }: BodyOf<typeof setAppearanceRules>,
    ): Promise<SavedAppearanceRules> {
      authorize(actor, 'manage', 'all')
      const repo = appearancesRepo(tx, actor.chamberId)
      const { is_on, ask_at, pass_at } = await repo.getRules()
      const rules = { is_on, ask_at, pass_at, ...input }
      refuseTimes(rules)
      await repo.putRules(rules, { by: actor, at: clock.now(), seen: version, read: repo.getRules })
      await repo.bringForward(clock.now())
      await emit(tx, actor, { type: 'appearance.rules', subject: { kind: 'chamber', id: actor.chamberId } })
      return repo.getRules()
    },
  }
}

function refuseTimes({ ask_at, pass_at }: AppearanceRules): void {
  if (ask_at < askTimes.from || ask_at > askTimes.to)
    throw new Invalid('Ask between 16:00 and 22:00.', { ask_at: 'Choose a time from 16:00 to 22:00' })
  if (pass_at <= ask_at || pass_at > passTimes.to)
    throw new Invalid('The second person is asked after the first.', {
      pass_at: 'Choose a later time than the first one, until 23:00',
    })
}

function present(
  { entry, asking, people }: Item,
  nameOf: ReadonlyMap<PersonId, { _id: PersonId; name: string }>,
): Appearance {
  const row = rowOf(people, asking)
  const named = (id: PersonId | null | undefined) => (id && nameOf.get(id)) || null
  const asked = asking.step === 'none' ? (row[0] ?? people.owners[0]) : asking.asked_id
  const isLast = asking.step === 'second' || asking.step === 'owner'
  return {
    matter_id: entry.matter_id,
    date: entry.date,
    title: entry.ctitle,
    court_short: entry.court_short,
    court_no: entry.court_no,
    item: entry.item,
    step: asking.step,
    asked: named(asked),
    second: isLast ? null : named(row.find((id) => id !== asked)),
    confirmed_by: named(asking.confirmed_id),
    declined: asking.declined.flatMap((id) => named(id) ?? []),
  }
}
