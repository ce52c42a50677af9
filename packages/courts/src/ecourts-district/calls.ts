import type { Element } from 'domhandler'
import type { Page } from '../reading/page.ts'

/**
 * Returns the arguments with which the row calls the script function `name`, or null if it does not call it. Searches
 * the row's whole HTML instead of the `onclick` attribute, because an apostrophe in a person's name ends that attribute
 * early.
 */
export function callIn($: Page, cells: Element[], name: string): string[] | null {
  const html = $.html(cells).replaceAll('&apos;', "'").replaceAll('&#39;', "'").replaceAll('&quot;', '"')
  const found = new RegExp(`${name}\\(((?:'[^']*'|"[^"]*"|[^()'"])*)\\)`).exec(html.replaceAll('&amp;', '&'))
  if (!found) return null
  return [...(found[1] ?? '').matchAll(/\s*(?:'([^']*)'|"([^"]*)"|([^,'"\s]+))\s*(?:,|$)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  )
}
