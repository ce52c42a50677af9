import { courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf, QueryOf } from '@peshi/contract/platform/endpoint'
import { type AppealHitId, type AppealTrackerId, type CaseId, CourtId } from '@peshi/contract/platform/ids'
import type {
  AppealInput,
  AppealTracker,
  dismissAppealHit,
  editAppeal,
  exportAppeals,
} from '@peshi/contract/trackers/appeals'
import type { LowerCourtQuery } from '@peshi/courts/connector'
import { sideKeys } from '../../courts/names/match-parties.ts'
import { noteKeysWritten } from '../../courts/names/rekey.ts'
import { searchPatterns } from '../../matters/matters/matters.search.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { assertMatterExists } from '../../platform/db/matter-exists.ts'
import { Conflict, Invalid } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { createTrackerActions } from '../trackers/tracker-actions.ts'
import { presentTracker } from './appeals.present.ts'
import { appealsRepo, type Selection, type TrackerRow } from './appeals.repo.ts'
import { watchUntil } from './watch-until.ts'

const supremeCourt = CourtId.parse('sci')

export const appealLabel = (row: Pick<TrackerRow, 'case_type_name' | 'case_number' | 'case_year'>) =>
  `${row.case_type_name}/${row.case_number}/${row.case_year}`

export const appealQuery = (row: TrackerRow): LowerCourtQuery => ({
  by: 'lower-court',
  court: row.court_kind,
  state: row.state_code,
  bench: row.bench_code,
  caseType: row.case_type_code,
  number: row.case_number,
  year: row.case_year,
  decidedOn: row.judgment_date,
})

const edited = ['petitioner', 'respondent', 'note', 'check_every', 'margin_days', 'stops_on'] as const

const watchedAlready = () => new Conflict('Your chamber watches this judgment already.', 'watched-already')

export function createAppeals(context: Context) {
  const { db, clock, courts, services } = context
  const { caseStore: cases, follow, families } = services

  async function present(tx: Tx, actor: Actor, rows: TrackerRow[]): Promise<AppealTracker[]> {
    const repo = appealsRepo(tx, actor.chamberId)
    const ids = rows.map(({ id }) => id)
    const hits = Map.groupBy(await repo.hitsOf(ids), ({ tracker_id }) => tracker_id)
    const next = await repo.nextChecks(ids)
    return rows.map((row) => presentTracker(row, hits.get(row.id) ?? [], next.get(row.id)))
  }

  async function presentOne(tx: Tx, actor: Actor, id: AppealTrackerId): Promise<AppealTracker> {
    const [shown] = await present(tx, actor, [await appealsRepo(tx, actor.chamberId).get(id)])
    if (!shown) throw new Error('A tracker disappeared while it was read')
    return shown
  }

  type Listed = Omit<QueryOf<typeof exportAppeals>, 'type'>
  const actions = createTrackerActions<'appeal', TrackerRow, AppealTracker, Selection, Listed>(context, {
    kind: 'appeal',
    labelOf: appealLabel,
    matterOf: ({ matter_id }) => matter_id,
    checkOf: (row) =>
      row.stopped_at
        ? null
        : { court: supremeCourt, query: appealQuery(row), label: `${appealLabel(row)}, ${row.bench_name}` },
    repo: appealsRepo,
    selectionOf: ({ search, state, sort, order }) => ({
      patterns: searchPatterns(search),
      state,
      sort,
      order,
    }),
    present,
    restoredTwice: watchedAlready,
    onMove: async (tx, actor) => {
      await noteKeysWritten(tx, actor.chamberId)
    },
  })
  const { emitFor, queueCheck } = actions

  return {
    ...actions,

    async get(actor: Actor, id: AppealTrackerId): Promise<AppealTracker> {
      authorize(actor, 'read', 'Tracker')
      return db.asChamber(actor, (tx) => presentOne(tx, actor, id))
    },

    async create(tx: Tx, actor: Actor, input: AppealInput): Promise<AppealTracker> {
      authorize(actor, 'create', 'Tracker')
      const now = clock.now()
      const today = courtDateAt(now)
      if (input.judgment_date > today)
        throw new Invalid('The judgment is not given yet.', { judgment_date: 'Choose a day that is past' })
      const until = watchUntil(input.judgment_date, input.margin_days)
      if (until.stops_on < today)
        throw new Invalid(`This judgment would have been watched until ${until.stops_on}.`, {
          margin_days: 'Watch it for longer after the limitation period',
        })
      if (input.matter_id) await assertMatterExists(tx, actor, input.matter_id)
      const row = await appealsRepo(tx, actor.chamberId).insert({
        id: newId() as AppealTrackerId,
        matter_id: input.matter_id,
        court_kind: input.court_id,
        state_code: input.state_id,
        bench_code: input.tracking_court_id,
        case_type_code: input.case_type_id,
        state_name: input.state,
        bench_name: input.bench,
        case_type_name: input.case_type,
        case_number: input.case_number.replace(/^0+(?=\d)/, ''),
        case_year: input.case_year,
        judgment_date: input.judgment_date,
        petitioner: input.petitioner,
        respondent: input.respondent,
        petitioner_keys: sideKeys(input.petitioner),
        respondent_keys: sideKeys(input.respondent),
        note: input.note,
        check_every: input.check_every,
        margin_days: input.margin_days,
        ...until,
        created_by: actor.personId,
        created_at: now,
      })
      if (!row) throw watchedAlready()
      await queueCheck(tx, actor, row, now)
      await emitFor(tx, actor, 'appeal.watched', row)
      await noteKeysWritten(tx, actor.chamberId)
      return presentOne(tx, actor, row.id)
    },

    async edit(
      tx: Tx,
      actor: Actor,
      id: AppealTrackerId,
      { version, ...input }: BodyOf<typeof editAppeal>,
    ): Promise<AppealTracker> {
      authorize(actor, 'update', 'Tracker')
      const repo = appealsRepo(tx, actor.chamberId)
      await repo.raiseVersion(id, { by: actor, at: clock.now(), seen: version, read: () => presentOne(tx, actor, id) })
      const row = await repo.get(id)
      const { petitioner = row.petitioner, respondent = row.respondent, note = row.note } = input
      const { check_every = row.check_every, margin_days = row.margin_days } = input
      const after = await repo.update(id, {
        petitioner,
        respondent,
        note,
        check_every,
        margin_days,
        petitioner_keys: sideKeys(petitioner),
        respondent_keys: sideKeys(respondent),
        ...watchUntil(row.judgment_date, margin_days),
        warned_at: margin_days === row.margin_days ? row.warned_at : null,
      })
      if (check_every !== row.check_every && !row.stopped_at && row.last_checked_at)
        await queueCheck(tx, actor, after, actions.nextAt(after))
      await emitFor(tx, actor, 'appeal.changed', after, changesOf(row, after, edited))
      await noteKeysWritten(tx, actor.chamberId)
      return presentOne(tx, actor, id)
    },

    async check(tx: Tx, actor: Actor, id: AppealTrackerId): Promise<AppealTracker> {
      authorize(actor, 'update', 'Tracker')
      const repo = appealsRepo(tx, actor.chamberId)
      const row = await repo.get(id)
      if (row.stops_on < courtDateAt(clock.now()))
        throw new Conflict('Its time is over. Watch it for longer first.', 'period-over')
      const after = await repo.update(id, { stopped_at: null, stop_reason: null })
      if (row.stopped_at) await emitFor(tx, actor, 'appeal.watched', after)
      await queueCheck(tx, actor, after, clock.now())
      return presentOne(tx, actor, id)
    },

    async stop(tx: Tx, actor: Actor, id: AppealTrackerId): Promise<AppealTracker> {
      authorize(actor, 'update', 'Tracker')
      const row = await appealsRepo(tx, actor.chamberId).update(id, {
        stopped_at: clock.now(),
        stop_reason: 'by-hand',
      })
      await actions.stopChecks(tx, actor, row)
      await emitFor(tx, actor, 'appeal.stopped', row)
      return presentOne(tx, actor, id)
    },

    async dismiss(
      tx: Tx,
      actor: Actor,
      id: AppealTrackerId,
      hit: AppealHitId,
      { undo }: BodyOf<typeof dismissAppealHit>,
    ): Promise<AppealTracker> {
      authorize(actor, 'update', 'Tracker')
      const repo = appealsRepo(tx, actor.chamberId)
      const tracker = await repo.get(id)
      const row = await repo.getHit(id, hit)
      if (row.state === 'matter') throw new Conflict('It is a matter of the chamber by now.', 'is-matter')
      await repo.updateHit(hit, { state: undo ? 'new' : 'dismissed' })
      await emitFor(tx, actor, 'appeal.hit-dismissed', tracker, { undo })
      return presentOne(tx, actor, id)
    },

    /** Reads the case of a hit from the court. */
    async readHit(actor: Actor, id: AppealTrackerId, hitId: AppealHitId): Promise<CaseId> {
      authorize(actor, 'create', 'Matter')
      const hit = await db.asChamber(actor, async (tx) => {
        const repo = appealsRepo(tx, actor.chamberId)
        await repo.get(id)
        return repo.getHit(id, hitId)
      })
      if (!hit.diary_number || !hit.diary_year)
        throw new Conflict(
          'A list gives no diary number. Answer the due check: the court’s own answer has it.',
          'no-diary-number',
        )
      const ref = { diary_no: hit.diary_number, diary_year: hit.diary_year }
      return (await cases.upsert(await courts.readCase(supremeCourt, ref), ref)).id
    },

    /** Makes the case of a hit a matter that is linked to the judgment’s. */
    async follow(tx: Tx, actor: Actor, id: AppealTrackerId, hitId: AppealHitId, caseId: CaseId) {
      authorize(actor, 'create', 'Matter')
      const repo = appealsRepo(tx, actor.chamberId)
      const tracker = await repo.get(id)
      const { matter } = await follow.followRead(tx, actor, { caseId })
      const matter_id = matter._id
      const { matter_id: other_id } = tracker
      if (other_id && other_id !== matter_id)
        await families.link(tx, actor, matter_id, { other_id, kind: 'slp', is_later: true })
      await repo.updateHit(hitId, { state: 'matter', matter_id })
      await emitFor(tx, actor, 'appeal.followed', tracker)
      return { matter_id, tracker: await presentOne(tx, actor, id) }
    },
  }
}
