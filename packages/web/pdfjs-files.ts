import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, extname, join } from 'node:path'
import type { Plugin } from 'vite'

const folder = 'assets/pdfjs/'
const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const images = 'legacy/web/images'
const paths = [
  // Image decoders for scanned pages. The faster WebAssembly decoders would need a less strict content security policy.
  'wasm/jbig2_nowasm_fallback.js',
  'wasm/openjpeg_nowasm_fallback.js',
  ...readdirSync(join(library, images))
    .filter((name) => name.startsWith('annotation-'))
    .map((name) => `${images}/${name}`),
]
const files = new Map(paths.map((path) => [basename(path), join(library, path)]))
const types: Record<string, string> = { '.js': 'text/javascript', '.svg': 'image/svg+xml' }

export const pdfjsFiles = (): Plugin => ({
  name: 'pdfjs-files',
  generateBundle() {
    for (const [name, path] of files)
      this.emitFile({ type: 'asset', fileName: folder + name, source: readFileSync(path) })
  },
  configureServer(server) {
    server.middlewares.use(`/${folder}`, (request, response, next) => {
      const name = basename((request.url ?? '').split('?')[0] ?? '')
      const path = files.get(name)
      if (!path) return next()
      response.setHeader('content-type', types[extname(name)] ?? 'text/plain')
      response.end(readFileSync(path))
    })
  },
})
