import { courtDateAt } from '@peshi/contract/platform/dates'
import { and, gte, isNull } from 'drizzle-orm'
import { matchParties } from '../../courts/names/match-parties.ts'
import type { Context } from '../../platform/process/context.ts'
import { afterLists, isLater, matchTrackers, type OfEntry } from '../trackers/tracker-lists.ts'
import { appealKind } from './appeals.present.ts'
import type { NewAppealHit } from './appeals.repo.ts'
import { appealTracker } from './appeals.schema.ts'

/** Suggests cases on a list that may be appeals against tracked judgments. */
export const matchAppealList = (context: Pick<Context, 'db' | 'clock' | 'emit'>, listId: string) =>
  matchTrackers(context, listId, appealKind, {
    table: appealTracker,
    keys: [appealTracker.petitioner_keys, appealTracker.respondent_keys],
    where: and(isNull(appealTracker.stopped_at), gte(appealTracker.stops_on, courtDateAt(context.clock.now()))),
    hitOf: (row, entry, _list, number) =>
      isLater(entry.case_numbers, row.judgment_date) && matchParties(row, entry)
        ? ({ case_key: `number:${number.toUpperCase()}` } satisfies Omit<NewAppealHit, keyof OfEntry>)
        : null,
  })

export const matchAppeals = afterLists({
  name: 'match-appeals-with-lists',
  retries: 5,
  isOfCourt: (court) => court === 'sci',
  match: matchAppealList,
})
