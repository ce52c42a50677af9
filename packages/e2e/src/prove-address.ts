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
  const { address } = (body.data as Record<string, { address: string }>)[kind] ?? {}
  await call(app, `/api/users/proofs/${kind}/code`, { token, body: {} })
  for (let tries = 0; tries < 100; tries++) {
    const sent = (await call(sandbox, `/control/api/messages?to=${address}&kind=address-code`)).body.data
    const code = /\b\d{6}\b/.exec((sent as { text: string }[])[0]?.text ?? '')?.[0]
    if (code) {
      const { status } = await call(app, `/api/users/proofs/${kind}`, { token, body: { code } })
      if (status === 200) return
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`No code came to ${address}`)
}
