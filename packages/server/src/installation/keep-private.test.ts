import { chmodSync, mkdirSync, mkdtempSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { keepPrivate } from './keep-private.ts'

const umask = process.umask()
afterEach(() => void process.umask(umask))

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('what others could read they can read no more, and what is written after it neither', () => {
  process.umask(0o022)
  const outside = join(mkdtempSync(join(tmpdir(), 'peshi-')), 'theirs')
  writeFileSync(outside, 'not ours')
  const data = join(mkdtempSync(join(tmpdir(), 'peshi-')), 'data')
  mkdirSync(join(data, 'database'), { recursive: true })
  writeFileSync(join(data, 'database', 'pg_hba.conf'), 'x')
  chmodSync(join(data, 'database', 'pg_hba.conf'), 0o666)
  symlinkSync(outside, join(data, 'link'))

  expect(keepPrivate(data)).toBe(3)
  expect([data, join(data, 'database'), join(data, 'database', 'pg_hba.conf')].map(modeOf)).toEqual([
    '700',
    '700',
    '600',
  ])
  expect(modeOf(outside)).toBe('644')
  expect(keepPrivate(data)).toBe(0)
  writeFileSync(join(data, 'new'), 'x')
  expect(modeOf(join(data, 'new'))).toBe('600')
  expect(readFileSync(join(data, 'new'), 'utf8')).toBe('x')
})
