import type { ChamberId, CourtId } from '@peshi/contract/platform/ids'
import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { videoLink } from './hearings.schema.ts'

export type VideoLinkRow = Omit<typeof videoLink.$inferSelect, 'chamber_id'>

export const videoLinksRepo = (tx: Tx, chamberId: ChamberId) => ({
  list: (): Promise<VideoLinkRow[]> =>
    tx
      .select({ court: videoLink.court, room: videoLink.room, url: videoLink.url })
      .from(videoLink)
      .where(eq(videoLink.chamber_id, chamberId))
      .orderBy(asc(videoLink.court), asc(videoLink.room)),

  async save(row: VideoLinkRow): Promise<void> {
    await tx
      .insert(videoLink)
      .values({ ...row, chamber_id: chamberId })
      .onConflictDoUpdate({ target: [videoLink.chamber_id, videoLink.court, videoLink.room], set: { url: row.url } })
  },

  async remove(court: CourtId, room: string): Promise<void> {
    await tx
      .delete(videoLink)
      .where(and(eq(videoLink.chamber_id, chamberId), eq(videoLink.court, court), eq(videoLink.room, room)))
  },
})
