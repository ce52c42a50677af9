import type { Endpoint } from '@peshi/contract/platform/endpoint'
import fc from 'fast-check'
import { z } from 'zod'
import type { Input, Place } from './sample-input.ts'

interface Json {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Json[]
  oneOf?: Json[]
  allOf?: Json[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: Json
  properties?: Record<string, Json>
  required?: string[]
  additionalProperties?: Json | boolean
}

const text = fc.string({ unit: 'binary', maxLength: 60 })

export const wild: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)), maxLength: 30 }),
  fc.nat(200).map((power) => '\u0301अ9 '.repeat(power * 200)),
  fc.constantFrom('__proto__', 'constructor', '\u0000', '\u202e', '{{7*7}}', '%', "'--", '../..', '1e999', 'NaN', ''),
  fc.constantFrom<unknown>(null, true, -1, 0.1, -0, 2 ** 53, 1e308, -1e308, [], {}, [[]]),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.nat(300).map((depth) => JSON.parse(`${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`)),
  fc.constant(JSON.parse('{"__proto__":{"role":"owner"},"constructor":{"prototype":{"role":"owner"}},"toString":1}')),
  fc.json({ maxDepth: 4 }).map((json) => JSON.parse(json)),
)

function textLike({ pattern, format, minLength = 0, maxLength = 80 }: Json, ids: readonly string[]) {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid({ version: 7 }))
  if (format === 'email') return fc.emailAddress()
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (format === 'uri') return fc.webUrl()
  if (pattern) {
    try {
      return fc.oneof(fc.stringMatching(new RegExp(pattern)), fc.constantFrom(...ids))
    } catch {
      // fast-check cannot generate strings for patterns with lookaheads.
    }
  }
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, minLength + 40)) })
}

function numberLike({ type, minimum = -1e6, maximum = 1e6 }: Json): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -(2 ** 31)), Math.min(maximum, 2 ** 31)]
  if (type === 'integer') return fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
  return fc.double({ min, max, noNaN: true })
}

function objectLike({ properties = {}, required = [], additionalProperties }: Json, ids: readonly string[]) {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, like(one, ids)]))
  const known = fc.record(fields, { requiredKeys: required.filter((name) => name in fields), noNullPrototype: true })
  if (typeof additionalProperties !== 'object') return known
  const others = fc.dictionary(fc.string({ maxLength: 12 }), like(additionalProperties, ids), { maxKeys: 3 })
  return fc.tuple(others, known).map(([more, own]) => ({ ...more, ...own }))
}

function like(json: Json, ids: readonly string[]): fc.Arbitrary<unknown> {
  if ('const' in json) return fc.constant(json.const)
  if (json.enum) return fc.constantFrom(...json.enum)
  const choices = json.anyOf ?? json.oneOf
  if (choices) return fc.oneof(...choices.map((one) => like(one, ids)))
  if (json.allOf) return like(Object.assign({}, ...json.allOf), ids)
  switch (json.type) {
    case 'string':
      return textLike(json, ids)
    case 'integer':
    case 'number':
      return numberLike(json)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array': {
      const { minItems = 0, maxItems = 4 } = json
      return fc.array(like(json.items ?? {}, ids), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) })
    }
    case 'object':
      return objectLike(json, ids)
    default:
      return wild
  }
}

const places: readonly Place[] = ['params', 'query', 'body']

function sendable(place: Place, value: unknown): unknown {
  if (place === 'body') return value
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()
}

function disturbed(input: Input, changes: [Place, number, unknown][]): Input {
  const changed: Input = { params: { ...input.params }, query: { ...input.query }, body: { ...input.body } }
  for (const [place, at, value] of changes) {
    const names = Object.keys(changed[place])
    const name = names[at % (names.length + 1)] ?? (place === 'params' ? null : 'unnamed')
    if (name !== null) changed[place][name] = sendable(place, value)
  }
  return changed
}

export function wildInput(endpoint: Endpoint, ids: readonly string[]): fc.Arbitrary<Input> {
  const shapeOf = (place: Place) => {
    const schema = endpoint[place]
    if (!(schema instanceof z.ZodObject)) return fc.constant({})
    return like(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json, ids)
  }
  const shaped = fc.record({ params: shapeOf('params'), query: shapeOf('query'), body: shapeOf('body') })
  const changes = fc.array(fc.tuple(fc.constantFrom(...places), fc.nat(30), wild), { maxLength: 3 })
  return fc.tuple(shaped, changes).map(([input, list]) => {
    const { params, query, body } = input as Input
    const written = (place: Place, values: object) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, sendable(place, value)]))
    return disturbed({ params: written('params', params), query: written('query', query), body }, list)
  })
}
