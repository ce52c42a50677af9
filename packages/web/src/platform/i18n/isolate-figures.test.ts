import { expect, it } from 'vitest'
import { isolateFigures } from './isolate-figures.ts'

it.each(['13-02-2027', '₹588.82', '-₹5,900', '10:30', '12/2025', '1,234'])('%s is kept together', (value) => {
  expect(isolateFigures(value)).toBe(`\u2068${value}\u2069`)
})

it.each(['', '12', 'Kusum Devi', 'WRIC/12/2025', '\u206813-02-2027\u2069', '—'])('%j is unchanged', (value) => {
  expect(isolateFigures(value)).toBe(value)
})
