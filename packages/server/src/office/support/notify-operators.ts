import type { Tx } from '../../platform/db/door.ts'
import type { Context } from '../../platform/process/context.ts'
import { composeMail } from '../../platform/sending/compose-mail.ts'
import { send } from '../../platform/sending/send.ts'
import type { TicketRow } from './tickets.repo.ts'

export async function notifyOperators(
  tx: Tx,
  context: Pick<Context, 'config' | 'clock' | 'queue' | 'outlets'>,
  { id, chamber_id, subject, by_name }: TicketRow,
): Promise<void> {
  const title = `Support: ${subject}`
  const mail = composeMail({
    language: 'en',
    title,
    lines: [`${by_name} waits for an answer.`],
    link: { label: 'Open the ticket', url: `${context.config.publicUrl}/support/desk?ticket=${id}` },
  })
  const hour = context.clock.now().toISOString().slice(0, 13)
  const mails = [...context.config.operators].map((to) => ({
    channel: 'email' as const,
    to,
    kind: 'support-ticket' as const,
    subject: title,
    ...mail,
    chamberId: chamber_id,
    personId: null,
    onceBy: `support ${id} ${to} ${hour}`,
  }))
  await send(tx, context, ...mails)
}
