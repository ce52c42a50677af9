import type { DispatchId } from '@peshi/contract/platform/ids'
import type { DispatchProblem } from '@peshi/contract/platform/sending'
import type { Try } from '../jobs/queue.ts'
import type { Context } from '../process/context.ts'
import { type DispatchRow, dispatchesRepo } from './dispatches.repo.ts'
import { type Message, Undeliverable } from './outlets.ts'
import { afterQuiet } from './quiet-hours.ts'

/**
 * Seconds for which a worker reserves a dispatch. Longer than the job's timeout, so that a running job keeps its
 * reservation.
 */
export const claimSeconds = 90

const detailAtMost = 300

/** Returns when to deliver the message instead, if the receiver's quiet hours have begun. */
export async function deliver(
  { db, clock, outlets }: Pick<Context, 'db' | 'clock' | 'outlets'>,
  id: DispatchId,
  { signal, isLast }: Try,
): Promise<Date | undefined> {
  const row = await db.asSystem('sending', (tx) => dispatchesRepo(tx).claim(id, claimSeconds))
  if (!row) return void (await refuseWhileClaimed())

  const fail = (problem: DispatchProblem, detail: string | null) =>
    db.asSystem('sending', (tx) => dispatchesRepo(tx).markFailed(row, problem, detail, clock.now()))

  const outlet = outlets[row.channel]
  if (!outlet) return void (await fail('off', null))
  if (row.good_until && row.good_until <= clock.now()) return void (await fail('too-late', row.detail))
  const later = afterQuiet(row.quiet, clock.now())
  if (later > clock.now()) {
    await db.asSystem('sending', (tx) => dispatchesRepo(tx).postpone(id))
    return later
  }
  try {
    const providerId = await outlet.send(messageOf(row), signal)
    await db.asSystem('sending', (tx) => dispatchesRepo(tx).markSent(id, providerId, clock.now()))
  } catch (error) {
    const detail = wordsOf(error)
    if (error instanceof Undeliverable) return void (await fail(error.problem, detail))
    if (isLast) return void (await fail('unreachable', detail))
    await db.asSystem('sending', (tx) => dispatchesRepo(tx).release(id, detail))
    throw error
  }

  async function refuseWhileClaimed() {
    const held = await db.asSystem('sending', (tx) => dispatchesRepo(tx).find(id))
    if (held?.state === 'waiting') throw new Error('Another worker is sending it')
  }
}

const messageOf = ({
  id,
  address,
  kind,
  language,
  subject,
  text,
  html,
  unsubscribe,
  reply_to,
  attachment,
}: DispatchRow): Message => ({
  id,
  to: address,
  kind,
  language,
  subject,
  text: text ?? '',
  html,
  unsubscribe,
  replyTo: reply_to,
  attachment,
})

const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, detailAtMost)
