import { type Run, readablePages, readableText, runsOf } from '../../platform/files/readable-text.ts'
import { answerEach } from '../../platform/files/reading-protocol.ts'
import {
  mostCharactersPerPage,
  mostPages,
  type ReadDocument,
  type ReadHead,
  type ReadingKind,
} from './document-text.limits.ts'
import { readOpenText, readWord } from './word-text.ts'

// Argument: the kind of the document. Answer: a `ReadHead`, then each page's text, one line of JSON each.

async function readPdf(data: Buffer): Promise<ReadDocument> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({
    data: new Uint8Array(data),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
  })
  const document = await task.promise
  const pages = document.numPages
  const runs: Run[][] = []
  let hasScripts = (await document.getJSActions()) !== null
  for (let number = 1; number <= Math.min(pages, mostPages); number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    runs.push(runsOf(items, mostCharactersPerPage))
    hasScripts ||= (await page.getJSActions()) !== null
    page.cleanup()
  }
  await task.destroy()
  return { pages, texts: readablePages(runs), hasScripts, problem: pages > mostPages ? 'too-long' : null }
}

function fromPages(all: string[]): ReadDocument {
  const pages = all.flatMap((page) => cutInto(page, mostCharactersPerPage))
  const texts = pages.slice(0, mostPages).map((text) => readableText(text))
  return { pages: pages.length, texts, hasScripts: false, problem: pages.length > mostPages ? 'too-long' : null }
}

function cutInto(text: string, most: number): string[] {
  const pieces = [text.slice(0, most)]
  for (let from = most; from < text.length; from += most) pieces.push(text.slice(from, from + most))
  return pieces
}

function decodeText(data: Buffer): string {
  if (data[0] === 0xff && data[1] === 0xfe) return new TextDecoder('utf-16le').decode(data)
  if (data[0] === 0xfe && data[1] === 0xff) return new TextDecoder('utf-16be').decode(data)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data)
  } catch {
    return new TextDecoder('windows-1252').decode(data)
  }
}

async function read(data: Buffer, kind: ReadingKind): Promise<ReadDocument> {
  if (kind === 'pdf') return readPdf(data)
  if (kind === 'docx') {
    const { pages, isDrawable } = await readWord(data)
    const read = fromPages(pages)
    return isDrawable ? read : { ...read, problem: 'too-many-parts' }
  }
  if (kind === 'odt') return fromPages(await readOpenText(data))
  return fromPages([decodeText(data)])
}

const isLocked = (error: unknown) => error instanceof Error && error.name === 'PasswordException'

await answerEach(async (data, [kind]) => {
  const { texts, ...head } = await read(data, kind as ReadingKind).catch(
    (error: unknown): ReadDocument => ({
      pages: 0,
      texts: [],
      hasScripts: false,
      problem: isLocked(error) ? 'locked' : 'damaged',
    }),
  )
  return [head satisfies ReadHead, ...texts].map((line) => JSON.stringify(line)).join('\n')
})
