import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { defineConfig, type Plugin } from 'vite'
import { browserPromise } from './browser-promise.ts'
import { chunkGroups } from './chunk-groups.ts'
import { offlineFiles } from './offline-files.ts'
import { pdfjsFiles } from './pdfjs-files.ts'

const server = process.env.PESHI_API ?? 'http://127.0.0.1:3000'
const proxy = { '/api': server, '/jwt': server }

/** Lays each file down compressed as well as can be, once, beside itself: the server sends those as they are. Pages it makes. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    if (!dir) throw new Error('The build has no folder to write to')
    const files = Object.keys(bundle).filter((name) => /\.(m?js|css|svg|json)$/.test(name))
    await Promise.all(
      files.map(async (name) => {
        const path = join(dir, name)
        const plain = await readFile(path)
        if (plain.length < 1024) return
        await writeFile(`${path}.br`, await promisify(brotliCompress)(plain))
        await writeFile(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }))
      }),
    )
  },
})

export default defineConfig({
  plugins: [react(), pdfjsFiles(), offlineFiles(), precompress(), browserPromise()],
  // The server writes a nonce of its own into each page that it sends (packages/server/src/platform/http/static-pages.ts).
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy, port: 4400, host: '127.0.0.1' },
  preview: { proxy, port: 4401, host: '127.0.0.1' },
  build: {
    // A chunk's name is in the page alone, so that a word or a page that changes leaves all other chunks as they are.
    chunkImportMap: true,
    // The promised browsers: of syntax and, by its minifier, of styles.
    target: browserslistToEsbuild(),
    // No inlined files: the content security policy names 'self' for fonts and pictures, and a font as text is larger.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/platform/pwa/sw.ts' },
      output: {
        codeSplitting: { groups: chunkGroups },
        // A service worker is asked for anew under its one name.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})
