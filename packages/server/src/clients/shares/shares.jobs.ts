import type { ChamberId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { isReported } from '../../chamber/notifications/notifications.repo.ts'
import { notify } from '../../chamber/notifications/notify.ts'
import { after } from '../../platform/events/after.ts'
import type { Event } from '../../platform/events/emit.ts'
import { labelledBy } from '../../platform/events/subjects.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { clientMessage } from './shares.schema.ts'

/** A message is called by its client. */
export const labelsOfMessages = labelledBy(
  clientMessage,
  sql<string | null>`(select client.name from client
    where client.chamber_id = client_message.chamber_id and client.id = client_message.client_id)`,
)

/** A job sends the links, so that the reply takes the same time for known and unknown addresses. */
export const sendAskedLinks: Job<{ name: string }> = {
  name: 'send-asked-links',
  data: z.object({ name: z.string() }),
  retries: 2,
  timeoutSeconds: 60,
  concurrency: 2,
}

/** A job, because a client's transaction may write no notifications. */
export const notifyOfClientMessage = after({
  name: 'notify-of-client-message',
  to: ['client-message.written'],
  retries: 5,
  timeoutSeconds: 60,
  concurrency: 2,
  queued: ({ detail }) => (detail.from_client ? {} : null),
  run: (context) => (event) => notifyChamber(context, event),
})

const notifyChamber = (context: Context, { chamberId, matterId, subject }: Event<'client-message.written'>) =>
  context.db.asChamber(chamberId as ChamberId, async (tx) => {
    const label = (await labelsOfMessages(tx, chamberId as ChamberId, [subject.id])).get(subject.id)
    // The job repeats if its process ends before the job is recorded as done.
    if (!label || (await isReported(tx, chamberId as ChamberId, 'client.message', subject.id))) return
    await notify(tx, context, chamberId as ChamberId, {
      kind: 'client.message',
      to: 'team',
      matterId,
      subject: { kind: 'client-message', id: subject.id, label },
      values: { client: label },
    })
  })

export async function startShareJobs(context: Context): Promise<void> {
  const { clientAccess: access } = context.services
  await context.queue.work(sendAskedLinks, ({ name }) => access.sendTo(name))
}
