import { describe, expect, test } from 'vitest'
import { stepsOf } from '../src/orders/order-steps.ts'
import { otherStep, stepPatterns } from '../src/orders/step-patterns.ts'
import { moreDirections } from './more-order-directions.ts'
import { directionsInEnglish } from './order-directions.ts'
import { directionsInHindi } from './order-directions-in-hindi.ts'

const order = '2026-11-25'
const leastPrecision = 0.95
const leastRecall = 0.95
const leastHits = 3

const rows = [directionsInEnglish, directionsInHindi, moreDirections].flatMap((table) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [kinds = '', by = '', day = '', sentence = ''] = line.split(' | ')
      return { kinds: kinds === '-' ? [] : kinds.split('+'), by, day, sentence, steps: stepsOf(sentence, order) }
    }),
)
const isRight = (kinds: readonly string[], kind: string) =>
  kinds.includes(kind) || (kind === 'other' && kinds.length > 0)

test('the table has 200 different sentences, and a third of them direct nothing', () => {
  const sentences = new Set(rows.map(({ sentence }) => sentence))
  expect([sentences.size === rows.length, rows.length >= 200]).toEqual([true, true])
  expect(rows.filter(({ kinds }) => kinds.length === 0).length / rows.length).toBeGreaterThan(1 / 3)
})

describe('a pattern that is right in less than 95 of 100 sentences must not be used', () => {
  const counted = [...stepPatterns, otherStep].map(({ name }) => {
    const found = rows.flatMap(({ steps, kinds }) =>
      steps.filter((step) => step.pattern === name).map(({ kind }) => isRight(kinds, kind)),
    )
    return { name, found: found.length, right: found.filter(Boolean).length }
  })
  const lines = counted.map(({ name, found, right }) => `${name.padEnd(32)} ${right} of ${found}`)
  process.stdout.write(`Precision by pattern\n${lines.join('\n')}\n`)

  test.each(counted)('$name: $right of $found', ({ found, right }) => {
    expect(found).toBeGreaterThanOrEqual(leastHits)
    expect(right / found).toBeGreaterThanOrEqual(leastPrecision)
  })
})

test.each(rows.filter(({ kinds }) => kinds.length === 0))('nothing is proposed from: $sentence', ({ steps }) => {
  expect(steps.map(({ pattern }) => pattern)).toEqual([])
})

test('nearly all directions of the table are found', () => {
  const wanted = rows.flatMap(({ kinds, steps }) => kinds.map((kind) => steps.some((step) => step.kind === kind)))
  const share = wanted.filter(Boolean).length / wanted.length
  process.stdout.write(`Found: ${wanted.filter(Boolean).length} of ${wanted.length} directions\n`)
  expect(share).toBeGreaterThan(leastRecall)
})

/** A day or a side may be missing. A wrong one is worse than none. */
test.each(rows.filter(({ kinds }) => kinds.length > 0))('who and when are not wrong in: $sentence', (row) => {
  const days = row.steps.flatMap(({ day }) => day?.date ?? [])
  const sides = row.steps.flatMap(({ by }) => by?.charAt(0) ?? [])
  expect(days.filter((day) => day !== row.day)).toEqual([])
  expect(sides.filter((side) => side !== row.by)).toEqual([])
})
