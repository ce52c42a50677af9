// Makes the calls of `docs/SPECIFICATION.md` as a program of its own would make them: with JSON, and with one form.
import { randomBytes, randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { ownProduct } from './own-product.ts'
import { joinChamber, password } from './people.ts'
import { dayFirst, readDays } from './product-time.ts'
import { proveAddress } from './prove-address.ts'
import { readSentCode } from './sent-code.ts'
import { call, listSandboxCases, readPicture } from './wire.ts'

const { app, sandbox } = ownProduct()

const page = readFileSync(new URL('../../../docs/SPECIFICATION.md', import.meta.url), 'utf8')
const table = [...page.matchAll(/^\| ([A-Z]+) \| `(\/[^`]+)` \| [\w-]+ \|$/gm)].map(
  ([, method, path]) => `${method} ${path}`,
)

interface Asked {
  /** Values for the placeholders of the address. */
  at?: Record<string, string>
  body?: unknown
  form?: FormData
  token?: string
  /** The message of the reply, word for word. */
  says?: string
}

type Reply = Record<string, unknown> & { data: never; message: string }

let token: string
let today: string
const answered = new Set<string>()

async function ask(name: string, { at = {}, body, form, token: own = token, says }: Asked = {}): Promise<Reply> {
  const [method = '', path = ''] = name.split(' ')
  const reply = await fetch(`${app}${path.replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(at[key] ?? ''))}`, {
    method,
    headers: { authorization: `Bearer ${own}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form && { body: form }),
  })
  const isJson = reply.headers.get('content-type')?.includes('json')
  const read = (isJson ? await reply.json() : { success: (await reply.arrayBuffer()).byteLength > 0 }) as Reply
  expect([name, reply.status, read.success], read.message).toEqual([name, 200, true])
  if (says) expect([name, read.message]).toEqual([name, says])
  answered.add(name)
  return read
}

const idOf = async (reply: Promise<Reply>) => ((await reply).data as { _id: string })._id
const listOf = async <One = { _id: string; title: string }>(reply: Promise<Reply>) => (await reply).data as One[]

function first<One>(list: One[]): One {
  const [one] = list
  if (one === undefined) throw new Error('The list is empty')
  return one
}

/** Searches at a court's site, and enters the captcha. */
async function find(name: string, question: Record<string, unknown>, at: Record<string, string> = {}): Promise<Reply> {
  const asked = await ask(name, { at, body: question })
  const challenge = asked.challenge as { _id: string; image: string } | null
  if (!challenge) return asked
  const answer = await readPicture(sandbox, async () => challenge.image)
  return ask(name, { at, body: { ...question, challenge_id: challenge._id, answer } })
}

async function findMatter(name: string, court: string, by: 'case-number' | 'cnr', at = {}) {
  const cases = await listSandboxCases(sandbox, court)
  const { cnr, case_type_code: case_type, case_number, case_year } = first(cases.filter(({ orders }) => orders[0]))
  const question = { unique_id: court, by, ...(by === 'cnr' ? { cnr } : { case_type, case_number, case_year }) }
  const { data } = await find(name, question, at)
  return first(data as { matter_id: string }[]).matter_id
}

const saved = {
  synced: 'Matter saved successfully! Order syncing is in progress, please check the orders after 30 minutes.',
  byHand:
    'Matter saved successfully! No program can fetch this court’s orders: open them on the court’s page, and drop each PDF here.',
}
const follow = (unique_id: string, matter_id: string, says = saved.synced) =>
  idOf(ask('PUT /api/matters', { body: { unique_id, matter_id }, says }))

const typed = { petitioner: 'Kusum Devi', respondent: 'State', case_type: 'OA', case_number: '12', case_year: 2025 }
const addMatter = () => idOf(ask('POST /api/add', { body: { ...typed, unique_id: 'tribunals-nclt-mumbai' } }))

let matter: string
beforeAll(async () => {
  today = (await readDays(app))()
  const email = `${randomBytes(8).toString('hex')}@example.in`
  const mobile = String(randomInt(6_000_000_000, 9_999_999_999))
  const body = { name: 'R. Shukla', chamber_name: 'Shukla & Daughters', email, mobile, password }
  token = (await ask('POST /api/users/register', { body })).accessToken as string
  await proveAddress({ app, sandbox, token, kind: 'mobile' })
  const sent = await ask('POST /api/reset/request_otp', { body: { mobile } })
  const otp = await readSentCode(sandbox, { to: mobile, kind: 'reset-code' })
  const verified = await ask('POST /api/reset/verify/{token}', { at: { token: String(sent.token) }, body: { otp } })
  const changed = 'tea at four, no sugar'
  await ask('POST /api/reset/change/{token}', { at: { token: String(verified.token) }, body: { password: changed } })
  const session = await ask('POST /api/users/login', { body: { email, password: changed } })
  token = session.accessToken as string
  matter = await addMatter()
})

test('account', async () => {
  await ask('GET /api/me')
  await ask('POST /api/users/update', {
    body: { court_id: 'hc-delhi' },
    says: 'Default Display Board Updated Successfully!',
  })
  await ask('POST /api/users/update', { body: { name: 'R. K. Shukla' }, says: 'Data Updated Successfully!' })
  const form = new FormData()
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  form.set('file', new Blob([Buffer.from(dot, 'base64')], { type: 'image/png' }), 'me.png')
  await ask('POST /api/users/upload_pic', { form })
  const other = await call(app, '/api/users/register', {
    body: {
      name: 'N. Farooqui',
      chamber_name: 'Farooqui',
      email: `${randomBytes(8).toString('hex')}@example.in`,
      password,
    },
  })
  const { refreshToken } = await ask('POST /jwt/refresh-token', { body: { refreshToken: other.body.refreshToken } })
  await ask('POST /jwt/logout', { body: { refreshToken } })
})

test('courts', async () => {
  const { supremeCourts, highCourts, districtCourts, tribunalsCourts } = await ask('GET /api/courts/all')
  for (const list of [supremeCourts, highCourts, districtCourts, tribunalsCourts]) expect(list).not.toEqual([])
  await ask('GET /api/model/high_courts?filters[_id]={id}', { at: { id: 'hc-delhi' } })
  await ask('GET /api/model/matters?group=hc_name')
})

test('matters and orders', async () => {
  const allahabad = await findMatter('POST /api/courts/find', 'hc-allahabad', 'case-number')
  const followed = await follow('hc-allahabad', allahabad, saved.byHand)
  await ask('POST /api/hc-allahabad/sync-order', { body: { matter_id: followed } })

  const district = await findMatter('POST /api/ecourts/find', 'dc-prayagraj', 'cnr')
  const id = await follow('dc-prayagraj', district)
  await ask('POST /api/matters/ec/{id}', {
    at: { id },
    body: { matter_id: district },
    says: 'Matter updated successfully!',
  })

  const high = 'hc-gujarat'
  const ofHigh = await follow(
    high,
    await findMatter('POST /api/{unique_id}/find', high, 'case-number', { unique_id: high }),
  )
  const areRead = async () => {
    const orders = await listOf<{ has_text: boolean | null }>(
      ask('GET /api/matters/judgements/{id}', { at: { id: ofHigh } }),
    )
    return orders.length > 0 && orders.every(({ has_text }) => has_text !== null)
  }
  for (let tries = 0; tries < 300 && !(await areRead()); tries++) await wait(300)
  await ask('GET /api/orders/exports?matter_id={id}', { at: { id: ofHigh } })

  const { meta } = await ask('GET /api/matter_list/matters')
  expect(meta).toMatchObject({ total: 4 })
  const other = await idOf(ask('POST /api/matters/other/create', { body: { title: 'Opinion on a lease' } }))
  await ask('POST /api/matters/other/{id}', {
    at: { id: other },
    body: { stage: 'Drafting' },
    says: 'Matter updated successfully!',
  })
  await ask('POST /api/matters/public_data/{id}', { at: { id: matter }, body: { next_date: '01-12-2026' } })
  await ask('POST /api/matters/title/{id}', {
    at: { id: matter },
    body: { title: 'The lease' },
    says: 'Data Updated Successfully!',
  })
  expect((await ask('GET /api/matters/{id}', { at: { id: matter } })).data).toMatchObject({
    title: 'The lease',
    next_date: '2026-12-01',
  })
  await ask('GET /api/model/matters?group=case_status')
  await ask('GET /api/model/matters?group=case_year')
  const fields = 'title,case_status,reference_id,hc_name,unique_id'
  await ask(`GET /api/model/matters?fields=${fields}&export=true&limit=100000`)
  await ask('POST /api/matters/delete/{id}', { at: { id: other }, says: 'Matter deleted successfully!' })
})

test('notes and documents', async () => {
  const at = { id: matter }
  const note = await idOf(
    ask('POST /api/matters/create_notes', {
      body: { matter_id: matter, html: '<p>Ask.</p>' },
      says: 'Note saved successfully!',
    }),
  )
  expect(await listOf(ask('GET /api/matters/list_notes/{id}', { at }))).toMatchObject([{ _id: note }])
  await ask('POST /api/matters/update_notes/{id}', { at: { id: note }, body: { html: '<p>Asked.</p>' } })
  await ask('POST /api/matters/delete_notes/{id}', { at: { id: note }, says: 'Note deleted successfully!' })
  const form = new FormData()
  form.set('matter_id', matter)
  form.set('files', new Blob(['I appear.'], { type: 'text/plain' }), 'Vakalatnama.txt')
  const { _id } = first(
    await listOf(ask('POST /api/matters/create_document', { form, says: 'Document saved successfully!' })),
  )
  expect(await listOf(ask('GET /api/matters/list_document/{id}', { at }))).toMatchObject([{ _id }])
  await ask('POST /api/matters/delete_document/{id}', { at: { id: _id }, says: 'Document deleted successfully!' })
})

test('hearings, cause lists and boards', async () => {
  await ask('POST /api/matters/public_data/{id}', { at: { id: matter }, body: { next_date: today } })
  await ask('GET /api/hearing')
  const date = dayFirst(today)
  expect((await ask('POST /api/hearing/filter', { body: { dates: [date], courts: [] } })).data).toHaveLength(1)
  await ask('GET /api/hearing/exports?type=custom&date={date}', { at: { date } })
  await ask('GET /api/hearing/exports?type=entire&date={date}', { at: { date } })
  const days = { from: '01-11-2026', to: '15-11-2026' }
  await ask('GET /api/archive/?from={from}&to={to}&order=-1&perPage=15&page=1', { at: days })
  await ask('GET /api/display_board/{id}', { at: { id: 'sci' } })
  await ask('POST /api/display_board/{id}', { at: { id: 'sci' } })
})

test('tasks and notifications', async () => {
  const email = await joinChamber(app, token, 'advocate')
  const colleague = (await call(app, '/api/users/login', { body: { email, password } })).body.accessToken as string
  const me = (await ask('GET /api/me')).userData as { _id: string }
  const draft = { title: 'File the reply', date: '24-11-2026' }
  await ask('POST /api/tasks/', {
    body: { ...draft, assignee_id: me._id },
    token: colleague,
    says: 'Task saved successfully!',
  })
  const { _id: unread } = first(await listOf(ask('GET /api/model/notification_logs')))
  await ask('GET /api/notification/{id}', { at: { id: unread } })
  await ask('GET /api/notification')

  const { _id, title } = first(await listOf(ask('GET /api/model/tasks_collection')))
  expect(title).toBe(draft.title)
  await ask('PUT /api/tasks/{id}', {
    at: { id: _id },
    body: { category: 'Business' },
    says: 'Task updated successfully!',
  })
  for (const date of [draft.date, '2026-11-24'])
    expect(await listOf(ask('GET /api/tasks/by_date/{date}', { at: { date } }))).toMatchObject([{ _id }])
  expect(await listOf(ask('GET /api/tasks/by_month/{month}', { at: { month: '2026-11' } }))).toMatchObject([{ _id }])
  await ask('POST /api/tasks/{id}', { at: { id: _id }, says: 'Task deleted successfully!' })
})

test('reports, support, invoices, plans and news', async () => {
  await ask('GET /api/list_report')
  await ask('POST /api/support/ticket', { body: { subject: 'A question', text: 'How?' } })
  expect(await listOf(ask('GET /api/model/support_tickets'))).toHaveLength(1)
  const products = [{ item_name: 'Drafting', price: 25_000 }]
  const body = { name: 'Kusum Devi', subject: 'Appeal', matter_id: matter, products }
  const invoice = await idOf(ask('POST /api/invoice', { body, says: 'Invoice saved successfully!' }))
  const at = { id: matter }
  const own = await listOf(ask('GET /api/model/invoice?filters[matter_id]={id}&perPage=200', { at }))
  expect(own).toMatchObject([{ _id: invoice }])
  await ask('DELETE /api/invoice/{id}', { at: { id: invoice }, says: 'Invoice deleted successfully!' })
  const plan = first(
    (await listOf<{ _id: string; price: number }>(ask('GET /api/user_plans'))).filter((one) => one.price),
  )
  await ask('POST /api/payment', { body: { plan_id: plan._id } })
  const { _id } = first(await listOf(ask('GET /api/news')))
  await ask('GET /api/news/{id}', { at: { id: String(_id) } })
})

test('FIRs', async () => {
  const states = await call(app, '/api/fir_states', { token })
  const state = first(
    (states.body.data as { _id: string; title: string }[]).filter((one) => one.title === 'Maharashtra'),
  )
  const districts = await listOf<{ _id: string; title: string; police_stations: { _id: string; title: string }[] }>(
    ask('GET /api/model/fir_districts?filters[reference_id]={id}&limit=1000', { at: { id: state._id } }),
  )
  const district = first(districts.filter(({ title }) => title === 'PUNE CITY'))
  const station = first(district.police_stations.filter(({ title }) => title === 'SAMPLE NAGAR'))
  const number = randomInt(100_000, 1_000_000)
  await call(sandbox, '/control/api/firs', { body: { station: '19372011', number, year: 2026, section: '115(2)' } })
  await find('POST /api/crime/find', {
    reference_id: state._id,
    district_id: district._id,
    police_station_id: station._id,
    fir_number: String(number),
    fir_year: 2026,
  })
  const place = { state: 'Uttar Pradesh', district: 'Lucknow', police_station: 'Kotwali', number: '7', year: 2026 }
  const id = await idOf(ask('PUT /api/fir_matters', { body: { place }, says: 'FIR saved successfully!' }))
  expect(await listOf(ask('GET /api/model/case_tracker_matters'))).toMatchObject([{ _id: id }])
  await ask('GET /api/fir_matters/{id}', { at: { id } })
  await ask('POST /api/fir_matters/delete/{id}', { at: { id }, says: 'FIR deleted successfully!' })
})

test('appeals to the Supreme Court', async () => {
  await ask('GET /api/sci/get_courts')
  const state = first(await listOf(ask('GET /api/sci/get_states')))
  const bench = first(
    await listOf(
      ask('GET /api/sci/get_bench?state_id={state}&court_id={court}', { at: { state: state._id, court: '1' } }),
    ),
  )
  const at = { state: state._id, court: bench._id }
  const type = first(
    await listOf(ask('GET /api/sci/get_case_types?state_id={state}&tracking_court_id={court}', { at })),
  )
  const appeal = {
    court_id: '1',
    state_id: state._id,
    tracking_court_id: bench._id,
    case_type_id: type._id,
    state: state.title,
    bench: bench.title,
    case_type: type.title,
    case_number: '12',
    case_year: 2025,
    judgment_date: '10-11-2026',
  }
  const id = await idOf(ask('POST /api/sci/appeal', { body: appeal, says: 'Tracker saved successfully!' }))
  expect(await listOf(ask('GET /api/model/supreme_court_appeal_tracker'))).toMatchObject([{ _id: id }])
  await ask('DELETE /api/sci/appeal?id={id}', { at: { id }, says: 'Tracker deleted successfully!' })
})

test('caveats', async () => {
  const court_id = 'dc-prayagraj'
  const districts = await listOf(ask('GET /api/caveat_tracker/up_districts'))
  expect(districts.map(({ _id }) => _id)).toContain(court_id)
  const [caveator, caveatee] = ['MOHD IRFAN', 'RAMESH CHANDRA CHAUDHARY']
  await call(sandbox, '/control/api/caveats', { body: { caveator, caveatee, days_ago: 74 } })
  const options = await call(app, `/api/courts/${court_id}/options?list=establishment`, { token })
  const establishment = first(options.body.data as { code: string }[]).code
  await find('POST /api/caveat/find', { court_id, establishment, caveator: 'irfan' })
  const caveat = { court_id, caveator, caveatee, lodged_on: today }
  const id = await idOf(ask('PUT /api/caveat_tracker', { body: caveat, says: 'Tracker saved successfully!' }))
  expect(await listOf(ask('GET /api/model/caveat_tracker_matters'))).toMatchObject([{ _id: id }])
  await ask('GET /api/caveat_tracker/{id}', { at: { id } })
  await ask('POST /api/caveat_tracker/delete/{id}', { at: { id }, says: 'Tracker deleted successfully!' })
})

test('the tests above made every call of the specification', () => {
  expect(table.length).toBeGreaterThan(80)
  expect([...answered].toSorted()).toEqual(table.toSorted())
})
