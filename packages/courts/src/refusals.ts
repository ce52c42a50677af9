import { CourtBlocked, CourtDown } from './errors.ts'

/** Error pages are shorter. A long case page may contain words such as "access denied" in its orders. */
const longestErrorPage = 30_000

const maintenance = [
  /\b(?:down|closed|unavailable) (?:for|due to) (?:scheduled |routine |urgent )?maintenance/i,
  /\b(?:site|website|server|portal|application|service|system) (?:is |are )?(?:currently )?(?:under|undergoing) (?:scheduled )?maintenance/i,
  /\bservice (?:is )?temporarily unavailable\b/i,
  /\b(?:could not|unable to|cannot) connect to (?:the )?(?:database|server)\b/i,
]

const refusal = [/\baccess denied\b/i, /\brequest rejected\b/i, /\byou have been blocked\b/i, /\btoo many requests\b/i]

/** A site may send an error page with status 200. */
export function throwOnErrorPage(text: string) {
  if (text.length > longestErrorPage) return
  if (maintenance.some((pattern) => pattern.test(text))) throw new CourtDown('The court’s site is down for maintenance')
  // The orders on a case page may contain "access denied".
  if (refusal.some((pattern) => pattern.test(text)) && !/case_details_table|cino/i.test(text)) {
    throw new CourtBlocked('The court’s site refuses our requests')
  }
}
