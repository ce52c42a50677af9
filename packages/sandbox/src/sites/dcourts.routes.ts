import { CourtDate, fromDayFirst, toDayFirst } from '@peshi/contract/platform/dates'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CaveatRegister } from '../caveats/caveat-register.ts'
import { renderCaveat, renderCaveats } from '../caveats/caveats.page.ts'
import type { CourtDay } from '../court-day/court-day.ts'
import { drawOrder } from '../documents/order-pdf.ts'
import { courtById, type SandboxCourt } from '../world/courts.ts'
import type { WorldCase, WorldOrder } from '../world/types.ts'
import type { World } from '../world/world.ts'
import {
  complexesOf,
  establishmentOf,
  establishmentsOf,
  renderBusiness,
  renderCase,
  renderCauseList,
  renderFrontPage,
  renderOrders,
  renderResults,
} from './dcourts.page.ts'
import { readFields } from './form.ts'
import { hearingRows } from './hearing-rows.ts'
import { isAnswered, openTicket, sendPicture } from './s3waas.form.ts'
import { listOptions, nothingFound, renderForm, selectField, textField, wrongCaptcha } from './s3waas.page.ts'
import type { Sessions } from './sessions.ts'

const html = 'text/html; charset=UTF-8'
const houses = (court: SandboxCourt) =>
  `<label><input value="courtComplex" type="radio" name="service_type" checked="">Court Complex</label><label><input value="courtEstablishment" type="radio" name="service_type">Court Establishment</label>
${selectField('est_code', complexesOf(court))}${selectField('est_code', establishmentsOf(court), 'court_establishment')}`

const status = ['P', 'D', 'B'].map((value) => `<input type="radio" name="case_status" value="${value}">`).join('')

const forms: Record<string, string> = {
  'case-number': selectField('case_type', []) + textField('reg_no', 'Case Number') + textField('reg_year', 'Year'),
  'filing-number': textField('fil_no', 'Filing Number') + textField('reg_year', 'Year'),
  'petitioner-respondent': textField('litigant_name', 'Petitioner/Respondent') + textField('reg_year', 'Year') + status,
  advocate: textField('advocate_name', 'Advocate') + status,
  'fir-number':
    selectField('police_station', []) + textField('fir_no', 'FIR Number') + textField('reg_year', 'Year') + status,
}

const caveatForm =
  textField('caveator_name', 'Caveator Name') +
  textField('caveatee_name', 'Caveatee Name') +
  textField('caveat_number', 'Caveat Number') +
  textField('reg_year', 'Year')

const orderForms: Record<string, string> = {
  'case-number': forms['case-number'] ?? '',
  'petitioner-respondent': forms['petitioner-respondent'] ?? '',
  'order-date': textField('from_date', 'From Date') + textField('to_date', 'To Date'),
}

interface DistrictSite {
  caveats: CaveatRegister
  world: World
  day: CourtDay
  sessions: Sessions
}

export function serveDcourts(app: FastifyInstance, { world, day, sessions, caveats }: DistrictSite) {
  function courtOf(request: FastifyRequest): SandboxCourt {
    const { district = '' } = request.params as { district?: string }
    const court = courtById(`dc-${district}`)
    if (court?.site !== 'dcourts') throw new NoSuchSite(`There is no district ${district}`)
    world.open(court)
    return court
  }
  const casesOf = (court: SandboxCourt) => world.cases().filter((one) => one.court === court.id)

  const pages = [
    ...Object.entries(forms).map(([slug, fields]) => [`case-status-search-by-${slug}`, fields] as const),
    ['case-status-search-by-act-type', ''] as const,
    ['caveat-search', caveatForm] as const,
    ...Object.entries(orderForms).map(([slug, fields]) => [`court-orders-search-by-${slug}`, fields] as const),
  ]
  for (const [page, fields] of pages) {
    app.get(`/${page}/`, async (request, reply) => {
      const ticket = openTicket(sessions, request, reply)
      const id = `ecourt-services-${page}`
      const court = courtOf(request)
      const body = `${houses(court)}\n${fields || actField(casesOf(court))}`
      return reply.type(html).send(renderForm({ id, title: `Case Status | ${court.pageName}`, body, ticket }))
    })
  }

  // The real site's path contains the character U+2044 (fraction slash).
  app.get('/cause-list-\u2044-daily-board/', async (request, reply) => {
    const ticket = openTicket(sessions, request, reply)
    const court = courtOf(request)
    const body = `${houses(court)}\n${selectField('court', [])}${textField('date', 'Cause List Date')}`
    const id = 'ecourt-services-cause-list-cause-list'
    return reply.type(html).send(renderForm({ id, title: `Cause List | ${court.pageName}`, body, ticket }))
  })

  app.get('/', async (request, reply) => {
    const court = courtOf(request)
    if ('_siwp_captcha' in (request.query as object)) return sendPicture(sessions, request, reply)
    return reply.type(html).send(renderFrontPage(court))
  })

  app.get('/wp-admin/admin-ajax.php', async (request, reply) => {
    const court = courtOf(request)
    const { action, input_strings: file = '' } = readFields(request)
    const found = action === 'get_order_pdf' ? world.findOrderById(Number(file)) : undefined
    // For a missing document, the real site sends an empty page with status 200.
    if (!found || found.subject.court !== court.id) return reply.type(html).send('')
    return reply.type('application/pdf').send(drawOrder(found.subject, found.order))
  })

  app.post('/wp-admin/admin-ajax.php', async (request, reply) =>
    reply.type('application/json').send(JSON.stringify(answer(request))),
  )

  function answer(request: FastifyRequest): unknown {
    const court = courtOf(request)
    const fields = readFields(request)
    const house = fields.est_code ?? ''
    const cases = casesOf(court)
    const isOwn = house.split(',').includes(establishmentOf(court))
    const here = isOwn ? cases : []
    const whenAnswered = (read: () => unknown) =>
      isAnswered(sessions, request, fields, () => ({})) ? read() : wrongCaptcha
    const search = searches[fields.action ?? '']
    const orders = orderSearches[fields.action ?? '']
    switch (fields.action) {
      case 'get_case_types':
        return optionsOf(isOwn ? court.types : [], ({ code, short, title }) => [code, `${short} - ${title}`])
      case 'get_police_stations':
        return optionsOf([...new Set(cases.flatMap(({ fir }) => fir?.policeStation ?? []))].sort(), (name) => [
          name,
          name,
        ])
      case 'get_court_lists':
        return optionsOf(isOwn ? [...court.judges.entries()] : [], ([at, { name }]) => [
          String(at + 1),
          `${at + 1}-${name}`,
        ])
      case 'get_cnr_details':
        return readCase(court, cases, fields)
      case 'get_cav_details':
        return renderCaveat(caveats.inForce(court), fields.caveat)
      case 'get_business':
        return readBusiness(cases, fields)
      case 'get_causes':
        return whenAnswered(() => (isOwn ? readCauseList(court, fields) : nothingFound))
      case 'get_caveat':
        return whenAnswered(() => (isOwn ? findCaveats(court, fields) : nothingFound))
    }
    if (orders)
      return whenAnswered(() => {
        const made = here.flatMap((subject) => subject.orders.map((order): Made => [subject, order]))
        const found = made.filter(([subject, order]) => orders(subject, order, fields))
        return found.length > 0 ? renderOrders(court, house, found, linkAt(court)) : nothingFound
      })
    // The real site runs on WordPress, which replies `0` to an unknown action.
    if (!search) return 0
    return whenAnswered(() => {
      const found = here.filter((subject) => search(subject, fields))
      return found.length > 0 ? renderResults(court, house, found) : nothingFound
    })
  }

  function readCauseList(court: SandboxCourt, { court: room, date = '' }: Fields) {
    const asked = fromDayFirst(date.replaceAll('/', '-'))
    const isDay = CourtDate.safeParse(asked).success
    const { main, supplementary } = isDay ? day.docket(court.id, asked) : { main: null, supplementary: null }
    const listings = [...(main ?? []), ...(supplementary ?? [])].filter(({ courtNo }) => String(courtNo) === room)
    return listings.length > 0 ? renderCauseList(court, listings) : nothingFound
  }

  function findCaveats(
    court: SandboxCourt,
    { est_code = '', caveator_name, caveatee_name, caveat_number, reg_year }: Fields,
  ) {
    const has = (name: string, wanted = '') => name.toUpperCase().includes(wanted.toUpperCase())
    const found = caveats
      .inForce(court)
      .filter(
        ({ caveator, caveatee, number, year }) =>
          has(caveator, caveator_name) &&
          has(caveatee, caveatee_name) &&
          (!caveat_number || number === Number(caveat_number)) &&
          (!reg_year || year === Number(reg_year)),
      )
    return found.length > 0 ? renderCaveats(court, est_code, found) : nothingFound
  }

  function readCase(court: SandboxCourt, cases: WorldCase[], { cino }: Fields) {
    const subject = cases.find(({ cnr }) => cnr === cino)
    return subject ? renderCase(court, subject, linkAt(court)) : nothingFound
  }
}

class NoSuchSite extends Error {
  readonly statusCode = 404
}

type Fields = Record<string, string>
type Made = [subject: WorldCase, order: WorldOrder]

const linkAt =
  ({ id }: SandboxCourt) =>
  ({ documentId }: WorldOrder) =>
    `/${id.replace('dc-', 'dcourts-')}-host/wp-admin/admin-ajax.php?es_ajax_request=1&action=get_order_pdf&input_strings=${documentId}`

function readBusiness(cases: WorldCase[], { fields: term = '' }: Fields) {
  const [, cino, srno] = /"cino":"(\w+)","srno":(\d+)/.exec(Buffer.from(term, 'base64').toString()) ?? []
  const subject = cases.find(({ cnr }) => cnr === cino)
  const day = subject && hearingRows(subject).find(({ serial }) => String(serial) === srno)
  const sitting = subject?.sittings.find(({ date }) => date === day?.businessDate)
  return sitting ? renderBusiness(sitting.business, day?.nextDate ? toDayFirst(day.nextDate) : '') : nothingFound
}

const actCode = (act: string) => String([...act].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7))

const actField = (cases: WorldCase[]) =>
  selectField(
    'national_act_code',
    [...new Set(cases.flatMap(({ acts }) => acts.map(({ act }) => act)))].sort().map((act) => [actCode(act), act]),
  ) + status

const optionsOf = <T>(list: T[], read: (one: T) => [value: string, label: string]) => ({
  success: true,
  data: `<option value="">--Select--</option>${listOptions(list.map(read))}`,
})

const hasStatus = ({ status }: WorldCase, asked: string | undefined) =>
  asked === 'B' || (status === 'pending' ? 'P' : 'D') === asked
const hasName = (list: { name: string }[], wanted = '') =>
  wanted !== '' && list.some(({ name }) => name.toUpperCase().includes(wanted.toUpperCase()))

const searches: Record<string, (subject: WorldCase, fields: Fields) => boolean> = {
  get_cases: (subject, { case_type, reg_no, reg_year }) =>
    subject.caseType.code === case_type && subject.number === Number(reg_no) && subject.year === Number(reg_year),
  get_filling: (subject, { fil_no, reg_year = '' }) =>
    subject.filingNumber === Number(fil_no) && subject.filingDate.startsWith(`${reg_year}-`),
  get_parties: (subject, { litigant_name, reg_year, case_status }) =>
    hasName([...subject.petitioners, ...subject.respondents], litigant_name) &&
    subject.year === Number(reg_year) &&
    hasStatus(subject, case_status),
  get_advocate: (subject, { advocate_name, case_status }) =>
    hasName(
      [...subject.petitioners, ...subject.respondents].flatMap(({ advocates }) => advocates),
      advocate_name,
    ) && hasStatus(subject, case_status),
  get_act: ({ acts, ...subject }, { national_act_code, case_status }) =>
    acts.some(({ act }) => actCode(act) === national_act_code) && hasStatus({ acts, ...subject }, case_status),
  get_fir_details: ({ fir, ...subject }, { police_station, fir_no, reg_year, case_status }) =>
    fir !== null &&
    fir.policeStation === police_station &&
    fir.number === Number(fir_no) &&
    fir.year === Number(reg_year) &&
    hasStatus({ fir, ...subject }, case_status),
}

const turned = (text = '') => fromDayFirst(text.replaceAll('/', '-'))

const orderSearches: Record<string, (subject: WorldCase, order: WorldOrder, fields: Fields) => boolean> = {
  get_case_number_order_details: (subject, _order, fields) => searches.get_cases?.(subject, fields) === true,
  get_parties_order: (subject, _order, fields) => searches.get_parties?.(subject, fields) === true,
  get_order_date: (_subject, { date }, { from_date, to_date }) => date >= turned(from_date) && date <= turned(to_date),
}
