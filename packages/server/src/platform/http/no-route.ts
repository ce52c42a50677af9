import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, Invalid, NotFound } from '../errors.ts'
import type { Bound } from './bind.ts'
import { sendFailure } from './failure.ts'

export function createNoRoute(bounds: readonly Bound[]) {
  const patterns = bounds.map(({ endpoint: { method, path } }) => ({
    method,
    matches: new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`),
  }))

  return function answerNoRoute(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const path = request.url.split('?')[0] ?? ''
    if (path.startsWith('/api/model/')) return sendFailure(request, reply, noCollection())
    const methods = patterns.filter(({ matches }) => matches.test(path)).map(({ method }) => method)
    if (methods.length === 0) return sendFailure(request, reply, new NotFound('There is nothing at this address.'))
    reply.header('allow', [...new Set(methods)].join(', '))
    const sentence = `This address takes ${methods.join(' and ')} only.`
    return sendFailure(request, reply, new AppError(405, 'method-not-allowed', sentence))
  }
}

const noCollection = () => new Invalid('There is no such collection.', undefined, 'unknown-collection')
