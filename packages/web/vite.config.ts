import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { offlineFiles } from './offline-files.ts'
import { pdfjsDecoders } from './pdfjs-decoders.ts'

const server = process.env.PESHI_API ?? 'http://127.0.0.1:3000'
const proxy = { '/api': server, '/jwt': server }

/** What every page needs stands in few long-lived files; all else follows the lazy routes. */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'routing',
    test: /node_modules\/@tanstack\/(react-router|router-core|history|react-store|store|react-query|query-core)\//,
  },
  { name: 'i18n', test: /node_modules\/(i18next|react-i18next)\// },
  // In pieces of their own, of a few hundred bytes each, these take half as much again on the line.
  {
    name: 'ui',
    test: /node_modules\/@mantine\/core\/esm\/(core|components\/(ActionIcon|Alert|Anchor|Button|Center|CloseButton|Group|Input|InputBase|Loader|NativeSelect|Paper|PasswordInput|Skeleton|Stack|Text|TextInput|Title|Transition|UnstyledButton))\//,
  },
  { name: 'addresses', test: /\/web\/src\/.+\.search\.ts$/ },
]

/** Lays each file down compressed as well as can be, once, beside itself: the server sends those as they are. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    if (!dir) throw new Error('The build has no folder to write to')
    const files = Object.keys(bundle).filter((name) => /\.(js|css|html|svg|json)$/.test(name))
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
  plugins: [react(), pdfjsDecoders(), offlineFiles(), precompress()],
  server: { proxy, port: 4400, host: '127.0.0.1' },
  preview: { proxy, port: 4401, host: '127.0.0.1' },
  build: {
    target: 'es2023',
    // No inlined files: the content security policy names 'self' for fonts and pictures, and a font as text is larger.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/pwa/sw.ts' },
      output: {
        codeSplitting: { groups },
        // A service worker is asked for anew under its one name.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})
