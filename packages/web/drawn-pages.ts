import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { openPages } from './open-pages.ts'
import { addressOf, readParts } from './parts.ts'

interface Drawn {
  title: string
  markup: string
}

/** Lays down a file for each page that stands open to everybody, with what it shows drawn in it, before any script runs. */
export const drawnPages = (): Plugin => ({
  name: 'drawn-pages',
  apply: 'build',
  // Before the list of files is closed, so that these are compressed with the others, and after the page is in it.
  enforce: 'post',
  async generateBundle(_, bundle) {
    const page = bundle['index.html']
    if (page?.type !== 'asset') throw new Error('The build has no page')
    const html = String(page.source)
    const place = '<div id="root"></div>'
    if (!html.includes(place)) throw new Error('The page has no place for what is drawn')
    const drawn = await drawAll()
    const { partsOf } = readParts(bundle)
    for (const [path, { component }] of Object.entries(openPages)) {
      // The later steps of a forgotten password lead back to the first.
      const found = drawn[path] ?? drawn['/send-otp']
      if (!found) throw new Error(`${path} was not drawn`)
      const parts = partsOf(component)
      const styles = parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
      const styleLinks = styles.map((file) => `<link rel="stylesheet" crossorigin href="${addressOf(file)}">`)
      const partLinks = parts.map(
        ({ fileName }) => `<link rel="modulepreload" crossorigin href="${addressOf(fileName)}">`,
      )
      const source = html
        .replace(place, () => `<div id="root" inert>${withoutStyles(found.markup)}</div>`)
        .replace('</template></head>', () => `${partLinks.join('')}</template>${styleLinks.join('')}</head>`)
        .replace(/<title>.*<\/title>/, () => `<title>${found.title}</title>`)
      this.emitFile({ type: 'asset', fileName: `pages${path}.html`, source })
    }
  },
})

/** The policy allows no styles in attributes: the first script sets them (`src/first-paint/dress.ts`). */
const withoutStyles = (markup: string) => markup.replaceAll(' style="', ' data-style="')

/** The application is built once more, to run here; as for a browser, or the router would draw for a server's page. */
async function drawAll(): Promise<Record<string, Drawn>> {
  const outDir = await mkdtemp(join(import.meta.dirname, 'node_modules/.drawn-pages-'))
  try {
    await build({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'error',
      plugins: [react()],
      ssr: { noExternal: true, resolve: { conditions: ['browser', 'module', 'import', 'production', 'default'] } },
      build: { ssr: 'src/app/draw-page.tsx', outDir, minify: false },
    })
    const addresses = Object.entries(openPages).flatMap(([path, { drawn }]) => {
      if (!drawn) return []
      return drawn === 'plain' ? path : `${path}#${'0'.repeat(40)}`
    })
    const draw = [join(import.meta.dirname, 'draw-pages.mjs'), join(outDir, 'draw-page.js'), ...addresses]
    const { stdout } = await promisify(execFile)(process.execPath, draw, {
      env: { ...process.env, NODE_ENV: 'production' },
      timeout: 120_000,
    })
    return JSON.parse(stdout)
  } finally {
    await rm(outDir, { recursive: true })
  }
}
