import { CourtDate, fromDayFirst, toDayFirst } from '@peshi/contract/platform/dates'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CaveatRegister } from '../caveats/caveat-register.ts'
import { renderCaveat, renderCaveats } from '../caveats/caveats.page.ts'
import type { CourtDay } from '../court-day/court-day.ts'
import { drawOrder } from '../documents/order-pdf.ts'
import { courtById } from '../world/courts.ts'
import type { WorldCase, WorldOrder } from '../world/types.ts'
import type { World } from '../world/world.ts'
import {
  complexes,
  establishment,
  establishments,
  renderBusiness,
  renderCase,
  renderCauseList,
  renderOrders,
  renderResults,
} from './dcourts.page.ts'
import { readFields } from './form.ts'
import { hearingRows } from './hearing-rows.ts'
import { isAnswered, openTicket, sendPicture } from './s3waas.form.ts'
import { listOptions, nothingFound, renderForm, selectField, textField, wrongCaptcha } from './s3waas.page.ts'
import type { Sessions } from './sessions.ts'

const html = 'text/html; charset=UTF-8'
const court = 'dc-prayagraj'

const houses = () =>
  `<label><input value="courtComplex" type="radio" name="service_type" checked="">Court Complex</label><label><input value="courtEstablishment" type="radio" name="service_type">Court Establishment</label>
${selectField('est_code', complexes)}${selectField('est_code', establishments, 'court_establishment')}`

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
  const cases = () => world.cases().filter((one) => one.court === court)

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
      const body = `${houses()}\n${fields || actField(cases())}`
      return reply.type(html).send(renderForm({ id, title: 'Case Status | District Court Prayagraj', body, ticket }))
    })
  }

  // The real site's path contains the character U+2044 (fraction slash).
  app.get('/cause-list-\u2044-daily-board/', async (request, reply) => {
    const ticket = openTicket(sessions, request, reply)
    const body = `${houses()}\n${selectField('court', [])}${textField('date', 'Cause List Date')}`
    const id = 'ecourt-services-cause-list-cause-list'
    return reply.type(html).send(renderForm({ id, title: 'Cause List | District Court Prayagraj', body, ticket }))
  })

  app.get('/', async (request, reply) => sendPicture(sessions, request, reply))

  app.get('/wp-admin/admin-ajax.php', async (request, reply) => {
    const { action, input_strings: file = '' } = readFields(request)
    const found = action === 'get_order_pdf' ? world.findOrderById(Number(file)) : undefined
    // For a missing document, the real site sends an empty page with status 200.
    if (!found || found.subject.court !== court) return reply.type(html).send('')
    return reply.type('application/pdf').send(drawOrder(found.subject, found.order))
  })

  app.post('/wp-admin/admin-ajax.php', async (request, reply) =>
    reply.type('application/json').send(JSON.stringify(answer(request))),
  )

  function answer(request: FastifyRequest): unknown {
    const fields = readFields(request)
    const list = lists[fields.action ?? '']
    if (list) return list(fields, cases())
    if (fields.action === 'get_cnr_details') return readCase(fields)
    if (fields.action === 'get_cav_details') return renderCaveat(caveats.inForce(), fields.caveat)
    if (fields.action === 'get_business') return readBusiness(cases(), fields)
    if (fields.action === 'get_court_lists') return listRooms(fields)
    if (fields.action === 'get_causes')
      return isAnswered(sessions, request, fields, () => ({})) ? readCauseList(fields) : wrongCaptcha
    if (fields.action === 'get_caveat')
      return isAnswered(sessions, request, fields, () => ({})) ? findCaveats(fields) : wrongCaptcha
    const search = searches[fields.action ?? '']
    const orders = orderSearches[fields.action ?? '']
    // The real site runs on WordPress, which replies `0` to an unknown action.
    if (!search && !orders) return 0
    if (!isAnswered(sessions, request, fields, () => ({}))) return wrongCaptcha
    const house = fields.est_code ?? ''
    const here = isOwn(house) ? cases() : []
    if (orders) {
      const made = here.flatMap((subject) => subject.orders.map((order): Made => [subject, order]))
      const found = made.filter(([subject, order]) => orders(subject, order, fields))
      return found.length > 0 ? renderOrders(house, found, orderLink) : nothingFound
    }
    const found = here.filter((subject) => search?.(subject, fields))
    return found.length > 0 ? renderResults(house, found) : nothingFound
  }

  const listRooms = ({ est_code = '' }: Fields) =>
    optionsOf(isOwn(est_code) ? (courtById(court)?.judges ?? []) : [], ({ name, code }) => {
      const courtNo = (courtById(court)?.judges ?? []).findIndex((judge) => judge.code === code) + 1
      return [String(courtNo), `${courtNo}-${name}`]
    })

  function readCauseList({ est_code = '', court: room, date = '' }: Fields) {
    const asked = fromDayFirst(date.replaceAll('/', '-'))
    const isAsked = isOwn(est_code) && CourtDate.safeParse(asked).success
    const { main, supplementary } = isAsked ? day.docket(court, asked) : { main: null, supplementary: null }
    const listings = [...(main ?? []), ...(supplementary ?? [])].filter(({ courtNo }) => String(courtNo) === room)
    return listings.length > 0 ? renderCauseList(listings) : nothingFound
  }

  function findCaveats({ est_code = '', caveator_name, caveatee_name, caveat_number, reg_year }: Fields) {
    const has = (name: string, wanted = '') => name.toUpperCase().includes(wanted.toUpperCase())
    const found = caveats
      .inForce()
      .filter(
        ({ caveator, caveatee, number, year }) =>
          has(caveator, caveator_name) &&
          has(caveatee, caveatee_name) &&
          (!caveat_number || number === Number(caveat_number)) &&
          (!reg_year || year === Number(reg_year)),
      )
    return isOwn(est_code) && found.length > 0 ? renderCaveats(est_code, found) : nothingFound
  }

  function readCase({ cino }: Fields) {
    const subject = cases().find(({ cnr }) => cnr === cino)
    if (!subject) return nothingFound
    return renderCase(subject, orderLink)
  }
}

type Fields = Record<string, string>
type Made = [subject: WorldCase, order: WorldOrder]

const orderLink = ({ documentId }: WorldOrder) =>
  `/dcourts-prayagraj-host/wp-admin/admin-ajax.php?es_ajax_request=1&action=get_order_pdf&input_strings=${documentId}`

function readBusiness(cases: WorldCase[], { fields: term = '' }: Fields) {
  const [, cino, srno] = /"cino":"(\w+)","srno":(\d+)/.exec(Buffer.from(term, 'base64').toString()) ?? []
  const subject = cases.find(({ cnr }) => cnr === cino)
  const day = subject && hearingRows(subject).find(({ serial }) => String(serial) === srno)
  const sitting = subject?.sittings.find(({ date }) => date === day?.businessDate)
  return sitting ? renderBusiness(sitting.business, day?.nextDate ? toDayFirst(day.nextDate) : '') : nothingFound
}

const isOwn = (estCode: string) => estCode.split(',').includes(establishment)

const lists: Record<string, (fields: Fields, cases: WorldCase[]) => unknown> = {
  get_case_types: ({ est_code = '' }) =>
    optionsOf(isOwn(est_code) ? (courtById(court)?.types ?? []) : [], ({ code, short, title }) => [
      code,
      `${short} - ${title}`,
    ]),
  get_police_stations: (_fields, cases) =>
    optionsOf([...new Set(cases.flatMap(({ fir }) => fir?.policeStation ?? []))].sort(), (name) => [name, name]),
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
