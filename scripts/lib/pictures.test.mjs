import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { helpJobs } from '../../packages/web/src/chamber/help/jobs.ts'
import { root } from './paths.mjs'
import { fileOf, pictures, productWords, routeOf, wordsFile } from './pictures.mjs'

const web = join(root, 'packages/web/src')
const routes = readdirSync(web, { recursive: true })
  .filter((file) => file.endsWith('.routes.ts'))
  .flatMap((file) => [...readFileSync(join(web, file), 'utf8').matchAll(/path: '([^']+)'/g)].map(([, path]) => path))

test.each(pictures)('the page in the picture $name exists', (picture) => {
  expect(routes).toContain(routeOf(picture))
})

test.each(['README.md', 'docs/README.md'])('%s shows only pictures from the list of pictures', (page) => {
  const folder = page.startsWith('docs/') ? 'docs/' : ''
  const shown = [...readFileSync(join(root, page), 'utf8').matchAll(/(?:\]\(|src=")((?:docs\/)?images\/[^)"]+)/g)]
  const made = pictures.map(fileOf)
  expect(shown.length).toBeGreaterThan(0)
  for (const [, path] of shown) expect(made).toContain(folder + path)
})

test('the help shows exactly the pictures that are made for the help', () => {
  const made = pictures.filter(({ to }) => to === 'help').map(({ name }) => name)
  expect(helpJobs.map(({ picture }) => picture).toSorted()).toEqual(made.toSorted())
})

const taken = JSON.parse(readFileSync(join(root, wordsFile), 'utf8'))

test.each(pictures)(
  'the product still says the words on the picture $name; if not, run npm run pictures',
  (picture) => {
    const known = productWords(picture.language ?? 'en')
    const { words } = taken[fileOf(picture)] ?? {}
    expect(words?.length).toBeGreaterThan(0)
    expect(words.filter((word) => !known.has(word))).toEqual([])
  },
)

test('the README has at most 150 lines', () => {
  const lines = readFileSync(join(root, 'README.md'), 'utf8').split('\n')
  expect(lines.length).toBeLessThanOrEqual(150)
})
