import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Lent } from './files.ts'
import { residentMegabytes as readResidentMegabytes } from './resident-memory.ts'
import { heavyWork, type Turn } from './work-pool.ts'

export class ReadingCutOff extends Error {}

export interface ReadingProcess {
  turn: Omit<Turn, 'signal'>
  program: string
  args?: readonly string[]
  heapMegabytes: number
  residentMegabytes: number
  answerBytes: number
  seconds: number
  signal?: AbortSignal | undefined
  writes?: string
  mayLoadAddons?: boolean
  /** Hears each line of the answer, before the last one. */
  onLine?: (line: string) => void
}

const lookAtMemoryMs = 50

/**
 * Reads in a separate process, because a document may be malicious. That process writes only into `writes`, starts no
 * processes and sees no environment variables. Throws `ReadingCutOff` if it exceeds a limit.
 */
export async function readInProcess(document: Lent, reading: ReadingProcess): Promise<string[]> {
  let isBegun = false
  try {
    return await heavyWork.run({ ...reading.turn, signal: reading.signal }, () => {
      isBegun = true
      return read(document, reading)
    })
  } finally {
    if (!isBegun) await ('fd' in document ? document.close() : document.cancel())
  }
}

async function read(document: Lent, reading: ReadingProcess): Promise<string[]> {
  const { program, args = [], heapMegabytes, residentMegabytes, answerBytes, seconds } = reading
  const { signal, writes, mayLoadAddons = false, onLine } = reading
  const file = 'fd' in document ? document : null
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${heapMegabytes}`,
      '--permission',
      '--allow-fs-read=*',
      ...(writes === undefined ? [] : [`--allow-fs-write=${writes}`]),
      '--allow-worker',
      ...(mayLoadAddons ? ['--allow-addons'] : []),
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
  const guard = setInterval(() => {
    if (child.pid !== undefined)
      void readResidentMegabytes(child.pid).then((held) => (held ?? 0) > residentMegabytes && kill())
  }, lookAtMemoryMs)
  signal?.addEventListener('abort', kill, { once: true })
  try {
    if (child.pid !== undefined) setPriority(child.pid, reading.turn.inBackground ? 10 : 2)
    const [answer, end] = await Promise.all([
      child.stdout ? collectLines(child.stdout, { answerBytes, kill, onLine }) : [],
      ended.promise,
      child.stdin && !('fd' in document) && feed(child.stdin, document),
    ])
    signal?.throwIfAborted()
    if (end !== 'code 0') throw new ReadingCutOff(`Reading the document was cut off (${end})`)
    return answer
  } finally {
    clearTimeout(timer)
    clearInterval(guard)
    signal?.removeEventListener('abort', kill)
    kill()
    await file?.close()
  }
}

async function collectLines(
  output: Readable,
  { answerBytes, kill, onLine }: Pick<ReadingProcess, 'answerBytes' | 'onLine'> & { kill(): void },
): Promise<string[]> {
  const lines: string[] = []
  let last = ''
  let size = 0
  const decoder = new TextDecoder()
  for await (const part of output) {
    size += part.length
    if (size > answerBytes) kill()
    else {
      const [end = '', ...further] = decoder.decode(part, { stream: true }).split('\n')
      last += end
      for (const line of further) {
        lines.push(last)
        onLine?.(last)
        last = line
      }
    }
  }
  return [...lines, last]
}

async function feed(input: NodeJS.WritableStream, document: ReadableStream<Uint8Array>): Promise<void> {
  await pipeline(Readable.fromWeb(document as never), input).catch((error: unknown) => {
    if (!isBrokenPipe(error)) throw error
  })
}

const isBrokenPipe = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET'].includes(String(error.code))
