import { setTimeout as wait } from 'node:timers/promises'
import { call } from './wire.ts'

export async function readSentCode(sandbox: string, { to, kind }: { to: string; kind: string }): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const { body } = await call(sandbox, '/control/api/messages')
    const sent = (body.data as { to: string; kind: string; text: string }[]).find(
      // The stored number has the country code, and the kind of an SMS ends with its language.
      (one) => one.to.endsWith(to) && one.kind.startsWith(kind),
    )
    const code = /\b\d{6}\b/.exec(sent?.text ?? '')?.[0]
    if (code) return code
    await wait(300)
  }
  throw new Error(`No ${kind} came to ${to}`)
}
