/** Why a court's site gave no result. An empty result would mean that the court has no such case. */
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

export class CaseNotFound extends CourtError {
  readonly code = 'case-not-found'
}

/** The captcha's answer was wrong or came too late. */
export class ChallengeRejected extends CourtError {
  readonly code = 'challenge-rejected'
}

/** The site refuses all programs, or at present refuses Peshi. */
export class CourtBlocked extends CourtError {
  readonly code = 'blocked'
}

/** The site did not answer in time, or answered with an error status or a maintenance page. */
export class CourtDown extends CourtError {
  readonly code = 'down'
}

/** A required part of the page is missing: the site changed, or the page is incomplete. */
export class PageChanged extends CourtError {
  readonly code = 'page-changed'
}

/** Peshi's own queue of requests to the site's operator was too long. The site may be fine. */
export class CourtBusy extends CourtError {
  readonly code = 'busy'
}

export class NotAvailable extends CourtError {
  readonly code = 'not-available'
}
