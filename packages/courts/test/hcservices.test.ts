import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CourtOrder } from '@peshi/contract/courts/case-record'
import { CourtId } from '@peshi/contract/platform/ids'
import { describe, expect, test } from 'vitest'
import { CaseNotFound, ChallengeRejected, CourtDown, NotAvailable, PageChanged } from '../src/errors.ts'
import { hcservicesConnector } from '../src/hcservices/connector.ts'
import { oldHcservicesConnector } from '../src/hcservices/connector-old.ts'
import { readPdf } from '../src/hcservices/order-document.ts'
import { scriptSession } from './scripted-session.ts'

const examples = join(import.meta.dirname, '../src/hcservices/examples')
const example = (name: string) => readFileSync(join(examples, name), 'utf8')
const picture = Buffer.from('picture')
const byNumber = { by: 'case-number', caseType: '12', number: '412', year: 2025 } as const

describe('the new pages of hcservices', () => {
  const gujarat = CourtId.parse('hc-gujarat')
  const site = {
    'main.php': '<html></html>',
    'securimage/securimage_show.php': picture,
    'cases_qry/index_qry.php': ({ action_code, caseStatusSearchType }: Record<string, string>) =>
      action_code === 'fetchStateDistCourtNew'
        ? example('ecourts-hc/case-history-pending-with-everything.html')
        : caseStatusSearchType
          ? example('ecourts-hc/case-search-found-twice.json')
          : example('ecourts-hc/case-types-code-behind.txt'),
    'cases_qry/o_civil_case_history.php': example('ecourts-hc/case-history-pending-with-everything.html'),
  }

  test('the main page is opened in the session before the captcha is fetched', async () => {
    const session = scriptSession(site)
    expect(await hcservicesConnector.challenge(gujarat, byNumber, session)).toEqual({
      image: picture,
      mediaType: 'image/png',
    })
    expect(session.asked.map(({ path }) => path)).toEqual(['main.php', 'securimage/securimage_show.php'])
  })

  test('a search sends bench, case number and captcha answer, and returns each case once', async () => {
    const session = scriptSession(site)
    const { hits } = await hcservicesConnector.search(gujarat, byNumber, 'abc123', session)
    expect(session.asked[0]?.form).toMatchObject({
      state_code: '17',
      court_code: '1',
      court_complex_code: '1',
      caseStatusSearchType: 'CScaseNumber',
      captcha: 'abc123',
      case_type: '12',
      case_no: '412',
      rgyear: '2025',
    })
    expect(hits.map((hit) => hit.ref)).toEqual([
      { cnr: 'DLHC010000012026', case_no: '200800000012026', bench: 'Principal Bench at Example' },
      { cnr: 'DLHC010000022026', case_no: '200800000022026', bench: 'Principal Bench at Example' },
    ])
  })

  test('a search by party or advocate sends the name, or the bar code in place of the advocate’s name', async () => {
    const session = scriptSession(site)
    const status = 'both' as const
    const party = { by: 'party', name: 'PATEL', side: 'any', year: 2025, status } as const
    await hcservicesConnector.search(gujarat, party, 'abc123', session)
    const advocate = { by: 'advocate', name: 'R. Desai', code: null, year: null, status: 'pending' } as const
    await hcservicesConnector.search(gujarat, advocate, 'abc123', session)
    await hcservicesConnector.search(gujarat, { ...advocate, name: null, code: 'G/504/2011' }, 'abc123', session)
    const place = { state_code: '17', court_code: '1', court_complex_code: '1', captcha: 'abc123' }
    expect(session.asked.map(({ form }) => form)).toEqual([
      { ...place, caseStatusSearchType: 'CSpartyName', petres_name: 'PATEL', rgyear: '2025', f: 'Both' },
      { ...place, caseStatusSearchType: 'CSAdvName', search_type: '1', advocate_name: 'R. Desai', f: 'Pending' },
      { ...place, caseStatusSearchType: 'CSAdvName', search_type: '2', adv_bar_state: 'G/504/2011', f: 'Pending' },
    ])
  })

  test.each([
    ['ecourts-hc/case-search-nothing-found.json', CaseNotFound],
    ['ecourts-hc/case-search-wrong-captcha.json', ChallengeRejected],
  ])('the reply %s throws the matching error', async (name, error) => {
    const session = scriptSession({ 'cases_qry/index_qry.php': example(name) })
    await expect(hcservicesConnector.search(gujarat, byNumber, 'x', session)).rejects.toThrow(error)
  })

  test('a truncated reply is refused as a changed page', async () => {
    const whole = example('ecourts-hc/case-search-found-twice.json')
    const session = scriptSession({ 'cases_qry/index_qry.php': whole.slice(0, whole.length / 2) })
    await expect(hcservicesConnector.search(gujarat, byNumber, 'x', session)).rejects.toThrow(PageChanged)
  })

  test('a search by CNR returns the case with its internal number on the site', async () => {
    const query = { by: 'cnr', cnr: 'GJHC240011012025' } as const
    const {
      hits: [hit],
    } = await hcservicesConnector.search(gujarat, query, 'x', scriptSession(site))
    expect(hit).toMatchObject({
      ref: { cnr: 'GJHC240011012025', case_no: '201200004122025' },
      caseNumber: 'LPA/412/2025',
      respondent: 'STATE OF EXAMPLE',
    })
  })

  test('a missing internal case number is built from the bench’s case types', async () => {
    const page = example('ecourts-hc/case-history-pending-with-everything.html').replace(/viewBusiness/g, 'view')
    const reply = (form: Record<string, string>) =>
      form.action_code ? page : example('ecourts-hc/case-types-code-behind.txt')
    const session = scriptSession({ ...site, 'cases_qry/index_qry.php': reply })
    const {
      hits: [hit],
    } = await hcservicesConnector.search(gujarat, { by: 'cnr', cnr: 'GJHC240011012025' }, 'x', session)
    expect(hit?.ref.case_no).toBe('201200004122025')
  })

  test('a case is read by its reference without a search', async () => {
    const ref = { cnr: 'GJHC240011012025', case_no: '201200004122025', bench: 'High Court of Example' }
    const record = await hcservicesConnector.readCase(gujarat, ref, scriptSession(site))
    expect(record).toMatchObject({
      court: 'hc-gujarat',
      court_name: 'High Court of Example',
      case_type: 'LPA',
      case_number: '412',
      case_year: 2025,
      status: 'pending',
      next_hearing_date: '2026-12-01',
      lower_court: { case_number: 'RCA/12/2018' },
    })
    expect(record.petitioners[0]?.advocates).toEqual(['MS. ASHA EXAMPLE(1001)', 'RAVI & CO(1002)'])
    expect(record.orders[1]?.ref).toEqual({})
    expect(record.hearings).toHaveLength(3)
  })

  test('a page that belongs to another case is refused', async () => {
    const ref = { cnr: 'GJHC240999992025', case_no: '1' }
    await expect(hcservicesConnector.readCase(gujarat, ref, scriptSession(site))).rejects.toThrow(PageChanged)
  })

  test('a court that uses the old pages is not available on the new pages', () => {
    expect(() => hcservicesConnector.site(CourtId.parse('hc-calcutta'))).toThrow(NotAvailable)
  })
})

describe('the old pages of hcservices', () => {
  const calcutta = CourtId.parse('hc-calcutta')
  const site = {
    'cases/case_no.php': example('ecourts-hc-old/case-type-search-page-form.html'),
    'securimage/securimage_show.php': picture,
    'cases/case_no_qry.php': example('ecourts-hc-old/case-search-found.txt'),
    'cases/o_civil_case_history.php': example('ecourts-hc-old/case-history-pending-with-everything.html'),
    'cases/s_show_business.php': example('ecourts-hc-old/show-business-recorded.html'),
  }
  const csrf = 'sid:0123456789abcdef0123456789abcdef01234567,1760000000'

  test('the captcha is fetched from the address that the form contains', async () => {
    const session = scriptSession(site)
    await oldHcservicesConnector.challenge(calcutta, byNumber, session)
    expect(session.asked.map(({ path }) => path)).toEqual([
      'cases/case_no.php?state_cd=16&dist_cd=1&court_code=3&stateNm=',
      'securimage/securimage_show.php?0123456789abcdef',
    ])
    expect(session.values.csrf).toBe(csrf)
  })

  test('a case and its hearings’ business are read with the reference of the search result', async () => {
    const session = scriptSession(site)
    await oldHcservicesConnector.challenge(calcutta, byNumber, session)
    const {
      hits: [hit],
    } = await oldHcservicesConnector.search(calcutta, byNumber, 'abc', session)
    const fresh = scriptSession(site)
    const record = await oldHcservicesConnector.readCase(calcutta, hit?.ref ?? {}, fresh)
    expect(session.asked.at(-1)?.form).toMatchObject({ captcha: 'abc', __csrf_magic: csrf, rgyear: '2025' })
    expect(fresh.asked[1]?.form).toMatchObject({ case_no: '220100200072025', token: '0f'.repeat(32), state_code: '16' })
    expect(fresh.asked[2]?.form).toMatchObject({
      case_number1: '220100200072025',
      businessDate: '05-11-2025',
      srno: '1',
    })
    expect(record.hearings[0]?.business).toMatch(/^Heard learned counsel/)
    expect(record.orders[0]?.ref.path).toMatch(/^cases\/display_pdf\.php\?filename=Q%2Bx%3D&/)
    expect(record.acts[1]?.section).toBe('147,148')
  })

  test('after the session has expired, a new captcha is required', async () => {
    const over = { url: 'http://court.test/site/errormsg.php', text: '<html></html>' }
    const session = scriptSession({ ...site, 'cases/case_no_qry.php': over })
    await expect(oldHcservicesConnector.search(calcutta, byNumber, 'x', session)).rejects.toThrow(ChallengeRejected)
    const expired = scriptSession({ ...site, 'cases/o_civil_case_history.php': 'Invalid Request..!!!' })
    const ref = { cnr: 'WBCHCA0201102025', case_no: '1', token: 't' }
    await expect(oldHcservicesConnector.readCase(calcutta, ref, expired)).rejects.toThrow(ChallengeRejected)
  })
})

describe('the document of an order', () => {
  const response = (bytes: Uint8Array, status = 200) => ({
    status,
    url: 'http://court.test/',
    mediaType: 'text/html',
    bytes,
    text: Buffer.from(bytes).toString('utf8'),
  })
  const pdf = Buffer.from('%PDF-1.4\nbody\n%%EOF\n')

  test('a PDF is accepted even if a BOM and line breaks come first', () => {
    expect(readPdf(response(pdf))).toEqual({ kind: 'pdf', bytes: pdf })
    const marked = readPdf(response(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf, 0x0a]), pdf])))
    expect(marked.kind === 'pdf' && Buffer.from(marked.bytes).equals(pdf)).toBe(true)
  })

  test.each(['', '<html><body>Orders is not uploaded</body></html>', 'No order found', '<html></html>'])(
    'the reply “%s” means that there is no document',
    (text) => expect(readPdf(response(Buffer.from(text)))).toEqual({ kind: 'missing' }),
  )

  test('status 404 means that there is no document', () => {
    expect(readPdf(response(Buffer.from('x'), 404))).toEqual({ kind: 'missing' })
  })

  test('a truncated PDF, another page and a refused request each throw the matching error', () => {
    expect(() => readPdf(response(Buffer.from('%PDF-1.4\nbody')))).toThrow(CourtDown)
    expect(() => readPdf(response(Buffer.from('<html><body>Welcome to the portal</body></html>')))).toThrow(PageChanged)
    expect(() => readPdf(response(Buffer.from('Invalid Request..!!!')))).toThrow(ChallengeRejected)
  })

  test('an order without a link has no document', async () => {
    const order: CourtOrder = {
      number: '1',
      date: null,
      judge: null,
      kind: 'order',
      case_number: null,
      ref: {},
      link: null,
    }
    const session = scriptSession({ 'main.php': '<html></html>' })
    expect(await hcservicesConnector.readOrder(CourtId.parse('hc-delhi'), order, session)).toEqual({ kind: 'missing' })
  })
})
