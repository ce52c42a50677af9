import type { Endpoint } from '@peshi/contract/platform/endpoint'
import { z } from 'zod'

interface Json {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Json[]
  items?: Json
  properties?: Record<string, Json>
  additionalProperties?: Json | boolean
  propertyNames?: Json
  maxLength?: number
  maxItems?: number
  format?: string
  pattern?: string
}

const words = 'Ram Kumar alias Ramu s/o Shyam Lal v. State of Uttar Pradesh through its Secretary '

/** The longest text that the body's limit of 1 MB allows beside other fields. */
const mostText = 900_000

const ofLength = (length: number, at: number) =>
  `${at} ${words.repeat(Math.ceil(length / words.length))}`.slice(0, length)

/** Fills each field up to its limit, or, without a limit, up to `most` letters. `sample` is an accepted value. */
function grow(json: Json, sample: unknown, most: number, at = 0): unknown {
  if (json.anyOf) {
    const kind = json.anyOf.find(({ type }) => type !== 'null') ?? json
    return grow(kind, sample, most, at)
  }
  if (json.enum || json.const !== undefined || json.format || json.pattern) return sample ?? json.enum?.[0]
  if (json.type === 'string') return ofLength(Math.min(json.maxLength ?? most, most), at)
  if (json.type === 'array' && json.items) {
    const first = Array.isArray(sample) ? sample[0] : undefined
    const one = grow(json.items, first, most, at)
    if (one === undefined) return sample
    const size = JSON.stringify(one).length + 1
    const count = Math.min(json.maxItems ?? mostText, Math.max(1, Math.floor(most / size)))
    return Array.from({ length: count }, (_, index) => grow(json.items ?? {}, first, most / count, index))
  }
  if (json.type === 'object' && json.properties) {
    const names = Object.keys(json.properties)
    const own = (sample ?? {}) as Record<string, unknown>
    const grown = names.map((name) => [name, grow(json.properties?.[name] ?? {}, own[name], most / names.length, at)])
    return Object.fromEntries(grown.filter(([, value]) => value !== undefined))
  }
  if (json.type === 'object' && typeof json.additionalProperties === 'object') {
    const entries = Array.from({ length: Math.floor(most / 40) }, (_, index) => [
      `key ${index}`,
      grow(json.additionalProperties as Json, undefined, 20, index),
    ])
    return Object.fromEntries(entries)
  }
  return sample
}

/** The largest body of an endpoint that its schema accepts, one that fills the limit of a request, and one full of errors. */
export function largestBodies(endpoint: Endpoint, sample: Record<string, unknown>) {
  const json = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }) as Json
  const accepted: Record<string, unknown> = { ...sample }
  for (const [name, schema] of Object.entries(json.properties ?? {})) {
    for (let most = mostText / Object.keys(json.properties ?? {}).length; most > 100; most /= 4) {
      const grown = grow(schema, sample[name], most)
      if (!endpoint.body.safeParse({ ...accepted, [name]: grown }).success) continue
      accepted[name] = grown
      break
    }
  }
  return { accepted, whole: grow(json, sample, mostText), wrong: spoil(grow(json, sample, mostText)) }
}

/** Each value and key is refused by a rule of its own. */
function spoil(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoil)
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, spoil(item)]))
}
