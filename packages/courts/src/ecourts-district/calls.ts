import type { Element } from 'domhandler'
import type { Page } from '../reading/page.ts'

/**
 * The arguments of a call in a row's markup: `viewHistory(2020…, 'DLNE…', 1, '', …)`, some in quotes and some not. The
 * markup is searched as a whole, since an apostrophe in a name ends the attribute before the call, which then is text.
 * Null when the row has no such call.
 */
export function callIn($: Page, cells: Element[], name: string): string[] | null {
  const html = $.html(cells).replaceAll('&apos;', "'").replaceAll('&#39;', "'").replaceAll('&quot;', '"')
  const found = new RegExp(`${name}\\(((?:'[^']*'|"[^"]*"|[^()'"])*)\\)`).exec(html.replaceAll('&amp;', '&'))
  if (!found) return null
  return [...(found[1] ?? '').matchAll(/\s*(?:'([^']*)'|"([^"]*)"|([^,'"\s]+))\s*(?:,|$)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  )
}
