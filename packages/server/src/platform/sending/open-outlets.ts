import { fetchFrom } from '@peshi/courts/outgoing'
import { z } from 'zod'
import type { Config } from '../process/config.ts'
import type { Context } from '../process/context.ts'
import { createMailOutlet, type MailSettings } from './mail-outlet.ts'
import type { Outlets, PushOutlet } from './outlets.ts'
import { keepPushKeys } from './push-keys.ts'
import { createPushOutlet } from './push-outlet.ts'
import { createSmsOutlet } from './sms-outlet.ts'

type Needs = Pick<Context, 'db' | 'clock'> & { config: Config }

export function openOutlets({ db, clock, config }: Needs): Outlets {
  const { mail, sms, sandboxUrl } = config
  const push = openPush({ db, clock, config })
  if (sandboxUrl) return { ...sandboxOutlets(sandboxUrl), push }
  return { email: mail && createMailOutlet(async () => mail), sms: sms && createSmsOutlet(sms), push }
}

/**
 * Returns null if the public URL has neither https nor localhost, because browsers then refuse push.
 * Returns null if several processes run without configured keys, because all processes must use the same key pair.
 */
function openPush({ db, clock, config }: Needs): PushOutlet | null {
  const { pushKeys, publicUrl, role, dataDirectory, mail, sandboxUrl } = config
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol !== 'https:' && hostname !== 'localhost' && hostname !== '127.0.0.1') return null
  if (!pushKeys && role !== 'all') return null
  return createPushOutlet({
    db,
    clock,
    keys: pushKeys ?? keepPushKeys(dataDirectory),
    contact: mail ? `mailto:${mail.from.address}` : protocol === 'https:' ? publicUrl : 'mailto:demo@peshi.invalid',
    sandboxOrigin: sandboxUrl && new URL(sandboxUrl).origin,
  })
}

const SmtpDoor = z.object({ data: z.object({ smtp_port: z.int() }) })

export function sandboxOutlets(sandboxUrl: string): Pick<Outlets, 'email' | 'sms'> {
  async function findMailDoor(): Promise<MailSettings> {
    const reply = await fetchFrom('inside', `${sandboxUrl}/control/api/messages/door`, {
      signal: AbortSignal.timeout(5000),
    })
    const { data } = SmtpDoor.parse(await reply.json())
    return {
      url: `smtp://${new URL(sandboxUrl).hostname}:${data.smtp_port}`,
      from: { name: 'Peshi', address: 'demo@peshi.invalid' },
    }
  }
  return {
    email: createMailOutlet(findMailDoor),
    sms: createSmsOutlet({
      url: `${sandboxUrl}/sms-host/GatewayAPI/rest`,
      reach: 'inside',
      user: 'demo',
      password: 'demo',
      sender: 'PESHII',
      entity: 'demo',
      templateOf: (name) => name.split('/')[0],
    }),
  }
}
