import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')

test('the README lists each module that keeps a value for the whole page', () => {
  const modules = globSync('src/**/*.{ts,tsx}', { cwd: web }).filter(
    (file) => !file.includes('.test.') && /^(?:export )?let /m.test(readFileSync(join(web, file), 'utf8')),
  )
  const listed = readFileSync(join(web, 'README.md'), 'utf8').matchAll(/^\| `(src\/\S+\.tsx?)` \| \S/gm)
  expect([...listed].map(([, file]) => file).sort()).toEqual(modules.sort())
})
