import type { Language } from '@peshi/contract/platform/person'
import type { Channel } from '@peshi/contract/platform/sending'
import type { Tx } from '../../platform/db/door.ts'
import type { Context } from '../../platform/process/context.ts'
import { type Outgoing, send } from '../../platform/sending/send.ts'
import { alertMail } from './alert-mail.ts'
import { type AlertMessage, alertPush, alertSms } from './alert-message.ts'
import { alertWords } from './alert-words.ts'
import { alertsRepo, insertDue, listPlans } from './alerts.repo.ts'
import { isNothing } from './day-statement.ts'
import { type DueReceiver, listDueReceivers } from './due-receivers.repo.ts'
import { alertingOf, heldUntil, mayGoAnytime, whenBy } from './plan-alerts.ts'
import { readStatement } from './read-statement.ts'
import { createStopTokens } from './stop-token.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'queue' | 'outlets' | 'config' | 'log' | 'features' | 'services'>

const restMs = 15 * 60_000

export async function sendAlerts(needs: Needs, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = needs
  const now = clock.now()
  const receivers = await db.asSystem('alerts', (tx) => listDueReceivers(tx, now))
  for (const receiver of receivers) {
    if (signal.aborted) return
    await notifyReceiver(needs, receiver, now).catch((error: unknown) =>
      log.error({ error, person: receiver.personId }, 'Alerts could not be sent'),
    )
  }
}

async function notifyReceiver(needs: Needs, receiver: DueReceiver, now: Date): Promise<void> {
  const { chamberId, personId, role } = receiver
  if (!role) return void (await needs.db.asChamber(chamberId, (tx) => alertsRepo(tx, chamberId, personId).dropAll()))
  await needs.db.asChamber({ chamberId, personId, role }, async (tx) => {
    for (const { channel, isAtOnce } of await alertsRepo(tx, chamberId, personId).listDueChannels(now))
      await notifyBy(tx, needs, { ...receiver, channel, isAtOnce }, now)
  })
}

async function notifyBy(
  tx: Tx,
  needs: Needs,
  receiver: DueReceiver & { channel: Channel; isAtOnce: boolean },
  now: Date,
): Promise<void> {
  const { chamberId, personId, channel, isAtOnce } = receiver
  const repo = alertsRepo(tx, chamberId, personId)
  const last = await repo.lastSentAt(channel)
  if (!isAtOnce && last && last <= now && now.getTime() - last.getTime() < restMs) return

  const ids = await repo.takeDue(now, channel)
  const plan = (await listPlans(tx, chamberId, [personId]))(personId)
  const wanted = (await repo.listUnread(ids)).filter((one) => whenBy(plan, channel, alertingOf(one)) !== 'off')
  const untilOf = (one: (typeof wanted)[number]) => heldUntil(plan, channel, alertingOf(one), now)
  const [postponed, dueNow] = [wanted.filter((one) => untilOf(one) > now), wanted.filter((one) => untilOf(one) <= now)]
  // After an outage, alerts that were due before can fall into the quiet hours.
  await insertDue(
    tx,
    postponed.map((one) => ({
      chamber_id: chamberId,
      person_id: personId,
      channel,
      notification_id: one.id,
      due_at: untilOf(one),
    })),
  )
  if (dueNow.length === 0 || needs.outlets[channel] === null) return

  const addresses = await addressesBy(tx, receiver)
  if (addresses.length === 0) return
  const { publicUrl, secret } = needs.config
  const stopUrl = `${publicUrl}/stop-alerts#${createStopTokens(secret).issue({ chamberId, personId })}`
  const statement = channel === 'email' ? await readStatement(tx, needs, receiver, dueNow, plan) : null
  if (statement && isNothing(dueNow, statement)) return
  const write = (language: Language) =>
    compose[channel](dueNow, alertWords(language), { publicUrl, stopUrl }, statement ?? undefined)
  const quiet = dueNow.some((one) => mayGoAnytime(plan, channel, alertingOf(one), now)) ? null : plan.quiet
  const message = { ...write(receiver.language), language: receiver.language, chamberId, personId, quiet }
  await send(
    tx,
    needs,
    ...addresses.map((to): Outgoing => {
      if (channel === 'sms') return { ...message, channel, to, text: (language) => write(language).text }
      return { ...message, channel, to, ...(channel === 'email' && { unsubscribe: stopUrl }) }
    }),
  )
}

const compose: Record<Channel, (...args: Parameters<typeof alertMail>) => AlertMessage> = {
  email: alertMail,
  sms: alertSms,
  push: alertPush,
}

async function addressesBy(
  tx: Tx,
  { chamberId, personId, channel, email, mobile }: DueReceiver & { channel: Channel },
) {
  if (channel === 'push') return (await alertsRepo(tx, chamberId, personId).listDevices()).map(({ id }) => id)
  const address = channel === 'email' ? email : mobile
  return address ? [address] : []
}
