import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import { isDatabaseDown } from '../errors.ts'
import { describeError } from '../http/request-log.ts'
import { createOutage, type Outage } from './outage.ts'

const options: LoggerOptions = {
  base: undefined,
  serializers: { err: describeError, error: describeError },
  // Only a safeguard: no code logs these fields on purpose.
  redact: ['*.authorization', '*.password', '*.accessToken', '*.refreshToken', '*.token', '*.headers', '*.cookie'],
}

export type Log = FastifyBaseLogger & {
  databaseOutage: Outage
}

export function createLog(level: string, to: DestinationStream = pino.destination(1)): Log {
  const plain = pino({ ...options, level }, to)
  const databaseOutage = createOutage({
    begun: (error) => plain.error({ reason: reasonOf(error) }, 'The database does not answer'),
    ended: (figures) => plain.warn(figures, 'The database answers again'),
  })
  const log = pino(
    {
      ...options,
      level,
      hooks: {
        logMethod(args, write) {
          const [said] = args as unknown[]
          const error =
            said && typeof said === 'object' ? ('err' in said ? said.err : 'error' in said && said.error) : null
          if (isDatabaseDown(error)) databaseOutage.failed(error)
          else write.apply(this, args)
        },
      },
    },
    to,
  )
  return Object.assign(log, { databaseOutage })
}

function reasonOf(error: unknown): string {
  let last = error
  while (last instanceof Error && last.cause !== undefined) last = last.cause
  if (last instanceof AggregateError) last = last.errors[0]
  return last && typeof last === 'object' && 'message' in last ? String(last.message) : String(last)
}
