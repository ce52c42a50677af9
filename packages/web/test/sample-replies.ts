// Replies of the server for tests of pages, made from the contract's schemas.

import type { Endpoint } from '@peshi/contract/platform/endpoint'
import { endpoints } from '@peshi/contract/registry'
import { z } from 'zod'

type Json = z.core.JSONSchema.BaseSchema

export const sampleId = '01936f00-0000-7000-8000-00000000000a'

const texts = ['2026-12-01', '10:30', 'hc-delhi', '2026-12', '9876543210', 'name@example.in']

function sampleText(name: string, { format, pattern }: Json): string {
  if (format === 'uuid') return sampleId
  if (format === 'date-time') return '2026-11-20T05:00:00Z'
  if (format === 'uri' || name.endsWith('url')) return 'https://peshi.example.in'
  if (pattern === undefined) return name.replaceAll('_', ' ').trim()
  return texts.find((text) => new RegExp(pattern).test(text)) ?? name
}

/** A value of the schema: the first of its choices, and one item in each list. */
function sample(name: string, schema: Json): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.[0]
  if (choice) return sample(name, choice as Json)
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([field, of]) => [field, sample(field, of as Json)]),
      )
    case 'array':
      return (schema.prefixItems ?? [schema.items]).map((item) => sample(name, item as Json))
    case 'string':
      return sampleText(name, schema)
    case 'boolean':
      return false
    case 'number':
    case 'integer':
      return Math.max(1, schema.minimum ?? 1)
    default:
      return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The sample with own values. Each item of an own list is completed from the only item of the sample's list. */
function complete(own: unknown, from: unknown): unknown {
  if (Array.isArray(own)) return own.map((item) => complete(item, Array.isArray(from) ? from[0] : undefined))
  if (!(isRecord(own) && isRecord(from))) return own
  const unknown = Object.keys(own).find((name) => Object.keys(from).length > 0 && !(name in from))
  if (unknown) throw new Error(`The contract has no ${unknown} here`)
  return Object.fromEntries(
    Object.entries({ ...from, ...own }).map(([name]) => [
      name,
      name in own ? complete(own[name], from[name]) : from[name],
    ]),
  )
}

const samples = new Map<Endpoint, unknown>()

function sampleReply(endpoint: Endpoint): unknown {
  if (!samples.has(endpoint)) {
    samples.set(endpoint, sample('', z.toJSONSchema(endpoint.reply, { io: 'output', unrepresentable: 'any' })))
  }
  return samples.get(endpoint)
}

const isCalled = ({ method, path }: Endpoint, call: string) =>
  new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(call)

/** Endpoints with a fixed address come before those with an id in its place. */
const inSequence = Object.entries(endpoints).toSorted(
  ([, one], [, other]) => Number(one.path.includes(':')) - Number(other.path.includes(':')),
)

/** Answers every call that only reads. `own` has values by the name of the endpoint. */
export const answersWith = (own: Record<string, object>): Record<string, object> =>
  new Proxy(
    {},
    {
      get: (_, call) => {
        const [name, endpoint] = inSequence.find(([, one]) => isCalled(one, String(call))) ?? []
        if (!endpoint || (endpoint.method !== 'GET' && !endpoint.readsOnly)) return undefined
        return complete(own[name ?? ''] ?? {}, sampleReply(endpoint)) as object
      },
    },
  )
