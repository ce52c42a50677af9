import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { openPages } from './open-pages.ts'
import { addressOf, readParts } from './parts.ts'

/** What a page asks for as soon as the application runs: files, and words by their names. */
interface EarlyPage {
  files: string[]
  words: string[]
}

/** Read by `public/first-paint.js`. */
interface EarlyFiles {
  /** When somebody is signed in. */
  shell: EarlyPage
  /** When nobody is, on the way to the sign-in. */
  door: EarlyPage
  /** By path; the files of a drawn page are named in it (`drawn-pages.ts`). */
  open: Record<string, { words: string[]; drawn?: 'plain' | 'by-secret'; looksUp?: string }>
  /** The files of words, by language and name. */
  words: Record<string, Record<string, string>>
}

const shellPage = /\/shell\/app-shell\.tsx$/
const everywhere = ['common', 'errors']

/** Tells the first script of the page which files will be needed, so that they come without waiting for those before them. */
export const earlyFiles = (): Plugin => ({
  name: 'early-files',
  apply: 'build',
  // What draws the page goes before what makes it work: that lies ready, and the first script begins it.
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const parts: string[] = []
      const page = html.replace(/\s*<(?:link rel="modulepreload"[^>]*>|script type="module".*?<\/script>)/g, (part) => {
        parts.push(part.trim())
        return ''
      })
      return page.replace('</head>', () => `<template id="application">${parts.join('')}</template></head>`)
    },
  },
  async writeBundle({ dir }, bundle) {
    if (!dir) throw new Error('The build has no folder to write to')
    const path = join(dir, 'first-paint.js')
    const script = await readFile(path, 'utf8')
    const place = `'__EARLY_FILES__'`
    if (!script.includes(place)) throw new Error('The first script has no place for the list of files')
    await writeFile(
      path,
      script.replace(place, () => JSON.stringify(listFiles(bundle))),
    )
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
