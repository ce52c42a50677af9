import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')
const filesIn = (folder, depth) =>
  readdirSync(join(root, folder), { recursive: depth, withFileTypes: true }).filter(
    ({ parentPath }) => !/\/(node_modules|dist)(\/|$)/.test(parentPath),
  )
const markdownIn = (folder, depth = false) =>
  filesIn(folder, depth)
    .filter(({ name }) => name.endsWith('.md'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))

const documents = ['README.md', 'lab/README.md', ...markdownIn('docs', true), ...markdownIn('packages', true)].filter(
  (path) => !/\/NOTES[^/]*$|QUERY-PLANS/.test(path),
)
const architecture = read('docs/ARCHITECTURE.md')
const firstCells = (text) => [...text.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell]) => cell.match(/[\w.-]+/g))

const paragraphsOf = (text) =>
  text
    .replace(/^ *```[\s\S]*?^ *```/gm, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => !/^(\||#|[-*] |\d+\. |<|!\[)/.test(paragraph))

test('no paragraph is longer than 600 characters', () => {
  const long = documents.flatMap((path) =>
    paragraphsOf(read(path))
      .filter((paragraph) => paragraph.length > 600)
      .map((paragraph) => `${path}: ${paragraph.slice(0, 60)}`),
  )
  expect(long).toEqual([])
})

test('every link to a file or heading of the project has a target', () => {
  const anchorsOf = (text) =>
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    )
  const broken = documents.flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)]
      .filter(([, file, anchor]) => {
        const target = file ? join(dirname(path), file) : path
        return !existsSync(join(root, target)) || (anchor && !anchorsOf(read(target)).includes(anchor))
      })
      .map(([link]) => `${path}: ${link}`),
  )
  expect(broken).toEqual([])
})

test('every file that a document names exists', () => {
  const files = ['', 'packages', 'lab', 'scripts', 'deploy'].flatMap((folder) =>
    filesIn(folder, folder !== '').map(({ parentPath, name }) => join('/', parentPath, name)),
  )
  const named = documents.flatMap((path) =>
    [...read(path).matchAll(/`([\w-][\w./-]*\.(?:tsx?|mjs|sql|html))`/g)].map(([, name]) => ({ path, name })),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ name }) => !files.some((file) => file.endsWith(`/${name}`)))).toEqual([])
})

const wings = architecture.split(/^### /m).slice(1)

test('the architecture page names every wing and feature once', () => {
  const named = wings.map((section) => [section.split('\n')[0], firstCells(section.split(/^## /m)[0]).toSorted()])
  const found = named.map(([wing]) => {
    const folders = ['contract', 'server', 'web'].flatMap((side) => filesIn(`packages/${side}/src/${wing}`, false))
    return [wing, [...new Set(folders.filter((entry) => entry.isDirectory()).map(({ name }) => name))].toSorted()]
  })
  expect(named).toEqual(found)
  const folders = filesIn('packages/server/src', false).filter((entry) => entry.isDirectory() && entry.name !== 'app')
  expect(named.map(([wing]) => wing).toSorted()).toEqual(folders.map(({ name }) => name).toSorted())
})

test('the architecture page names every file suffix', () => {
  const section = /^## File suffixes\n([\s\S]*?)^## /m.exec(architecture)?.[1] ?? ''
  const files = ['packages', 'lab', 'scripts']
    .flatMap((folder) => filesIn(folder, true))
    .filter(({ parentPath }) => !/sandbox\/src\/(sites|tribunals)/.test(parentPath))
    .map(({ name }) => /^[^.]+(\.[\w-]+(?:\.[\w-]+)?\.(?:tsx?|mjs|css))$/.exec(basename(name))?.[1])
  const suffixes = [...new Set(files.filter(Boolean))].toSorted()
  expect(suffixes.filter((suffix) => !section.includes(`\`${suffix}\``))).toEqual([])
})

test('the glossary has each word once', () => {
  const heads = [...read('docs/GLOSSARY.md').matchAll(/^\| (\*\*[^|]+) \|/gm)].map(([, head]) => head)
  const words = heads.flatMap((head) => head.replace(/\*\*|\(.*?\)/g, '').split(',')).map((word) => word.trim())
  expect(words.length).toBeGreaterThan(100)
  expect(words.filter((word, at) => words.indexOf(word) < at)).toEqual([])
})
