import type { Readable } from 'node:stream'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { AppError, Invalid } from '../errors.ts'

export interface Arriving {
  content: Readable
  size: number
}

/** Registers the route in a scope of its own, because other routes read the whole body first. */
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

/** Yields pieces as they arrive, after passing each to `see`. Throws `Invalid` if the connection breaks. */
export async function* piecesOf({ content, size }: Arriving, see: (piece: Buffer) => void): AsyncGenerator<Buffer> {
  let received = 0
  try {
    // If the handler stops early, the server still reads the rest of the body, so that the reply can be sent.
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
