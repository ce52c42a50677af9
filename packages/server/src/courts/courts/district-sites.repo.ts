import type { CourtId } from '@peshi/contract/platform/ids'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { takeFirst, takeOne } from '../../platform/db/rows.ts'
import { districtSite } from './courts.schema.ts'

export type SiteRow = typeof districtSite.$inferSelect
export type SiteChange = Partial<Omit<SiteRow, 'court'>>

export const listSites = (tx: Tx) => tx.select().from(districtSite)

export const findSite = (tx: Tx, court: CourtId) =>
  tx.select().from(districtSite).where(eq(districtSite.court, court)).then(takeFirst)

export const putSite = (tx: Tx, court: CourtId, change: SiteChange & { address: string }): Promise<SiteRow> =>
  tx
    .insert(districtSite)
    .values({ court, ...change })
    .onConflictDoUpdate({ target: districtSite.court, set: change })
    .returning()
    .then(takeOne)
