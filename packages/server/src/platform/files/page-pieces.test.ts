import { expect, test } from 'vitest'
import { inPieces, type PageText } from './page-pieces.ts'

test('each page is in one piece, in order, and a piece exceeds the limit only by its last page', async () => {
  const texts = [null, 'x'.repeat(9_000), 'y'.repeat(15_000), ...Array(300).fill('z'.repeat(500)), null]
  const pieces: PageText[][] = []
  for await (const piece of inPieces(texts)) pieces.push(piece)
  expect(pieces.flat()).toEqual(texts.map((text, index) => ({ page: index + 1, text })))
  const allButLast = pieces.map((piece) => piece.slice(0, -1).reduce((sum, { text }) => sum + (text?.length ?? 0), 0))
  expect(Math.max(...allButLast)).toBeLessThan(10_000)
})

test('while a document is split into pieces, other code can run between two pages', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  const seen: number[] = []
  for await (const _ of inPieces(Array(3).fill('x'.repeat(20_000)))) seen.push(turns)
  clearInterval(timer)
  expect(seen).toHaveLength(3)
  expect(seen[1]).toBeGreaterThan(seen[0] ?? 0)
  expect(seen[2]).toBeGreaterThan(seen[1] ?? 0)
})

test('a document without pages gives no pieces', async () => {
  for await (const piece of inPieces([])) expect(piece).toBeUndefined()
})
