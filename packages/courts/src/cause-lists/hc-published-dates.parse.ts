import type { CourtDate } from '@peshi/contract/platform/dates'
import { readDate } from '../reading/dates.ts'
import { landmark } from '../reading/page.ts'
import { dropBom, tidy } from '../reading/text.ts'
import { throwOnErrorPage } from '../refusals.ts'

/** Throws `PageChanged` for an empty reply: nobody has seen what the site replies when there are no lists. */
export function parsePublishedDates(reply: string): CourtDate[] {
  throwOnErrorPage(reply)
  const texts = tidy(dropBom(reply)).replace(/@$/, '').split('@')
  return texts.map((text) => landmark(readDate(text), 'day of a cause list'))
}
