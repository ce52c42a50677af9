import { readFile, writeFile } from 'node:fs/promises'
import { PDF } from '@libpdf/core'
import { answerEach } from '../../platform/files/reading-protocol.ts'
import { addTextLayer } from '../../platform/recognition/recognition.ts'
import { mostPagesOfOne } from './bundle.limits.ts'
import type { Answer, Measured, Piece, Task } from './bundle.task.ts'
import { addBookmarks, setLinkTargets, stampNumber } from './pdf-marks.ts'

// Runs in a child process, because the documents are untrusted. The input is a `Task` as JSON, the answer an `Answer` as
// JSON.

async function open(path: string, layer?: string): Promise<PDF> {
  const file = await readFile(path)
  const pdf = await PDF.load(layer ? await addTextLayer(file, JSON.parse(await readFile(layer, 'utf8'))) : file)
  if (pdf.isEncrypted && !pdf.isAuthenticated) throw new Error('locked')
  return pdf
}

async function measure(path: string): Promise<Measured> {
  try {
    const pages = (await open(path)).getPageCount()
    if (pages === 0) return { kind: 'unreadable', problem: 'damaged' }
    return pages > mostPagesOfOne ? { kind: 'unreadable', problem: 'too-long' } : { kind: 'read', pages }
  } catch (error) {
    const isLocked = error instanceof Error && /locked|password|encrypt/i.test(error.message)
    return { kind: 'unreadable', problem: isLocked ? 'locked' : 'damaged' }
  }
}

async function assemble({ index, pieces, out }: Extract<Task, { kind: 'assemble' }>): Promise<Answer> {
  const bundle = await PDF.load(await readFile(index))
  const places = [0]
  for (const piece of pieces) {
    places.push(bundle.getPageCount())
    await copy(bundle, piece)
  }
  for (const [at, page] of bundle.getPages().entries()) stampNumber(page, at + 1)
  setLinkTargets(bundle, places.slice(1))
  addBookmarks(
    bundle,
    ['Index', ...pieces.map(({ title }) => title)].map((title, at) => ({ title, page: places[at] ?? 0 })),
  )
  const bytes = await bundle.save()
  await writeFile(out, bytes)
  return { kind: 'assembled', size: bytes.byteLength, pages: bundle.getPageCount() }
}

/**
 * Annotations may contain scripts, so they are not copied. Signature stamps are annotations, so they are first drawn
 * into the page.
 */
async function copy(bundle: PDF, { path, from, pages, layer }: Piece) {
  const source = await open(path, layer)
  try {
    source.flattenAll()
  } catch (error) {
    // The text of the pages matters more than stamps that cannot be drawn.
    process.stderr.write(`A layer of a document was left out: ${String(error)}\n`)
  }
  for (const page of source.getPages()) page.dict.delete('AA')
  const wanted = Array.from({ length: pages }, (_, at) => from + at)
  await bundle.copyPagesFrom(source, wanted, { includeAnnotations: false })
}

await answerEach(async (input) => {
  const task: Task = JSON.parse(input.toString())
  const answer: Answer =
    task.kind === 'measure'
      ? { kind: 'measured', documents: await Promise.all(task.paths.map(measure)) }
      : await assemble(task)
  return JSON.stringify(answer)
})
