import type { CourtDate } from '@peshi/contract/platform/dates'
import { PageChanged } from '../../errors.ts'
import { readDate } from '../../reading/dates.ts'
import { firstElement, hasEnd, landmark, lineOf, openPage } from '../../reading/page.ts'
import { columnOf, readGrid } from '../../reading/tables.ts'
import { tidy } from '../../reading/text.ts'
import { throwOnErrorPage } from '../../refusals.ts'

export interface NclatCauseList {
  serial: number
  court: string
  title: string
  date: CourtDate
  url: string
  supplementary: boolean
}

const site = 'https://nclat.nic.in/'

export function parseDailyCauseList(html: string): NclatCauseList[] {
  throwOnErrorPage(html)
  if (/<html[\s>]/i.test(html) ? !hasEnd(html) : !/<\/table\s*>/i.test(html)) {
    throw new PageChanged('The page of cause lists is incomplete')
  }
  const $ = openPage(html)
  const grid = readGrid(landmark(firstElement($('table.cols-5')), 'table of cause lists'), 5)
  const columns = ['sr', 'court', 'description', 'date', 'download'].map((word) => columnOf(grid, word))
  const lists = grid.rows.map((cells) => {
    const at = (index: number) => {
      const cell = cells[columns[index] ?? -1]
      return cell ? lineOf(cell) : ''
    }
    const url = new URL(landmark($(cells).find('a[href]').attr('href'), 'link to a cause list'), site).href
    const serial = Number(at(0))
    if (!Number.isInteger(serial)) throw new PageChanged(`Not a serial number: ${at(0)}`)
    return {
      serial,
      court: at(1),
      title: at(2),
      date: landmark(readDate(at(3)), 'date of a cause list'),
      url,
      supplementary: /\bsuppl?|addition/i.test(`${at(2)} ${fileOf(url)}`),
    }
  })
  if (lists.length === 0 && !/no (?:records?|data|results?|cause)/i.test(tidy($('body').text()))) {
    throw new PageChanged('The table of cause lists is empty, and the site does not say why')
  }
  return lists
}

const fileOf = (url: string) => (new URL(url).pathname.split('/').at(-1) ?? '').replaceAll(/%20|_/g, ' ')

/**
 * Keeps the file with the highest number at the end of its name: `Causelist_IV_06.10.2026_0.pdf` replaces
 * `Causelist_IV_06.10.2026.pdf`.
 */
export function dropReplacedLists(lists: readonly NclatCauseList[]): NclatCauseList[] {
  const version = (url: string) => Number(/_(\d{1,2})\.pdf$/i.exec(url)?.[1] ?? -1)
  const key = (url: string) => url.replace(/_\d{1,2}(?=\.pdf$)/i, '')
  return lists.filter(
    ({ url }) => !lists.some((other) => key(other.url) === key(url) && version(other.url) > version(url)),
  )
}
