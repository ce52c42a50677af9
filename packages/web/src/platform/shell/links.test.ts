import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('../..', import.meta.url))

const isKept = (file: string) => file === 'records/search/palette.tsx'

it('pages are opened by links and not by buttons, and no button looks like a link', () => {
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
