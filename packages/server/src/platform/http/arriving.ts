import type { Readable } from 'node:stream'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { AppError, Invalid } from '../errors.ts'

/** Bytes on their way in, and how many they were said to be. */
export interface Arriving {
  content: Readable
  size: number
}

/** The route in a scope of its own: everywhere else a body is here whole before anybody looks at it. */
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

/** The pieces as they come, each shown to `see` first. Throws `Invalid` where the line is cut. */
export async function* piecesOf({ content, size }: Arriving, see: (piece: Buffer) => void): AsyncGenerator<Buffer> {
  let received = 0
  try {
    // Whoever stops early must still be able to answer: the request is read to its end by the server itself then.
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
