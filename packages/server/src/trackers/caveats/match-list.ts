import { courtDateAt } from '@peshi/contract/platform/dates'
import { and, gte } from 'drizzle-orm'
import type { Context } from '../../platform/process/context.ts'
import { afterLists, matchTrackers, type OfEntry } from '../trackers/tracker-lists.ts'
import { caveatKind } from './caveats.present.ts'
import { isOpen, type NewCaveatHit } from './caveats.repo.ts'
import { caveatTracker } from './caveats.schema.ts'
import { reasonFor } from './find-filing.ts'

export const matchCaveatList = (context: Pick<Context, 'db' | 'clock' | 'emit'>, listId: string) =>
  matchTrackers(context, listId, caveatKind, {
    table: caveatTracker,
    keys: [caveatTracker.caveator_keys, caveatTracker.caveatee_keys],
    where: and(isOpen, gte(caveatTracker.expires_on, courtDateAt(context.clock.now()))),
    hitOf(row, entry, { court }, number) {
      const reason = row.court === court ? reasonFor(row, entry, entry.case_numbers) : null
      return reason && ({ court, case_key: `number:${number}`, reason } satisfies Omit<NewCaveatHit, keyof OfEntry>)
    },
  })

export const matchCaveats = afterLists({
  name: 'match-caveats-with-lists',
  retries: 3,
  isOfCourt: (court) => court !== 'sci',
  match: matchCaveatList,
})
