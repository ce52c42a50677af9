import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CourtId } from '@peshi/contract/platform/ids'
import { expect, test } from 'vitest'
import { isCourt } from '../src/catalogue/courts.ts'
import { listSciAddresses } from '../src/cause-lists/addresses.ts'
import { causeListSources, causeListsOf, readCauseList } from '../src/cause-lists/find-cause-lists.ts'
import { NotAvailable, PageChanged } from '../src/errors.ts'
import { drawCauseList, sciMatter } from './draw-cause-list.ts'
import { scriptSession } from './scripted-session.ts'

const court = (id: string) => CourtId.parse(id)
const date = '2026-11-20'
const nothing = scriptSession({})

test('every source of cause lists belongs to a court of the catalogue', () => {
  expect(causeListSources.filter((source) => !isCourt(source.court))).toEqual([])
  expect(() => causeListsOf(court('hc-gujarat'))).toThrow(NotAvailable)
})

test('the address of a Supreme Court list contains the list’s date and code', async () => {
  const urls = (await causeListsOf(court('sci')).find(date, nothing)).map(({ url }) => url)
  expect(urls).toHaveLength(12)
  expect(urls.slice(0, 2)).toEqual([
    'https://api.sci.gov.in/jonew/cl/2026-11-20/M_J_1.pdf',
    'https://api.sci.gov.in/jonew/cl/2026-11-20/M_J_2.pdf',
  ])
})

test('Delhi: every list of the day is found on the pages of the index, and an advance list is the day’s own', async () => {
  const row = (title: string, day: string, file: string) =>
    `<tr><td>1</td><td>${title}</td><td>${day}</td><td><a href="/files/2026-11/cause-list/${file}.pdf">View</a></td></tr>`
  const page = (...rows: string[]) =>
    `<html><body><table><tr><th>Sr. No.</th><th>Cause List</th><th>Date</th><th>View</th></tr>${rows.join('')}</table></body></html>`
  const session = scriptSession({
    'web/cause-lists/cause-list': page(
      row('Deletion note', '20-11-2026', 'dn'),
      row('Supplementary cause list', '20-11-2026', 'sup'),
      row('Advance cause list', '21-11-2026', 'next'),
    ),
    'web/cause-lists/cause-list?page=1': page(
      row('Advance Cause List', '20-11-2026', 'adv'),
      row('Finals', '19-11-2026', 'old'),
    ),
  })
  const found = await causeListsOf(court('hc-delhi')).find(date, session)
  expect(found.map(({ url, kind }) => [url.split('/').at(-1), kind])).toEqual([
    ['dn.pdf', 'supplementary'],
    ['sup.pdf', 'supplementary'],
    ['adv.pdf', 'daily'],
  ])
  expect(session.asked).toHaveLength(2)
  const empty = scriptSession({ 'web/cause-lists/cause-list': '<html><body>No records found</body></html>' })
  expect(await causeListsOf(court('hc-delhi')).find(date, empty)).toEqual([])
  const elsewhere = page(row('List', '20-11-2026', 'x').replace('/files', 'https://lists.invalid/files'))
  await expect(
    causeListsOf(court('hc-delhi')).find(date, scriptSession({ 'web/cause-lists/cause-list': elsewhere })),
  ).rejects.toThrow(PageChanged)
})

test('Allahabad: the main list and the additional list of the day are found', async () => {
  const folder = '../src/cause-lists/examples/allahabad-cause-lists'
  const index = readFileSync(join(import.meta.dirname, folder, 'index-found.html'), 'utf8')
  const session = scriptSession({ 'causelist/viewlistA.jsp': index })
  expect(await causeListsOf(court('hc-allahabad')).find(date, session)).toEqual([
    { title: 'List 1', url: 'https://www2.allahabadhighcourt.in/clist/entire20112026.pdf', list: 'daily' },
    {
      title: 'Additional List 1',
      url: 'https://www2.allahabadhighcourt.in/clist/additional20112026.pdf',
      list: 'supplementary',
    },
  ])
  expect(session.asked[0]?.form).toEqual({ courtNo: '-99', location: 'A', listType: 'Z', listDate: '20-11-2026' })
})

const row = (name: string, day: string, file: string) =>
  `<tr><td>1</td><td>${name}</td><td>Cause List</td><td>${day}</td><td><a href="/files/${file}">Download</a></td></tr>`

test('NCLAT: only the newest version of each list for the bench and day is found', async () => {
  const head = ['Sr. No.', 'Court Name', 'Description', 'Date', 'View/Download'].map((name) => `<th>${name}</th>`)
  const page = `<table class="cols-5"><thead><tr>${head.join('')}</tr></thead><tbody>
    ${row('Court - 2', '20/11/2026', 'Causelist_II_20.11.2026.pdf')}
    ${row('Court - 2', '20/11/2026', 'Causelist_II_20.11.2026_0.pdf')}
    ${row('Chennai Bench', '20/11/2026', '20.11.2026.pdf')}
    ${row('Court - 2', '19/11/2026', 'Causelist_II_19.11.2026.pdf')}</tbody></table>`
  const urlsOf = async (id: string) =>
    (await causeListsOf(court(id)).find(date, scriptSession({ 'daily-cause-list': page }))).map(({ url }) => url)
  expect(await urlsOf('tribunals-nclat-newdelhi')).toEqual(['https://nclat.nic.in/files/Causelist_II_20.11.2026_0.pdf'])
  expect(await urlsOf('tribunals-nclat-chennai')).toEqual(['https://nclat.nic.in/files/20.11.2026.pdf'])
})

const pdf = drawCauseList('supreme-court', {
  date: '20-11-2026',
  courts: [
    {
      name: 'COURT NO. : 3',
      judges: ["HON'BLE MR. JUSTICE A. K. SEN"],
      parts: [{ heading: '[AFTER NOTICE]', rows: [sciMatter('1', 'SLP(C) No. 12345/2025', 'IQBAL', 'STATE')] }],
    },
  ],
})
const [main, supplementary] = listSciAddresses(date)
if (!main || !supplementary) throw new Error('No addresses')

test('a list is fetched and read, and rows of a supplementary list are marked', async () => {
  const session = scriptSession({ [main.url]: { bytes: pdf }, [supplementary.url]: { bytes: pdf } })
  expect((await readCauseList(main, date, session))?.entries).toMatchObject([{ item: '1', list: 'daily' }])
  expect((await readCauseList(supplementary, date, session))?.entries).toMatchObject([{ list: 'supplementary' }])
})

test('a missing list gives null, and a list of another day or an HTML page is an error', async () => {
  const answer = (reply: { status?: number; bytes: Uint8Array }) => scriptSession({ [main.url]: reply })
  expect(await readCauseList(main, date, answer({ status: 404, bytes: Buffer.from('gone') }))).toBeNull()
  expect(await readCauseList(main, date, answer({ bytes: new Uint8Array() }))).toBeNull()
  await expect(readCauseList(main, '2026-11-21', answer({ bytes: pdf }))).rejects.toThrow('is of 2026-11-20')
  await expect(readCauseList(main, date, answer({ bytes: Buffer.from('<html></html>') }))).rejects.toThrow(PageChanged)
})
