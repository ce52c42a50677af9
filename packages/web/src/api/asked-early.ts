/** What `public/first-paint.js` has asked for before the application ran. */
interface AskedEarly {
  address: string
  body: string
  /** `null` when nothing was heard. */
  reply: Promise<Response | null>
}

declare global {
  var askedEarly: AskedEarly | undefined
}

/** The answer to a question that was asked before the application ran; it serves once. */
export async function takeEarly(address: string, body: unknown): Promise<Response | null> {
  const early = globalThis.askedEarly
  if (early?.address !== address || early.body !== body) return null
  globalThis.askedEarly = undefined
  return early.reply
}
