import type { DispatchId } from '@peshi/contract/platform/ids'
import { daysToResend, secretKinds } from '@peshi/contract/platform/sending'
import type { Tx } from '../db/door.ts'
import type { Context } from '../process/context.ts'
import { type DispatchRow, dispatchesRepo } from './dispatches.repo.ts'
import { deliverDispatch } from './sending.jobs.ts'

type Known = Pick<DispatchRow, 'state' | 'problem' | 'kind' | 'ended_at'>

export const mayResend = ({ state, problem, kind, ended_at }: Known, now: Date): boolean =>
  state === 'failed' &&
  problem === 'unreachable' &&
  !secretKinds.includes(kind) &&
  ended_at !== null &&
  now.getTime() - ended_at.getTime() < daysToResend * 86_400_000

/** `tx` must be a system transaction. Returns false if the dispatch did not fail or its contents are cleared. */
export async function resend(
  tx: Tx,
  { clock, queue }: Pick<Context, 'clock' | 'queue'>,
  id: DispatchId,
): Promise<boolean> {
  if (!(await dispatchesRepo(tx).reopen(id, clock.now()))) return false
  await queue.enqueue(tx, deliverDispatch, { id })
  return true
}
