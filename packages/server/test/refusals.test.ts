import type { Endpoint } from '@peshi/contract/platform/endpoint'
import words from '@peshi/contract/platform/locales/en/rules.json' with { type: 'json' }
import { isOfId, splitSign, withoutNumber } from '@peshi/contract/platform/rule-words'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { knownFailure } from '../src/platform/http/failure.ts'
import { all } from './every-endpoint.ts'
import { type Field, fieldsOf, sampleInput } from './sample-input.ts'

const rules = new Set(Object.keys(words))
const bad = [
  undefined,
  null,
  '',
  'x',
  'x'.repeat(300_000),
  -1,
  1e300,
  Number.NaN,
  true,
  [],
  [[1]],
  { nested: 1 },
  '99-99',
]

function refusalsOf(endpoint: Endpoint, { place, name }: Field) {
  const input = sampleInput(endpoint)
  return bad.flatMap((value) => {
    const check = validatorCompiler({ schema: endpoint[place], method: endpoint.method, url: endpoint.path })
    const result = check({ ...input[place], [name]: value })
    const validation = typeof result === 'object' && 'error' in result ? result.error : null
    return validation ? (knownFailure(Object.assign(new Error('invalid'), { validation })) ?? []) : []
  })
}

test('the message names each wrong field in words', () => {
  const schema = z.object({
    matter_id: z.uuid('Not a valid matter id'),
    'filters[court_id]': z.string(),
    products: z.array(z.object({ item_name: z.string() })),
    perPage: z.string(),
    fir: z.string(),
  })
  const check = validatorCompiler({ schema, method: 'POST', url: '/' })({ products: [{}] })
  const validation = typeof check === 'object' && 'error' in check ? check.error : null
  expect(knownFailure(Object.assign(new Error('invalid'), { validation }))?.message).toBe(
    'Not a valid matter id. Court: Fill this in. Item name: Fill this in. Per page: Fill this in. FIR: Fill this in.',
  )
})

describe.each(all)('the endpoint %s', (_, endpoint) => {
  test('each wrong field gets a message in plain words', () => {
    const refusals = fieldsOf(endpoint).flatMap((field) => refusalsOf(endpoint, field))
    const sentences = refusals.flatMap(({ fields = {} }) => Object.values(fields)).map((said) => splitSign(said).rest)
    const unknown = sentences.filter(
      (sentence) => !rules.has(sentence) && !rules.has(withoutNumber(sentence).key) && !isOfId(sentence),
    )
    expect([...new Set(unknown)]).toEqual([])
    const technical = refusals.map(({ message }) => message).filter((message) => /\w_\w|zod|undefined/i.test(message))
    expect([...new Set(technical)]).toEqual([])
  })
})
