import type { FastifyRequest } from 'fastify'

export interface Visitor {
  device: string | null
  address: string | null
}

export const visitorOf = (request: FastifyRequest): Visitor => ({
  device: request.headers['user-agent'] ?? null,
  address: request.ip,
})
