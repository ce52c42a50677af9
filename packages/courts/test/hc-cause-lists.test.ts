import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CourtId } from '@peshi/contract/platform/ids'
import { expect, test } from 'vitest'
import { isCourt } from '../src/catalogue/courts.ts'
import { causeListSources } from '../src/cause-lists/find-cause-lists.ts'
import { highCourtListSources, roomListSources, wholeListSources } from '../src/cause-lists/hc-sources.ts'
import { NotAvailable, PageChanged } from '../src/errors.ts'
import { scriptSession } from './scripted-session.ts'

const example = (name: string) => readFileSync(join(import.meta.dirname, '../src/cause-lists/examples', name), 'utf8')
const date = '2026-11-20'
const sourceOf = (name: string) => {
  const source = highCourtListSources.find(({ court }) => court === CourtId.parse(`hc-${name}`))
  if (!source) throw new Error(`No source of ${name}`)
  return source
}
const roomsOf = (name: string) => {
  const source = roomListSources.find(({ court }) => court === CourtId.parse(`hc-${name}`))
  if (!source) throw new Error(`No source of ${name}`)
  return source
}

test('every cause-list source belongs to a court of the catalogue, and no court has two sources', () => {
  const courts = [...causeListSources, ...highCourtListSources, ...roomListSources, ...wholeListSources].map(
    ({ court }) => court,
  )
  expect(courts.filter((court) => !isCourt(court))).toEqual([])
  expect(new Set(courts).size).toBe(courts.length)
})

test('Bombay: the hidden fields of the page are sent with the request', async () => {
  const session = scriptSession({
    causelistFinal: example('bombay-cause-lists/form-found.html'),
    'causelist/get-data': example('bombay-cause-lists/cause-list-found.json'),
  })
  const lists = await sourceOf('bombay').find(date, session)
  expect(lists.map(({ list, url }) => [list, url.split('/').at(-1)])).toEqual([
    ['daily', '1001'],
    ['supplementary', '1002'],
    ['daily', '1003'],
  ])
  expect(session.asked[1]?.form).toEqual({
    _token: 'Qx81kTzSampleToken0001',
    form_secret: 'a1b2c3d4e5f6',
    chkpassphrase: 'sample-phrase',
    m_juris: 'B',
    m_causedt: '20-11-2026',
  })
})

test.each(['madras', 'madurai'] as const)(
  '%s: the whole list of a day is one reply, with connected matters',
  async (bench) => {
    const source = wholeListSources.find((one) => one.court === CourtId.parse(`hc-${bench}`))
    const row = {
      courtno: 'COURT NO. 01',
      judge1: 'The Honourable The CHIEF JUSTICE',
      judge2: '',
      stagename: 'FOR ADMISSION',
      serial_no: '8',
      mcasetype: 'WP',
      mcaseno: '20091',
      mcaseyr: '2026',
      pname: 'ASHA RAI',
      rname: 'THE BANK',
      mpadv: 'A. SEN',
      mradv: 'NOTICE ORDERED FOR R2',
      extra: [{ excasetype: 'WMP', excaseno: '22656', excaseyr: '2026', expname: 'ASHA RAI', exrname: 'THE BANK' }],
    }
    const path = `clists-${bench}/api/result.php`
    const session = scriptSession({ [path]: JSON.stringify({ 0: row }) })
    const list = await source?.readDay(date, session)
    expect(session.asked[0]?.path).toBe(`${path}?file=cause_20112026.xml`)
    expect(list).toMatchObject({
      date,
      entries: [
        {
          court_no: '1',
          coram: ['The Honourable The CHIEF JUSTICE'],
          item: '8',
          case_numbers: ['WP 20091/2026'],
          parties: { petitioner: 'ASHA RAI', respondent: 'THE BANK' },
          stage: 'FOR ADMISSION',
          advocates: { petitioner: ['A. SEN'], respondent: [] },
          note: 'NOTICE ORDERED FOR R2',
        },
        { item: '8', connected_to: '8', case_numbers: ['WMP 22656/2026'] },
      ],
    })
    await expect(source?.readDay(date, scriptSession({ [path]: '[]' }))).rejects.toThrow(PageChanged)
    await expect(source?.readDay(date, scriptSession({ [path]: '<html>Error</html>' }))).rejects.toThrow(PageChanged)
    const { serial_no: _, ...without } = row
    await expect(source?.readDay(date, scriptSession({ [path]: JSON.stringify([without]) }))).rejects.toThrow(
      PageChanged,
    )
  },
)

test('Gauhati and Himachal Pradesh: the file name of a list contains its date', async () => {
  expect(await sourceOf('gauhati').find('2026-01-05', scriptSession({}))).toMatchObject([
    { url: 'https://ghconline.gov.in/NewCList/dl-05-01-2026.pdf' },
  ])
  expect(await sourceOf('himachalpradesh').find('2026-01-05', scriptSession({}))).toMatchObject([
    { url: 'https://highcourt.hp.gov.in/causelistpdf/uploaded_causelist/2026/pdf/Daily_05-01-2026.pdf' },
  ])
})

test('Srinagar: only the lists of the requested day are found', async () => {
  const session = scriptSession({ 'causelistk.php': example('srinagar-cause-lists/cause-list-found.html') })
  expect((await sourceOf('srinagar').find(date, session)).map(({ list }) => list)).toEqual(['daily', 'supplementary'])
})

test('Srinagar: a list is an advance list if its file name and title give a range of dates or no date', async () => {
  const session = scriptSession({ 'causelistk.php': example('srinagar-cause-lists/cause-list-week.html') })
  const found = await sourceOf('srinagar').find(date, session)
  expect(found.map(({ title, list, isUndated }) => [title, list, isUndated])).toEqual([
    ['Cause list', 'daily', undefined],
    ['Special supplementary list', 'supplementary', undefined],
    ['Second supplementary list', 'supplementary', undefined],
    ['Registrar Judicial, list of 20-11-2026', 'daily', undefined],
    ['Entire list 16-11-2026 to 20-11-2026', 'advance', true],
    ['Lok Adalat', 'advance', true],
  ])
  expect((await sourceOf('srinagar').find('2026-11-19', session)).map(({ list }) => list)).toEqual([
    'advance',
    'advance',
  ])
})

test('Rajasthan: day, month and year of the date are sent in separate fields', async () => {
  const session = scriptSession({ '': example('rajasthan-cause-lists/cause-list-found.html') })
  expect((await sourceOf('rajasthan').find(date, session)).map(({ list }) => list)).toEqual(['daily', 'supplementary'])
  expect(session.asked[0]?.form).toEqual({ day: '20', month: '11', year: '2026' })
})

const oldRecord = (day: string) =>
  [
    '1',
    'A. SAMPLE',
    'Supplementary List',
    day,
    'YWJj%3D',
    'N',
    '2001',
    '1001',
    day.split('-').reverse().join('-'),
  ].join('~')

test('Manipur and Tripura: the page is fetched before the lists, and another day’s list is an error', async () => {
  const reply = `\uFEFF${oldRecord('20-11-2026')}^#`
  const session = scriptSession({
    'cases/highcourt_causelist.php': '<html></html>',
    'cases/highcourt_causelist_qry.php': reply,
  })
  expect(await sourceOf('manipur').find(date, session)).toEqual([
    {
      title: 'A. SAMPLE: Supplementary List',
      url: 'https://hcservices.ecourts.gov.in/ecourtindiaHC/cases/display_causelist.php?filename=YWJj%3D',
      list: 'supplementary',
    },
  ])
  expect(session.asked.map(({ path }) => path)).toEqual([
    'cases/highcourt_causelist.php?state_cd=25&dist_cd=1&court_code=1&stateNm=',
    'cases/highcourt_causelist_qry.php',
  ])
  await expect(sourceOf('tripura').find('2026-11-23', session)).rejects.toThrow('is of 2026-11-20')
})

test('Karnataka: the site’s token is sent, and a list of another courtroom or day is refused', async () => {
  const session = scriptSession({
    'encrypt.php': 'c2FtcGxlLXRva2Vu',
    'causeListSearchResp.php': example('karnataka-cause-lists/cause-list-found.html'),
  })
  const list = await roomsOf('karnataka').readRoom(date, '5', session)
  expect(list?.entries.map(({ court_no, item }) => [court_no, item])).toEqual([
    ['5', '1'],
    ['5', '2'],
    ['5', '3'],
  ])
  expect(session.asked[0]?.form?.url).toBe(
    'flg::2|so::1|bench::B|SearchType::1|keyWord::5|fromDt::20/11/2026|toDt::20/11/2026|radioc::D',
  )
  expect(session.asked[1]?.path).toBe('causeListSearchResp.php?dataset=c2FtcGxlLXRva2Vu')
  await expect(roomsOf('karnataka').readRoom(date, '6', session)).rejects.toThrow('is of court 5, not of 6')
  await expect(roomsOf('karnataka').readRoom('2026-11-21', '5', session)).rejects.toThrow('is of 2026-11-20')
  const noToken = scriptSession({ 'encrypt.php': '<html>Error</html>' })
  await expect(roomsOf('karnataka').readRoom(date, '5', noToken)).rejects.toThrow(PageChanged)
})

test('Andhra Pradesh: a day without lists gives null without a request for a list', async () => {
  const session = scriptSession({
    'getdates.jsp': example('andhrapradesh-cause-lists/dates-found.txt'),
    'searchtype.action': example('andhrapradesh-cause-lists/cause-list-found.html'),
  })
  expect(await roomsOf('andhrapradesh').readRoom('2026-11-21', '1', session)).toBeNull()
  expect(session.asked).toHaveLength(1)
  expect((await roomsOf('andhrapradesh').readRoom(date, '1', session))?.entries).toMatchObject([
    { court_no: '1', item: '1' },
    { court_no: '1', item: '2' },
  ])
})

test('Telangana: date and courtroom have the form’s format, and an unknown courtroom is an error', async () => {
  const session = scriptSession({
    showDailyCauseList: example('telangana-cause-lists/form-found.html'),
    courtWiseView: example('telangana-cause-lists/cause-list-found.html'),
  })
  const telangana = roomsOf('telangana')
  expect((await telangana.readRoom(date, '12', session))?.entries).toHaveLength(2)
  expect(session.asked[1]?.form).toEqual({ listDate: '20-11-2026', court: 'COURT NO. 12' })
  expect(await telangana.readRoom('2026-11-21', '12', session)).toBeNull()
  await expect(telangana.readRoom(date, '2', session)).rejects.toThrow(NotAvailable)
})

test('Kerala: the cause lists are switched off', async () => {
  const session = scriptSession({})
  expect(sourceOf('kerala').off).toMatch(/do not claim/)
  await expect(sourceOf('kerala').find(date, session)).rejects.toThrow(NotAvailable)
  expect(session.asked).toEqual([])
})
