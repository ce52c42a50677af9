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
    dueChecks?: (context: Context) => DueCheckHandler
  }
}

export interface DueCheckOutcome {
  /** `failed`: the court answered, and retrying is useless. */
  state: Extract<DueCheckState, 'done' | 'failed'>
  /** A sentence for people, with a code for translation. */
  result: string
  code: (typeof dueCheckResults)[number] | ImportReason
  /** Name of the result: shown once, not stored. */
  found?: string
  againAt?: Date
}

/** A kind of check. Methods throw like `CourtAccess`: a wrong captcha requeues the check first, a court failure postpones it. */
export interface DueCheckHandler {
  kind: DueCheckKind
  /** Opens the court's form. Without a captcha `answer` is called at once. */
  ask(check: DueCheckRow): Promise<{ picture: ChallengePicture | null; session: SessionState }>
  /** Asks the court and saves the result, outside any transaction. */
  answer(actor: Actor, check: DueCheckRow, answer: string | null, session: SessionState): Promise<DueCheckOutcome>
  /** Called when a person drops or requeues the check, in that transaction. */
  settled?(tx: Tx, check: DueCheckRow, state: 'dropped' | 'due'): Promise<void>
}
