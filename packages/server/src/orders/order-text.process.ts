import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { mostAnswerBytes, mostHeapMegabytes, mostSeconds, type ReadText } from './order-text.limits.ts'

const program = fileURLToPath(new URL('./order-text.child.ts', import.meta.url))

const Answer: z.ZodType<ReadText> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), pages: z.array(z.string().nullable()) }),
  z.object({ kind: z.literal('unreadable'), problem: z.string() }),
])

/** The reading process did not come to an end of its own: it took too much, or the machine had no room for it. */
export class ReadingCutOff extends Error {}

export interface ReadingOptions {
  signal?: AbortSignal
  /** Tests shorten it. */
  seconds?: number
}

/**
 * The text of a PDF's pages. The document is a stranger's, so it is read in a process of its own, which may write and
 * start nothing, has no settings of ours to give away, and is ended when it takes too long or too much memory.
 * Throws `ReadingCutOff`.
 */
export async function readPdfText(
  pdf: ReadableStream<Uint8Array>,
  { signal, seconds = mostSeconds }: ReadingOptions = {},
): Promise<ReadText> {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${mostHeapMegabytes}`, '--permission', '--allow-fs-read=*', '--allow-worker', program],
    { stdio: ['pipe', 'pipe', 'ignore'], env: {} },
  )
  const ended = Promise.withResolvers<string>()
  child.once('error', ended.reject)
  child.once('close', (code, by) => ended.resolve(by ?? `code ${code}`))
  const kill = () => child.kill('SIGKILL')
  const timer = setTimeout(kill, seconds * 1000)
  signal?.addEventListener('abort', kill, { once: true })
  try {
    // Reading documents waits for people's requests, not the other way round.
    if (child.pid !== undefined) setPriority(child.pid, 10)
    const [answer, end] = await Promise.all([collect(child.stdout, kill), ended.promise, feed(child.stdin, pdf)])
    signal?.throwIfAborted()
    if (end !== 'code 0') throw new ReadingCutOff(`Reading the document was cut off (${end})`)
    return Answer.parse(JSON.parse(answer))
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', kill)
    kill()
  }
}

async function collect(output: Readable, kill: () => void): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of output) {
    size += part.length
    if (size > mostAnswerBytes) kill()
    else parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** Piece by piece: the server itself never holds the document. */
async function feed(input: NodeJS.WritableStream, pdf: ReadableStream<Uint8Array>): Promise<void> {
  await pipeline(Readable.fromWeb(pdf as never), input).catch((error: unknown) => {
    // A process that was ended reads no further; how it ended is told by its end.
    if (!isBrokenPipe(error)) throw error
  })
}

const isBrokenPipe = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET'].includes(String(error.code))
