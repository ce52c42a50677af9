import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Lent } from './files.ts'

/** The reading process did not come to an end of its own: it took too much, or the machine had no room for it. */
export class ReadingCutOff extends Error {}

export interface ReadingProcess {
  /** A module that reads the document from its standard input and answers on its standard output. */
  program: string
  args?: readonly string[]
  heapMegabytes: number
  answerBytes: number
  seconds: number
  signal?: AbortSignal | undefined
  /** The one folder into which the program may write, for what is too large to be answered. */
  writes?: string
}

/**
 * What a program of ours says of a document, line by line. The document is a stranger's, so it is read in a process of
 * its own, which may write and start nothing (but into `writes`), has no settings of ours to give away, and is ended when
 * it takes too long or too much memory. Throws `ReadingCutOff`.
 */
export async function readInProcess(
  document: Lent,
  { program, args = [], heapMegabytes, answerBytes, seconds, signal, writes }: ReadingProcess,
): Promise<string[]> {
  const file = 'fd' in document ? document : null
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${heapMegabytes}`,
      '--permission',
      '--allow-fs-read=*',
      ...(writes === undefined ? [] : [`--allow-fs-write=${writes}`]),
      '--allow-worker',
      program,
      ...args,
    ],
    { stdio: [file?.fd ?? 'pipe', 'pipe', 'ignore'], env: {} },
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
    const [answer, end] = await Promise.all([
      child.stdout ? collectLines(child.stdout, answerBytes, kill) : [],
      ended.promise,
      child.stdin && !('fd' in document) && feed(child.stdin, document),
    ])
    signal?.throwIfAborted()
    if (end !== 'code 0') throw new ReadingCutOff(`Reading the document was cut off (${end})`)
    return answer
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', kill)
    kill()
    await file?.close()
  }
}

/** Taken apart as it comes: a long answer put together first and split then would hold up everybody. */
async function collectLines(output: Readable, mostBytes: number, kill: () => void): Promise<string[]> {
  const lines: string[] = []
  let last = ''
  let size = 0
  const decoder = new TextDecoder()
  for await (const part of output) {
    size += part.length
    if (size > mostBytes) kill()
    else {
      const [end = '', ...further] = decoder.decode(part, { stream: true }).split('\n')
      last += end
      for (const line of further) {
        lines.push(last)
        last = line
      }
    }
  }
  return [...lines, last]
}

/** Piece by piece: the server itself never holds the document. */
async function feed(input: NodeJS.WritableStream, document: ReadableStream<Uint8Array>): Promise<void> {
  await pipeline(Readable.fromWeb(document as never), input).catch((error: unknown) => {
    // A process that was ended reads no further; how it ended is told by its end.
    if (!isBrokenPipe(error)) throw error
  })
}

const isBrokenPipe = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET'].includes(String(error.code))
