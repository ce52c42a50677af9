/** A question that was asked before the application ran. */
interface AskedEarly {
  address: string
  body: string
  /** `null` when nothing was heard. */
  reply: Promise<Response | null>
}

declare global {
  var askedEarly: AskedEarly | undefined
}

/** Asks for what an open page needs, before there is an application to ask for it. */
export function askEarly(address: string, message: object): void {
  const body = JSON.stringify(message)
  const headers = { 'content-type': 'application/json' }
  const reply = fetch(address, { method: 'POST', headers, body }).catch(() => null)
  globalThis.askedEarly = { address, body, reply }
}

/** The answer to a question that was asked before the application ran; it serves once. */
export async function takeEarly(address: string, body: unknown): Promise<Response | null> {
  const early = globalThis.askedEarly
  if (early?.address !== address || early.body !== body) return null
  globalThis.askedEarly = undefined
  return early.reply
}
