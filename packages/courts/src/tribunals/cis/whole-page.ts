import { pattern } from '@peshi/contract/platform/pattern'
import { CaseNotFound, PageChanged } from '../../errors.ts'
import { openPage, type Page } from '../../reading/page.ts'
import { tidy } from '../../reading/text.ts'
import { throwOnErrorPage } from '../../refusals.ts'

/**
 * In characters. A longer page is not searched for words like "not found": an order or a case title may contain them.
 */
const longestSentence = 3000

export const missingParts = {
  'none found':
    /\b(?:no|any) (?:such )?(?:records?|data|cases?|details?|results?)\b[^.]{0,30}\b(?:found|available|exists?)/,
  'not found': /\brecords? not f(?:ou|u)nd\b/,
  none: /\bno (?:records?|data)\b/,
}
export const missing = pattern('i')`${missingParts}`

/**
 * Parses a page of "CIS", the tribunals' case information system. Throws `PageChanged` if `</html>` is not at the end,
 * or if a page fragment has an unclosed table.
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
  if (!isWhole) throw new PageChanged(`The ${name} is incomplete`)
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
