import { toDayFirst } from '@peshi/contract/platform/dates'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { drawOrder } from '../documents/order-pdf.ts'
import { courtById } from '../world/courts.ts'
import type { WorldCase, WorldOrder } from '../world/types.ts'
import type { World } from '../world/world.ts'
import { readFields } from './form.ts'
import { isAnswered, openTicket, sendPicture } from './s3waas.form.ts'
import { nothingFound, refuse, renderForm, sciFields, selectField, textField, wrongCaptcha } from './s3waas.page.ts'
import { isAppealFrom, lowerCourtLists, lowerCourts } from './sci.lower-courts.ts'
import { diaryOf, renderDetails, renderOrders, renderResults, renderTab } from './sci.page.ts'
import type { Sessions } from './sessions.ts'

const html = 'text/html; charset=UTF-8'
const years = Array.from({ length: 30 }, (_, at): [string, string] => [String(2027 - at), String(2027 - at)])

const caseTypes = () => (courtById('sci')?.types ?? []).map(({ code, title }): [string, string] => [code, title])

const forms: Record<string, () => string> = {
  'case-no': () =>
    selectField('case_type', caseTypes()) + textField('case_no', 'Case Number') + selectField('year', years),
  'diary-no': () => textField('diary_no', 'Diary Number') + selectField('year', years),
  'cnr-number': () => textField('cnr_no', 'CNR Number'),
  'party-name': () => textField('party_name', 'Party Name') + selectField('year', years),
  court: () =>
    selectField('case_status_court', lowerCourts) +
    ['case_status_state', 'case_status_bench', 'case_status_case_type'].map((name) => selectField(name, [])).join('') +
    textField('case_no', 'Case Number') +
    selectField('year', years) +
    textField('listing_date', 'Judgement Date'),
  'aor-code': () => textField('aor_code', 'AOR Code') + selectField('year', years),
}

const days = () => textField('from_date', 'From Date') + textField('to_date', 'To Date')
const orderForms: [slug: string, form: string][] = [
  ...(['case-no', 'diary-no'] as const).flatMap((way): [string, string][] => [
    [`daily-order-${way}`, forms[way]?.() ?? ''],
    [`judgements-${way}`, forms[way]?.() ?? ''],
  ]),
  ['daily-order-rop-date', days()],
  ['judgements-judgement-date', days()],
]

export function serveSci(app: FastifyInstance, world: World, sessions: Sessions) {
  const cases = () => world.cases().filter((one) => one.court === 'sci')

  const statusForms = Object.entries(forms).map(([slug, body]): [string, string] => [`case-status-${slug}`, body()])
  for (const [slug, body] of [...statusForms, ...orderForms]) {
    app.get(`/${slug}/`, async (request, reply) => {
      const ticket = openTicket(sessions, request, reply)
      const more = sciFields(ticket, `/${slug}/`)
      return reply
        .type(html)
        .send(renderForm({ id: `sciapi-services-${slug}`, title: 'Case Status', body, ticket, more }))
    })
  }

  const answered = new Set<string>()

  app.get('/', async (request, reply) => sendPicture(sessions, request, reply))

  const answer = async (request: FastifyRequest) => {
    const fields = readFields(request)
    const list = lowerCourtLists[fields.action ?? '']
    if (list) return list(fields)
    if (fields.action === 'get_case_details') return readCase(cases(), fields, (order) => orderLink(request, order))
    const orders = /^get_(daily_order|judgements)_(?:case_no|diary_no|rop_date|judgement_date)$/.exec(
      fields.action ?? '',
    )
    const search = searches[fields.action ?? '']
    if (!search && !orders) return 0
    const page = fields._wp_http_referer ?? ''
    const isFurther = fields.loadmore_clicked === '1' && answered.has(fields.scid ?? '')
    if (!isFurther && !isAnswered(sessions, request, fields, (ticket) => sciFields(ticket, page))) return wrongCaptcha
    answered.add(fields.scid ?? '')
    if (orders) return findOrders(cases(), fields, orders[1] === 'judgements', (order) => orderLink(request, order))
    const found = cases().filter((subject) => search?.(subject, fields, world))
    return found.length > 0 ? renderResults(found, Number(fields.page ?? 1)) : nothingFound
  }
  for (const method of ['GET', 'POST'] as const)
    app.route({
      method,
      url: '/wp-admin/admin-ajax.php',
      async handler(request, reply) {
        const value = await answer(request)
        if (typeof value === 'string') return reply.type(html).send(value)
        return reply.type('application/json').send(JSON.stringify(value))
      },
    })

  app.get('/supremecourt/:file', async (request, reply) => {
    const { file } = request.params as { file: string }
    const found = world.findOrderById(Number(/^(\d+)_/.exec(file)?.[1]))
    // For a missing document, the real site sends an empty page with status 200.
    if (found?.subject.court !== 'sci') return reply.type(html).send('')
    return reply.type('application/pdf').send(drawOrder(found.subject, found.order))
  })
}

type Fields = Record<string, string>

const searches: Record<string, (subject: WorldCase, fields: Fields, world: World) => boolean> = {
  get_case_status_court: isAppealFrom,
  get_case_status_case_no: isNumbered,
  get_case_status_diary_no: isDiaried,
  get_case_status_cnr_no: (subject, { cnr_no }) => subject.cnr === cnr_no?.toUpperCase(),
  get_case_status_party_name: (subject, { party_name = '', party_type, year, party_status }) => {
    const sides = { P: subject.petitioners, R: subject.respondents }[party_type ?? '']
    const names = (sides ?? [...subject.petitioners, ...subject.respondents]).map(({ name }) => name.toUpperCase())
    const isMeant = names.some((name) => name.includes(party_name.toUpperCase()))
    return isMeant && diaryOf(subject).year === year && statusOf(subject) === party_status
  },
  get_case_status_aor_code: (subject, { aor_code, year, case_status }) => {
    const advocates = [...subject.petitioners, ...subject.respondents].flatMap((party) => party.advocates)
    const isMeant = advocates.some(({ code }) => code === aor_code)
    return isMeant && diaryOf(subject).year === year && statusOf(subject) === case_status
  },
}

function isNumbered(subject: WorldCase, { case_type, case_no, year }: Fields) {
  return subject.caseType.code === case_type && subject.number === Number(case_no) && subject.year === Number(year)
}

function isDiaried(subject: WorldCase, { diary_no, year }: Fields) {
  return diaryOf(subject).number === String(Number(diary_no)) && diaryOf(subject).year === year
}

function findOrders(cases: WorldCase[], fields: Fields, isJudgment: boolean, link: (order: WorldOrder) => string) {
  const { from_date, to_date } = fields
  const turned = (text = '') => text.split('-').toReversed().join('-')
  const isMeant = (subject: WorldCase) =>
    from_date !== undefined || isNumbered(subject, fields) || isDiaried(subject, fields)
  const found = cases.filter(isMeant).flatMap((subject): [WorldCase, WorldOrder[]][] => {
    const orders = subject.orders.filter(
      ({ kind, date }) =>
        (kind === 'judgment') === isJudgment &&
        (from_date === undefined || (date >= turned(from_date) && date <= turned(to_date))),
    )
    return orders.length > 0 ? [[subject, orders]] : []
  })
  return found.length > 0 ? renderOrders(found, link) : nothingFound
}

const statusOf = ({ status }: WorldCase) => (status === 'pending' ? 'P' : 'D')

function readCase(
  cases: WorldCase[],
  { diary_no, diary_year, tab_name = '' }: Fields,
  link: (order: WorldOrder) => string,
) {
  const subject = cases.find((one) => diaryOf(one).number === diary_no && diaryOf(one).year === diary_year)
  if (!subject) return nothingFound
  if (tab_name === 'case_details') return renderDetails(subject)
  return renderTab(subject, tab_name, link) ?? refuse('No records found')
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function orderLink(request: FastifyRequest, order: WorldOrder): string {
  const [day = '', month = '', year = ''] = toDayFirst(order.date).split('-')
  const kind = order.kind === 'judgment' ? 'Judgement' : 'Order'
  const name = `${order.documentId}_${kind}_${day}-${months[Number(month) - 1]}-${year}.pdf`
  return `${request.protocol}://${request.host}/sci-host/supremecourt/${name}`
}
