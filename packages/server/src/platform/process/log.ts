import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import { describeError } from '../http/request-log.ts'

const options: LoggerOptions = {
  base: undefined,
  serializers: { err: describeError, error: describeError },
  // Nothing logs these on purpose; should it happen, they stand there blotted out.
  redact: ['*.authorization', '*.password', '*.accessToken', '*.refreshToken', '*.token', '*.headers', '*.cookie'],
}

/** One JSON object per line, on standard output unless told otherwise. */
export const createLog = (level: string, to: DestinationStream = pino.destination(1)): FastifyBaseLogger =>
  pino({ ...options, level }, to)
