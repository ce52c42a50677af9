import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { repeatAfterDeadlock } from '../db/deadlocks.ts'
import { ChangedMeanwhile } from '../errors.ts'
import { acceptArriving } from './arriving.ts'
import type { Bound, MemberCall } from './bind.ts'
import { checkValues } from './check-values.ts'
import { acceptForms, readForm } from './form.ts'
import type { Guard } from './guard.ts'
import type { PerformChange } from './perform-change.ts'

declare module 'fastify' {
  interface FastifyRequest {
    bodyText?: string
  }
  interface FastifyContextConfig {
    keepsText?: boolean
  }
}

/** Like a reply, the record has only the fields of its schema. */
const withoutMore = ({ changed }: ChangedMeanwhile, { changes }: Bound['endpoint']) =>
  new ChangedMeanwhile({ ...changed, now: changes?.parse(changed.now) })

const uploadLimit = 40 * 1024 * 1024

interface Handling {
  guard: Guard
  performChange: PerformChange
}

export function registerEndpoint(app: FastifyInstance, bound: Bound, handling: Handling): void {
  const { guard, performChange } = handling
  const { endpoint } = bound
  const { method, path, kind, params, query, body, reply: replySchema, upload, form, isSecret } = endpoint
  const { arrives } = endpoint
  const isJson = kind === 'json'
  const changes = method === 'POST' || method === 'PUT'

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = { params: request.params, query: request.query, body: request.body, request, reply }
    const call = { ...asked, actor: request.actor } as MemberCall<typeof endpoint>
    if (bound.change) return performChange(call, bound.change, isJson && !isSecret && !arrives)
    // For example, a migration of the next version changes tables in another sequence than a page reads them.
    const result = await (method === 'GET' && isJson
      ? repeatAfterDeadlock(() => bound.handle(call), { most: 5, pause: [50, 300] })
      : bound.handle(call))
    // If the handler sent the reply itself, `result` is undefined: Fastify's reply object is a thenable that resolves
    // to undefined.
    return result === undefined ? undefined : { success: true, ...(result as object) }
  }

  const route: RouteOptions = {
    method,
    url: path,
    ...(endpoint.keepsText && { config: { keepsText: true } }),
    schema: {
      params,
      querystring: query,
      ...(changes && !upload && { body }),
      ...(isJson && { response: { 200: replySchema } }),
    },
    ...(upload && { bodyLimit: endpoint.mostBytes ?? uploadLimit }),
    // Compression would delay the events of a stream.
    ...(!isJson && { compress: false }),
    // A HEAD request would open a stream that nobody reads.
    exposeHeadRoute: isJson || endpoint.answersHead === true,
    onRequest: (request) => guard(request, endpoint),
    preValidation: async (request) => {
      // Fastify validates a missing body as null, but zod applies defaults only to undefined.
      if (form && request.isMultipart()) request.body = await readForm(request, form)
      else if (changes && !upload && request.body === undefined) request.body = body?.safeParse(undefined).data
      checkValues('path', request.params)
      checkValues('query', request.query)
      if (!arrives) checkValues('body', request.body)
    },
    handler: (request, reply) =>
      answer(request, reply).catch((error: unknown) => {
        throw error instanceof ChangedMeanwhile ? withoutMore(error, endpoint) : error
      }),
  }
  if (form) acceptForms(app, route)
  else if (upload && arrives) acceptArriving(app, route, upload)
  else app.route(route)
}
