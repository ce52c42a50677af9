import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildSandbox } from '../app.ts'
import { makeClock } from '../clock.ts'
import type { Challenge } from './sessions.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await buildSandbox({ clock: makeClock('2026-11-20T05:00:00Z') })
})
afterAll(() => app.close())
beforeEach(() => app.inject({ method: 'POST', url: '/control/api/reset' }))

function openBrowser(base: string) {
  const cookies = new Map<string, string>()
  async function send(
    method: 'GET' | 'POST',
    path: string,
    form?: Record<string, string>,
    headers: Record<string, string> = {},
  ) {
    const reply = await app.inject({
      method,
      url: base + path,
      headers: { ...headers, ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}) },
      cookies: Object.fromEntries(cookies),
      payload: form ? new URLSearchParams(form).toString() : undefined,
    })
    for (const cookie of reply.cookies) cookies.set(cookie.name, cookie.value)
    return reply
  }
  return { cookies, send }
}

async function readAnswer(): Promise<string> {
  const { data } = (await app.inject('/control/api/captchas')).json<{ data: Challenge[] }>()
  return data[0]?.answer ?? ''
}

describe('the new pages of hcservices', () => {
  const base = '/hcservices-host/hcservices/'
  const search = {
    court_code: '1',
    state_code: '26',
    court_complex_code: '1',
    caseStatusSearchType: 'CScaseNumber',
    case_type: '3',
    case_no: '3001',
    rgyear: '2024',
    caseNoType: 'new',
    displayOldCaseNo: 'NO',
  }
  const query = 'cases_qry/index_qry.php?action_code=showRecords'

  async function openSearch() {
    const browser = openBrowser(base)
    await browser.send('GET', 'main.php')
    await browser.send('GET', 'securimage/securimage_show.php')
    return browser
  }

  test('a search returns a BOM and JSON that contains the rows as JSON text', async () => {
    const browser = await openSearch()
    expect([...browser.cookies.keys()]).toEqual(['HCSERVICES_SESSID'])
    const reply = await browser.send('POST', query, { ...search, captcha: await readAnswer() })
    expect(reply.payload.startsWith('\uFEFF{')).toBe(true)
    const body = JSON.parse(reply.payload.slice(1))
    const rows = JSON.parse(body.con[0])
    expect(rows[0]).toMatchObject({
      cino: 'DLHC010582482024',
      case_no: '200300030012024',
      case_no2: 3001,
      type_name: 'W.P.(C)',
    })
    expect(body.totRecords).toBe(String(rows.length))
  })

  test('a wrong, already used or missing captcha answer is refused', async () => {
    const browser = await openSearch()
    const answer = await readAnswer()
    const refused = JSON.stringify({ con: 'Invalid Captcha' })
    expect((await browser.send('POST', query, { ...search, captcha: 'XXXXXX' })).payload).toContain(refused)
    expect((await browser.send('POST', query, { ...search, captcha: answer })).payload).toContain(refused)
    expect((await browser.send('POST', query, search)).payload).toContain(refused)
  })

  test('a captcha answer from another session is refused', async () => {
    await openSearch()
    const answer = await readAnswer()
    const stranger = openBrowser(base)
    await stranger.send('GET', 'main.php')
    expect((await stranger.send('POST', query, { ...search, captcha: answer })).payload).toContain('Invalid Captcha')
  })

  test('a search without a year returns ERROR_VAL, and a search without a result returns no rows', async () => {
    const first = await openSearch()
    const { rgyear: _, ...without } = search
    expect((await first.send('POST', query, { ...without, captcha: await readAnswer() })).payload).toContain(
      '{"Error":"ERROR_VAL"}',
    )
    const second = await openSearch()
    const reply = await second.send('POST', query, { ...search, case_no: '99999', captcha: await readAnswer() })
    expect(JSON.parse(reply.payload.slice(1))).toMatchObject({ con: ['[]'], totRecords: '0' })
  })

  test('benches and case types are returned as code~label#', async () => {
    const browser = openBrowser(base)
    const benches = await browser.send('POST', 'cases_qry/index_qry.php', {
      action_code: 'fillHCBench',
      state_code: '16',
      appFlag: 'web',
    })
    expect(benches.payload).toContain('3~Calcutta High Court - Appellate side#')
    const types = await browser.send('POST', 'cases_qry/index_qry.php?action_code=fillCaseType', {
      court_code: '1',
      state_code: '26',
    })
    expect(types.payload).toContain('#3~W.P.(C) - CIVIL WRIT PETITION#')
  })

  test('a case page opens only if the requested CNR and number belong to the same case', async () => {
    const browser = openBrowser(base)
    const form = {
      court_code: '1',
      state_code: '26',
      court_complex_code: '1',
      case_no: '200300030012024',
      cino: 'DLHC010582482024',
      appFlag: '',
    }
    const page = await browser.send('POST', 'cases_qry/o_civil_case_history.php', form)
    expect(page.payload).toContain('<td>DLHC01-058248-2024</td>')
    expect(page.payload).toContain('class="order_table"')
    const other = await browser.send('POST', 'cases_qry/o_civil_case_history.php', {
      ...form,
      case_no: '200300000012024',
    })
    expect(other.payload).toContain('Invalid Request..!!!')
    const [, href] = /href="(cases\/display_pdf[^"]+)"/.exec(page.payload) ?? []
    const pdf = await browser.send('GET', (href ?? '').replaceAll('&amp;', '&'))
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const missing = await browser.send('GET', 'cases/display_pdf.php?filename=nothing')
    expect([missing.statusCode, missing.headers['content-type']]).toEqual([200, 'text/html; charset=UTF-8'])
  })
})

describe('the old pages of hcservices', () => {
  const base = '/hcservices-host/ecourtindiaHC/cases/'
  const court = { state_code: '16', dist_code: '1', court_code: '3' }
  const search = { ...court, action_code: 'showRecords', case_type: '12', case_no: '8123', rgyear: '2023', f: 'Both' }

  async function openSearch() {
    const browser = openBrowser(base)
    const page = await browser.send('GET', 'case_no.php?state_cd=16&dist_cd=1&court_code=3')
    const [, token = ''] = /name='__csrf_magic' value="(sid:[0-9a-f]{40},\d+)"/.exec(page.payload) ?? []
    await browser.send('GET', '../securimage/securimage_show.php')
    return { browser, token }
  }

  test('each row of a result contains the token that its case page requires', async () => {
    const { browser, token } = await openSearch()
    const reply = await browser.send('POST', 'case_no_qry.php', {
      ...search,
      __csrf_magic: token,
      captcha: await readAnswer(),
    })
    const [caseNo, label, parties, cnr, courtCode, , , caseToken] = reply.payload.slice(1).replace(/##$/, '').split('~')
    expect([caseNo, label, cnr, courtCode]).toEqual(['201200081232023', 'WPA/8123/2023', 'WBCHCA0221172023', '3'])
    expect(parties).toContain('<br/>Versus<br/>')
    const form = { ...court, cino: cnr ?? '', case_no: caseNo ?? '', token: caseToken ?? '' }
    expect((await browser.send('POST', 'o_civil_case_history.php', form)).payload).toContain('WBCHCA-022117-2023')
    const refused = await browser.send('POST', 'o_civil_case_history.php', { ...form, token: '0'.repeat(64) })
    expect(refused.payload).toBe('Invalid Request..!!!')
  })

  test('an empty result is only a BOM, and a wrong captcha answer or missing token is reported', async () => {
    const first = await openSearch()
    const nothing = { ...search, case_no: '99999', __csrf_magic: first.token, captcha: await readAnswer() }
    expect((await first.browser.send('POST', 'case_no_qry.php', nothing)).payload).toBe('\uFEFF')
    const wrong = { ...search, __csrf_magic: first.token, captcha: 'nonono' }
    expect((await first.browser.send('POST', 'case_no_qry.php', wrong)).payload).toBe('\uFEFFInvalid Captcha')
    const unsigned = await first.browser.send('POST', 'case_no_qry.php', search)
    expect([unsigned.statusCode, unsigned.headers.location]).toEqual([302, '../errormsg.php'])
  })

  test('a list of orders between two dates ends with the number of orders', async () => {
    const { browser, token } = await openSearch()
    const form = {
      ...court,
      action_code: 'showRecords',
      from_date: '01-01-2025',
      to_date: '31-12-2025',
      __csrf_magic: token,
      captcha: await readAnswer(),
    }
    const reply = await browser.send('POST', 's_orderdate_qry.php', form)
    const total = Number(/\^\^@(\d+)$/.exec(reply.payload)?.[1])
    expect(total).toBeGreaterThan(5)
    expect(reply.payload.split('##')).toHaveLength(total + 1)
  })

  test('a request for cause lists needs a session but no captcha', async () => {
    const form = { action_code: 'pulishedCauselist', causelist_dt: '20-11-2026' }
    expect((await openBrowser(base).send('POST', 'highcourt_causelist_qry.php', form)).statusCode).toBe(302)
    const browser = openBrowser(base)
    await browser.send('GET', 'highcourt_causelist.php?state_cd=16&dist_cd=1&court_code=3&stateNm=Calcutta')
    const reply = await browser.send('POST', 'highcourt_causelist_qry.php', form)
    expect(reply.payload).toMatch(/^\uFEFF1~.+~Cause List No\. 1 +~20-11-2026~.+\^#$/)
  })

  test('the page with a day’s business opens for every date, even without a hearing', async () => {
    const subject = app.world.find('WBCHCA0221172023')
    const [sitting] = subject?.sittings ?? []
    const form = {
      ...court,
      case_number1: '201200081232023',
      businessDate: sitting?.date.split('-').reverse().join('-') ?? '',
      srno: '1',
    }
    const page = await openBrowser(base).send('POST', 's_show_business.php', form)
    expect(page.payload).toContain('WPA/0008123/2023')
    expect(page.payload).toContain('Short Order')
    const empty = await openBrowser(base).send('POST', 's_show_business.php', { ...form, businessDate: '01-01-2001' })
    expect(empty.payload).toContain('--<br />')
  })
})

describe.each([
  ['hc-allahabad', '/allahabad-host/apps/status_ccms/index.php/', 'UPHC010412072024'],
  ['hc-allahabad', '/allahabad-host/apps/status_ccms/', 'UPHC010412072024'],
  ['hc-lucknow', '/lucknow-host/status/index.php/', 'UPHC020188062025'],
])('the site of %s at %s', (_court, base, id) => {
  async function openSearch() {
    const browser = openBrowser(base)
    const page = await browser.send('GET', 'case-number')
    if (page.payload.includes('src="secureimage/securimage"')) await browser.send('GET', 'secureimage/securimage')
    return { browser, page }
  }

  test('the search form, the search, the case page and the list of orders work', async () => {
    const subject = app.world.find(id)
    if (!subject) throw new Error('No such case')
    const { browser, page } = await openSearch()
    expect(page.payload).toContain('id="case_type"')
    expect([...browser.cookies.keys()]).toEqual(['ci_session'])
    const form = { case_type: subject.caseType.code, case_no: String(subject.number), case_year: String(subject.year) }
    const found = await browser.send('POST', 'get_CaseInfo', { ...form, captchacode: await readAnswer() })
    expect(found.payload).toContain(`viewCaseData('${subject.siteId}', 'undefined')`)
    const details = await openBrowser(base).send('POST', 'get_CaseDetails', {
      cino: subject.siteId,
      source: 'undefined',
      iemi: '',
    })
    expect(details.payload).toContain(`<strong>${subject.cnr}</strong>`)
    const orders = await openBrowser(base).send('POST', 'get-order-sheets', {
      ct: subject.caseType.short,
      cn: form.case_no,
      cy: form.case_year,
    })
    expect(orders.payload.match(/judgmentID=\d+/g)).toHaveLength(subject.orders.length)
  })

  test('a wrong captcha answer and a missing case are reported in the site’s own words', async () => {
    const { browser } = await openSearch()
    const form = { case_type: '22', case_no: '99999', case_year: '2024' }
    expect((await browser.send('POST', 'get_CaseInfo', { ...form, captchacode: 'x' })).payload).toBe(
      'Captcha code was not match, please try again.',
    )
    const again = await openSearch()
    expect(
      (await again.browser.send('POST', 'get_CaseInfo', { ...form, captchacode: await readAnswer() })).payload,
    ).toBe('Record Not Found')
  })
})

describe('elegalix, the document site of Allahabad', () => {
  const asBrowser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }
  const door = '/elegalix-host/elegalix/'

  test('a request without a browser’s user agent is refused', async () => {
    const reply = await openBrowser(door).send('GET', 'WebDownloadJudgmentDocument.do?judgmentID=8000101')
    expect(reply.statusCode).toBe(403)
  })

  test('a browser gets the document only after the right captcha answer', async () => {
    const browser = openBrowser(door)
    const page = await browser.send('GET', 'WebDownloadJudgmentDocument.do?judgmentID=8000101', undefined, asBrowser)
    expect(page.payload).toContain('name="judgmentID" value="8000101"')
    await browser.send('GET', 'captcha.do', undefined, asBrowser)
    const wrong = await browser.send(
      'POST',
      'WebDownloadJudgmentDocument.do',
      { judgmentID: '8000101', captchacode: '' },
      asBrowser,
    )
    expect(wrong.payload).toContain('Captcha code was not match')
    await browser.send('GET', 'captcha.do', undefined, asBrowser)
    const right = await browser.send(
      'POST',
      'WebDownloadJudgmentDocument.do',
      { judgmentID: '8000101', captchacode: await readAnswer() },
      asBrowser,
    )
    expect(right.headers['content-disposition']).toMatch(/^attachment; filename="WRIC_12345_2024_\d\d-\d\d-2024\.pdf"$/)
    expect(right.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })
})
