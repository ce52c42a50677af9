import { setTimeout as wait } from 'node:timers/promises'
import { readSentCode } from './sent-code.ts'
import { call } from './wire.ts'

interface Proven {
  app: string
  sandbox: string
  /** The access token of whose address it is. */
  token: string
  kind: 'email' | 'mobile'
}

/** Proves one's e-mail address or mobile number by the code that arrives there. */
export async function proveAddress({ app, sandbox, token, kind }: Proven): Promise<void> {
  const { body } = await call(app, '/api/users/proofs', { token })
  const { address = '' } = (body.data as Record<string, { address: string }>)[kind] ?? {}
  // The first code there may be that of the registration, which is over if the court's day was set since.
  for (let tries = 1; ; tries++) {
    await call(app, `/api/users/proofs/${kind}/code`, { token, body: {} })
    const code = await readSentCode(sandbox, { to: address, kind: 'address-code' })
    const proven = await call(app, `/api/users/proofs/${kind}`, { token, body: { code } })
    if (proven.status === 200) return
    if (tries === 5) throw new Error(`${address} was not proven: ${proven.body.message}`)
    await wait(2000)
  }
}
