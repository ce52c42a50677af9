import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerAddress

const addressesOf = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]))

const fonts = addressesOf(
  import.meta.glob<string>('../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
)

class OwnFonts {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const address = fonts.get(filename)
    if (!address) throw new Error(`No such font: ${filename}`)
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${filename}: status ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }
}

export const readPdf = (data: ArrayBuffer): PDFDocumentLoadingTask =>
  getDocument({
    data,
    BinaryDataFactory: OwnFonts,
    useWorkerFetch: false,
    // The content security policy forbids WebAssembly.
    useWasm: false,
    wasmUrl: new URL('/assets/pdfjs/', location.origin).href,
  })
