export async function isReady(address) {
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(5000) })
    await reply.arrayBuffer()
    return reply.ok
  } catch {
    return false
  }
}
