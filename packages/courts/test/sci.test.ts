import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CourtId } from '@peshi/contract/platform/ids'
import { describe, expect, test } from 'vitest'
import type { CaseQuery } from '../src/connector.ts'
import { CaseNotFound, ChallengeRejected, CourtDown, NotAvailable, PageChanged } from '../src/errors.ts'
import { parseCaseDetails } from '../src/sci/case-details.parse.ts'
import { nextHearingDate } from '../src/sci/case-details-page.ts'
import { sciConnector } from '../src/sci/connector.ts'
import { scriptSession } from './scripted-session.ts'

const examples = join(import.meta.dirname, '../src/sci/examples/supreme-court')
const example = (name: string) => readFileSync(join(examples, name), 'utf8')
const sci = CourtId.parse('sci')
const ajax = 'wp-admin/admin-ajax.php'
const scid = '0123456789abcdef0123456789abcdef01234567'
const byNumber: CaseQuery = { by: 'case-number', caseType: '1', number: '12345', year: 2025 }
const ref = { diary_no: '18342', diary_year: '2025' }
const tab = (name: string) =>
  `${ajax}?action=get_case_details&diary_no=18342&diary_year=2025&tab_name=${name}&es_ajax_request=1&language=en`
const tabs = {
  [tab('case_details')]: example('case-details-pending.json'),
  [tab('earlier_court_details')]: example('case-tab-earlier-court.json'),
  [tab('listing_dates')]: example('case-tab-listing-dates.json'),
  [tab('interlocutory_application_documents')]: example('case-tab-none.json'),
  [tab('judgement_orders')]: example('case-tab-judgement-orders.json'),
  [tab('defects')]: example('case-tab-none.json'),
}

async function openAt(page: string, query: CaseQuery, reply: string) {
  const session = scriptSession({
    [page]: example('case-status-form-page.html'),
    [`?_siwp_captcha&id=${scid}`]: Buffer.from('picture'),
    [ajax]: reply,
  })
  await sciConnector.challenge(sci, query, session)
  return session
}

test('a search sends the captcha answer together with the hidden fields of the form', async () => {
  const session = await openAt('case-status-case-no/', byNumber, example('case-status-found.json'))
  const { hits } = await sciConnector.search(sci, byNumber, '12', session)
  expect(session.asked.map(({ path }) => path)).toEqual(['case-status-case-no/', `?_siwp_captcha&id=${scid}`, ajax])
  expect(session.asked.at(-1)?.form).toEqual({
    action: 'get_case_status_case_no',
    case_type: '1',
    case_no: '12345',
    year: '2025',
    language: 'en',
    siwp_captcha_value: '12',
    submit: 'Search',
    scid,
    tok_fedcba9876543210fedcba9876543210fedcba98: '00112233445566778899aabbccddeeff00112233',
    sci_form_nonce: '0a1b2c3d4e',
    _wp_http_referer: '/case-status-case-no/',
    _form_time: '1763700000',
    _form_signature: '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',
    es_ajax_request: '1',
  })
  expect(hits.map((hit) => [hit.ref, hit.caseNumber])).toEqual([
    [ref, 'SLP(C) No. 012345 / 2025'],
    [{ diary_no: '61007', diary_year: '2025' }, 'Diary No. 61007/2025'],
  ])
})

test.each<[CaseQuery, string, Record<string, string>]>([
  [
    { by: 'diary-number', number: '18342', year: 2025 },
    'case-status-diary-no/',
    { action: 'get_case_status_diary_no', diary_no: '18342', year: '2025' },
  ],
  [
    { by: 'cnr', cnr: 'SCIN010183422025' },
    'case-status-cnr-number/',
    { action: 'get_case_status_cnr_no', cnr_no: 'SCIN010183422025' },
  ],
  [
    { by: 'party', name: 'Husain', side: 'petitioner', year: 2025, status: 'pending' },
    'case-status-party-name/',
    { action: 'get_case_status_party_name', party_name: 'Husain', party_type: 'P', year: '2025', party_status: 'P' },
  ],
  [
    { by: 'advocate', name: null, code: '1234', year: 2025, status: 'disposed' },
    'case-status-aor-code/',
    { action: 'get_case_status_aor_code', aor_code: '1234', year: '2025', case_status: 'D' },
  ],
])('the query %j is sent with the site’s form for this kind of query', async (query, page, fields) => {
  const session = await openAt(page, query, example('case-status-found.json'))
  await sciConnector.search(sci, query, '12', session)
  expect(session.asked.at(-1)?.form).toMatchObject(fields)
})

test.each<CaseQuery>([
  { by: 'fir', policeStation: '1', number: '2', year: 2024, status: 'both' },
  { by: 'party', name: 'Husain', side: 'any', year: 2025, status: 'both' },
  { by: 'advocate', name: 'Nigam', code: null, year: 2025, status: 'pending' },
])('the query %j is not supported by the site', async (query) => {
  await expect(async () => sciConnector.challenge(sci, query, scriptSession({}))).rejects.toThrow(NotAvailable)
})

test('a captcha answer is rejected if its form was not opened before', async () => {
  await expect(sciConnector.search(sci, byNumber, '12', scriptSession({}))).rejects.toThrow(ChallengeRejected)
})

test.each([
  ['case-status-wrong-captcha.json', ChallengeRejected],
  ['case-status-nothing-found.json', CaseNotFound],
  ['case-status-empty-table.json', CourtDown],
])('the reply %s throws the matching error', async (reply, error) => {
  const session = await openAt('case-status-case-no/', byNumber, example(reply))
  await expect(sciConnector.search(sci, byNumber, '12', session)).rejects.toThrow(error)
})

test('a known case is read without a captcha, from its details and tabs', async () => {
  const session = scriptSession(tabs)
  const record = await sciConnector.readCase(sci, ref, session)
  expect(session.asked.map(({ path }) => path)).toEqual(Object.keys(tabs))
  expect(record).toMatchObject({
    court: 'sci',
    case_type: 'SLP(C)',
    case_number: '12345',
    case_year: 2025,
    cnr: 'SCIN010183422025',
    filing_number: '18342/2025',
    status: 'pending',
    next_hearing_date: '2026-12-09',
    first_hearing_date: '2026-08-12',
    petitioners: [
      { name: 'IQBAL HUSAIN', advocates: ['R. K. NIGAM'] },
      { name: 'NASREEN BANO' },
      { name: 'M/S HUSAIN AND SONS' },
    ],
    lower_court: { court: 'High Court, ALLAHABAD', case_number: 'WRIC-4410/2023', decision_date: '2025-02-11' },
    hearings: [
      { business_date: '2026-11-03', purpose: 'Fresh', business: 'Four weeks to file counter' },
      { business_date: '2026-08-12' },
    ],
    orders: [
      {
        kind: 'order',
        date: '2026-11-03',
        ref: { path: 'https://api.sci.gov.in/supremecourt/2025/18342/18342_2025_4_11_70001_Order_03-Nov-2026.pdf' },
      },
    ],
  })
})

test('a tab whose column names changed is refused and not read as empty', async () => {
  const changed = example('case-tab-listing-dates.json').replace('CL Date', 'When')
  const session = scriptSession({ ...tabs, [tab('listing_dates')]: changed })
  await expect(sciConnector.readCase(sci, ref, session)).rejects.toThrow(PageChanged)
})

test('a page that belongs to another case is refused as changed', async () => {
  const session = scriptSession({ ...tabs, [tab('case_details')]: example('case-details-disposed.json') })
  await expect(sciConnector.readCase(sci, ref, session)).rejects.toThrow(PageChanged)
})

test('a tab without a parser of its own is read as plain tables', async () => {
  const session = scriptSession({ [tab('notices')]: example('case-tab-none.json') })
  expect(await sciConnector.readSection?.(sci, ref, 'notices', session)).toEqual({ name: 'notices', tables: [] })
  await expect(sciConnector.readSection?.(sci, ref, 'weather', session)).rejects.toThrow(NotAvailable)
})

describe('next hearing', () => {
  const pending = parseCaseDetails(example('case-details-pending.json'))
  test.each([
    ['the tentative date until the end of that day', '2026-12-09', '2026-12-09'],
    ['unknown after the tentative date, if the listed date is past', '2026-12-10', null],
    ['the tentative date, even if the listed date is earlier', '2026-11-01', '2026-12-09'],
  ])('the next hearing is %s', (_what, today, expected) => expect(nextHearingDate(pending, today)).toBe(expected))

  test('the listed date is the next hearing only while the case is pending and the date is not past', () => {
    const listed = { ...pending, tentativeListingDate: null }
    expect(nextHearingDate(listed, '2026-11-03')).toBe('2026-11-03')
    expect(nextHearingDate(listed, '2026-11-04')).toBeNull()
    expect(nextHearingDate({ ...listed, disposed: true }, '2026-11-01')).toBeNull()
  })
})

test('the display board is read from the board’s own host', async () => {
  const board = readFileSync(
    join(import.meta.dirname, '../src/sci/examples/display-board/supreme-court-board.json'),
    'utf8',
  )
  const samples = await sciConnector.readBoard?.(sci, scriptSession({ 'https://cdb.sci.gov.in/index.php': board }))
  expect(samples?.map(({ court_no, item, progress }) => [court_no, item, progress])).toEqual([
    ['1', '5.1', 'in-session'],
    ['2', null, 'not-in-session'],
    ['21', '3', 'in-session'],
  ])
})

describe('a result with several pages', () => {
  const party: CaseQuery = { by: 'party', name: 'Ram', side: 'any', year: 2025, status: 'pending' }
  const first = example('case-status-more-pages.json')
  const other = first
    .replaceAll(/(\d+)\/2025/g, '7$1/2025')
    .replaceAll(/data-diary-no=\\"(\d+)/g, 'data-diary-no=\\"7$1')
  const search = async (page: (form: Record<string, string>) => string) => {
    const session = await openAt('case-status-party-name/', party, '')
    const replies = scriptSession({ [ajax]: (form) => (form.loadmore_clicked ? page(form) : first) })
    Object.assign(replies.values, session.values)
    return { hits: sciConnector.search(sci, party, '12', replies), asked: replies.asked }
  }

  test('all pages of a result are requested with the same form', async () => {
    const { hits, asked } = await search(() => other.replace('"pagination": true', '"pagination": false'))
    const { hits: found } = await hits
    expect(new Set(found.map(({ ref }) => ref.diary_no)).size).toBe(found.length)
    expect(asked.at(-1)?.form).toMatchObject({ page: '2', loadmore_clicked: '1', party_name: 'Ram' })
    expect(asked).toHaveLength(2)
  })

  test.each([
    ['sends the same page again', () => first],
    ['refuses the next page', () => example('case-status-wrong-captcha.json')],
    ['sends pages without end', (form: Record<string, string>) => other.replaceAll('7', `7${form.page}`)],
  ])('if the site %s, the result is refused as too wide and never truncated', async (_what, page) => {
    const { hits } = await search(page)
    await expect(hits).rejects.toThrow(NotAvailable)
  })
})

test('a search for judgments sends its own form and returns a row for each document', async () => {
  const query = { by: 'date', from: '2026-02-01', to: '2026-02-28', kind: 'judgment' } as const
  const session = scriptSession({
    'judgements-judgement-date/': example('case-status-form-page.html'),
    [`?_siwp_captcha&id=${scid}`]: Buffer.from('picture'),
    [ajax]: example('judgments-by-date.json'),
  })
  await sciConnector.challengeOrders?.(sci, query, session)
  const found = await sciConnector.searchOrders?.(sci, query, '12', session)
  expect(session.asked.at(-1)?.form).toMatchObject({
    action: 'get_judgements_judgement_date',
    from_date: '01-02-2026',
    to_date: '28-02-2026',
    siwp_captcha_value: '12',
  })
  expect(found?.map(({ petitioner, order }) => [petitioner, order.date, order.kind])).toEqual([
    ['SITA RAM', '2026-02-19', 'judgment'],
    ['SITA RAM', '2026-02-19', 'judgment'],
  ])
  const party = { by: 'party', name: 'Ram', year: 2025, status: 'both' } as const
  expect(() => sciConnector.challengeOrders?.(sci, party, session)).toThrow(NotAvailable)
})

describe('a search by the judgment of a lower court', () => {
  const query: CaseQuery = {
    by: 'lower-court',
    court: '1',
    state: '490513',
    bench: '13',
    caseType: '3021',
    number: '12345',
    year: 2024,
    decidedOn: '2026-08-14',
  }

  test('the search sends the lower court’s codes and the date of its judgment', async () => {
    const session = await openAt('case-status-court/', query, example('case-status-found.json'))
    const {
      hits: [hit],
    } = await sciConnector.search(sci, query, '7', session)
    expect(session.asked.at(-1)?.form).toMatchObject({
      action: 'get_case_status_court',
      case_status_court: '1',
      case_status_state: '490513',
      case_status_bench: '13',
      case_status_case_type: '3021',
      case_no: '12345',
      year: '2024',
      listing_date: '14-08-2026',
    })
    expect(hit).toMatchObject({
      ref: { diary_no: '18342', diary_year: '2025' },
      status: 'PENDING',
      registeredOn: '2025-05-03',
    })
  })

  test('the lower court is chosen in steps without a captcha', async () => {
    const asked = (action: string, rest: string) => `${ajax}?action=${action}&${rest}&es_ajax_request=1&language=en`
    const states = asked('list_case_status_states', 'court=1')
    const types = asked('list_case_status_case_type', 'court=1&state=490513&bench=13')
    const session = scriptSession({
      [states]: example('lower-court-options-states.html'),
      [types]: example('lower-court-options-case-types.json'),
    })
    const list = (name: 'lower-court-state' | 'lower-court-case-type', within: string) =>
      sciConnector.options?.(sci, name, within, session)
    expect(await list('lower-court-state', '1')).toContainEqual({ code: '490506', label: 'DELHI' })
    expect(await list('lower-court-case-type', '1|490513|13')).toHaveLength(2)
    await expect(list('lower-court-case-type', '1|490513')).rejects.toThrow(NotAvailable)
  })
})
