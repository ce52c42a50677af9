/** What can go wrong at a court's site. An empty result is none of these: a court that found nothing *says* so. */
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

/** The site itself said that there is no such case. */
export class CaseNotFound extends CourtError {
  readonly code = 'case-not-found'
}

/** The answer to the picture was wrong, or came too late for its session. */
export class ChallengeRejected extends CourtError {
  readonly code = 'challenge-rejected'
}

/** The site refuses programs, or this one for now. */
export class CourtBlocked extends CourtError {
  readonly code = 'blocked'
}

/** No answer, an answer too late, an error status, or the site's own maintenance page. */
export class CourtDown extends CourtError {
  readonly code = 'down'
}

/** A landmark of the page is missing: the site was changed, or the page broke off. Never read as "nothing". */
export class PageChanged extends CourtError {
  readonly code = 'page-changed'
}

/** Others ask this operator's sites too, and the turn did not come in time. It says nothing of the site. */
export class CourtBusy extends CourtError {
  readonly code = 'busy'
}

/** This court's site has no such door, or ours is closed. */
export class NotAvailable extends CourtError {
  readonly code = 'not-available'
}
