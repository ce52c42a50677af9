import type { Element } from 'domhandler'
import type { Page } from '../reading/page.ts'

/**
 * Returns the arguments of the row's call to the script function `name`, or null. Searches the row's whole HTML: an
 * apostrophe in a party's name ends the attribute `aria-label` early, so the call after it can become text.
 */
export function callIn($: Page, cells: Element[], name: string): string[] | null {
  const html = $.html(cells).replaceAll('&apos;', "'").replaceAll('&#39;', "'").replaceAll('&quot;', '"')
  const found = new RegExp(`${name}\\(((?:'[^']*'|"[^"]*"|[^()'"])*)\\)`).exec(html.replaceAll('&amp;', '&'))
  if (!found) return null
  return [...(found[1] ?? '').matchAll(/\s*(?:'([^']*)'|"([^"]*)"|([^,'"\s]+))\s*(?:,|$)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  )
}
