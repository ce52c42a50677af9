import type { CourtDate } from '@peshi/contract/platform/dates'
import { type AppealTrackerId, type CaseId, type ChamberId, CourtId, type MatterId } from '@peshi/contract/platform/ids'
import type { AppealState } from '@peshi/contract/trackers/appeals'
import { and, asc, desc, eq, exists, isNotNull, isNull, lte, not, type SQL, sql } from 'drizzle-orm'
import { caseOrder } from '../../courts/courts/courts.schema.ts'
import { courtCase } from '../../platform/db/cases.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { type NewHit, trackerHitsRepo } from '../trackers/tracker-hits.repo.ts'
import { trackersRepo } from '../trackers/trackers.repo.ts'
import { appealHit, appealTracker } from './appeals.schema.ts'

export type TrackerRow = typeof appealTracker.$inferSelect
export type HitRow = typeof appealHit.$inferSelect
export type NewAppealHit = NewHit<typeof appealHit>

export const supremeCourt = CourtId.parse('sci')

export function appealsRepo(tx: Tx, chamberId: ChamberId) {
  const wasFound = exists(
    tx
      .select({ one: sql`1` })
      .from(appealHit)
      .where(
        and(
          eq(appealHit.chamber_id, chamberId),
          eq(appealHit.tracker_id, appealTracker.id),
          eq(appealHit.source, 'search'),
          not(eq(appealHit.state, 'dismissed')),
        ),
      ),
  )
  const inStates: Record<AppealState, SQL | undefined> = {
    found: wasFound,
    watching: and(not(wasFound), isNull(appealTracker.stopped_at)),
    stopped: and(not(wasFound), isNotNull(appealTracker.stopped_at)),
  }

  const trackers = trackersRepo(tx, chamberId, {
    table: appealTracker,
    kind: 'appeal',
    text: searchText,
    inState: (state: AppealState) => inStates[state],
  })
  const { alive } = trackers

  const hits = trackerHitsRepo(tx, chamberId, {
    table: appealHit,
    order: [desc(appealHit.source), desc(appealHit.found_at), asc(appealHit.case_key)],
    courtOf: () => supremeCourt,
    renew({ source }, { found_at: _, ...changes }) {
      const isWorse = source === 'search' && changes.source === 'list'
      return { changes: isWorse ? {} : changes, isNews: source === 'list' && changes.source === 'search' }
    },
  })

  return {
    ...trackers,
    ...hits,

    async findByMatter(matterId: MatterId): Promise<AppealTrackerId | null> {
      const [row] = await tx
        .select({ id: appealTracker.id })
        .from(appealTracker)
        .where(and(alive, eq(appealTracker.matter_id, matterId)))
      return row?.id ?? null
    },

    getMatter: (id: MatterId) =>
      tx
        .select()
        .from(matter)
        .where(and(eq(matter.chamber_id, chamberId), eq(matter.id, id), isNull(matter.deleted_at)))
        .then(takeOne),

    listEnding: (warnFrom: CourtDate) =>
      tx
        .select()
        .from(appealTracker)
        .where(and(alive, isEnding(warnFrom))),
  }
}

/** Date of the case’s decision; if its page has none, of its newest judgment, or else of its newest order. */
export async function findDecision(tx: Tx, caseId: CaseId): Promise<CourtDate | null> {
  const [decided] = await tx.select({ record: courtCase.record }).from(courtCase).where(eq(courtCase.id, caseId))
  if (decided?.record.decision_date) return decided.record.decision_date
  const [judgment] = await tx
    .select({ date: caseOrder.date })
    .from(caseOrder)
    .where(eq(caseOrder.case_id, caseId))
    .orderBy(desc(eq(caseOrder.kind, 'judgment')), desc(caseOrder.date))
    .limit(1)
  return judgment?.date ?? null
}

export const isEnding = (warnFrom: CourtDate) =>
  and(isNull(appealTracker.deleted_at), isNull(appealTracker.stopped_at), lte(appealTracker.stops_on, warnFrom))

const searchText = sql`concat_ws(' ', ${appealTracker.petitioner}, ${appealTracker.respondent}, ${appealTracker.case_type_name},
  '/' || ${appealTracker.case_number} || '/' || ${appealTracker.case_year}, ${appealTracker.bench_name}, ${appealTracker.state_name}, ${appealTracker.note})`
