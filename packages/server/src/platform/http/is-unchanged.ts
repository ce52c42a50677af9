import type { FastifyRequest } from 'fastify'

/** Whether `If-None-Match` matches the tag: in a list, as a weak tag, or by `*` (RFC 9110, 13.1.2). */
export function isUnchanged(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']
  if (known === undefined) return false
  return known.trim() === '*' || [...known.matchAll(/"[^"]*"/g)].some(([mark]) => mark === etag.replace(/^W\//, ''))
}
