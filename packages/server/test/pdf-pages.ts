import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export async function readPdfPages(bytes: Buffer): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const { items } = await (await pdf.getPage(at + 1)).getTextContent()
      return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
    }),
  )
}

export async function readPdfWidths(bytes: Buffer): Promise<number[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const page = await pdf.getPage(at + 1)
      const [, , width = 1] = page.view
      const { items } = await page.getTextContent()
      const ends = items.map((item) => ('str' in item && item.str.trim() ? item.transform[4] + item.width : 0))
      return Math.max(...ends) / width
    }),
  )
}
