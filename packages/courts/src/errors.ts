/** A failure of a court's site must never be returned as an empty result. */
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

/** The site refuses all programs, or refuses Peshi for now. */
export class CourtBlocked extends CourtError {
  readonly code = 'blocked'
}

/** No answer, a timeout, an error status or a maintenance page. */
export class CourtDown extends CourtError {
  readonly code = 'down'
}

/** A landmark is missing: the site changed or the page is incomplete. */
export class PageChanged extends CourtError {
  readonly code = 'page-changed'
}

/** The queue of requests to the site's operator was too long. The site itself may work. */
export class CourtBusy extends CourtError {
  readonly code = 'busy'
}

export class NotAvailable extends CourtError {
  readonly code = 'not-available'
}
