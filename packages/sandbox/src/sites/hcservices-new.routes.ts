import type { FastifyInstance } from 'fastify'
import { drawOrder } from '../documents/order-pdf.ts'
import { courtByCodes, courtById, sandboxCourts } from '../world/courts.ts'
import type { Advocate, WorldCase } from '../world/types.ts'
import type { World } from '../world/world.ts'
import { readFields } from './form.ts'
import { renderNewCasePage } from './hcservices-new.page.ts'
import { bom, escapeHtml } from './markup.ts'
import type { Sessions } from './sessions.ts'

const html = 'text/html; charset=UTF-8'

const mainPage = `<!DOCTYPE html><html lang="en"><head><title>Home - High Court Services</title></head><body>
<h1>E-COURTS: High Courts of India</h1>
<form name="frm" method="post" action="cases_qry/index_qry.php"><img id="captcha_image" src="securimage/securimage_show.php" alt="CAPTCHA Image" />
<input type="text" name="captcha" id="captcha" maxlength="6" /></form>
</body></html>`

export function serveNewHcservices(app: FastifyInstance, world: World, sessions: Sessions) {
  app.get('/main.php', async (request, reply) => {
    sessions.open(request, reply)
    return reply.type(html).send(mainPage)
  })

  app.get('/securimage/securimage_show.php', async (request, reply) =>
    reply
      .type('image/png')
      .header('cache-control', 'no-store')
      .send(sessions.draw(sessions.open(request, reply))),
  )

  app.post('/cases_qry/index_qry.php', async (request, reply) => {
    const fields = readFields(request)
    const replyJson = (value: unknown) => reply.type(html).send(bom + JSON.stringify(value))
    switch (fields.action_code) {
      case 'fillHCBench':
        return reply.type(html).send(bom + listBenches(fields.state_code ?? ''))
      case 'fillCaseType':
        return reply.type(html).send(bom + listCaseTypes(fields.state_code ?? '', fields.court_code ?? ''))
      case 'showRecords': {
        if (!fields.caseStatusSearchType) return reply.type(html).send(`${bom}ERROR_caseStatusSearchTypeBlank`)
        if (!sessions.answer(sessions.find(request), fields.captcha)) return replyJson({ con: 'Invalid Captcha' })
        const found = searchRecords(world, fields)
        return replyJson(found ? renderRecords(fields, found) : { Error: 'ERROR_VAL' })
      }
      case 'fetchStateDistCourtNew': {
        if (fields.caseStatusSearchType !== 'CNRNumber')
          return reply.type(html).send(`${bom}ERROR_caseStatusSearchTypeBlank`)
        if (!sessions.answer(sessions.find(request), fields.captcha)) return replyJson({ con: 'Invalid Captcha' })
        return reply.type(html).send(bom + renderByCnr(world, fields.cino ?? ''))
      }
      default:
        return replyJson({ Error: 'ERROR_VAL' })
    }
  })

  app.post('/cases_qry/o_civil_case_history.php', async (request, reply) => {
    const fields = readFields(request)
    const subject = world.find(fields.cino ?? '')
    const court = subject && courtById(subject.court)
    const sameCourt = court?.stateCode === fields.state_code && court?.courtCode === fields.court_code
    // `case_no`, the site's own number of the case, is empty after a search by CNR.
    const sameCase = !fields.case_no || fields.case_no === subject?.caseNo
    if (!subject || !court || !sameCourt || !sameCase) return reply.type(html).send(`${bom}Invalid Request..!!!`)
    return reply.type(html).send(renderNewCasePage(court, subject))
  })

  app.get('/cases/display_pdf.php', async (request, reply) => {
    const fields = readFields(request)
    const found = world.findOrderByFile(fields.filename ?? '')
    // For a missing document, the real site sends this page with status 200.
    if (!found) return reply.type(html).send('<html><body>Orders is not uploaded</body></html>')
    return reply.type('application/pdf').send(drawOrder(found.subject, found.order))
  })
}

function listBenches(stateCode: string): string {
  const benches = sandboxCourts.filter((court) => court.site === 'hcservices' && court.stateCode === stateCode)
  return ['0~Select Bench', ...benches.map((court) => `${court.courtCode}~${escapeHtml(court.benchName)}`)]
    .map((one) => `${one}#`)
    .join('')
}

export function listCaseTypes(stateCode: string, courtCode: string): string {
  const types = courtByCodes(stateCode, courtCode)?.types ?? []
  const options = types.map((type) => `${type.code}~${escapeHtml(type.short)} - ${escapeHtml(type.title)}`)
  return ['0~Select Case Type', ...options].map((one) => `${one}#`).join('')
}

function searchRecords(world: World, fields: Record<string, string>): WorldCase[] | null {
  const court = courtByCodes(fields.state_code ?? '', fields.court_code ?? '')
  if (!court) return null
  const byName = findByName(fields)
  if (byName) {
    const asked = fields.f ?? 'Both'
    const hasStatus = ({ status }: WorldCase) => asked === 'Both' || asked.toLowerCase() === status
    return world.cases().filter((one) => one.court === court.id && byName(one) && hasStatus(one))
  }
  const byFiling = fields.caseStatusSearchType === 'CSfilingNumber'
  if (!byFiling && fields.caseStatusSearchType !== 'CScaseNumber' && fields.caseStatusSearchType !== 'COCaseNumber')
    return null
  const number = byFiling ? (fields.filing_no ?? fields.case_no ?? '') : (fields.case_no ?? '')
  const year = fields.rgyear ?? ''
  if (!/^\d{1,7}$/.test(number) || !/^\d{4}$/.test(year)) return null
  if (byFiling) return world.findByFiling(court.id, fields.case_type ?? '', number, year)
  return fields.case_type ? world.findByNumber(court.id, fields.case_type, number, year) : null
}

type Fits = (subject: WorldCase) => boolean

/** Null if the search is not by a name. The real site asks for three letters. */
function findByName(fields: Record<string, string>): Fits | null {
  const has = (name: string, wanted = '') => wanted.length >= 3 && name.toUpperCase().includes(wanted.toUpperCase())
  const parties = ({ petitioners, respondents }: WorldCase) => [...petitioners, ...respondents]
  if (fields.caseStatusSearchType === 'CSpartyName')
    return (one) => String(one.year) === fields.rgyear && parties(one).some(({ name }) => has(name, fields.petres_name))
  if (fields.caseStatusSearchType !== 'CSAdvName') return null
  const isAsked = ({ name, code }: Advocate) =>
    fields.search_type === '2' ? code === fields.adv_bar_state : has(name, fields.advocate_name)
  return (one) => parties(one).some(({ advocates }) => advocates.some(isAsked))
}

function renderRecords(fields: Record<string, string>, found: WorldCase[]) {
  const court = courtByCodes(fields.state_code ?? '', fields.court_code ?? '')
  const rows = found.map((subject) => ({
    orderurlpath: encodeURIComponent(subject.orders.at(-1)?.file ?? ''),
    case_no: subject.caseNo,
    pet_name: escapeHtml(subject.petitioners[0]?.name ?? ''),
    case_no2: subject.number,
    case_year: subject.year,
    res_name: escapeHtml(subject.respondents[0]?.name ?? ''),
    lpet_name: null,
    lres_name: null,
    party_name1: 'N',
    party_name2: 'N',
    date_of_decision: subject.decisionDate,
    cino: subject.cnr,
    type_name: subject.caseType.short,
  }))
  // The real site lists a case twice if it has several petitioners.
  const repeated = rows.flatMap((row, at) => ((found[at]?.petitioners.length ?? 0) > 1 ? [row, row] : [row]))
  return {
    con: [JSON.stringify(repeated)],
    totRecords: String(repeated.length),
    cntEst2: null,
    courtNameArr: [court?.benchName ?? ''],
    court_code: [fields.court_code ?? ''],
    totEstCnt: `[${repeated.length}]`,
    normalVArr: [1],
    hide_partyname_estArr: ['N'],
    Error: '',
  }
}

function renderByCnr(world: World, cnr: string): string {
  const subject = world.find(cnr.replace(/[\s-]/g, '').toUpperCase())
  const court = subject && courtById(subject.court)
  if (!subject || court?.site !== 'hcservices')
    return '<html><body><span class="error">Record Not Found</span></body></html>'
  return renderNewCasePage(court, subject)
}
