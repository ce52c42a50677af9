import type { TokenScope } from '@peshi/contract/chamber/api-tokens'
import type { ChamberRole } from '@peshi/contract/platform/abilities'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import type { Tx } from '../db/door.ts'

/** Who holds a bearer token, and until when it opens anything. */
export interface Bearer {
  personId: PersonId
  chamberId: ChamberId
  signInId: string
  expiresAt: Date
}

export type ReadBearer = (token: string) => Promise<Bearer | null>

/** How an account stands right now, in the chamber of one signed-in device or program. */
export interface Standing {
  role: ChamberRole
  enabled: boolean
  /** Never when null. */
  expiresAt: Date | null
  /** What a program's token may do; null for a person. */
  scope: TokenScope | null
}

export interface Standings {
  /** Null when the sign-in has ended or the person is no longer in the chamber. */
  of(signInId: string): Promise<Standing | null>
  /** The way in has ended: what this process knows of it is forgotten, what it holds open is closed. */
  forget(signInId: string): void
  /** Has every process forget them, when the transaction commits. */
  announceEnd(tx: Tx, signInIds: readonly string[]): Promise<void>
  /** Hears of the end of a way in, until the returned function is called. */
  onEnd(signInId: string, heard: () => void): () => void
  /** Listens to what other processes announce. */
  follow(): Promise<void>
}

/** Says who asks and how their account stands; `account` implements it. */
export interface Authenticator {
  readBearer: ReadBearer
  standings: Standings
}
