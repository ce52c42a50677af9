import { courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { AppealHitId, AppealTrackerId, CaseId } from '@peshi/contract/platform/ids'
import type { AppealInput, AppealTracker, dismissAppealHit, editAppeal } from '@peshi/contract/trackers/appeals'
import type { LowerCourtQuery } from '@peshi/courts/connector'
import { sideKeys } from '../../courts/names/match-parties.ts'
import { noteKeysWritten } from '../../courts/names/rekey.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { assertMatterExists } from '../../platform/db/matter-exists.ts'
import { Conflict, Invalid } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { createTrackerActions } from '../trackers/tracker-actions.ts'
import { appealKind } from './appeals.present.ts'
import { appealsRepo, supremeCourt, type TrackerRow } from './appeals.repo.ts'
import { watchUntil } from './watch-until.ts'

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

  const actions = createTrackerActions<'appeal', TrackerRow, AppealTracker, AppealTracker>(context, {
    ...appealKind,
    checkOf: (row) =>
      row.stopped_at
        ? null
        : { court: supremeCourt, query: appealQuery(row), label: `${appealKind.labelOf(row)}, ${row.bench_name}` },
    complete: async (_tx, _actor, _row, shown) => shown,
    restoredTwice: watchedAlready,
  })
  const { beginEdit, emitFor, nextAt, read, stopWaiting, wait } = actions

  return {
    ...actions,

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
      await wait(tx, actor, row, now)
      await emitFor(tx, actor, 'appeal.watched', row)
      await noteKeysWritten(tx, actor.chamberId)
      return read(tx, actor, row.id)
    },

    async edit(
      tx: Tx,
      actor: Actor,
      id: AppealTrackerId,
      { version, ...input }: BodyOf<typeof editAppeal>,
    ): Promise<AppealTracker> {
      authorize(actor, 'update', 'Tracker')
      const row = await beginEdit(tx, actor, id, version)
      const { petitioner = row.petitioner, respondent = row.respondent, note = row.note } = input
      const { check_every = row.check_every, margin_days = row.margin_days } = input
      const after = await appealsRepo(tx, actor.chamberId).update(id, {
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
        await wait(tx, actor, after, nextAt(after))
      await emitFor(tx, actor, 'appeal.changed', after, changesOf(row, after, edited))
      await noteKeysWritten(tx, actor.chamberId)
      return read(tx, actor, id)
    },

    async check(tx: Tx, actor: Actor, id: AppealTrackerId): Promise<AppealTracker> {
      authorize(actor, 'update', 'Tracker')
      const repo = appealsRepo(tx, actor.chamberId)
      const row = await repo.get(id)
      if (row.stops_on < courtDateAt(clock.now()))
        throw new Conflict('Its time is over. Watch it for longer first.', 'period-over')
      const after = await repo.update(id, { stopped_at: null, stop_reason: null })
      if (row.stopped_at) await emitFor(tx, actor, 'appeal.watched', after)
      await wait(tx, actor, after, clock.now())
      return read(tx, actor, id)
    },

    async stop(tx: Tx, actor: Actor, id: AppealTrackerId): Promise<AppealTracker> {
      authorize(actor, 'update', 'Tracker')
      const row = await appealsRepo(tx, actor.chamberId).update(id, {
        stopped_at: clock.now(),
        stop_reason: 'by-hand',
      })
      await stopWaiting(tx, actor, row)
      await emitFor(tx, actor, 'appeal.stopped', row)
      return read(tx, actor, id)
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
      return read(tx, actor, id)
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
      return { matter_id, tracker: await read(tx, actor, id) }
    },
  }
}
