import type { ChamberId, DispatchId, PersonId } from '@peshi/contract/ids'
import type { Language } from '@peshi/contract/person'
import type { Channel, DispatchKind } from '@peshi/contract/sending'
import type { Context } from '../context.ts'
import type { Tx } from '../db/door.ts'
import { newId } from '../db/schema/columns.ts'
import type { Attachment } from '../db/schema/dispatches.ts'
import { insertDispatches } from './dispatches.repo.ts'
import { deliverDispatch } from './sending.jobs.ts'

/** One e-mail, SMS or push to one address. */
export interface Outgoing {
  channel: Channel
  /** An e-mail address, ten digits of a mobile number, or the id of a device that takes push. */
  to: string
  kind: DispatchKind
  /** Of a mail, and of a push its title. One line; an SMS has none. */
  subject?: string
  text: string
  /** Of a mail, beside its text (`composeMail` makes both). */
  html?: string
  /** What it is written in. */
  language?: Language
  /** Null where no chamber is known yet: then the system's door sends it. */
  chamberId: ChamberId | null
  personId: PersonId | null
  /** What is said twice under the same key goes out once, for as long as the log is kept. */
  onceBy?: string
  /** Given up after this: a code that is no longer good helps nobody. */
  goodUntil?: Date
  /** The page where one click ends such mail. */
  unsubscribe?: string
  /** Of a mail. */
  attachment?: Attachment
  /** Where the sender keeps it beside what it is about. */
  id?: DispatchId
}

/**
 * Sends in the transaction that does what is told: it goes out when, and only when, that commits, by a worker that tries
 * again for three quarters of an hour. What it says is forgotten once it went or was given up (`resend.ts` says what is kept for a week). A channel that is off
 * fails at once, visibly in the log; `outlets.<channel> === null` says so beforehand.
 */
export async function send(
  tx: Tx,
  { clock, queue, outlets }: Pick<Context, 'clock' | 'queue' | 'outlets'>,
  ...all: readonly Outgoing[]
): Promise<void> {
  const now = clock.now()
  const rows = all.map((one) => {
    const isOff = outlets[one.channel] === null
    return {
      id: one.id ?? (newId() as DispatchId),
      chamber_id: one.chamberId,
      person_id: one.personId,
      channel: one.channel,
      kind: one.kind,
      address: one.to,
      language: one.language ?? 'en',
      subject: isOff ? null : (one.subject ?? null),
      text: isOff ? null : one.text,
      html: isOff ? null : (one.html ?? null),
      unsubscribe: isOff ? null : (one.unsubscribe ?? null),
      attachment: isOff ? null : (one.attachment ?? null),
      once_by: one.onceBy ?? null,
      good_until: one.goodUntil ?? null,
      state: isOff ? ('failed' as const) : ('waiting' as const),
      problem: isOff ? ('off' as const) : null,
      created_at: now,
      ended_at: isOff ? now : null,
    }
  })
  await insertDispatches(tx, rows)
  for (const { id, state } of rows) if (state === 'waiting') await queue.enqueue(tx, deliverDispatch, { id })
}
