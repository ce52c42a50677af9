import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))
const imported = /import (\w+) from '(\.[^']+\.module\.css)'/g

/** Classes that a file uses, but that its style sheet does not define. TypeScript does not check them. */
function missingIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(imported)].flatMap(([, name, path = '']) => {
    const sheet = readFileSync(join(dirname(file), path), 'utf8')
    const used = [...text.matchAll(new RegExp(`(?<![\\w/.'-])${name}\\.(\\w+)`, 'g'))].map(([, use = '']) => use)
    return [...new Set(used)].filter((use) => !new RegExp(`\\.${use}\\b`).test(sheet)).map((use) => `${file}: ${use}`)
  })
}

test('every class that a component takes from a style sheet is defined there', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap((name) => missingIn(join(source, name)))).toEqual([])
})
