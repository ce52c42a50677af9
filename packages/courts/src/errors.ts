/** A failure of a court's site. A failure is never returned as an empty result. */
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

/** The site says that the case does not exist. */
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

/** The site did not answer, timed out, or returned an error status or a maintenance page. */
export class CourtDown extends CourtError {
  readonly code = 'down'
}

/** A landmark is missing: the site changed or the page is incomplete. Such a page is never treated as empty. */
export class PageChanged extends CourtError {
  readonly code = 'page-changed'
}

/** The queue of requests to the site's operator was too long. The error says nothing about the site itself. */
export class CourtBusy extends CourtError {
  readonly code = 'busy'
}

/** The court does not offer this search, or the search is disabled. */
export class NotAvailable extends CourtError {
  readonly code = 'not-available'
}
