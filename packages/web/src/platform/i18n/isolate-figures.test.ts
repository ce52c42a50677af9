import { expect, it } from 'vitest'
import { isolateFigures } from './isolate-figures.ts'

it.each(['13-02-2027', '₹588.82', '-₹5,900', '10:30', '12/2025', '1,234'])(
  'the figure %s is isolated from the direction of the text',
  (value) => {
    expect(isolateFigures(value)).toBe(`\u2068${value}\u2069`)
  },
)

it.each(['', '12', 'Kusum Devi', 'WRIC/12/2025', '\u206813-02-2027\u2069', '—'])(
  'the text %j is not changed',
  (value) => {
    expect(isolateFigures(value)).toBe(value)
  },
)
