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

/** In development, Vite sends the page in place of the server, so it also says that this is a demo. */
const demoTag = (): Plugin => ({
  name: 'demo-tag',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'peshi-demo', content: 'yes' }, injectTo: 'head' }],
})

/** `npm start` builds in this mode: a page on the same machine needs no compressed files and no check of old browsers. */
const quick = 'quick'

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    demoTag(),
    pdfjsFiles(),
    offlineFiles(),
    mode !== quick && precompress(),
    mode !== quick && browserPromise(),
  ],
  // The server replaces this text with a new nonce each time it sends the page.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy, port: 4400, host: '127.0.0.1' },
  preview: { proxy, port: 4401, host: '127.0.0.1' },
  build: {
    // Without an import map, a change of one file would change the names of all files that import it.
    chunkImportMap: true,
    target: browserslistToEsbuild(),
    // The content security policy forbids `data:` URLs for fonts and images.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/platform/pwa/sw.ts' },
      output: {
        codeSplitting: { groups: chunkGroups },
        // The name has no hash, because browsers look for a new service worker at an unchanged URL.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
}))
