import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type Run, readablePages, runsOf } from '../../platform/files/readable-text.ts'
import { answerEach } from '../../platform/files/reading-protocol.ts'
import { mostCharactersPerPage, mostPages, type ReadText } from './order-text.limits.ts'

async function read(pdf: Buffer): Promise<ReadText> {
  const task = getDocument({
    data: new Uint8Array(pdf),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
  })
  const document = await task.promise
  if (document.numPages > mostPages) throw new Error(`The document has ${document.numPages} pages`)
  const pages: Run[][] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(runsOf(items, mostCharactersPerPage))
    page.cleanup()
  }
  await task.destroy()
  return { kind: 'read', pages: readablePages(pages) }
}

await answerEach(async (pdf) => {
  const result = await read(pdf).catch(
    (error: unknown): ReadText => ({ kind: 'unreadable', problem: error instanceof Error ? error.message : 'Unknown' }),
  )
  return JSON.stringify(result)
})
