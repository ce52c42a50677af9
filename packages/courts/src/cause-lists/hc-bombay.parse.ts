import { isTag } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { isRow, parseJson } from '../reading/json-reply.ts'
import { firstElement, landmark, lineOf } from '../reading/page.ts'
import { cellsOf, columnOf, readGrid, rowsOf } from '../reading/tables.ts'
import { dropBom } from '../reading/text.ts'
import { throwOnErrorPage } from '../refusals.ts'
import { openListPage, ownAddress, requireStatedEmpty } from './hc-page.ts'
import { bombaySite } from './hc-sites.ts'
import type { ListLink } from './list-index.parse.ts'

const hidden = ['_token', 'form_secret', 'chkpassphrase'] as const

/** Returns the hidden form fields, which the next request must send back. */
export function parseBombayPage(html: string): Record<string, string> {
  const $ = openListPage(html)
  return Object.fromEntries(
    hidden.map((name) => [name, landmark($(`input[name="${name}"]`).attr('value'), `hidden field ${name}`)]),
  )
}

export function parseBombayLists(reply: string): ListLink[] {
  throwOnErrorPage(reply)
  const $ = openListPage(unwrap(dropBom(reply).trim()))
  const table = firstElement(
    $('table').filter((_, one) => isTag(one) && rowsOf(one).some((row) => cellsOf(row).length > 1)),
  )
  if (!table) {
    requireStatedEmpty($)
    return []
  }
  const grid = readGrid(table, 2)
  const coram = columnOf(grid, 'coram', "hon'ble", 'judge')
  if (grid.rows.length === 0) requireStatedEmpty($)
  return grid.rows.flatMap((cells) => {
    const name = lineOf(landmark(cells[coram], 'coram'))
    const links = $(cells).find('a[href]').toArray().filter(isTag)
    if (name === '' || links.length === 0) throw new PageChanged(`A bench has no name or no list: ${name.slice(0, 60)}`)
    return links.map((link) => {
      const kind = lineOf(link)
      if (!/\b(?:main|supplementary)\b/i.test(kind)) throw new PageChanged(`Not a kind of list: ${kind.slice(0, 60)}`)
      return { title: `${name}: ${kind}`, url: ownAddress(link.attribs.href ?? '', bombaySite.baseUrl) }
    })
  })
}

function unwrap(reply: string): string {
  if (!reply.startsWith('{')) return reply
  const said = parseJson(reply, 'The reply')
  if (isRow(said) && typeof said.page === 'string') return said.page
  throw new PageChanged('The reply has no page')
}
