import { messages } from '@peshi/contract/platform/messages'
import type { CourtError } from '@peshi/courts/errors'
import { type AppError, CourtUnavailable, Invalid, NotFound } from '../../platform/errors.ts'

const byCode: Record<CourtError['code'], (error: CourtError) => AppError> = {
  'case-not-found': () => new NotFound('The court found no such case. Check type, number and year.', 'case-not-found'),
  'challenge-rejected': () => challengeRejected(),
  down: () => new CourtUnavailable('court-down', messages.courtNotResponding),
  blocked: () =>
    new CourtUnavailable(
      'court-blocked',
      'The court’s site is refusing requests now. See the court’s own page, or try again later.',
    ),
  'page-changed': () =>
    new CourtUnavailable(
      'court-page-changed',
      'The court’s page has changed and cannot be read safely. Nothing was changed here.',
    ),
  busy: () => new CourtBusy(),
  'not-available': ({ message }) => notAvailable(message),
}

export function toAppError(error: CourtError): AppError {
  const failure = byCode[error.code](error)
  failure.cause = error
  return failure
}

export const challengeRejected = () =>
  new Invalid(
    'The captcha was wrong or too late. Please enter the new one.',
    { answer: 'Not what the picture shows' },
    'challenge-rejected',
  )

export const notAvailable = (reason?: string | null) =>
  new CourtUnavailable('court-not-available', reason ?? 'Cases of this court cannot be searched here yet.')

export class CourtBusy extends CourtUnavailable {
  constructor() {
    super(
      'court-busy',
      'The court’s site is slow now, and other requests are waiting. Please try again in a few minutes.',
    )
  }
}

export class CourtRests extends CourtUnavailable {
  readonly until: Date
  constructor(until: Date) {
    super('court-down', messages.courtNotResponding)
    this.until = until
  }
}

export const needsPerson = () =>
  new CourtUnavailable('court-not-available', 'The court asks for a code before it shows this case. Look it up anew.')
