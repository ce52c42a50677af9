import type { FastifyInstance, FastifyRequest } from 'fastify'

/** URLs must not be logged, because they contain file tokens and search texts. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { refusal } = request
    const level = levelOf(request, reply.statusCode)
    request.log[level](
      {
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        ...(refusal && { refusal }),
        ms: Math.round(reply.elapsedTime),
        address: request.ip,
        ...(request.actor && { person: request.actor.personId, chamber: request.actor.chamberId }),
      },
      'answered',
    )
  })
}

const probes = new Set(['/healthz', '/readyz', '/metrics', '/metrics/installation'])

function levelOf(request: FastifyRequest, status: number) {
  if (probes.has(routeOf(request))) return 'debug'
  if (status === 503 && request.refusal) return 'warn'
  return status >= 500 ? 'error' : 'info'
}

const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'no such route'

/** Omits the messages of Drizzle's errors, because they contain the values of the statement. */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) {
    const said = error && typeof error === 'object' ? error : { message: String(error) }
    return {
      type: 'not an Error',
      ...('code' in said && { code: said.code }),
      message: 'message' in said ? String(said.message) : 'no message',
    }
  }
  const withoutParameters = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')
  return {
    type: error.name,
    message: withoutParameters(error.message),
    ...('code' in error && { code: error.code }),
    stack: withoutParameters(error.stack ?? ''),
    ...(error.cause !== undefined && depth < 4 && { cause: describeError(error.cause, depth + 1) }),
  }
}
