import type { FastifyRequest } from 'fastify'

/** What the device calls itself. */
export const deviceOf = (request: FastifyRequest): string | null => request.headers['user-agent'] ?? null
