import type { Plugin } from 'vite'

/** Read by `src/platform/pwa/shell-cache.ts`. */
interface OfflineFiles {
  entry: string
  shell: string[]
  words: Record<string, string[]>
  readers: string[]
}

/** Readers of PDFs and Word documents: they are as large as the rest together, so they come last. */
const isReader = (name: string) => /^assets\/(pdf-reader|pdf\.worker|word-view)[^/]*\.(m?js|css)$/.test(name)
const languageOf = (module: string | null | undefined) => /\/locales\/(\w+)\/\w+\.json$/.exec(module ?? '')?.[1]

/** Tells the service worker which files make up this build. */
export const offlineFiles = (): Plugin => ({
  name: 'offline-files',
  apply: 'build',
  generateBundle(_, bundle) {
    const files: OfflineFiles = { entry: '', shell: [], words: {}, readers: [] }
    for (const [name, part] of Object.entries(bundle)) {
      if (part.type === 'chunk' && part.isEntry && part.name === 'index') files.entry = `/${name}`
      if (isReader(name)) files.readers.push(`/${name}`)
      if (!/^assets\/.*\.(js|css)$/.test(name) || isReader(name)) continue
      const language = part.type === 'chunk' ? part.moduleIds.map(languageOf).find(Boolean) : undefined
      if (language === undefined) files.shell.push(`/${name}`)
      else files.words[language] = [...(files.words[language] ?? []), `/${name}`]
    }
    const worker = bundle['sw.js']
    if (worker?.type !== 'chunk' || files.entry === '') throw new Error('The build has no service worker or no entry')
    const place = /(["'`])__OFFLINE_FILES__\1/
    if (!place.test(worker.code)) throw new Error('The service worker has no place for the list of files')
    worker.code = worker.code.replace(place, () => JSON.stringify(JSON.stringify(files)))
  },
})
