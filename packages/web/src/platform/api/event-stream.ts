/** Reads server-sent events until the stream ends or is silent too long. `onData` gets each event’s parsed JSON. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  mostSilenceMs: number,
  onData: (data: unknown) => void,
): Promise<void> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  for (;;) {
    const heard = await orSilence(reader.read(), mostSilenceMs)
    if (heard === null) reader.cancel().catch(() => undefined)
    if (heard === null || heard.done) return
    const { value } = heard
    const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/)
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = dataOf(block)
      if (data !== null) onData(data)
    }
  }
}

function orSilence<T>(coming: Promise<T>, mostMs: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), mostMs)
  })
  return Promise.race([coming, silence]).finally(() => clearTimeout(timer))
}

function dataOf(block: string): unknown {
  const text = block
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n')
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return null // Not an event of this application.
  }
}
