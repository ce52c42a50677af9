import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Lent } from '../files/files.ts'
import { ReadingCutOff, ReadingTooSlow, readInProcess } from '../files/reading-process.ts'
import type { Urgency } from '../jobs/queue.ts'
import {
  type Answer,
  type FileProblem,
  mostAnswerBytes,
  mostHeapMegabytes,
  mostResidentMegabytes,
  mostSeconds,
  type RecognisedLanguage,
  type Task,
} from './recognition.limits.ts'

export { addTextLayer, type TextLayer } from './text-layer.ts'

export const recognisedLanguages = ['eng', 'hin'] as const satisfies readonly RecognisedLanguage[]

export interface RecognisedWord {
  text: string
  /** Fractions of the page as it is shown, 0 to 1, from its top left. */
  left: number
  top: number
  width: number
  height: number
  /** 0 to 100. */
  confidence: number
  /** Starts a new line. */
  isLineStart: boolean
}

export type RecognisedPage =
  | {
      kind: 'recognised'
      page: number
      language: RecognisedLanguage | 'eng+hin'
      text: string
      words: RecognisedWord[]
      /** Mean of the words, 0 to 100. */
      confidence: number
      /** Clockwise quarter turns that make the page upright. */
      turn: 0 | 90 | 180 | 270
      engine: string
    }
  | { kind: 'unread'; page: number; problem: 'script' | 'too-large' | 'broken' | 'too-slow' | 'empty' }

export type RecognisedFile = { kind: 'opened'; pages: number } | { kind: 'refused'; problem: FileProblem }

interface RecognitionOptions {
  pages: readonly number[] | 'all'
  /** The first one is tried first. */
  languages: readonly RecognisedLanguage[]
  signal: AbortSignal
  urgency: Urgency
  onPage: (page: RecognisedPage) => Promise<void>
  /** The chamber of the file. Without it, no other file is read by the same process. */
  owner?: string
}

let tesseract: string | null = null

/** Makes all further pages be recognised by this program of the machine, or again by the library. */
export function useTesseract(path: string | null): void {
  tesseract = path
}

const program = fileURLToPath(new URL('./recognition.child.ts', import.meta.url))

/**
 * Recognises the pages of a PDF or a picture, one after the other. Each page waits for its own turn, so that a long file
 * does not delay other files. Closes the file.
 */
export async function recognise(file: Lent, options: RecognitionOptions): Promise<RecognisedFile> {
  const { languages, owner = randomUUID(), pages, signal, urgency, onPage } = options
  const held = await keepOpen(file)
  const ask = (page: number | null) => readAnswer(held, { page, languages, tesseract }, { owner, signal, urgency })
  try {
    const opened = await ask(null).catch(problemOf)
    if (typeof opened === 'string') return { kind: 'refused', problem: opened }
    if (opened.kind !== 'opened') return opened.kind === 'refused' ? opened : { kind: 'refused', problem: 'broken' }
    for (const page of pages === 'all' ? Array.from({ length: opened.pages }, (_, at) => at + 1) : pages) {
      signal.throwIfAborted()
      const read = await ask(page).catch(problemOf)
      if (typeof read === 'string') await onPage({ kind: 'unread', page, problem: read })
      else await onPage(read.kind === 'page' ? read.page : { kind: 'unread', page, problem: 'broken' })
    }
    return opened
  } finally {
    await held.close()
  }
}

function problemOf(error: unknown): 'too-slow' | 'too-large' {
  if (error instanceof ReadingTooSlow) return 'too-slow'
  if (error instanceof ReadingCutOff) return 'too-large'
  throw error
}

async function readAnswer(
  file: FileHandle,
  task: Task,
  { owner, signal, urgency }: { owner: string; signal: AbortSignal; urgency: Urgency },
): Promise<Answer> {
  const content = Readable.toWeb(Readable.from(piecesOf(file))) as ReadableStream<Uint8Array>
  const [line = ''] = await readInProcess(content, {
    program,
    args: [JSON.stringify(task)],
    turn: { owner, inBackground: true, urgency },
    heapMegabytes: mostHeapMegabytes,
    residentMegabytes: mostResidentMegabytes,
    answerBytes: mostAnswerBytes,
    seconds: mostSeconds,
    mayLoadAddons: true,
    mayStartPrograms: task.tesseract !== null,
    ...(urgency !== 'awaited' && { niceness: constants.priority.PRIORITY_LOW }),
    signal,
  })
  return JSON.parse(line)
}

const pieceBytes = 256 * 1024

/** A stream of the handle would keep it from being closed. */
async function* piecesOf(file: FileHandle): AsyncGenerator<Buffer> {
  for (let at = 0; ; ) {
    const { bytesRead, buffer } = await file.read({ buffer: Buffer.alloc(pieceBytes), position: at })
    if (bytesRead === 0) return
    yield buffer.subarray(0, bytesRead)
    at += bytesRead
  }
}

/** Keeps the file open, because it is sent again for each page. */
async function keepOpen(file: Lent): Promise<FileHandle> {
  if ('fd' in file) return file
  const folder = await mkdtemp(join(tmpdir(), 'peshi-'))
  try {
    const copy = await open(join(folder, 'file'), 'wx+', 0o600)
    await copy.writeFile(file).catch(async (error: unknown) => {
      await copy.close()
      throw error
    })
    return copy
  } finally {
    await rm(folder, { recursive: true })
  }
}
