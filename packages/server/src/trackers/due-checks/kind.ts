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
  /** `failed`: the court answered, and another try would give the same result. */
  state: Extract<DueCheckState, 'done' | 'failed'>
  result: string
  code: (typeof dueCheckResults)[number] | ImportReason
  found?: string
  againAt?: Date
}

export interface DueCheckHandler {
  kind: DueCheckKind
  ask(check: DueCheckRow): Promise<{ picture: ChallengePicture | null; session: SessionState }>
  answer(actor: Actor, check: DueCheckRow, answer: string | null, session: SessionState): Promise<DueCheckOutcome>
  /** Answers the check without a person, in the background. Null if the court asks for a captcha. */
  answerAlone?(actor: Actor, check: DueCheckRow): Promise<DueCheckOutcome | null>
  settled?(tx: Tx, check: DueCheckRow, state: 'dropped' | 'due'): Promise<void>
}
