import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'docs/SECURITY.md'), 'utf8')
const ids = readFileSync(join(root, 'docs/asvs-5.0-ids.txt'), 'utf8')
  .split('\n')
  .filter((line) => /^\d/.test(line))
  .map((line) => line.split(' ')[0] ?? '')

const rows = page
  .split('\n')
  .map((line) => /^\| ([\d. ]+) \| ([^|]*) \| (.+) \|$/.exec(line))
  .flatMap((row) => (row ? [{ ids: row[1]?.split(' ') ?? [], state: row[2] ?? '', why: row[3] ?? '' }] : []))

const testFiles = ['packages', 'lab', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.(ts|tsx|mjs)$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(root, folder, path)),
)
const filesCalled = (name: string) => testFiles.filter((path) => basename(path) === name)

const named = [...page.matchAll(/`([\w.-]+\.test\.(?:ts|tsx|mjs))`((?:,? “[^”]+”)+)/g)].flatMap(
  ([, file = '', names]) => [...(names ?? '').matchAll(/“([^”]+)”/g)].map(([, name = '']) => [file, name] as const),
)

test('the security page has each requirement of ASVS levels 1 and 2 exactly once', () => {
  expect(ids.length).toBe(253)
  expect(rows.flatMap((row) => row.ids).toSorted()).toEqual(ids.toSorted())
})

test('every requirement has a state and a reason', () => {
  const states = ['met', 'not met', 'operator', 'n/a']
  expect(rows.filter(({ state }) => !states.includes(state))).toEqual([])
  expect(rows.filter(({ why }) => why.length < 8)).toEqual([])
})

test('the security page quotes more than eighty tests', () => expect(named.length).toBeGreaterThan(80))

test.each(named)('the file %s has the test “%s”', (file, name) => {
  const found = filesCalled(file).filter((path) => readFileSync(path, 'utf8').includes(name))
  expect(found).toHaveLength(1)
})

test('every test file that the security page names exists', () => {
  const spoken = [...page.matchAll(/`([\w.-]+\.test\.(?:ts|tsx|mjs))`/g)].map(([, file = '']) => file)
  expect(spoken.filter((file) => filesCalled(file).length === 0)).toEqual([])
})
