import type { CourtDate } from '@peshi/contract/platform/dates'
import { readDate } from '../reading/dates.ts'
import { landmark } from '../reading/page.ts'
import { dropBom, tidy } from '../reading/text.ts'
import { throwOnErrorPage } from '../refusals.ts'

/**
 * Reads the days for which Andhra Pradesh has lists (`getdates.jsp`), joined by `@`. Throws `PageChanged` for a reply
 * without any: how the site says "none" is not known. **Unconfirmed** (NOTES-HIGH-COURTS.md).
 */
export function parsePublishedDates(reply: string): CourtDate[] {
  throwOnErrorPage(reply)
  const texts = tidy(dropBom(reply)).replace(/@$/, '').split('@')
  return texts.map((text) => landmark(readDate(text), 'day of a cause list'))
}
