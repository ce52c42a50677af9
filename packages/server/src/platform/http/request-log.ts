import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * One line per answer, with the route's pattern instead of the address: what stands in an address (a file's token, a
 * search, a number) never reaches the log.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const level = reply.statusCode >= 500 ? 'error' : 'info'
    const { refusal } = request
    request.log[level](
      {
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        // Who was kept out, and by what: a wrong password, an ability that is lacking, too many tries, a broken input.
        ...(refusal && { refusal }),
        ms: Math.round(reply.elapsedTime),
        ...(request.actor && { person: request.actor.personId, chamber: request.actor.chamberId }),
      },
      'answered',
    )
  })
}

const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'no such route'

/** Drizzle writes a statement's parameters into its error's message; they are people's data and hashes. */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { message: 'a value that is no error was thrown' }
  const withoutParameters = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')
  return {
    type: error.name,
    message: withoutParameters(error.message),
    ...('code' in error && { code: error.code }),
    stack: withoutParameters(error.stack ?? ''),
    ...(error.cause !== undefined && depth < 4 && { cause: describeError(error.cause, depth + 1) }),
  }
}
