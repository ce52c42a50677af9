export type Call = (method: string, path: string, body?: unknown) => Promise<{ data: unknown }>

export function callsTo(base: string, token: string): Call {
  return async (method, path, body) => {
    const isBytes = body instanceof Uint8Array
    const reply = await fetch(base + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': isBytes ? 'application/octet-stream' : 'application/json',
      },
      ...(body !== undefined && { body: isBytes ? Buffer.from(body) : JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as { data: unknown }
  }
}
