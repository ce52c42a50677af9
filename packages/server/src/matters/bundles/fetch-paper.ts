import { createWriteStream } from 'node:fs'
import { access, mkdtemp, open, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { NotFound } from '../../platform/errors.ts'
import type { Files } from '../../platform/files/files.ts'
import { drawPicturePages, isShownAsPdf } from '../../platform/files/picture-pages.ts'
import type { RecognisedPage, TextLayer } from '../../platform/recognition/recognition.ts'
import type { Making } from './bundle.process.ts'

export type StoredPaper = {
  /** The recognised pages, which become an invisible text layer. */
  listRecognised?: () => Promise<RecognisedPage[]>
} & ({ kind: 'file'; key: string } | { kind: 'picture'; key: string; mediaType: string })

export async function withWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'peshi-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export async function fetchInto(files: Pick<Files, 'read'>, key: string, path: string): Promise<boolean> {
  try {
    await pipeline(Readable.fromWeb((await files.read(key)) as never), createWriteStream(path))
    return true
  } catch (error) {
    if (error instanceof NotFound) return false
    throw error
  }
}

/**
 * Fetches a paper as a PDF, unless an earlier run fetched it; a picture becomes its pages. A damaged picture stays, and
 * is then measured as damaged. False if the file is gone.
 */
export async function fetchPaper(paper: StoredPaper, path: string, making: Making): Promise<boolean> {
  const isFetched = await access(path).then(
    () => true,
    () => false,
  )
  if (isFetched) return true
  const part = `${path}.part`
  if (!(await fetchInto(making.files, paper.key, part))) return false
  if (paper.kind === 'picture') {
    const { owner, signal } = making
    const turn = { owner, inBackground: true, urgency: 'awaited' as const, signal }
    const pages = await drawPicturePages(await open(part), paper.mediaType, turn)
    if (pages) await writeFile(part, pages)
  }
  await rename(part, path)
  return true
}

/** Writes the recognised pages of a paper beside it, and returns the path of the file. */
export async function keepLayer(part: StoredPaper, path: string): Promise<string | undefined> {
  const pages = await part.listRecognised?.()
  if (!pages?.length) return
  const layer: TextLayer = { pages, isOfPicture: part.kind === 'picture' && !isShownAsPdf(part.mediaType) }
  const file = `${path}.json`
  await writeFile(file, JSON.stringify(layer))
  return file
}
