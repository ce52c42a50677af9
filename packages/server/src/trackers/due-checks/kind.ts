import type { ImportReason } from '@peshi/contract/records/imports'
import type { DueCheckKind, DueCheckState, dueCheckResults } from '@peshi/contract/trackers/due-checks'
import type { ChallengePicture } from '@peshi/courts/connector'
import type { SessionState } from '@peshi/courts/session'
import type { Tx } from '../../platform/db/door.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import type { DueCheckRow } from './due-checks.repo.ts'

declare module '../../platform/process/feature.ts' {
  interface Feature {
    /** What answers its kind of due checks; the kind's name stands in the contract. */
    dueChecks?: (context: Context) => DueCheckHandler
  }
}

/** What came of asking a court. */
export interface DueCheckOutcome {
  /** `failed` where the court has answered and nothing more is to be hoped for. */
  state: Extract<DueCheckState, 'done' | 'failed'>
  /** A sentence for people, with its code for translations. */
  result: string
  code: (typeof dueCheckResults)[number] | ImportReason
  /** What was found, by name: told to who answered, and kept nowhere. */
  found?: string
  /** A tracker's next time; the check is then due again. */
  againAt?: Date
}

/**
 * One kind of thing that asks courts through people. All throw what `CourtAccess` throws: a picture that was misread puts
 * the check back to the head of the line, a court that is down puts it off.
 */
export interface DueCheckHandler {
  kind: DueCheckKind
  /** Opens the court's form. Without a picture the check goes on to `answer` at once. */
  ask(check: DueCheckRow): Promise<{ picture: ChallengePicture | null; session: SessionState }>
  /** Asks, keeps what comes, and says what it was. Outside any transaction. */
  answer(actor: Actor, check: DueCheckRow, answer: string | null, session: SessionState): Promise<DueCheckOutcome>
  /** Somebody said that the court is not to be asked, or is to be asked after all; in the transaction that notes it. */
  settled?(tx: Tx, check: DueCheckRow, state: 'dropped' | 'due'): Promise<void>
}
