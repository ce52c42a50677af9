import type { CourtDate } from '@peshi/contract/platform/dates'
import { type AppealTrackerId, type ChamberId, CourtId, type MatterId } from '@peshi/contract/platform/ids'
import type { AppealState, appealSorts } from '@peshi/contract/trackers/appeals'
import { and, asc, desc, eq, exists, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { trackerHitsRepo } from '../trackers/tracker-hits.repo.ts'
import { type Selection as TrackerSelection, trackersRepo } from '../trackers/trackers.repo.ts'
import { appealHit, appealTracker } from './appeals.schema.ts'

export type TrackerRow = typeof appealTracker.$inferSelect
export type HitRow = typeof appealHit.$inferSelect
type NewHit = Omit<typeof appealHit.$inferInsert, 'chamber_id' | 'tracker_id' | 'id'>

const supremeCourt = CourtId.parse('sci')

export interface Selection extends TrackerSelection<(typeof appealSorts)[number]> {
  state?: AppealState | undefined
}

export function appealsRepo(tx: Tx, chamberId: ChamberId) {
  const trackers = trackersRepo(tx, chamberId, { table: appealTracker, kind: 'appeal', text: searchText })
  const { alive } = trackers

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
  const inState: Record<AppealState, SQL | undefined> = {
    found: wasFound,
    watching: and(not(wasFound), isNull(appealTracker.stopped_at)),
    stopped: and(not(wasFound), isNotNull(appealTracker.stopped_at)),
  }

  const hitsRepo = trackerHitsRepo(tx, chamberId, appealHit, [
    desc(appealHit.source),
    desc(appealHit.found_at),
    asc(appealHit.case_key),
  ])

  return {
    ...trackers,
    ...hitsRepo,

    list: ({ state, ...by }: Selection, limit: number, offset: number) =>
      trackers.list({ ...by, inState: state && inState[state] }, limit, offset),

    async findByMatter(matterId: MatterId): Promise<AppealTrackerId | null> {
      const [row] = await tx
        .select({ id: appealTracker.id })
        .from(appealTracker)
        .where(and(alive, eq(appealTracker.matter_id, matterId)))
      return row?.id ?? null
    },

    async keepHits(tracker: AppealTrackerId, hits: readonly NewHit[]): Promise<HitRow[]> {
      const fresh: HitRow[] = []
      for (const hit of hits) {
        const old = await hitsRepo.findSameHit(tracker, supremeCourt, hit)
        if (old) {
          const isWorse = old.source === 'search' && hit.source === 'list'
          const { found_at: _found, ...now } = hit
          if (!isWorse) await hitsRepo.updateHit(old.id, now)
          if (old.source === 'list' && hit.source === 'search') fresh.push({ ...old, ...hit } as HitRow)
          continue
        }
        const [row] = await tx
          .insert(appealHit)
          .values({ ...hit, chamber_id: chamberId, tracker_id: tracker })
          .returning()
        if (row) fresh.push(row)
      }
      return fresh
    },

    listEnding: (warnFrom: CourtDate) =>
      tx
        .select()
        .from(appealTracker)
        .where(and(alive, isNull(appealTracker.stopped_at), sql`${appealTracker.stops_on} <= ${warnFrom}`)),
  }
}

const searchText = sql`concat_ws(' ', ${appealTracker.petitioner}, ${appealTracker.respondent}, ${appealTracker.case_type_name},
  '/' || ${appealTracker.case_number} || '/' || ${appealTracker.case_year}, ${appealTracker.bench_name}, ${appealTracker.state_name}, ${appealTracker.note})`
