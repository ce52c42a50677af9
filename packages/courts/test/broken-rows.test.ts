import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { UnreadRow } from '../src/connector.ts'
import { PageChanged } from '../src/errors.ts'
import { parserOf } from '../src/parsers.ts'
import { isUnread, readEach, requireLink, toSearchResult } from '../src/reading/rows.ts'

const examples = join(import.meta.dirname, '../src')

interface Search {
  source: string
  folder: string
  page: string
  row: RegExp
  link: RegExp
  words: string
}

const searches: Search[] = [
  {
    source: 'allahabad',
    folder: 'allahabad',
    page: 'case-info-found.html',
    row: /<tr>(?:(?!<tr>).)*viewCaseData.*?<\/tr>/s,
    link: /onclick="[^"]*"/,
    words: 'WRIC/12345/2024',
  },
  {
    source: 'supreme-court',
    folder: 'sci',
    page: 'case-status-data-is-html.json',
    row: /<tr[^>]*data-diary-no.*?<\/tr>/s,
    link: / data-diary-no=\\"\d+\\"/,
    words: '/',
  },
  {
    source: 'tribunal-drt',
    folder: 'tribunals/drt',
    page: 'search-result-with-header.html',
    row: /<tr>(?:(?!<tr>).)*popsurety_detailreport.*?<\/tr>/s,
    link: /popsurety_detailreport/,
    words: '/',
  },
  {
    source: 'tribunal-cat',
    folder: 'tribunals/cat',
    page: 'search-result-found.html',
    row: /<tr>(?:(?!<tr>).)*popsurety_detailreport.*?<\/tr>/s,
    link: /popsurety_detailreport/,
    words: '/',
  },
  {
    source: 'tribunal-ngt',
    folder: 'tribunals/ngt',
    page: 'search-result-pending.html',
    row: /<tr>(?:(?!<tr>).)*caseDetails.*?<\/tr>/s,
    link: /<a [^>]*>/,
    words: 'Original Application',
  },
  {
    source: 'tribunal-cestat',
    folder: 'tribunals/cestat',
    page: 'search-result-found.html',
    row: /<tr>(?:(?!<tr>).)*casedetailreport.*?<\/tr>/s,
    link: /<a [^>]*>/,
    words: 'VINDHYA',
  },
  {
    source: 'tribunal-itat',
    folder: 'tribunals/itat',
    page: 'search-result-found.html',
    row: /<tr>(?:(?!<tr>).)*casedetails.*?<\/tr>/s,
    link: /<a [^>]*>/,
    words: 'ITA',
  },
]

const readExample = ({ folder, source, page }: Pick<Search, 'folder' | 'source' | 'page'>) =>
  readFileSync(join(examples, folder, 'examples', source, page), 'utf8')

function rowsOf(source: string, page: string, text: string): object[] {
  const value = parserOf(source, page)?.parse(text) as object[] | { rows?: object[]; cases?: object[] }
  return Array.isArray(value) ? value : (value.rows ?? value.cases ?? [])
}

describe.each(searches)('unread rows in search results of $source', (search) => {
  const text = readExample(search)
  const [row = ''] = search.row.exec(text) ?? []
  const everyLink = new RegExp(search.link, 'g')
  const doubled = (second: string) => text.replace(row, () => `${row}${second}`)
  const whole = rowsOf(search.source, search.page, text)

  test('a row without its link is returned as text, and the other rows are read', () => {
    const broken = row.replaceAll(everyLink, '')
    expect(broken).not.toBe(row)
    const rows = rowsOf(search.source, search.page, doubled(broken))
    expect(rows.filter((one) => !isUnread(one))).toEqual(whole)
    expect(rows.filter(isUnread)).toMatchObject([{ unread: 'no-link', words: expect.stringContaining(search.words) }])
  })

  test('a row in another format is returned as text, and the other rows are read', () => {
    const rows = rowsOf(search.source, search.page, doubled('<tr><td>Record</td><td>being updated</td></tr>'))
    expect(rows.filter((one) => !isUnread(one))).toEqual(whole)
    expect(rows.filter(isUnread)).toMatchObject([{ unread: 'unreadable', words: 'Record · being updated' }])
  })

  test('the parser throws PageChanged if no row has a link', () => {
    expect(() => rowsOf(search.source, search.page, text.replaceAll(everyLink, ''))).toThrow(PageChanged)
  })
})

describe('pages that state their number of rows', () => {
  const dcourts = { folder: 'dcourts', source: 'dcourts-s3waas', page: 'case-search-found.json' }
  const portal = { folder: 'ecourts-district', source: 'ecourts-dc', page: 'case-search-two-establishments.html' }

  test('a district site’s row without a link is returned as text, and the other rows are read', () => {
    const text = readExample(dcourts)
    const links = [...text.matchAll(/ data-cno=\\"[^"\\]*\\"/g)]
    expect(links).toHaveLength(3)
    for (const { index, 0: link } of links) {
      const broken = text.slice(0, index) + text.slice(index + link.length)
      const blocks = parserOf(dcourts.source, dcourts.page)?.parse(broken) as { hits: object[] }[]
      const hits = blocks.flatMap((block) => block.hits)
      expect(hits).toHaveLength(3)
      expect(hits.filter(isUnread)).toMatchObject([{ unread: 'no-link', words: expect.stringMatching(/\d\/\d{4}/) }])
    }
  })

  test('a national portal’s row without a link is returned as text, and the other row is read', () => {
    const text = readExample(portal)
    const rows = rowsOf(portal.source, portal.page, text.replace('viewHistory', 'viewNothing'))
    expect(rows).toHaveLength(2)
    expect(rows.filter(isUnread)).toMatchObject([{ unread: 'no-link', words: expect.stringMatching(/\d\/\d{4}/) }])
  })
})

describe('rows of JSON replies', () => {
  const change = (text: string, key: string, lost: string) => {
    const reply: Record<string, unknown> = JSON.parse(text)
    const rows = reply[key] as Record<string, unknown>[]
    const { [lost]: _link, ...rest } = rows[0] ?? {}
    return JSON.stringify({ ...reply, [key]: [...rows, { ...rest, [lost]: '' }] })
  }

  test('a company case without its filing number is kept as an unread row', () => {
    const nclt = { folder: 'tribunals/nclt', source: 'tribunal-nclt', page: 'case-list-found.json' }
    const rows = rowsOf(nclt.source, nclt.page, change(readExample(nclt), 'mainpanellist', 'filing_no'))
    expect(rows).toHaveLength(3)
    expect(rows.filter(isUnread)).toMatchObject([{ unread: 'no-link', words: expect.stringContaining('CP(IB)') }])
  })

  test('a company appeal without its filing number is kept as an unread row', () => {
    const nclat = { folder: 'tribunals/nclat', source: 'tribunal-nclat', page: 'search-result-found.json' }
    const reply: { data: unknown[][] } = JSON.parse(readExample(nclat))
    const [first = []] = reply.data
    const text = JSON.stringify({ ...reply, data: [first, first.with(1, ''), 'Record is being updated'] })
    const rows = rowsOf(nclat.source, nclat.page, text)
    expect(rows.map((row) => isUnread(row) && row.unread)).toEqual([false, 'no-link', 'unreadable'])
    expect(rows.at(-1)).toMatchObject({ unread: 'unreadable', words: 'Record is being updated' })
  })

  test('a consumer case without its case number is kept as an unread row', () => {
    const jagriti = { folder: 'tribunals/ejagriti', source: 'consumer-ejagriti', page: 'case-details-pending.json' }
    const rows = rowsOf(jagriti.source, jagriti.page, change(readExample(jagriti), 'data', 'caseNumber'))
    expect(rows.map((row) => isUnread(row) && row.unread)).toEqual([false, 'no-link'])
  })

  test('a high court case without its CNR is kept as an unread row, on old and new pages', () => {
    const hcservices = { folder: 'hcservices', source: 'ecourts-hc', page: 'case-search-two-benches.json' }
    const text = readExample(hcservices)
    const link = /\\"cino\\":\s*\\"[A-Z0-9]+\\"/.exec(text)?.[0] ?? ''
    const rows = rowsOf(hcservices.source, hcservices.page, text.replace(link, '\\"cino\\":\\"\\"'))
    expect(rows.map((row) => isUnread(row) && row.unread)).toEqual(['no-link', false])
    const old = { folder: 'hcservices', source: 'ecourts-hc-old', page: 'case-search-found.txt' }
    const broken = rowsOf(old.source, old.page, readExample(old).replace(/^(\uFEFF?)\d+/, '$1'))
    expect(broken.map((row) => isUnread(row) && row.unread)).toEqual(['no-link', false])
  })
})

describe('the limit of unread rows', () => {
  const read = (text: string) => {
    if (text === '?') throw new PageChanged('another form')
    return { ref: { id: requireLink(text) }, caseNumber: text, petitioner: null, respondent: null }
  }
  const reading = (...rows: string[]) => readEach(rows, read, (row) => `the row ${row}`)

  test('a page is refused if most rows have another format, but not if most rows have no link', () => {
    expect(reading('a', '', '', '')).toHaveLength(4)
    expect(reading('a', '?')).toHaveLength(2)
    expect(() => reading('a', '?', '?')).toThrow('another form')
    expect(() => reading('', '?')).toThrow(PageChanged)
    expect(reading()).toEqual([])
  })

  test('an error other than PageChanged stops the reading of the rows', () => {
    const fail = () => {
      throw new TypeError('a bug')
    }
    expect(() => readEach(['a'], fail, String)).toThrow(TypeError)
  })

  test('a search result lists readable rows and unread rows separately', () => {
    const lost: UnreadRow = { unread: 'no-link', words: 'the row' }
    const { hits, unread } = toSearchResult(reading('a', '', 'c'), (hit) => (hit.caseNumber === 'c' ? lost : hit))
    expect([hits.map(({ caseNumber }) => caseNumber), unread]).toEqual([['a'], [lost, lost]])
  })
})
