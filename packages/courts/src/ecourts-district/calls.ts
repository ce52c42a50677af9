import type { Element } from 'domhandler'
import type { Page } from '../reading/page.ts'

/**
 * Returns null if the row does not call the script function `name`. The whole HTML is searched, because an apostrophe
 * in a person's name ends the attribute early.
 */
export function callIn($: Page, cells: Element[], name: string): string[] | null {
  const html = $.html(cells).replaceAll('&apos;', "'").replaceAll('&#39;', "'").replaceAll('&quot;', '"')
  const found = new RegExp(`${name}\\(((?:'[^']*'|"[^"]*"|[^()'"])*)\\)`).exec(html.replaceAll('&amp;', '&'))
  if (!found) return null
  return [...(found[1] ?? '').matchAll(/\s*(?:'([^']*)'|"([^"]*)"|([^,'"\s]+))\s*(?:,|$)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  )
}
