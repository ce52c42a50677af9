/** A failure of a court's site. It is never returned as an empty result: a court without a match says so. */
export abstract class CourtError extends Error {
  abstract readonly code:
    | 'case-not-found'
    | 'challenge-rejected'
    | 'blocked'
    | 'down'
    | 'page-changed'
    | 'not-available'
    | 'busy'
  override get name() {
    return this.constructor.name
  }
}

/** The site says there is no such case. */
export class CaseNotFound extends CourtError {
  readonly code = 'case-not-found'
}

/** The captcha's answer was wrong or too late. */
export class ChallengeRejected extends CourtError {
  readonly code = 'challenge-rejected'
}

/** The site refuses all programs, or this one for now. */
export class CourtBlocked extends CourtError {
  readonly code = 'blocked'
}

/** No answer, timeout, error status, or the site's maintenance page. */
export class CourtDown extends CourtError {
  readonly code = 'down'
}

/** A landmark is missing: the site changed or the page is incomplete. Never treated as empty. */
export class PageChanged extends CourtError {
  readonly code = 'page-changed'
}

/** The operator's queue was too long. Says nothing about the site. */
export class CourtBusy extends CourtError {
  readonly code = 'busy'
}

/** The court has no such search, or it is disabled. */
export class NotAvailable extends CourtError {
  readonly code = 'not-available'
}
