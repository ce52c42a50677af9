// The outbox of e-mails, text messages and push messages. A message is a row of `dispatch`, inserted in the transaction
// that causes it, with a job that delivers it after the commit.
// States: `waiting`, then `sent` or `failed` with a `problem`. `deliver.ts` changes them.
// - A message exists only if its cause was committed.
// - A worker reserves the row while it sends, so that two workers do not send it at once. A crash after the gateway
//   accepted the message can still send it a second time, with the same id.
// - `onceBy`: no second message with this key while the first one is stored.
// - A message after `goodUntil` is dropped. In quiet hours it waits.
// - To people outside the chamber, subjects are plain and their number is limited (`proven.ts`).
import type { ChamberId, DispatchId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import type { Language } from '@peshi/contract/platform/person'
import type { DispatchKind } from '@peshi/contract/platform/sending'
import { newId } from '../db/columns.ts'
import type { Tx } from '../db/door.ts'
import type { Context } from '../process/context.ts'
import { insertDispatches } from './dispatches.repo.ts'
import type { Attachment } from './dispatches.schema.ts'
import type { Outlets, SmsOutlet } from './outlets.ts'
import { checkMayWriteToOthers, kindsToOthers, plainSubject } from './proven.ts'
import type { QuietHours } from './quiet-hours.ts'
import { deliverDispatch } from './sending.jobs.ts'

interface ToSend {
  to: string
  kind: DispatchKind
  language?: Language
  chamberId: ChamberId | null
  personId: PersonId | null
  /** No second message with this key is sent while the first one is in the table `dispatch`. */
  onceBy?: string
  goodUntil?: Date
  /** Hours in which the message is not delivered, not even by a retry. */
  quiet?: QuietHours | null
  id?: DispatchId
  /** Also shows the delivery to the chamber's other people. With a matter, only to those who may see the matter. */
  sharedWith?: { matterId: MatterId | null }
}

interface Mail extends ToSend {
  channel: 'email'
  subject?: string
  text: string
  html?: string
  unsubscribe?: string
  replyTo?: string
  attachment?: Attachment
}

interface Push extends ToSend {
  channel: 'push'
  subject?: string
  text: string
}

interface Sms extends ToSend {
  channel: 'sms'
  text: (language: Language) => string
}

export type Outgoing = Mail | Push | Sms

const smsLanguage = (sms: SmsOutlet | null, kind: DispatchKind, wanted: Language): Language =>
  sms?.hasTemplate(kind, wanted) ? wanted : 'en'

const goesToOthers = ({ kind }: Outgoing) => kindsToOthers.includes(kind)

function contentOf(one: Outgoing, { sms }: Outlets) {
  const { kind, language = 'en' } = one
  const none = { subject: null, html: null, unsubscribe: null, reply_to: null, attachment: null }
  if (one.channel === 'sms') {
    const spoken = smsLanguage(sms, kind, language)
    return { ...none, language: spoken, text: one.text(spoken) }
  }
  const { subject: given = null, text } = one
  const subject = given !== null && goesToOthers(one) ? plainSubject(given) : given
  if (one.channel === 'push') return { ...none, language, subject, text }
  const { html = null, unsubscribe = null, replyTo: reply_to = null, attachment = null } = one
  return { language, subject, text, html, unsubscribe, reply_to, attachment }
}

/**
 * A worker delivers the message after the commit and retries for 45 minutes.
 * Check `outlets.<channel>` first, because without an outlet the message fails at once.
 */
export async function send(
  tx: Tx,
  { clock, queue, outlets }: Pick<Context, 'clock' | 'queue' | 'outlets'>,
  ...all: readonly Outgoing[]
): Promise<void> {
  const now = clock.now()
  for (const chamberId of new Set(all.filter(goesToOthers).map((one) => one.chamberId)))
    if (chamberId) await checkMayWriteToOthers(tx, chamberId, all.filter(goesToOthers).length, now)
  const rows = all.map((one) => {
    const isOff = outlets[one.channel] === null
    const content = contentOf(one, outlets)
    return {
      id: one.id ?? (newId() as DispatchId),
      chamber_id: one.chamberId,
      person_id: one.personId,
      is_shared: one.sharedWith !== undefined,
      matter_id: one.sharedWith?.matterId ?? null,
      channel: one.channel,
      kind: one.kind,
      address: one.to,
      ...content,
      ...(isOff && { subject: null, text: null, html: null, unsubscribe: null, reply_to: null, attachment: null }),
      once_by: one.onceBy ?? null,
      good_until: one.goodUntil ?? null,
      quiet: one.quiet ?? null,
      state: isOff ? ('failed' as const) : ('waiting' as const),
      problem: isOff ? ('off' as const) : null,
      created_at: now,
      ended_at: isOff ? now : null,
    }
  })
  await insertDispatches(tx, rows)
  for (const { id, state } of rows) if (state === 'waiting') await queue.enqueue(tx, deliverDispatch, { id })
}
