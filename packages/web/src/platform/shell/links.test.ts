import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('../..', import.meta.url))

const isKept = (file: string) => file === 'records/search/palette.tsx'

it('every navigation is a link with an address, and every action is a button', () => {
  const wrong = globSync('**/*.tsx', { cwd: source })
    .filter((file) => !file.includes('.test.') && !isKept(file))
    .flatMap((file) => {
      const text = readFileSync(`${source}/${file}`, 'utf8')
      const navigating = /on(?:Click|Open)=\{\([^)]*\) => (?:\w+\.)?(?:navigate|push)\(\{\s*to:/.test(text)
      const isDressed = /<Anchor\s[^>]*component="button"/.test(text)
      return navigating || isDressed ? [file] : []
    })
  expect(wrong).toEqual([])
})
