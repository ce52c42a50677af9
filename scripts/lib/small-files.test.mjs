// Finds files under 20 lines that only one file imports. Such a part belongs in the file that imports it.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'

/** Kinds of files that stay alone at any size, with the reason. */
const exceptions = [
  ['the manifest of a feature', /\.feature\.tsx?$/],
  ['a program that another process or thread runs', /\.(?:child|worker)\.ts$/],
  ['the styles of a component', /\.css$/],
  ['tables, which drizzle-kit reads from these files', /\.schema\.ts$/],
  [
    'a parser of one page of a court, or the addresses of its site',
    /^packages\/courts\/src\/.*(?:\.parse|\/endpoints)\.ts$/,
  ],
]

const isTest = (file) => /\.(?:test|fixture|setup)\./.test(file)
const files = globSync('packages/*/{src,test}/**/*.{ts,tsx,css}', { cwd: root }).toSorted()
const textOf = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))

function resolveImport(from, name) {
  const [, side, inside] = /^@peshi\/(\w+)\/(.+)$/.exec(name) ?? []
  if (side)
    return [`packages/${side}/src/${inside}.ts`, `packages/${side}/src/${inside}`].find((file) => textOf.has(file))
  return name.startsWith('.') ? path.join(path.dirname(from), name) : undefined
}

/** Each file's importers, and the files that `import()` loads on demand. */
function readImports() {
  const importers = new Map(files.map((file) => [file, new Set()]))
  const loaded = new Set()
  for (const [file, text] of textOf)
    for (const [, how, name] of text.matchAll(/(from |import |import\(|URL\(|mock\(|@import )\s*['"]([^'"\n]+)['"]/g)) {
      const imported = resolveImport(file, name)
      if (imported !== undefined) importers.get(imported)?.add(file)
      if (how === 'import(') loaded.add(imported)
    }
  return { importers, loaded }
}

const { importers, loaded } = readImports()
const packageOf = (file) => file.split('/')[1]
const isSmall = (file) => textOf.get(file).split('\n').length <= 20
const isException = (file) => loaded.has(file) || exceptions.some(([, pattern]) => pattern.test(file))
const small = files.filter((file) => file.includes('/src/') && !isTest(file) && isSmall(file))

test('a part under 20 lines is in the file of its package that imports it, unless a second file imports it', () => {
  expect(small.length).toBeGreaterThan(100)
  const alone = small.filter((file) => {
    const [importer, another] = importers.get(file)
    return importer && !another && packageOf(importer) === packageOf(file) && !isException(file)
  })
  expect(alone).toEqual([])
})

test.each(exceptions)('%s is still an exception for some file', (_, pattern) => {
  expect(small.filter((file) => importers.get(file).size === 1 && pattern.test(file))).not.toEqual([])
})

test('imports are found in every form', () => {
  expect(importers.get('packages/web/src/app/layouts.ts').size).toBeGreaterThan(10)
  expect(importers.get('packages/contract/src/platform/money.ts').size).toBeGreaterThan(10)
  expect(loaded.has('packages/web/src/day/today/today.page.tsx')).toBe(true)
})
