import { PageChanged } from '../../errors.ts'
import { hasEnd, linesOf, openPage } from '../../reading/page.ts'
import { tidy } from '../../reading/text.ts'
import { throwOnErrorPage } from '../../refusals.ts'
import { withoutServerErrors } from '../server-errors.ts'

/**
 * Reads the page of an order (`daily_order_view.php`): its words by lines. The site's PDF maker fails behind every order,
 * so that each page ends in PHP's "Fatal error … Dompdf" with a stack trace, which is cut off (August 2026).
 */
export function parseOrderSheet(html: string): string[] {
  const order = withoutServerErrors(html)
  throwOnErrorPage(order)
  if (order === html && !hasEnd(html)) throw new PageChanged('The order breaks off')
  const lines = openPage(order)('body')
    .toArray()
    .flatMap((node) => linesOf(node))
    .map(tidy)
    .filter((line) => line !== '')
  if (lines.length === 0) throw new PageChanged('The order is empty')
  return lines
}
