import { ChamberId } from '@peshi/contract/ids'
import { StreamEvent } from '@peshi/contract/stream'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../db/door.ts'

/** Tells the browsers of a chamber, wherever they are connected. */
export interface LiveEvents {
  /** Goes out when the transaction commits. */
  announce(tx: Tx, chamberId: ChamberId, event: StreamEvent): Promise<void>
  /** Hears a chamber's events until the returned function is called. */
  subscribe(chamberId: ChamberId, heard: (event: StreamEvent) => void): () => void
  close(): Promise<void>
}

const channel = 'peshi'
/** PostgreSQL refuses a payload of 8000 bytes or more. */
const mostBytes = 7999

const Announcement = z.object({ chamber: ChamberId, event: StreamEvent })

/** One LISTEN for the whole process; the events carry ids only, so one channel serves all chambers. */
export async function createLiveEvents(db: Db): Promise<LiveEvents> {
  const listeners = new Map<ChamberId, Set<(event: StreamEvent) => void>>()

  const unlisten = await db.engine.listen(channel, (payload) => {
    const { chamber, event } = Announcement.parse(JSON.parse(payload))
    for (const heard of listeners.get(chamber) ?? []) heard(event)
  })

  return {
    async announce(tx, chamberId, event) {
      const payload = JSON.stringify({ chamber: chamberId, event })
      if (Buffer.byteLength(payload) > mostBytes) throw new RangeError('An event carries ids, not content')
      await tx.execute(sql`SELECT pg_notify(${channel}, ${payload})`)
    },
    subscribe(chamberId, heard) {
      const ofChamber = listeners.get(chamberId) ?? new Set()
      listeners.set(chamberId, ofChamber.add(heard))
      return () => {
        ofChamber.delete(heard)
        if (ofChamber.size === 0) listeners.delete(chamberId)
      }
    },
    close: unlisten,
  }
}
