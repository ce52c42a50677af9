import { ChamberId, CourtId, PersonId } from '@peshi/contract/platform/ids'
import { StreamEvent } from '@peshi/contract/platform/stream'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../db/door.ts'

declare module '../process/context.ts' {
  interface Context {
    events: LiveEvents
  }
}

type Listener = (event: StreamEvent, onlyFor: PersonId | null) => void

export interface LiveEvents {
  /** With `onlyFor`, only this person's browsers hear it. */
  announce(tx: Tx, chamberId: ChamberId, event: StreamEvent, onlyFor?: PersonId | null): Promise<void>
  subscribe(chamberId: ChamberId, heard: Listener): () => void
  announceBoard(tx: Tx, court: CourtId): Promise<void>
  onBoard(heard: (court: CourtId) => void): () => void
  announceDistrictSite(tx: Tx, court: CourtId): Promise<void>
  onDistrictSite(heard: () => void): () => void
  onMissed(heard: () => void): () => void
  close(): Promise<void>
}

/** Not `peshi`: processes of the version before listen there and fail at events that they do not know. */
const channel = 'peshi_live'
/** PostgreSQL refuses payloads of 8000 bytes or more. */
const mostBytes = 7999

const notify = (tx: Tx, payload: object) => tx.execute(sql`SELECT pg_notify(${channel}, ${JSON.stringify(payload)})`)

const Announcement = z.union([
  z.object({ chamber: ChamberId, event: StreamEvent, onlyFor: PersonId.nullish() }),
  z.object({ board: CourtId }),
  z.object({ districtSite: CourtId }),
])

/**
 * All chambers share one channel. Its messages contain only ids, and `hear` passes an event only to listeners of its
 * chamber.
 */
export async function createLiveEvents(db: Db): Promise<LiveEvents> {
  const listeners = new Map<ChamberId, Set<Listener>>()
  const boardListeners = new Set<(court: CourtId) => void>()
  const siteListeners = new Set<() => void>()
  const missedListeners = new Set<() => void>()

  const tellMissed = () => {
    for (const heard of missedListeners) heard()
  }

  /** During an upgrade, a process of another version may announce events that this version does not know. */
  function hear(payload: string) {
    const { data: said } = Announcement.safeParse(JSON.parse(payload))
    if (!said) tellMissed()
    else if ('board' in said) for (const heard of boardListeners) heard(said.board)
    else if ('districtSite' in said) for (const heard of siteListeners) heard()
    else for (const heard of listeners.get(said.chamber) ?? []) heard(said.event, said.onlyFor ?? null)
  }
  const unlisten = await db.engine.listen(channel, hear, tellMissed)

  return {
    async announce(tx, chamberId, event, onlyFor) {
      const payload = { chamber: chamberId, event, ...(onlyFor && { onlyFor }) }
      if (Buffer.byteLength(JSON.stringify(payload)) > mostBytes)
        throw new RangeError('An event carries ids, not content')
      await notify(tx, payload)
    },
    async announceBoard(tx, court) {
      await notify(tx, { board: court })
    },
    onBoard(heard) {
      boardListeners.add(heard)
      return () => boardListeners.delete(heard)
    },
    async announceDistrictSite(tx, court) {
      await notify(tx, { districtSite: court })
    },
    onDistrictSite(heard) {
      siteListeners.add(heard)
      return () => siteListeners.delete(heard)
    },
    subscribe(chamberId, heard) {
      const ofChamber = listeners.get(chamberId) ?? new Set()
      listeners.set(chamberId, ofChamber.add(heard))
      return () => {
        ofChamber.delete(heard)
        if (ofChamber.size === 0) listeners.delete(chamberId)
      }
    },
    onMissed(heard) {
      missedListeners.add(heard)
      return () => missedListeners.delete(heard)
    },
    close: unlisten,
  }
}
