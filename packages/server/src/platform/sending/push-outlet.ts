import type { PushDeviceId } from '@peshi/contract/platform/ids'
import { fetchFrom } from '@peshi/courts/outgoing'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/door.ts'
import { signIn } from '../db/people.schema.ts'
import { takeFirst } from '../db/rows.ts'
import { type PushOutlet, Undeliverable } from './outlets.ts'
import { pushDevice } from './push-devices.schema.ts'
import { isPushService } from './push-hosts.ts'
import type { PushKeys } from './push-keys.ts'

interface Needs {
  db: Db
  clock: Clock
  keys: PushKeys
  contact: string
  sandboxOrigin: string | null
}

const patienceMs = 20_000
const waitsSeconds = 12 * 3600

/** Web push: RFC 8030, 8291 and 8292. */
export function createPushOutlet({ db, clock, keys, contact, sandboxOrigin }: Needs): PushOutlet {
  const idOf = (to: string) => eq(pushDevice.id, to as PushDeviceId)

  async function findDevice(to: string) {
    return db
      .asSystem('sending', (tx) =>
        tx
          .select({ endpoint: pushDevice.endpoint, p256dh: pushDevice.p256dh, auth: pushDevice.auth })
          .from(pushDevice)
          .innerJoin(signIn, eq(signIn.id, pushDevice.sign_in_id))
          .where(and(idOf(to), isNull(signIn.ended_at), gt(signIn.expires_at, clock.now()))),
      )
      .then(takeFirst)
  }

  async function giveUp(to: string, detail: string): Promise<never> {
    await db.asSystem('sending', (tx) => tx.delete(pushDevice).where(idOf(to)))
    throw new Undeliverable('gone', detail)
  }

  return {
    publicKey: keys.publicKey,

    async send({ to, text }, signal) {
      const device = await findDevice(to)
      if (!device) return giveUp(to, 'The device is not signed in any more.')
      const { endpoint, p256dh, auth } = device
      if (!isPushService(endpoint, sandboxOrigin)) return giveUp(to, 'The address is not of a push service.')
      const { default: webPush } = await import('web-push')
      const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        TTL: waitsSeconds,
        vapidDetails: { subject: contact, ...keys },
      })
      const isSandbox = sandboxOrigin !== null && new URL(endpoint).origin === sandboxOrigin
      const reply = await fetchFrom(isSandbox ? 'inside' : 'internet', endpoint, {
        method,
        headers: headers as Record<string, string>,
        body: new Uint8Array(body ?? []),
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
      })
      await reply.body?.cancel()
      if (reply.status === 404 || reply.status === 410) return giveUp(to, `The push service answered ${reply.status}`)
      if (reply.status === 413 || reply.status === 400)
        throw new Undeliverable('refused', `The push service answered ${reply.status}`)
      if (!reply.ok) throw new Error(`The push service answered ${reply.status}`)
      return reply.headers.get('location')
    },
  }
}
