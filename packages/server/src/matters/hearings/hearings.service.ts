import type {
  filterHearings,
  HearingEntry,
  hearingLoad,
  hearingQueues,
  listHearings,
} from '@peshi/contract/matters/hearings'
import { commonOutcomes, Outcome } from '@peshi/contract/matters/outcomes'
import { addDays, type CourtDate, courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import type { BodyOf, QueryOf, ReplyOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import { beyondTheWall, type Tx } from '../../platform/db/door.ts'
import { listExisting } from '../../platform/db/matter-exists.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { toEntries } from './hearing-days.ts'
import { type DaySpan, hearingsRepo } from './hearings.repo.ts'
import { queuesRepo } from './queues.repo.ts'
import { listRisen } from './risen-courts.ts'
import { videoLinksRepo } from './video-links.repo.ts'

const daysAhead = 29
const queueShown = 200
const piecesAtMost = 2000

type Days = Omit<ReplyOf<typeof listHearings>, 'success'>

export type Hearings = ReturnType<typeof createHearings>

export function createHearings({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const today = () => courtDateAt(clock.now())

  async function readDays(actor: Actor, span: DaySpan): Promise<Days> {
    authorize(actor, 'read', 'Matter')
    const { entries, to } = await db.asChamber(actor, (tx) =>
      readEntries(tx, actor.chamberId, span, today(), piecesAtMost),
    )
    return { data: byDate(entries), meta: { from: span.from, to, is_cut: to < span.to } }
  }

  async function listOfMatter(tx: Tx, actor: Actor, matterId: MatterId): Promise<HearingEntry[]> {
    authorize(actor, 'read', 'Matter')
    await hearingsRepo(tx, actor.chamberId).getMatter(matterId)
    const span = { from: '1900-01-01', to: '2199-12-31', matterIds: [matterId] }
    return (await readEntries(tx, actor.chamberId, span, today())).entries.toReversed()
  }

  const list = (actor: Actor, courts: DaySpan['courts'] = []) =>
    readDays(actor, { from: today(), to: addDays(today(), daysAhead), courts })

  return {
    list,

    filter(actor: Actor, { dates, courts }: BodyOf<typeof filterHearings>) {
      const [from, to = from] = dates
      return from && to ? readDays(actor, { from, to, courts }) : list(actor, courts)
    },

    async between(tx: Tx, actor: Actor, span: DaySpan): Promise<HearingEntry[]> {
      authorize(actor, 'read', 'Matter')
      return (await readEntries(tx, actor.chamberId, span, today())).entries
    },

    listOfMatter,

    ofMatter: (actor: Actor, matterId: MatterId): Promise<HearingEntry[]> =>
      db.asChamber(actor, (tx) => listOfMatter(tx, actor, matterId)),

    /** The common outcomes fill the free places. The order never changes, because each outcome has a key. */
    async usualOutcomes(actor: Actor, matterId: MatterId): Promise<Outcome[]> {
      authorize(actor, 'read', 'Matter')
      const own = await db.asChamber(actor, async (tx) => {
        await hearingsRepo(tx, actor.chamberId).getMatter(matterId)
        return queuesRepo(tx, actor.chamberId).listUsualOutcomes(matterId)
      })
      const most = [...new Set([...own, ...commonOutcomes])].slice(0, commonOutcomes.length)
      return Outcome.options.filter((outcome) => most.includes(outcome))
    },

    async queues(actor: Actor): Promise<ReplyOf<typeof hearingQueues>['data']> {
      authorize(actor, 'read', 'Matter')
      const now = today()
      return db.asChamber(actor, async (tx) => {
        const repo = queuesRepo(tx, actor.chamberId)
        const missing = await repo.listMissingOutcomes(now, listRisen(clock.now()), queueShown)
        const undated = await repo.listUndated(now, queueShown)
        return {
          no_next_date: {
            total: await repo.countUndated(now),
            data: undated.map((row) => ({ ...row, court_title: courtTitle(row.hc_name) })),
          },
          outcome_missing: { total: missing.total, data: await readChosenDays(tx, actor.chamberId, missing.days, now) },
        }
      })
    },

    async load(actor: Actor, query: QueryOf<typeof hearingLoad>): Promise<ReplyOf<typeof hearingLoad>['data']> {
      authorize(actor, 'read', 'Matter')
      const { counted, hidden } = await db.asChamber(actor, async (tx) => {
        if (query.matter_id) await hearingsRepo(tx, actor.chamberId).getMatter(query.matter_id)
        const repo = queuesRepo(tx, actor.chamberId)
        const appearing = await beyondTheWall(tx, () => repo.listAppearing(query))
        const ids = appearing.map(({ matter_id }) => matter_id)
        const seen = await listExisting(tx, actor.chamberId, ids)
        return {
          counted: await repo.countByCourt({ ...query, exceptMatter: query.matter_id }),
          hidden: appearing.filter(({ matter_id }) => !seen.has(matter_id)),
        }
      })
      const days = Map.groupBy(counted, ({ date }) => date)
      const busy = Map.groupBy(hidden, ({ date }) => date)
      return [...new Set([...days.keys(), ...busy.keys()])].toSorted().map((date) => {
        const courts = days.get(date) ?? []
        return {
          date,
          count: courts.reduce((sum, { count }) => sum + count, 0),
          courts: courts.map(({ court, count }) => ({ court_id: court, court_title: courtTitle(court), count })),
          busy: [...new Set(busy.get(date)?.map(({ name }) => name))],
        }
      })
    },

    async listPeople(actor: Actor) {
      authorize(actor, 'read', 'Matter')
      return db.asChamber(actor, (tx) => queuesRepo(tx, actor.chamberId).listPeople())
    },

    async readDay(tx: Tx, actor: Actor, date: CourtDate) {
      authorize(actor, 'read', 'Matter')
      const [people, { entries }] = await Promise.all([
        queuesRepo(tx, actor.chamberId).listPeople(),
        readEntries(tx, actor.chamberId, { from: date, to: date }, today()),
      ])
      return { people, entries }
    },
  }
}

/**
 * Reads at most `most` rows of each table. If there are more, `to` of the reply is the last day of which all rows are
 * read, or the first day of the span, which may then lack rows.
 */
export async function readEntries(
  tx: Tx,
  chamberId: ChamberId,
  span: DaySpan,
  today: CourtDate,
  most = Number.MAX_SAFE_INTEGER - 1,
): Promise<{ entries: HearingEntry[]; to: CourtDate }> {
  const repo = hearingsRepo(tx, chamberId)
  const limit = most + 1
  const [dated, noted, listed, history, links] = await Promise.all([
    repo.listDated(span, limit),
    repo.listNoted(span, limit),
    repo.listListed(span, limit),
    span.from > today ? [] : repo.listHistory(span, limit),
    videoLinksRepo(tx, chamberId).list(),
  ])

  const cuts = [dated, noted, listed, history].flatMap((rows) => rows[most]?.date ?? [])
  const firstCut = cuts.toSorted()[0]
  const to = firstCut ? maxDate(span.from, addDays(firstCut, -1)) : span.to
  const isBeforeCut = ({ date }: { date: CourtDate }) => date <= to

  const pieces = {
    dated: dated.filter(isBeforeCut),
    noted: noted.filter(isBeforeCut),
    listed: listed.filter(isBeforeCut),
    history: history.filter(isBeforeCut),
  }
  const ids = new Set(Object.values(pieces).flatMap((rows) => rows.map(({ matter_id }) => matter_id)))
  const matters = await repo.listMatters([...ids])
  return { entries: toEntries({ ...pieces, matters, links }, today), to }
}

const maxDate = (a: CourtDate, b: CourtDate) => (a > b ? a : b)

const byDate = (entries: HearingEntry[]): Days['data'] =>
  [...Map.groupBy(entries, ({ date }) => date)].map(([date, data]) => ({ date: toDayFirst(date), data }))

async function readChosenDays(
  tx: Tx,
  chamberId: ChamberId,
  days: readonly { matter_id: MatterId; date: CourtDate }[],
  today: CourtDate,
): Promise<HearingEntry[]> {
  const [newest, oldest] = [days[0], days.at(-1)]
  if (!newest || !oldest) return []
  const matterIds = [...new Set(days.map(({ matter_id }) => matter_id))]
  const { entries } = await readEntries(tx, chamberId, { from: oldest.date, to: newest.date, matterIds }, today)
  const dayKeys = new Set(days.map(({ matter_id, date }) => `${date} ${matter_id}`))
  return oncePerDay(entries)
    .filter(({ matter_id, date }) => dayKeys.has(`${date} ${matter_id}`))
    .toReversed()
}

const oncePerDay = (entries: HearingEntry[]): HearingEntry[] => [
  ...new Map(entries.map((entry) => [`${entry.date} ${entry.matter_id}`, entry])).values(),
]
