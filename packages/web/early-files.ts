import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Read by `public/first-paint.js`: the files that the application asks for as soon as it runs. */
interface EarlyFiles {
  /** When nobody is signed in. */
  door: string[]
  /** When somebody is. */
  shell: string[]
  words: Record<string, { door: string[]; shell: string[] }>
}

const doorPage = /\/account\/login\.page\.tsx$/
const shellPage = /\/shell\/app-shell\.tsx$/
const doorWords = ['common', 'errors', 'account']
const shellWords = ['common', 'errors', 'shell', 'rules']

/** Tells the first script of the page which files will be needed, so that they come without waiting for those before them. */
export const earlyFiles = (): Plugin => ({
  name: 'early-files',
  apply: 'build',
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
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const withImports = (chunk: Rolldown.OutputChunk, found = new Set<string>()): Set<string> => {
    if (found.has(chunk.fileName)) return found
    found.add(chunk.fileName)
    for (const file of chunk.imports) {
      const imported = byFile.get(file)
      if (imported) withImports(imported, found)
    }
    return found
  }
  const find = (module: RegExp) => {
    const chunk = chunks.find(({ facadeModuleId }) => module.test(facadeModuleId ?? ''))
    if (!chunk) throw new Error(`The build has no part for ${module}`)
    return chunk
  }
  const entry = withImports(find(/\/web\/index\.html$|\/app\/main\.tsx$/))
  const address = (file: string) => `/${file}`
  const later = (page: RegExp) => [...withImports(find(page))].filter((file) => !entry.has(file)).map(address)
  const wordsOf = (language: string, names: string[]) =>
    names.map((name) => address(find(new RegExp(`/locales/${language}/${name}\\.json$`)).fileName))
  const languages = new Set(
    chunks.flatMap(({ facadeModuleId }) => /\/locales\/(\w+)\/common\.json$/.exec(facadeModuleId ?? '')?.[1] ?? []),
  )
  return {
    door: later(doorPage),
    shell: later(shellPage),
    words: Object.fromEntries(
      [...languages].map((language) => [
        language,
        { door: wordsOf(language, doorWords), shell: wordsOf(language, shellWords) },
      ]),
    ),
  }
}
