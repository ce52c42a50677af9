import type { Readable } from 'node:stream'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { AppError, Invalid } from '../errors.ts'

export interface Arriving {
  content: Readable
  size: number
}

/**
 * Gives the handler the body as a stream. The route needs its own scope, because other routes first read the whole
 * body.
 */
export function acceptArriving(app: FastifyInstance, route: RouteOptions, types: readonly string[]): void {
  app.register(async (scope) => {
    scope.removeContentTypeParser([...types])
    scope.addContentTypeParser([...types], (request, content, done) => {
      const size = Number(request.headers['content-length'])
      if (Number.isNaN(size)) done(new AppError(411, 'length-required', 'Say how long this is: Content-Length.'))
      else done(null, { content, size } satisfies Arriving)
    })
    scope.route(route)
  })
}

export async function* piecesOf({ content, size }: Arriving, see: (piece: Buffer) => void): AsyncGenerator<Buffer> {
  let received = 0
  try {
    // The stream stays open if the handler stops early, because the server must read the whole body before it can
    // reply.
    for await (const piece of content.iterator({ destroyOnReturn: false })) {
      received += piece.byteLength
      see(piece)
      yield piece
    }
  } catch (error) {
    throw content.errored === null ? error : cutOff()
  }
  if (received !== size) throw cutOff()
}

const cutOff = () => new Invalid('This did not arrive whole. Send it again.', undefined, 'cut-off')
