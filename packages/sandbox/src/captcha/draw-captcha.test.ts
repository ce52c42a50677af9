import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawCaptcha } from './draw-captcha.ts'
import { digits, glyphs, lettersAndDigits } from './glyphs.ts'

test('a captcha is a complete PNG of the same size as on real sites', () => {
  const png = drawCaptcha('4821', 'seed')
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  expect([width, height]).toEqual([215, 80])
  const start = png.indexOf('IDAT') + 4
  const points = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)))
  expect(points).toHaveLength(height * (width * 3 + 1))
})

test('equal answers give equal pictures, and different answers give different pictures', () => {
  expect(drawCaptcha('4821', 'seed')).toEqual(drawCaptcha('4821', 'seed'))
  expect(drawCaptcha('4821', 'seed')).not.toEqual(drawCaptcha('4822', 'seed'))
})

test('every possible character has a glyph of five by seven dots', () => {
  for (const character of digits + lettersAndDigits) {
    expect(glyphs[character]).toHaveLength(7)
    for (const row of glyphs[character] ?? []) expect(row).toMatch(/^[#.]{5}$/)
  }
})
