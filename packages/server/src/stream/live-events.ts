import type { ChamberId } from '@peshi/contract/ids'
import type { StreamEvent } from '@peshi/contract/stream'
import type { Tx } from '../db/door.ts'

/** Tells the browsers of a chamber, wherever they are connected. */
export interface LiveEvents {
  /** Goes out when the transaction commits. */
  announce(tx: Tx, chamberId: ChamberId, event: StreamEvent): Promise<void>
  /** Hears a chamber's events until the returned function is called. */
  subscribe(chamberId: ChamberId, heard: (event: StreamEvent) => void): () => void
}
