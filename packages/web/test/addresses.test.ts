import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DueKind } from '@peshi/contract/day/deadlines'
import { FilingState } from '@peshi/contract/papers/filings/filing-kinds'
import { SearchKind } from '@peshi/contract/records/search'
import { expect, test } from 'vitest'
import { dueKinds } from '../src/day/deadlines/deadlines.search.ts'
import { filingViews } from '../src/papers/filings/filings.search.ts'
import { kinds } from '../src/records/search/search.search.ts'

const web = join(import.meta.dirname, '..')
const valueImports = /^import (?!type )[^;]*? from '([^']+)'/gm

function importsZod(file: string): boolean {
  const imported = [...readFileSync(file, 'utf8').matchAll(valueImports)].map(([, from = '']) => from)
  return imported.some((from) => from === 'zod' || (from.startsWith('.') && importsZod(join(file, '..', from))))
}

test('routes and their addresses import no schemas of features, because the sign-in loads all of them', () => {
  const files = globSync('src/**/*.{routes,search}.{ts,tsx}', { cwd: web })
  const contracts = files.flatMap((file) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(valueImports)]
      .flatMap(([, from = '']) => /^@peshi\/contract\/(?!platform\/)(.+)/.exec(from)?.[1] ?? [])
      .filter((name) => importsZod(join(web, '../contract/src', `${name}.ts`)))
      .map((name) => `${file} imports ${name}`),
  )
  expect(files.length).toBeGreaterThan(20)
  expect(contracts).toEqual([])
})

test('addresses know all kinds of the contract', () => {
  expect([...kinds]).toEqual(SearchKind.options)
  expect([...dueKinds]).toEqual(DueKind.options)
  expect([...filingViews]).toEqual(['open', ...FilingState.options])
})
