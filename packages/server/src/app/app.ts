import { randomBytes } from 'node:crypto'
import compress from '@fastify/compress'
import { pictureTypes } from '@peshi/contract/chamber/account'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { createBearers } from '../chamber/account/bearer.ts'
import { listSubjects } from '../platform/events/emit.ts'
import { areSeenBy } from '../platform/events/subjects.ts'
import type { Bound } from '../platform/http/bind.ts'
import { answerBrokenRequest } from '../platform/http/broken-request.ts'
import { answerError } from '../platform/http/failure.ts'
import { createGuard } from '../platform/http/guard.ts'
import { addHealth } from '../platform/http/health.ts'
import { createNoRoute } from '../platform/http/no-route.ts'
import { createPerformChange } from '../platform/http/perform-change.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { logRequests } from '../platform/http/request-log.ts'
import { createRequestRate } from '../platform/http/request-rate.ts'
import { addSecurityHeaders } from '../platform/http/security-headers.ts'
import { addStaticPages, isPageVisit } from '../platform/http/static-pages.ts'
import { addMetrics } from '../platform/metrics/metrics.ts'
import { addOpenApi } from '../platform/openapi/openapi.routes.ts'
import type { Context } from '../platform/process/context.ts'

const megabyte = 1024 * 1024

export async function buildApp(context: Context, bounds: readonly Bound[]): Promise<FastifyInstance> {
  const { config, log, db, clock, standings, stopping, tracing } = context
  const { trustProxy } = config
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trustProxy === 'number' ? (_address, hops) => hops < trustProxy : trustProxy,
    genReqId: () => randomBytes(9).toString('base64url'),
    bodyLimit: megabyte,
    // Download URLs contain tokens of up to 1,000 characters. Fastify allows 100 by default.
    routerOptions: { maxParamLength: 1000, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: 60_000,
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenRequest,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  app.decorateRequest('actor', null)
  app.decorateRequest('accessEndsAt', null)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (stopping.aborted) reply.header('connection', 'close')
    // The web app takes the time from the `date` header, because a device's clock may be wrong.
    if (request.url.startsWith('/api') || request.url.startsWith('/jwt'))
      reply.headers({ 'cache-control': 'no-store', date: clock.now().toUTCString() })
  })

  tracing?.traceRequests(app)
  logRequests(app)
  await addSecurityHeaders(app, config)
  await app.register(compress, {
    threshold: 1024,
    // A stream for each reply takes longer than its compression, and leaves so much garbage that every collection of
    // it delays other requests.
    syncThreshold: 128 * 1024,
    encodings: ['br', 'gzip', 'deflate'],
    globalDecompression: false,
  })
  addBodyParsers(app)
  addHealth(app, context)
  await addMetrics(app, context)

  const { secret } = config
  const rate = createRequestRate(clock, config.mostRequests)
  const guard = createGuard({ readBearer: createBearers({ db, clock, secret }), standings, clock, rate })
  const handling = {
    guard,
    performChange: createPerformChange({ db, clock, secret, listSubjects, areSeen: areSeenBy(context) }),
  }
  for (const bound of bounds) registerEndpoint(app, bound, handling)

  await addOpenApi(app, config.publicUrl)
  const showPage = await addStaticPages(app, { tags: describeServer(context) })
  const answerNoRoute = createNoRoute(bounds)
  app.setNotFoundHandler((request, reply) =>
    isPageVisit(request) ? showPage(request, reply) : answerNoRoute(request, reply),
  )
  return app
}

function describeServer({ config, outlets }: Pick<Context, 'config' | 'outlets'>): Record<string, string> {
  const off = [
    ...(outlets.email ? [] : ['email']),
    ...(outlets.sms ? [] : ['sms']),
    ...(config.registration === 'open' ? [] : ['registration']),
  ]
  return {
    ...((config.demo === 'empty' || config.demo === 'full') && { 'peshi-demo': 'yes' }),
    ...(off.length > 0 && { 'peshi-off': off.join(' ') }),
  }
}

/** Some clients send a content type without a body. Fastify would reject such a request. */
function addBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (request.routeOptions.config.keepsText) request.bodyText = String(text)
    if (text === '') done(null, undefined)
    else parseJson(request, String(text), done)
  })
  const bytesAsTheyAre = ['application/pdf', 'application/octet-stream', ...pictureTypes]
  app.addContentTypeParser(bytesAsTheyAre, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
}
