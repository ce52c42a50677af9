import { CourtBlocked, CourtDown } from './errors.ts'

/**
 * Longer pages are not checked. They are not error pages, but a long page of a case may contain words such as "access
 * denied" in its orders.
 */
const longestErrorPage = 30_000

const maintenance = [
  /\b(?:down|closed|unavailable) (?:for|due to) (?:scheduled |routine |urgent )?maintenance/i,
  /\b(?:site|website|server|portal|application|service|system) (?:is |are )?(?:currently )?(?:under|undergoing) (?:scheduled )?maintenance/i,
  /\bservice (?:is )?temporarily unavailable\b/i,
  /\b(?:could not|unable to|cannot) connect to (?:the )?(?:database|server)\b/i,
]

const refusal = [/\baccess denied\b/i, /\brequest rejected\b/i, /\byou have been blocked\b/i, /\btoo many requests\b/i]

/** Throws an error if the text is an error page, which a site may send with status 200. */
export function throwOnErrorPage(text: string) {
  if (text.length > longestErrorPage) return
  if (maintenance.some((pattern) => pattern.test(text))) throw new CourtDown('The court’s site is down for maintenance')
  // A page of a case is not checked, because its orders may contain "access denied".
  if (refusal.some((pattern) => pattern.test(text)) && !/case_details_table|cino/i.test(text)) {
    throw new CourtBlocked('The court’s site refuses our requests')
  }
}
