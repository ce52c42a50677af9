import { setTimeout as wait } from 'node:timers/promises'
import { readSentCode } from './sent-code.ts'
import { call } from './wire.ts'

interface Proven {
  app: string
  sandbox: string
  token: string
  kind: 'email' | 'mobile'
}

export async function proveAddress({ app, sandbox, token, kind }: Proven): Promise<void> {
  const { body } = await call(app, '/api/users/proofs', { token })
  const { address = '' } = (body.data as Record<string, { address: string }>)[kind] ?? {}
  for (let tries = 1; ; tries++) {
    await call(app, `/api/users/proofs/${kind}/code`, { token, body: {} })
    const code = await readSentCode(sandbox, { to: address, kind: 'address-code' })
    const proven = await call(app, `/api/users/proofs/${kind}`, { token, body: { code } })
    if (proven.status === 200) return
    if (tries === 5) throw new Error(`${address} was not proven: ${proven.body.message}`)
    await wait(2000)
  }
}
