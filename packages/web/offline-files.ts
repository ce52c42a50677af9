import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

interface OfflineFiles {
  build: string
  shell: string[]
  words: Record<string, string[]>
  later: string[]
}

const isReader = (name: string) => /^assets\/(pdf-reader|pdf\.worker|word-view)[^/]*\.(m?js|css)$/.test(name)
const languageOf = (module: string | null | undefined) => /\/locales\/(\w+)\/\w+\.json$/.exec(module ?? '')?.[1]

const wingOf = (module: string) => /\/web\/src\/([a-z]+)\//.exec(module)?.[1] ?? null
const mainWings = new Set(['app', 'platform', 'courts', 'matters', 'day'])

function isOfMainJob(modules: string[]): boolean {
  const wings = modules.map(wingOf).filter((wing) => wing !== null)
  return wings.length === 0 || wings.some((wing) => mainWings.has(wing))
}

const isOnOtherPages = (importers: readonly string[]) => importers.some((file) => /\.feature\.tsx?$/.test(file))

export const offlineFiles = (): Plugin => ({
  name: 'offline-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files: OfflineFiles = { build: '', shell: [], words: {}, later: [] }
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const needed = new Set<string>()
      const need = (name: string) => {
        const part = bundle[name]
        if (needed.has(name) || part?.type !== 'chunk') return
        needed.add(name)
        part.imports.forEach(need)
      }
      for (const { fileName, moduleIds } of chunks) {
        const importers = moduleIds.flatMap((id) => this.getModuleInfo(id)?.dynamicImporters ?? [])
        if (isOfMainJob(moduleIds) || isOnOtherPages(importers)) need(fileName)
      }
      const rest: string[] = []
      for (const [name, part] of Object.entries(bundle)) {
        if (isReader(name)) files.later.push(`/${name}`)
        if (!/^assets\/.*\.(js|css)$/.test(name) || isReader(name)) continue
        const language = part.type === 'chunk' ? part.moduleIds.map(languageOf).find(Boolean) : undefined
        if (language !== undefined) files.words[language] = [...(files.words[language] ?? []), `/${name}`]
        else if (part.type === 'chunk' && !needed.has(name)) rest.push(`/${name}`)
        else files.shell.push(`/${name}`)
      }
      files.later.push(...rest)
      const [worker, page] = [bundle['sw.js'], bundle['index.html']]
      if (worker?.type !== 'chunk' || page?.type !== 'asset')
        throw new Error('The build has no service worker or no page')
      if (worker.imports.length > 0) throw new Error(`The service worker imports ${worker.imports.join(', ')}`)
      // index.html names every file with a hash of its content, so the hash of index.html identifies the build.
      files.build = createHash('sha256').update(page.source).digest('hex').slice(0, 16)
      page.source = String(page.source).replace('</head>', `<meta name="build" content="${files.build}" /></head>`)
      // Browsers read the import map in index.html, so the file importmap.json is not needed.
      delete bundle['importmap.json']
      const place = /(["'`])__OFFLINE_FILES__\1/
      if (!place.test(worker.code)) throw new Error('The service worker has no place for the list of files')
      worker.code = worker.code.replace(place, () => JSON.stringify(JSON.stringify(files)))
    },
  },
})
