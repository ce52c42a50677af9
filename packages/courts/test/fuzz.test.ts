import { createContext, Script } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatOf, pageParsers, pages, readOrRefuse } from './mutations/pages.ts'

/** `npm run test:fuzz` sets `FUZZ_RUNS` to a higher number. */

const runs = Number(process.env.FUZZ_RUNS ?? 4)
const mostMs = 5000

const call = new Script('work()')
const room = createContext({ work: () => undefined })

/** Only a VM's timeout can stop a regular expression that does not end. */
function within<T>(work: () => T): T {
  room.work = work
  return call.runInContext(room, { timeout: mostMs })
}

const repeated = fc
  .tuple(
    fc.constantFrom(
      '<table>',
      '<tr><td>',
      '<b>',
      ' ',
      '\n',
      '0',
      '-',
      '/',
      '&nbsp;',
      '&#x10ffff;',
      '<!--',
      'अ',
      'a ',
      '((',
      '","',
      '[',
      '{"a":',
    ),
    fc.integer({ min: 1, max: 3000 }),
  )
  .map(([piece, times]) => piece.repeat(times))
const noise = fc.oneof(repeated, fc.string({ unit: 'binary', maxLength: 200 }), fc.constantFrom('', '\u0000', '\uFEFF'))

const examples = pageParsers.flatMap((parser) => {
  const own = pages.filter((page) => page.parser === parser)
  return own.length === 0 ? [] : [{ format: formatOf(parser), parser, texts: own.map(({ text }) => text) }]
})

test('every parser has example pages', () => expect(examples.length).toBe(pageParsers.length))

test.each(examples)(
  'a randomly changed page is read or refused within the time limit: $format',
  ({ parser, texts }) => {
    const all = pages.map(({ text }) => text)
    const place = fc.double({ min: 0, max: 1, noNaN: true })
    const change = fc.record({
      from: place,
      length: fc.double({ min: 0, max: 0.2, noNaN: true }),
      noise,
      times: fc.nat(2),
    })
    const strange = fc.record({ from: place, length: place, of: fc.nat() })
    const page = fc.tuple(fc.constantFrom(...texts), fc.array(change, { minLength: 1, maxLength: 4 }), strange)
    const reads = fc.property(page, ([text, changes, { of, ...piece }]) => {
      const at = (whole: string, share: number) => Math.floor(whole.length * share)
      const foreign = all[of % all.length] ?? ''
      let mutated =
        text + foreign.slice(at(foreign, piece.from), at(foreign, piece.from) + at(foreign, piece.length / 4))
      for (const { from, length, noise, times } of changes) {
        const [start, size] = [at(mutated, from), at(mutated, length)]
        const lost = mutated.slice(start, start + size)
        mutated = mutated.slice(0, start) + lost.repeat(times) + noise + mutated.slice(start + size)
      }
      within(() => readOrRefuse(parser, mutated))
    })
    fc.assert(reads, { numRuns: runs })
  },
  30_000 + runs * 1000,
)

test('a regular expression that takes too long is stopped by the time limit', () => {
  expect(() =>
    call.runInContext(Object.assign(room, { work: () => /^(a+)+$/.test(`${'a'.repeat(40)}b`) }), { timeout: 50 }),
  ).toThrow('timed out')
})
