import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { loadCourtNames, sayCourt } from './say-court.ts'

afterAll(() => loadCourtNames('en'))

it('a court’s name is in the language of the screen', async () => {
  await loadCourtNames('hi')
  expect(sayCourt('Allahabad HC')).toBe('इलाहाबाद उच्च न्यायालय')
  await loadCourtNames('ur')
  expect(sayCourt('District Court, Agra')).toBe('ضلعی عدالت، آگرہ')
  expect(sayCourt(null)).toBeNull()
  await loadCourtNames('fr')
  expect(sayCourt('Allahabad HC')).toBe('Allahabad HC')
})

const source = fileURLToPath(new URL('../..', import.meta.url))
const isMeant =
  /sayCourt\(|'court_title'|court_title: string|\(\{.*court_(title|short).*\}\) =>( \(\{?$|$)|const \{.*\} =|forum: matter/

it('every place that shows a court uses its translated name', () => {
  const bare = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      readFileSync(`${source}/${file}`, 'utf8')
        .split('\n')
        .filter((line) => /court_(title|short)/.test(line) && !isMeant.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(bare).toEqual([])
})
