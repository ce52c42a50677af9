import type { Plugin, Rolldown } from 'vite'
import { buildFirstScript } from './first-script.ts'
import { openPages } from './open-pages.ts'
import { addressOf, readParts } from './parts.ts'
import type { EarlyFiles } from './src/first-paint/early-files.ts'

const shellPage = /\/shell\/app-shell\.tsx$/
const everywhere = ['common', 'errors']

const firstScript = 'first-paint.js'

/** Tells the first script of the page which files will be needed, so that they come without waiting for those before them. */
export const earlyFiles = (): Plugin => ({
  name: 'early-files',
  // What draws the page goes before what makes it work: that lies ready, and the first script begins it.
  transformIndexHtml: {
    order: 'post',
    handler: (html, { server }) => {
      if (server) return html
      const parts: string[] = []
      const page = html.replace(/\s*<(?:link rel="modulepreload"[^>]*>|script type="module".*?<\/script>)/g, (part) => {
        parts.push(part.trim())
        return ''
      })
      return page.replace('</head>', () => `<template id="application">${parts.join('')}</template></head>`)
    },
  },
  async generateBundle(_, bundle) {
    this.emitFile({ type: 'asset', fileName: firstScript, source: await buildFirstScript(listFiles(bundle)) })
  },
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${firstScript}`, async (_, response) => {
      response.setHeader('content-type', 'text/javascript')
      response.end(await buildFirstScript(null))
    })
  },
})

function listFiles(bundle: Rolldown.OutputBundle): EarlyFiles {
  const { chunks, partsOf } = readParts(bundle)
  const filesOf = (page: RegExp) => partsOf(page).map(({ fileName }) => addressOf(fileName))
  const shell = { files: filesOf(shellPage), words: [...everywhere, 'shell', 'rules'] }
  const open: EarlyFiles['open'] = {}
  for (const [path, { component, ...page }] of Object.entries(openPages))
    open[path] = { ...page, words: [...everywhere, ...page.words] }
  const { component, words: doorWords } = openPages['/login']
  const door = { files: filesOf(component), words: [...everywhere, ...doorWords] }
  const names = new Set([shell, ...Object.values(open)].flatMap(({ words }) => words))
  const words: EarlyFiles['words'] = {}
  for (const { facadeModuleId, fileName } of chunks) {
    const [, language = '', name = ''] = /\/locales\/(\w+)\/(\w+)\.json$/.exec(facadeModuleId ?? '') ?? []
    if (names.has(name)) words[language] = { ...words[language], [name]: addressOf(fileName) }
  }
  return { shell, door, open, words }
}
