import type { FastifyRequest } from 'fastify'

/** From where somebody comes in: what the device calls itself, and its address on the network. */
export interface Visitor {
  device: string | null
  address: string | null
}

export const visitorOf = (request: FastifyRequest): Visitor => ({
  device: request.headers['user-agent'] ?? null,
  address: request.ip,
})
