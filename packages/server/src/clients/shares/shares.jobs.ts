import { ChamberId, ClientId, ClientMessageId, MatterId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import { type NotifyNeeds, notify } from '../../chamber/notifications/notify.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { clientAccessRepo } from './client-access.repo.ts'
import { createClientAccess } from './client-access.service.ts'

/** A job sends the links, so that the reply takes the same time for known and unknown addresses. */
export const sendAskedLinks: Job<{ name: string }> = {
  name: 'send-asked-links',
  data: z.object({ name: z.string() }),
  retries: 2,
  timeoutSeconds: 60,
  concurrency: 2,
}

const Written = z.object({ chamberId: ChamberId, matterId: MatterId, clientId: ClientId, messageId: ClientMessageId })
type Written = z.infer<typeof Written>

export const notifyOfClientMessage: Job<Written> = {
  name: 'tell-of-client-message',
  data: Written,
  retries: 5,
  timeoutSeconds: 60,
  concurrency: 2,
}

export const notifyChamber = (context: Pick<Context, 'db'> & NotifyNeeds, written: Written): Promise<void> =>
  context.db.asChamber(written.chamberId, async (tx) => {
    const { name } = await clientAccessRepo(tx, written.chamberId).getClient(written.clientId)
    await notify(tx, context, written.chamberId, {
      kind: 'client.message',
      to: 'team',
      matterId: written.matterId,
      subject: { kind: 'client-message', id: written.messageId, label: name },
      values: { client: name },
    })
    await context.events.announce(tx, written.chamberId, { type: 'matter.changed', matter_id: written.matterId })
  })

export async function startShareJobs(context: Context): Promise<void> {
  const access = createClientAccess(context)
  await context.queue.work(sendAskedLinks, ({ name }) => access.sendTo(name))
  await context.queue.work(notifyOfClientMessage, (written) => notifyChamber(context, written))
}
