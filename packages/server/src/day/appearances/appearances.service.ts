import {
  type Appearance,
  type AppearanceRules,
  type answerAppearance,
  askTimes,
  type listAppearances,
  passTimes,
  type SavedAppearanceRules,
  type setAppearanceRules,
} from '@peshi/contract/day/appearances'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf, ReplyOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { readEntries } from '../../matters/hearings/hearings.service.ts'
import { beyondTheWall, type Tx } from '../../platform/db/door.ts'
import { assertMatterExists } from '../../platform/db/matter-exists.ts'
import { Conflict, Invalid } from '../../platform/errors.ts'
import type { Doer, Event, NewEvent } from '../../platform/events/emit.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { appearancesRepo, listAskingChambers } from './appearances.repo.ts'
import { isAskingTime, isDue, morningEnds, neverAsked, nextAsked, rowOf, timeAt } from './plan-asking.ts'
import { type Item, readItems } from './read-items.ts'

const eveningFrom = '16:00'

type View = ReplyOf<typeof listAppearances>['data']

export function createAppearances({ db, clock, emit, services }: Pick<Context, 'db' | 'clock' | 'emit' | 'services'>) {
  const { outcomes } = services

  /** Asks the next people of an item, and returns the events, which the caller emits. */
  async function pass(tx: Tx, { chamberId }: Doer, { entry, asking, people }: Item): Promise<NewEvent[]> {
    const now = clock.now()
    const repo = appearancesRepo(tx, chamberId)
    const { step, ids } = nextAsked(asking, people)
    const asked = await Promise.all(
      ids.map(async (id) => ({ id, sendAt: await repo.countAlert(id, courtDateAt(now), now) })),
    )
    // An owner who has had the evening's alerts is told on the next morning instead.
    const told = step === 'owner' ? asked.filter(({ sendAt }) => sendAt !== null) : asked
    const isOwnerTold = told.some(({ id, sendAt }) => sendAt !== null && people.owners.includes(id))
    await repo.update(entry, {
      ...asking,
      declined: [...asking.declined],
      step,
      asked_id: ids[0] ?? null,
      asked_at: now,
      named_id: people.named,
      owner_told: asking.owner_told + (isOwnerTold ? 1 : 0),
    })
    return told.map(({ id, sendAt }) => ({
      type: 'appearance.asked',
      matterId: entry.matter_id,
      subject: { kind: 'hearing', id: `${entry.matter_id} ${entry.date}` },
      detail: { person: id, date: entry.date, step, send_at: sendAt?.toISOString() ?? null },
    }))
  }

  async function askChamber(chamberId: ChamberId): Promise<void> {
    await db.asChamber(chamberId, async (tx) => {
      const now = clock.now()
      const repo = appearancesRepo(tx, chamberId)
      const rules = await repo.getRules()
      if (!isAskingTime(rules, now)) return
      const isMorning = timeAt(now) < morningEnds
      const { items } = await readItems(tx, chamberId, { now, of: isMorning ? 'today' : 'next' })
      const events: NewEvent[] = []
      for (const item of items) {
        if (!isDue(item.asking, item.entry.date, rules, now)) continue
        // Somebody may have answered since the items were read.
        const held = await repo.hold(item.entry)
        if (held?.confirmed_id && held.confirmed_id !== item.asking.confirmed_id && item.asking.step !== 'none')
          continue
        events.push(...(await pass(tx, { chamberId }, item)))
      }
      if (events.length > 0) await emit(tx, { chamberId }, ...events)
    })
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
    const asked = passes ? await pass(tx, actor, { ...item, asking: before }) : []
    await emit(tx, actor, { type: 'appearance.declined', ...about(on) }, ...asked)
  }

  return {
    async ask(signal: AbortSignal, onError: (error: unknown, chamber: ChamberId) => void): Promise<void> {
      for (const { id } of await db.asSystem('reminders', listAskingChambers)) {
        if (signal.aborted) return
        await askChamber(id).catch((error: unknown) => onError(error, id))
      }
    },

    list(actor: Actor): Promise<View> {
      authorize(actor, 'read', 'Matter')
      return db.asChamber(actor, async (tx) => {
        const now = clock.now()
        const today = courtDateAt(now)
        const time = timeAt(now)
        const { is_on, ask_at } = await appearancesRepo(tx, actor.chamberId).getRules()
        const isEvening = time >= eveningFrom
        const of = isEvening ? 'next' : 'today'
        const isShown = is_on && (isEvening || time < morningEnds)
        const { items, members } = isShown
          ? await readItems(tx, actor.chamberId, { now, of })
          : { items: [], members: [] }
        const outcomesOf = async () => {
          const { entries } = await readEntries(tx, actor.chamberId, { from: today, to: today }, today)
          const heard = Map.groupBy(
            entries.filter(({ is_dropped }) => !is_dropped),
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
      await assertMatterExists(tx, actor, on.matter_id)
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
