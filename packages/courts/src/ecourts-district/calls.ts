import type { Element } from 'domhandler'
import { htmlOf } from '../reading/page.ts'

/**
 * Returns the arguments of the row's call to the script function `name`, or null. Searches the row's whole HTML: an
 * apostrophe in a party's name ends the attribute `aria-label` early, so the call after it can become text.
 */
export function callIn(cells: Element[], name: string): string[] | null {
  const html = htmlOf(cells).replaceAll('&apos;', "'").replaceAll('&#39;', "'").replaceAll('&quot;', '"')
  const found = new RegExp(`${name}\\(((?:'[^']*'|"[^"]*"|[^()'"])*)\\)`).exec(html.replaceAll('&amp;', '&'))
  if (!found) return null
  return [...(found[1] ?? '').matchAll(/\s*(?:'([^']*)'|"([^"]*)"|([^,'"\s]+))\s*(?:,|$)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  )
}
