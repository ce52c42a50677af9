import type { Element } from 'domhandler'
import type { Page } from '../reading/page.ts'

/**
 * Returns the arguments of a script call in a row: `viewHistory(2020…, 'DLNE…', 1, '', …)`. Only some arguments are
 * quoted. Searches the whole markup, because an apostrophe in a name ends the attribute early. Null if the row has no
 * such call.
 */
export function callIn($: Page, cells: Element[], name: string): string[] | null {
  const html = $.html(cells).replaceAll('&apos;', "'").replaceAll('&#39;', "'").replaceAll('&quot;', '"')
  const found = new RegExp(`${name}\\(((?:'[^']*'|"[^"]*"|[^()'"])*)\\)`).exec(html.replaceAll('&amp;', '&'))
  if (!found) return null
  return [...(found[1] ?? '').matchAll(/\s*(?:'([^']*)'|"([^"]*)"|([^,'"\s]+))\s*(?:,|$)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  )
}
