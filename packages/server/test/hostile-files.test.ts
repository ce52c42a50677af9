import type { ChamberId } from '@peshi/contract/ids'
import { expect, test } from 'vitest'
import { residentBytes } from '../src/files/resident-memory.ts'
import { readImport } from '../src/imports/import-file.ts'
import { cleanNoteAside } from '../src/notes/clean-note.process.ts'
import { deepNote, farWorkbook } from './hostile-files.ts'

const chamber = '0190a0c0-0000-7000-8000-000000000001' as ChamberId

/** How often others had their turn while this went on. */
async function turnsDuring<T>(work: () => Promise<T>): Promise<{ result: T; turns: number }> {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  const result = await work().finally(() => clearInterval(timer))
  return { result, turns }
}

test('a small workbook with cells far out is refused, and costs this process nothing', async () => {
  const before = (await residentBytes(process.pid)) ?? 0
  await expect(readImport(await farWorkbook(), chamber)).rejects.toMatchObject({ status: 400 })
  expect(((await residentBytes(process.pid)) ?? 0) - before).toBeLessThan(100 * 1_048_576)
})

test('a note of sixty thousand nested tags holds nobody up', async () => {
  const { turns } = await turnsDuring(() => cleanNoteAside(`${deepNote()}words`, new Map(), chamber).catch(() => null))
  expect(turns).toBeGreaterThan(20)
})
