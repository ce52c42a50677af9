import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** Where the reader of orders tells pdf.js to find them. */
const folder = 'assets/pdfjs/'
const names = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js']

const find = createRequire(import.meta.url).resolve
const read = (name: string) => readFileSync(find(`pdfjs-dist/wasm/${name}`))

/**
 * The decoders of scanned pages, which courts' orders often are, as plain JavaScript: WebAssembly would need a wider
 * content security policy. pdf.js asks for them by these names, so they keep them.
 */
export const pdfjsDecoders = (): Plugin => ({
  name: 'pdfjs-decoders',
  generateBundle() {
    for (const name of names) this.emitFile({ type: 'asset', fileName: folder + name, source: read(name) })
  },
  configureServer(server) {
    server.middlewares.use(`/${folder}`, (request, response, next) => {
      const name = basename((request.url ?? '').split('?')[0] ?? '')
      if (!names.includes(name)) return next()
      response.setHeader('content-type', 'text/javascript')
      response.end(read(name))
    })
  },
})
