export interface MemoryInUse {
  used: number
  /** Bytes, including memory that the process has reserved but does not use. */
  resident: number
}

interface Reply {
  id?: number
  result?: { result?: { value?: unknown } }
}

/** The measured process must run with `--inspect=127.0.0.1:<port>`. */
export async function memoryInUse(port: number): Promise<MemoryInUse> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '')
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error('The inspector does not answer'))
  })
  let last = 0
  const ask = (method: string, params: object = {}) =>
    new Promise<Reply>((resolve) => {
      const id = ++last
      const hear = ({ data }: MessageEvent) => {
        const reply = JSON.parse(String(data)) as Reply
        if (reply.id !== id) return
        socket.removeEventListener('message', hear)
        resolve(reply)
      }
      socket.addEventListener('message', hear)
      socket.send(JSON.stringify({ id, method, params }))
    })
  for (let round = 0; round < 3; round++) await ask('HeapProfiler.collectGarbage')
  const { result } = await ask('Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())' })
  socket.close()
  const usage = JSON.parse(String(result?.result?.value)) as NodeJS.MemoryUsage
  return { used: usage.heapUsed + usage.external, resident: usage.rss }
}
