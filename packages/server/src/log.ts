import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { describeError } from './http/request-log.ts'

/** One JSON object per line on standard output. */
export const createLog = (level: string): FastifyBaseLogger =>
  pino({
    level,
    base: undefined,
    serializers: { err: describeError, error: describeError },
    // Nothing logs these on purpose; should it happen, they stand there blotted out.
    redact: ['*.authorization', '*.password', '*.accessToken', '*.refreshToken', '*.token', '*.headers', '*.cookie'],
  })
