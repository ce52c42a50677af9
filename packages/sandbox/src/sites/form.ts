import type { FastifyRequest } from 'fastify'

export function readFields(request: FastifyRequest): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const source of [request.query, request.body]) {
    if (typeof source !== 'object' || source === null) continue
    for (const [name, value] of Object.entries(source)) {
      const last: unknown = Array.isArray(value) ? value.at(-1) : value
      if (typeof last === 'string') fields[name] = last
    }
  }
  return fields
}
