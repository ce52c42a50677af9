// Keeps processes that read documents for the next document, because starting one takes longer than most readings. A
// process has no network code, no environment, Node's permission model, and a limit of memory. It may write only into
// the folder that its program names.
// - A process reads documents of one owner only. An owner is a chamber, or the courts' own documents.
// - At most three wait, 30 seconds long. The oldest ends first.
// - A process that may write files is used again only for the same folder, so only within one bundle.
// - A process ends after 200 documents, or if it holds more than half of its memory limit.
// - A process that failed is never kept: the caller ends it.
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { setPriority } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { residentMegabytes as readResidentMegabytes } from './resident-memory.ts'
import type { Turn } from './work-pool.ts'

export interface Program {
  program: string
  heapMegabytes: number
  residentMegabytes: number
  /** A folder that the process may write into. */
  writes?: string | undefined
  mayLoadAddons?: boolean | undefined
  mayStartPrograms?: boolean | undefined
  /** Default: 2 for work that a person waits for, 10 for other work. */
  niceness?: number
}

export type ReadingChild = ChildProcessByStdio<Writable, Readable, null>

interface Kept {
  child: ReadingChild
  /** Processes with the same value read the same kind of document for the same owner. */
  purpose: string
  documents: number
  endIdle?: NodeJS.Timeout
}

const mostIdle = 3
const mostDocuments = 200
const idleMs = 30_000
/** Libraries release memory late. A process that keeps more than this share of its limit is replaced. */
const mostKeptShare = 0.5

const idle: Kept[] = []

/**
 * Returns an idle process or a new one. A process reads documents of only one owner, because a malicious document may
 * change the process that reads it.
 */
export function takeProcess(program: Program, { owner, inBackground = false, urgency }: Omit<Turn, 'signal'>): Kept {
  const isAwaited = !inBackground || urgency === 'awaited'
  const purpose = [program.program, program.writes, owner, isAwaited].join()
  const at = idle.findLastIndex((kept) => kept.purpose === purpose)
  const [kept] = at < 0 ? [] : idle.splice(at, 1)
  if (!kept) return { child: start(program, program.niceness ?? (isAwaited ? 2 : 10)), purpose, documents: 0 }
  clearTimeout(kept.endIdle)
  return kept
}

/** Keeps the process for the owner's next document, or ends it. */
export async function keepProcess(kept: Kept, { residentMegabytes }: Program): Promise<void> {
  kept.documents += 1
  const held = await readResidentMegabytes(kept.child.pid ?? 0)
  const isLarge = held === null || held > residentMegabytes * mostKeptShare
  if (isLarge || kept.documents >= mostDocuments) return end(kept)
  kept.endIdle = setTimeout(() => end(kept), idleMs).unref()
  idle.push(kept)
  if (idle.length > mostIdle) end(idle[0])
}

function end(kept: Kept | undefined): void {
  if (!kept) return
  clearTimeout(kept.endIdle)
  kept.child.kill('SIGKILL')
  forget(kept.child)
}

function forget(child: ReadingChild): void {
  const at = idle.findIndex((kept) => kept.child === child)
  if (at >= 0) idle.splice(at, 1)
}

function start(
  { program, heapMegabytes, writes, mayLoadAddons = false, mayStartPrograms = false }: Program,
  niceness: number,
): ReadingChild {
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${heapMegabytes}`,
      '--permission',
      '--allow-fs-read=*',
      ...(writes === undefined ? [] : [`--allow-fs-write=${writes}`]),
      '--allow-worker',
      ...(mayLoadAddons ? ['--allow-addons'] : []),
      ...(mayStartPrograms ? ['--allow-child-process'] : []),
      program,
    ],
    { stdio: ['pipe', 'pipe', 'ignore'], env: {} },
  )
  if (child.pid !== undefined) setPriority(child.pid, niceness)
  // An idle process must not keep the server alive. It ends when its standard input is closed.
  child.unref()
  for (const pipe of [child.stdin, child.stdout]) (pipe as Socket).unref()
  child.stdin.on('error', () => undefined)
  child.once('close', () => forget(child))
  return child
}
