import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { keepPrivate } from './keep-private.ts'

const umask = process.umask()
afterEach(() => void process.umask(umask))

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('other accounts of the machine can no longer read existing or new files of the data directory', () => {
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

test('a data directory behind a symbolic link is also made private', () => {
  const data = join(mkdtempSync(join(tmpdir(), 'peshi-')), 'data')
  mkdirSync(data, { mode: 0o755 })
  symlinkSync(data, `${data}-link`)
  expect(keepPrivate(`${data}-link`)).toBe(1)
  expect(modeOf(data)).toBe('700')
})

test.skipIf(process.getuid?.() !== 0)(
  'files that belong to another account are not changed and do not stop the start',
  () => {
    const data = join(mkdtempSync(join(tmpdir(), 'peshi-')), 'data')
    mkdirSync(join(data, 'lost+found'), { recursive: true, mode: 0o700 })
    writeFileSync(join(data, 'own'), 'x')
    for (const name of ['', 'own']) chownSync(join(data, name), 65_534, 65_534)
    chmodSync(join(data, '..'), 0o755)
    chmodSync(join(data, 'own'), 0o644)
    process.seteuid?.(65_534)
    try {
      expect(keepPrivate(data)).toBe(1)
    } finally {
      process.seteuid?.(0)
    }
  },
)
