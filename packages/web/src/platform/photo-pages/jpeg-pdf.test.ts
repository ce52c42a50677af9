import { expect, test } from 'vitest'
import { makePdf } from './jpeg-pdf.ts'

test('the PDF has a page for each picture, and its table names where each object begins', () => {
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xd9])
  const pdf = makePdf([
    { bytes, width: 300, height: 400 },
    { bytes, width: 400, height: 300 },
  ])
  const text = Buffer.from(pdf).toString('latin1')
  expect(text).toMatch(/^%PDF-/)
  expect(text).toContain('/Count 2 /Kids [3 0 R 6 0 R]')
  expect([...text.matchAll(/MediaBox \[0 0 (\d+) (\d+)\]/g)].map(([, ...size]) => size)).toEqual([
    ['595', '842'],
    ['842', '595'],
  ])
  const table = text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))
  const starts = [...table.matchAll(/^(\d{10}) 00000 n/gm)].map(([, start]) => Number(start))
  expect(starts).toHaveLength(8)
  for (const [index, start] of starts.entries()) expect(text.slice(start)).toMatch(new RegExp(`^${index + 1} 0 obj`))
})
