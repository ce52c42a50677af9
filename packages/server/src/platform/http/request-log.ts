import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * One line per answer, with the route's pattern instead of the address: what stands in an address (a file's token, a
 * search, a number) never reaches the log.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { refusal } = request
    const level = levelOf(request, reply.statusCode)
    request.log[level](
      {
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        // Who was kept out, and by what: a wrong password, an ability that is lacking, too many tries, a broken input.
        ...(refusal && { refusal }),
        ms: Math.round(reply.elapsedTime),
        address: request.ip,
        ...(request.actor && { person: request.actor.personId, chamber: request.actor.chamberId }),
      },
      'answered',
    )
  })
}

/** Whoever watches this process asks again and again. */
const probes = new Set(['/healthz', '/readyz', '/metrics', '/metrics/installation'])

/** A 503 that is meant, such as a court that does not answer, is no error of ours. */
function levelOf(request: FastifyRequest, status: number) {
  if (probes.has(routeOf(request))) return 'debug'
  if (status === 503 && request.refusal) return 'warn'
  return status >= 500 ? 'error' : 'info'
}

const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'no such route'

/** Drizzle writes a statement's parameters into its error's message; they are people's data and hashes. */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) {
    // Libraries pass on copies of errors.
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
