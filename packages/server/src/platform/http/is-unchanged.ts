import type { FastifyRequest } from 'fastify'

export function isUnchanged(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']
  if (known === undefined) return false
  return known.trim() === '*' || [...known.matchAll(/"[^"]*"/g)].some(([mark]) => mark === etag.replace(/^W\//, ''))
}
