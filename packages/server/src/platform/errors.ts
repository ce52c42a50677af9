import type { Changed } from '@peshi/contract/platform/endpoint'

export class AppError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string> | undefined
  /** Names in the message, for its translations. */
  values: Record<string, string> | undefined
  retryAfter: number | undefined

  constructor(status: number, code: string, message: string, fields?: Record<string, string>) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
  }

  naming(values: Record<string, string>): this {
    this.values = values
    return this
  }

  override get name() {
    return this.constructor.name
  }
}

export class Invalid extends AppError {
  constructor(message: string, fields?: Record<string, string>, code = 'invalid') {
    super(400, code, message, fields)
  }
}

export class Unauthenticated extends AppError {
  constructor(message = 'Please sign in.', code = 'unauthenticated') {
    super(401, code, message)
  }
}

export class Forbidden extends AppError {
  constructor(message = 'You are not permitted to do this. Ask the owner of your chamber.', code = 'forbidden') {
    super(403, code, message)
  }
}

/** Also thrown for another chamber's objects, so that nobody learns whether they exist. */
export class NotFound extends AppError {
  constructor(message = 'Not found. It may have been deleted.', code = 'not-found') {
    super(404, code, message)
  }
}

/** A virus scanner has not checked the file yet, or found a virus in it. */
export class NotChecked extends NotFound {
  constructor() {
    super('This file is not checked for viruses yet. It can be opened after the check.', 'file-unchecked')
  }
}

/** For a file that cannot be held, because its content is needed at once. */
export class ScannerDown extends AppError {
  constructor(cause: unknown) {
    super(
      503,
      'scanner-down',
      'The virus scanner is not responding, so the file was not read. Try again in a few minutes.',
    )
    this.cause = cause
    this.retryAfter = 60
  }
}

export class Conflict extends AppError {
  constructor(message: string, code = 'conflict', fields?: Record<string, string>) {
    super(409, code, message, fields)
  }
}

/** Somebody changed the record after the person who sends the change had seen it. */
export class ChangedMeanwhile extends Conflict {
  readonly changed: Changed

  constructor(changed: Changed) {
    super('Someone changed this after you opened it.', 'changed-meanwhile')
    this.changed = changed
  }
}

export class TooLarge extends AppError {
  constructor(message: string) {
    super(413, 'too-large', message)
  }
}

export class TooMany extends AppError {
  constructor(message = 'Too many attempts. Wait a minute and try again.', retryAfterSeconds = 60) {
    super(429, 'too-many', message)
    this.retryAfter = retryAfterSeconds
  }
}

export class StillQueued extends AppError {
  constructor(before: number) {
    super(429, 'in-line', `In line: ${before} before you. Try again in a moment.`)
    this.retryAfter = 15
  }
}

export class CourtUnavailable extends AppError {
  constructor(
    code: 'court-down' | 'court-blocked' | 'court-page-changed' | 'court-not-available' | 'court-busy',
    message: string,
  ) {
    // 409: the court's site is not asked at all, so that a repeated request cannot succeed.
    super(code === 'court-not-available' ? 409 : 503, code, message)
  }
}

export class GatewayDown extends AppError {
  constructor(cause: unknown) {
    super(
      503,
      'gateway-down',
      'The payment service is not responding. Nothing was charged. Please try again in a minute.',
    )
    this.cause = cause
  }
}

export class DatabaseDown extends AppError {
  constructor(cause: unknown) {
    super(503, 'database-down', 'The database is not responding. Try again in a moment.')
    this.cause = cause
    this.retryAfter = 2
  }
}

export class TooMuchShared extends AppError {
  constructor(cause: unknown) {
    super(
      409,
      'too-much-shared',
      'More than 20,000 papers are shared with you, and Peshi cannot show more. Ask your advocate to stop sharing some of them.',
    )
    this.cause = cause
  }
}

export class NoRoom extends AppError {
  constructor(cause: unknown) {
    super(507, 'no-room', 'The server’s storage is full. Nothing was saved. Tell the operator.')
    this.cause = cause
  }
}

export function isDatabaseDown(error: unknown): boolean {
  if (!error || typeof error !== 'object') return false
  if ('code' in error && error.code === 'database-down') return true
  return 'cause' in error && isDatabaseDown(error.cause)
}
