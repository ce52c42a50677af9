import type { FastifyRequest } from 'fastify'

/** Supports lists, weak tags and `*` (RFC 9110, 13.1.2). */
export function isUnchanged(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']
  if (known === undefined) return false
  return known.trim() === '*' || [...known.matchAll(/"[^"]*"/g)].some(([mark]) => mark === etag.replace(/^W\//, ''))
}
