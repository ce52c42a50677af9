import { readFileSync } from 'node:fs'
import type { Endpoint } from '@peshi/contract/platform/endpoint'
import { isOfId, splitSign, withoutNumber } from '@peshi/contract/platform/rule-words'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { describe, expect, test } from 'vitest'
import { knownFailure } from '../src/platform/http/failure.ts'
import { all } from './every-endpoint.ts'
import { type Field, fieldsOf, sampleInput } from './sample-input.ts'

const rules = new Set(
  Object.keys(
    JSON.parse(
      readFileSync(new URL('../../web/src/platform/locales/en/rules.json', import.meta.url), 'utf8'),
    ) as object,
  ),
)
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

describe.each(all)('the endpoint %s', (_, endpoint) => {
  test('each wrong field gets a message in plain words', () => {
    const refusals = fieldsOf(endpoint).flatMap((field) => refusalsOf(endpoint, field))
    const sentences = refusals.flatMap(({ fields = {} }) => Object.values(fields)).map((said) => splitSign(said).rest)
    const unknown = sentences.filter(
      (sentence) => !rules.has(sentence) && !rules.has(withoutNumber(sentence).key) && !isOfId(sentence),
    )
    expect([...new Set(unknown)]).toEqual([])
    const technical = refusals
      .map(({ message }) => message)
      .filter((message) => /\w_\w|^\w+: |zod|undefined/i.test(message))
    expect([...new Set(technical)]).toEqual([])
  })
})
