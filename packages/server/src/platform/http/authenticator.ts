import type { ChamberRole, RoleSwitches, TokenScope } from '@peshi/contract/platform/abilities'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import type { Tx } from '../db/door.ts'

export interface Bearer {
  personId: PersonId
  chamberId: ChamberId
  signInId: string
  expiresAt: Date
}

export type ReadBearer = (token: string) => Promise<Bearer | null>

export interface Standing {
  role: ChamberRole
  switches: RoleSwitches
  enabled: boolean
  expiresAt: Date | null
  scope: TokenScope | null
  secondStepFrom: Date | null
}

export interface Standings {
  of(signInId: string): Promise<Standing | null>
  forget(signInId: string): void
  announceEnd(tx: Tx, signInIds: readonly string[]): Promise<void>
  onEnd(signInId: string, heard: () => void): () => void
  follow(): Promise<void>
}

export interface Authenticator {
  readBearer: ReadBearer
  standings: Standings
}
