import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

export interface SavedPage {
  source: string
  name: string
  text: string
  expected: unknown
}

interface Collection {
  fixtures: string
  expected: string
}

const root = resolve(import.meta.dirname, '../../../..')

const isOfDocuments = (folder: string) => {
  const fixtures = existsSync(join(folder, 'fixtures')) ? join(folder, 'fixtures') : folder
  return (
    existsSync(join(folder, 'FORMS.md')) ||
    readdirSync(fixtures).some(
      (source) =>
        isFolder(join(fixtures, source)) &&
        readdirSync(join(fixtures, source)).some((name) => /^(?:cause-list-p|list-print|board-)/.test(name)),
    )
  )
}

const inFolder = (folder: string): Collection | null => {
  const inside = { fixtures: join(folder, 'fixtures'), expected: join(folder, 'expected') }
  if (isFolder(inside.fixtures) && isFolder(inside.expected)) return inside
  const beside = { fixtures: folder, expected: resolve(folder, '../expected') }
  return isFolder(folder) && isFolder(beside.expected) && basename(folder) !== 'expected' ? beside : null
}

/** Finds the collections of real documents in the folder `PESHI_REAL_PAGES`, or else beside the project. */
export function findDocuments(): Collection[] {
  const named = process.env.PESHI_REAL_PAGES
  const folders =
    named === undefined ? ['lists', 'more-documents'].map((name) => resolve(root, '../shared', name)) : [resolve(named)]
  return folders
    .filter((folder) => named === undefined || (isFolder(folder) && isOfDocuments(folder)))
    .flatMap((folder) => inFolder(folder) ?? [])
}

export function findCollection(): Collection | null {
  const named = process.env.PESHI_REAL_PAGES
  if (named !== undefined && isFolder(resolve(named)) && isOfDocuments(resolve(named))) return null
  const folder = named === undefined ? resolve(root, '../shared/courts') : resolve(named)
  const found = inFolder(folder)
  if (found) return found
  if (named !== undefined) throw new Error(`PESHI_REAL_PAGES names ${folder}, which has no fixtures and expected in it`)
  return null
}

export function readCollection({ fixtures, expected }: Collection): SavedPage[] {
  const pages: SavedPage[] = []
  for (const source of readdirSync(fixtures).filter((name) => isFolder(join(fixtures, name)))) {
    for (const name of readdirSync(join(fixtures, source)).filter((file) => /\.(?:html?|json|txt)$/i.test(file))) {
      const wanted = join(expected, source, `${name.split('.')[0]}.json`)
      pages.push({
        source,
        name,
        text: readFileSync(join(fixtures, source, name), 'utf8'),
        expected: existsSync(wanted) ? JSON.parse(readFileSync(wanted, 'utf8')) : null,
      })
    }
  }
  return pages
}

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory()
