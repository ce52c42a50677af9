import { isTag } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { landmark, lineOf, openPage } from '../reading/page.ts'
import { tidy } from '../reading/text.ts'
import { throwOnErrorPage } from '../refusals.ts'

export interface ListLink {
  title: string
  url: string
}

const documents = 'https://www2.allahabadhighcourt.in/'

/** Empty only if the page says that there are no lists. */
export function parseListIndex(html: string): ListLink[] {
  throwOnErrorPage(html)
  const isPage = /<html[\s>]/i.test(html)
  if (isPage ? !/<\/html>\s*$/i.test(html) : !/<\/(?:table|div|body)\s*>\s*$/i.test(html))
    throw new PageChanged('The page of cause lists is incomplete')
  const $ = openPage(html)
  const links = $('a[href$=".pdf"], a[href$=".PDF"]')
    .toArray()
    .filter(isTag)
    .map((link) => ({ title: lineOf(link), url: addressOf(landmark(link.attribs.href, 'address of a cause list')) }))
  const isSaidEmpty = /\bno (?:cause )?lists?\b|\blists? (?:is |are )?not (?:available|found|uploaded)\b/i
  if (links.length === 0 && !isSaidEmpty.test(tidy($.root().text())))
    throw new PageChanged('The page of cause lists has no link, and does not say why')
  return links
}

function addressOf(href: string): string {
  if (!URL.canParse(href, documents)) throw new PageChanged(`Not an address: ${href.slice(0, 60)}`)
  const { hostname, protocol, href: url } = new URL(href, documents)
  if (protocol !== 'https:' || !/(?:^|\.)allahabadhighcourt\.in$/.test(hostname))
    throw new PageChanged(`A cause list lies outside of the court’s site: ${hostname}`)
  return url
}
