import { describe, expect, it, vi } from 'vitest'
import { readEvents } from './event-stream.ts'

const streamOf = (chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })

async function read(chunks: string[]) {
  const events: unknown[] = []
  await readEvents(streamOf(chunks), 1000, (data) => events.push(data))
  return events
}

describe('the event stream', () => {
  it('each event is read once, wherever the stream is split into chunks', async () => {
    expect(await read(['da', 'ta: {"a":1}\n', '\ndata: {"b"', ':2}\r\n\r\n: still here\n\n'])).toEqual([
      { a: 1 },
      { b: 2 },
    ])
  })

  it('invalid JSON is skipped, and a character split across two chunks is read', async () => {
    const bytes = new TextEncoder().encode('data: "पेशी"\n\n')
    const events: unknown[] = []
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('data: hello\n\n'))
        controller.enqueue(bytes.slice(0, 9))
        controller.enqueue(bytes.slice(9))
        controller.close()
      },
    })
    await readEvents(body, 1000, (data) => events.push(data))
    expect(events).toEqual(['पेशी'])
  })

  it('reading ends when heartbeats stop and continues while heartbeats arrive', async () => {
    vi.useFakeTimers()
    let beat: () => void = () => undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        beat = () => controller.enqueue(new TextEncoder().encode(':\n\n'))
      },
    })
    const ended = vi.fn()
    const reading = readEvents(body, 60_000, () => undefined).then(ended)
    for (let beats = 0; beats < 4; beats += 1) {
      await vi.advanceTimersByTimeAsync(25_000)
      beat()
    }
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(60_001)
    await reading
    expect(ended).toHaveBeenCalled()
    vi.useRealTimers()
  })
})
