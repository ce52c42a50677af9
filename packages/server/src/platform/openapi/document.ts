import { type Endpoint, Failure } from '@peshi/contract/platform/endpoint'
import { listed } from '@peshi/contract/registry'
import { z } from 'zod'

type Schema = Record<string, unknown>

interface ObjectSchema {
  properties?: Record<string, Schema>
  required?: string[]
}

export function describeApi({ version, address }: { version: string; address: string }) {
  const paths: Record<string, Record<string, Schema>> = {}
  for (const { section, name, endpoint } of listed) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeEndpoint(section, name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Peshi',
      version,
      description:
        'Matters, court cases and orders of a law chamber. Every answer is JSON with `success`; a failure has a `message` for people, a `code` for programs and the `requestId` under which the server logged it.',
    },
    servers: [{ url: address }],
    paths,
    components: {
      schemas: { Failure: writeSchema(Failure, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function describeEndpoint(section: string, name: string, endpoint: Endpoint): Schema {
  const { summary, access, can, params, query, method } = endpoint
  const rule = can ? `Asks for the ability \`${can[0]} ${can[1]}\`.` : undefined
  return {
    operationId: name,
    tags: [section],
    summary,
    ...(rule && { description: rule }),
    security: access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...listParameters(params, 'path'),
      ...listParameters(query, 'query'),
      ...(method === 'GET' ? [] : [key]),
    ],
    ...describeBody(endpoint),
    responses: { 200: { description: 'Done', content: describeReply(endpoint) }, default: failed },
  }
}

const key = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Of the caller’s own making: the same key has its effect once.',
  schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
}

const failed = {
  description: 'Refused or failed; `message` says why.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
}

function listParameters(shape: z.ZodType, place: 'path' | 'query') {
  const { properties = {}, required = [] } = writeSchema(shape, 'input') as ObjectSchema
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema,
  }))
}

function describeBody({ method, body, upload, form }: Endpoint): Schema {
  if (upload) {
    const bytes = { schema: { type: 'string', format: 'binary' } }
    const file = { schema: { type: 'object', properties: { file: bytes.schema } } }
    const content = {
      ...Object.fromEntries(upload.map((type) => [type, bytes])),
      ...(form && { 'multipart/form-data': file }),
    }
    return { requestBody: { required: true, content } }
  }
  if (method === 'GET' || body instanceof z.ZodUnknown) return {}
  const schema = writeSchema(body, 'input')
  const content = { 'application/json': { schema }, ...(form && { 'multipart/form-data': { schema } }) }
  return { requestBody: { required: true, content } }
}

function describeReply({ kind, reply }: Endpoint): Schema {
  if (kind === 'file') return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  const type = kind === 'stream' ? 'text/event-stream' : 'application/json'
  return { [type]: { schema: writeSchema(reply, 'output') } }
}

function writeSchema(shape: z.ZodType, io: 'input' | 'output'): Schema {
  // The result of a zod transform has no JSON Schema. Without 'any', `toJSONSchema` would throw.
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return schema
}
