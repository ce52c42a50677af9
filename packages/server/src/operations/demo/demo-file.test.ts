import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type DemoRecord, removeHalfMade, writeDemoRecord } from './demo-file.ts'

let dataDirectory: string
beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'peshi-demo-file-'))
  writeFileSync(join(dataDirectory, 'secret'), 'x')
  mkdirSync(join(dataDirectory, 'database'))
})
afterEach(() => rmSync(dataDirectory, { recursive: true, force: true }))

const leftAfter = (state: DemoRecord['state'], databaseUrl?: string) => {
  writeDemoRecord({ dataDirectory }, { bornOn: '2026-11-20', state })
  removeHalfMade({ dataDirectory, databaseUrl, demo: 'full' })
  return readdirSync(dataDirectory).toSorted()
}

test('the data of an interrupted start is removed, and the secret is kept', () => {
  expect(leftAfter('making')).toEqual(['secret'])
})

test('an existing demo chamber that works is kept', () => {
  expect(leftAfter('goes-on-behind')).toEqual(['database', 'demo.json', 'secret'])
})

test('a database on another server is not removed', () => {
  expect(leftAfter('making', 'postgres://x')).toEqual(['database', 'demo.json', 'secret'])
})
