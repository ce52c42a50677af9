import { once } from 'node:events'
import { Readable, type Writable } from 'node:stream'
import type { Lent } from './files.ts'
import { keepProcess, type Program, type ReadingChild, takeProcess } from './kept-processes.ts'
import { endOfAnswer, piecesOf } from './reading-protocol.ts'
import { residentMegabytes as readResidentMegabytes } from './resident-memory.ts'
import { heavyWork, type Turn } from './work-pool.ts'

export class ReadingCutOff extends Error {}
export class ReadingTooSlow extends ReadingCutOff {}

export interface ReadingProcess extends Program {
  turn: Omit<Turn, 'signal'>
  args?: readonly string[]
  answerBytes: number
  seconds: number
  signal?: AbortSignal | undefined
  /** Hears each line of the answer, before the last one. */
  onLine?: (line: string) => void
}

const lookAtMemoryMs = 50

/**
 * Reads in a separate process, because a document may be malicious. That process writes only into `writes`, starts no
 * processes unless `mayStartPrograms`, and sees no environment variables. Throws `ReadingCutOff` if it exceeds a limit.
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
  const { turn, seconds, signal } = reading
  const kept = takeProcess(reading, turn)
  const { child } = kept
  const kill = () => child.kill('SIGKILL')
  let isTooSlow = false
  const timer = setTimeout(() => {
    isTooSlow = true
    kill()
  }, seconds * 1000)
  const guard = setInterval(() => {
    if (child.pid !== undefined)
      void readResidentMegabytes(child.pid).then((held) => (held ?? 0) > reading.residentMegabytes && kill())
  }, lookAtMemoryMs)
  signal?.addEventListener('abort', kill, { once: true })
  try {
    const answer = await ask(child, document, reading)
    signal?.throwIfAborted()
    await keepProcess(kept, reading)
    return answer
  } catch (error) {
    kill()
    if (signal?.aborted) throw signal.reason
    throw isTooSlow ? new ReadingTooSlow(`Reading the document took over ${seconds} seconds`) : error
  } finally {
    clearTimeout(timer)
    clearInterval(guard)
    signal?.removeEventListener('abort', kill)
  }
}

async function ask(child: ReadingChild, document: Lent, reading: ReadingProcess): Promise<string[]> {
  const over = new AbortController()
  const { signal } = over
  const closed = once(child, 'close', { signal }).then(([code, by]) => {
    throw new ReadingCutOff(`Reading the document was cut off (${by ?? `code ${code}`})`)
  })
  const answered = hearAnswer(child, reading, signal)
  try {
    await Promise.race([Promise.all([answered, send(child.stdin, reading.args ?? [], document, signal)]), closed])
    return await answered
  } finally {
    over.abort()
  }
}

function hearAnswer(child: ReadingChild, { answerBytes, onLine }: ReadingProcess, signal: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<string[]>()
  const lines: string[] = []
  let last = ''
  let size = 0
  const decoder = new TextDecoder()
  const hear = (part: Buffer) => {
    size += part.length
    if (size > answerBytes) return child.kill('SIGKILL')
    const [end = '', ...further] = decoder.decode(part, { stream: true }).split('\n')
    last += end
    for (const line of further) {
      lines.push(last)
      onLine?.(last)
      last = line
    }
    if (last.endsWith(endOfAnswer)) resolve([...lines, last.slice(0, -endOfAnswer.length)])
  }
  child.stdout.on('data', hear)
  signal.addEventListener('abort', () => child.stdout.off('data', hear), { once: true })
  return promise
}

async function send(input: Writable, args: readonly string[], document: Lent, signal: AbortSignal): Promise<void> {
  const content = 'fd' in document ? document.createReadStream() : Readable.fromWeb(document as never)
  try {
    for await (const piece of piecesOf(args, content)) if (!input.write(piece)) await once(input, 'drain', { signal })
  } catch (error) {
    if (!isBrokenPipe(error)) throw error
  }
}

const isBrokenPipe = (error: unknown) =>
  error instanceof Error && 'code' in error && ['EPIPE', 'ECONNRESET'].includes(String(error.code))
