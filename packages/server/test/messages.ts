import type { Channel, DispatchKind } from '@peshi/contract/platform/sending'
import { asc, eq } from 'drizzle-orm'
import type { Context } from '../src/platform/process/context.ts'
import { deliver } from '../src/platform/sending/deliver.ts'
import { dispatch } from '../src/platform/sending/dispatches.schema.ts'
import type { Message, Outlet, Outlets } from '../src/platform/sending/outlets.ts'

export interface SentMessage extends Message {
  channel: Channel
}

export interface WantedMessages {
  to?: string
  kind?: DispatchKind
  channel?: Channel
}

export function collectMessages() {
  const sent: SentMessage[] = []
  const keep = (channel: Channel): Outlet => ({
    async send(message) {
      sent.push({ ...message, channel })
      return `${channel}-${sent.length}`
    },
  })
  const outlets: Outlets = {
    email: keep('email'),
    sms: { ...keep('sms'), hasTemplate: () => true },
    push: { ...keep('push'), publicKey: 'public' },
  }

  return {
    outlets,

    async list(context: Context, { to, kind, channel }: WantedMessages): Promise<SentMessage[]> {
      await deliverWaiting(context)
      return sent
        .filter(
          (one) => (!to || one.to === to) && (!kind || one.kind === kind) && (!channel || one.channel === channel),
        )
        .toReversed()
    },
  }
}

export async function deliverWaiting(context: Context, isLast = true): Promise<void> {
  const waiting = await context.db.asSystem('sending', (tx) =>
    tx
      .select({ id: dispatch.id })
      .from(dispatch)
      .where(eq(dispatch.state, 'waiting'))
      .orderBy(asc(dispatch.created_at), asc(dispatch.id)),
  )
  const attempt = { signal: new AbortController().signal, isLast }
  for (const { id } of waiting)
    await deliver(context, id, attempt).catch((error: unknown) => {
      if (isLast) throw error
    })
}
