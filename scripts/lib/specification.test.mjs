import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

test('every test file that the specification names exists', () => {
  const page = readFileSync(`${root}docs/SPECIFICATION.md`, 'utf8')
  const named = [...page.matchAll(/`(packages\/[^`]+\.test\.tsx?)`/g)].map(([, path]) => path)
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((path) => !existsSync(root + path))).toEqual([])
})
