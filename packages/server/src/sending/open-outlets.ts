import { z } from 'zod'
import type { Config } from '../config.ts'
import { createMailOutlet, type MailSettings } from './mail-outlet.ts'
import type { Outlets } from './outlets.ts'
import { createSmsOutlet } from './sms-outlet.ts'

/** The ways out that the settings name; in the demo all of them end at the sandbox. */
export function openOutlets({ mail, sms, sandboxUrl }: Pick<Config, 'mail' | 'sms' | 'sandboxUrl'>): Outlets {
  if (sandboxUrl) return sandboxOutlets(sandboxUrl)
  return {
    email: mail && createMailOutlet(async () => mail),
    sms: sms && createSmsOutlet(sms),
    push: null,
  }
}

const SmtpDoor = z.object({ data: z.object({ smtp_port: z.int() }) })

function sandboxOutlets(sandboxUrl: string): Outlets {
  /** Its SMTP server listens where it found room. */
  async function findMailDoor(): Promise<MailSettings> {
    const reply = await fetch(`${sandboxUrl}/control/api/messages/door`, { signal: AbortSignal.timeout(5000) })
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
      ...{ user: 'demo', password: 'demo', sender: 'PESHII', entity: 'demo' },
      templateOf: (kind) => (kind.includes('/') ? undefined : kind),
    }),
    push: null,
  }
}
