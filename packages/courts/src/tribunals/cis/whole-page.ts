import { CaseNotFound, PageChanged } from '../../errors.ts'
import { openPage, type Page } from '../../reading/page.ts'
import { tidy } from '../../reading/text.ts'
import { throwOnErrorPage } from '../../refusals.ts'

/** A miss is one short sentence in these replies; in a long page the words may stand in an order or a document's title. */
const longestSentence = 3000

const missing =
  /\b(?:no|any) (?:such )?(?:records?|data|cases?|details?|results?)\b[^.]{0,30}\b(?:found|available|exists?)|\brecords? not f(?:ou|u)nd\b|\bno (?:records?|data)\b/i

/**
 * Opens a page of a tribunal's case information system (NIC's "CIS"), or a piece of one as its script fetches it.
 * Throws `CaseNotFound` where the site says so, `CourtDown` and `CourtBlocked` for its error pages, and `PageChanged`
 * for a page that broke off: a page ends with `</html>`, in a piece every table is closed.
 */
export function openWholePage(html: string, name: string): Page {
  throwOnErrorPage(html)
  requireWhole(html, name)
  const says = tidy(html.replace(/<(script|style)\b.*?<\/\1>/gis, ' ').replace(/<[^>]*>/g, ' '))
  if (says.length < longestSentence && missing.test(says) && !/popsurety_|case\s*status/i.test(html)) {
    throw new CaseNotFound(says.slice(0, 200))
  }
  return openPage(html)
}

function requireWhole(html: string, name: string) {
  const isWhole = /<html[\s>]/i.test(html)
    ? /<\/html>\s*$/i.test(html)
    : />\s*$|^[^<]*$/.test(html) && count(html, /<table[\s>]/gi) <= count(html, /<\/table\s*>/gi)
  if (!isWhole) throw new PageChanged(`The ${name} breaks off`)
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
