/**
 * Reads server-sent events to their end and hands over the parsed JSON of each `data`. Comments, which servers send to
 * keep the line open, and data that is no JSON are passed over.
 */
export async function readEvents(body: ReadableStream<Uint8Array>, onData: (data: unknown) => void): Promise<void> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/)
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = dataOf(block)
      if (data !== null) onData(data)
    }
  }
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
    return null // not one of our events
  }
}
