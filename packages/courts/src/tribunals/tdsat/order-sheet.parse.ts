import { PageChanged } from '../../errors.ts'
import { hasEnd, linesOf, openPage } from '../../reading/page.ts'
import { tidy } from '../../reading/text.ts'
import { throwOnErrorPage } from '../../refusals.ts'
import { withoutServerErrors } from '../server-errors.ts'

/** In August 2026, the site failed to make PDFs and printed PHP's "Fatal error … Dompdf" after the order's text. */
export function parseOrderSheet(html: string): string[] {
  const order = withoutServerErrors(html)
  throwOnErrorPage(order)
  if (order === html && !hasEnd(html)) throw new PageChanged('The order is incomplete')
  const lines = openPage(order)('body')
    .toArray()
    .flatMap((node) => linesOf(node))
    .map(tidy)
    .filter((line) => line !== '')
  if (lines.length === 0) throw new PageChanged('The order is empty')
  return lines
}
