import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const style = readFileSync(fileURLToPath(new URL('./colors.css', import.meta.url)), 'utf8')

const tokensOf = (selector: string) => {
  const [, block = ''] = style.split(`${selector} {`)
  return new Map(
    Array.from(block.split('}')[0]?.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g) ?? [], ([, a = '', b = '']) => [a, b]),
  )
}
const light = tokensOf(':root')
const schemes = { light, dark: new Map([...light, ...tokensOf(':root[data-mantine-color-scheme="dark"]')]) }

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const plain = ['page', 'surface', 'neutral-soft']
const soft = ['accent-soft', 'today-soft', 'late-soft', 'decided-soft', 'live-soft']
const tones = ['accent', 'today', 'late', 'decided', 'live']
const pairs = [
  ...[...plain, ...soft].flatMap((background) => ['ink', 'muted'].map((text) => [text, background])),
  ...plain.flatMap((background) => tones.map((text) => [text, background])),
  ...tones.map((text) => [text, `${text}-soft`]),
  ['on-accent', 'accent'],
  ['accent', 'accent-pale'],
] as [string, string][]

describe.each(Object.entries(schemes))('the %s colour scheme', (_, tokens) => {
  test.each(pairs)('text in the colour %s has enough contrast on the background %s', (text, background) => {
    const [front, back] = [tokens.get(text), tokens.get(background)]
    if (!front || !back) throw new Error('This token is not in colors.css')
    expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5)
  })
})

test('the contrast formula gives the values of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
