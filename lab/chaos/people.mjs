import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'

const usualPatienceMs = 20_000
const mostMailMs = 60_000
const password = 'Rolling-chambers-77'

/** `fetch` is not used, because it needs twice as much processor time. */
const agent = new Agent({ keepAlive: true })

export async function ask(base, path, { method, body, token, key, bytes, address, patienceMs = usualPatienceMs } = {}) {
  const began = performance.now()
  const ended = (status, reply) => ({ status, reply, ms: performance.now() - began })
  const content = bytes ?? (body && Buffer.from(JSON.stringify(body)))
  const headers = {
    'accept-encoding': 'gzip',
    ...(body && { 'content-type': 'application/json' }),
    ...(bytes && { 'content-type': 'application/octet-stream' }),
    ...(content && { 'content-length': content.length }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': key }),
    ...(address && { 'x-forwarded-for': address }),
  }
  const asked = {
    agent,
    method: method ?? (content ? 'POST' : 'GET'),
    headers,
    signal: AbortSignal.timeout(patienceMs),
  }
  try {
    const sent = request(base + path, asked)
    // Without this listener, an error after the start of the reply would end the script.
    sent.on('error', () => undefined)
    sent.end(content)
    const [answer] = await once(sent, 'response')
    const parts = await answer.toArray()
    const text = Buffer.concat(parts)
    const reply = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(text) : text
    return ended(answer.statusCode, JSON.parse(reply))
  } catch {
    return ended(0, null)
  }
}

/** Each chamber has another network address, because the number of chambers from one address is limited. */
export async function openChamber(base, index) {
  const email = `owner${index}.${randomUUID().slice(0, 8)}@chambers.test`
  const person = { name: `Owner ${index}`, chamber_name: `Chamber ${index}`, email, password }
  const { status, reply } = await ask(base, '/api/users/register', { body: person, address: `198.51.100.${index}` })
  if (status !== 200) throw new Error(`No chamber was opened: ${status} ${reply?.message}`)
  return { email, password, token: reply.accessToken, chamberId: reply.userData.extras.chamber_id }
}

export async function openColleague(base, { token }) {
  const invited = await ask(base, '/api/members/invitations', { token, body: { role: 'advocate', email: null } })
  const person = { name: 'Colleague', email: `${randomUUID()}@chambers.test`, password }
  const body = { ...person, token: invited.reply?.link.split('#').at(-1) }
  const { status, reply } = await ask(base, '/api/invitations/register', { body })
  if (status !== 200) throw new Error(`Nobody joined: ${status} ${reply?.message}`)
  return reply.userData._id
}

/** A client of the chamber, who signs in by the link in a mail and can read one matter. */
export async function openReader(base, sandbox, { token }) {
  const email = `${randomUUID()}@clients.test`
  const post = async (path, body) => {
    const { status, reply } = await ask(base, path, { body, token })
    if (status !== 200) throw new Error(`${path}: ${status} ${reply?.message}`)
    return reply
  }
  const { _id: matter } = (await post('/api/matters/other/create', { title: 'Shared with a client' })).data
  const { _id: client_id } = (await post('/api/clients', { name: 'Client', kind: 'person', email })).data
  await post(`/api/matters/clients/${matter}`, { client_id, side: 'petitioner' })
  await post(`/api/shares/matter/${matter}`, { client_id, next_date: true, order_ids: [], document_ids: [] })
  await post(`/api/shares/client/${client_id}/link`, { channel: 'email' })
  const end = Date.now() + mostMailMs
  while (Date.now() < end) {
    const { data } = await (await fetch(`${sandbox}/control/api/messages`)).json()
    const links = data.flatMap((mail) => (mail.to === email && /client-sign-in#([\w-]+)/.exec(mail.text)) || [])
    const entered = links[1] && (await ask(base, '/api/client_area/enter', { body: { token: links[1] } }))
    if (entered?.status === 200) return { matter, token: entered.reply.accessToken }
    await wait(500)
  }
  throw new Error('No client could sign in')
}

export const guessAt = (base, email) =>
  ask(base, '/api/users/login', { body: { email, password: 'not this one, not that one' } })

const kinds = [
  {
    kind: 'task',
    path: '/api/tasks/',
    body: (mark, { colleague }) => ({ title: mark, date: '2026-12-01', ...(colleague && { assignee_id: colleague }) }),
  },
  { kind: 'matter', path: '/api/matters/other/create', body: (mark) => ({ title: mark }) },
  {
    kind: 'client',
    path: '/api/clients',
    body: (mark) => ({ name: mark, kind: 'person' }),
  },
]

const message = ({ reader: { matter, token } }) => ({
  kind: 'message',
  path: `/api/client_area/matters/${matter}/messages`,
  body: (mark) => ({ text: mark }),
  token,
})

export const invitation = {
  kind: 'invitation',
  path: '/api/members/invitations',
  body: (mark) => ({ role: 'clerk', email: `${mark}@clerks.test` }),
}

/**
 * Sends writes until `until` is aborted. With `repeats`, a failed write is sent again with the same idempotency key.
 * `promised` has the confirmed writes, and `open` all others.
 */
export async function workAt(base, chamber, { until, repeats, pauseMs = 0, invites = 0, texts = 0 }) {
  const results = { promised: [], open: [], statuses: new Map(), times: [], requests: 0 }
  for (let turn = 0; !until.aborted; turn++) {
    const isInvitation = turn < invites * 5 && turn % 5 === 4
    const isMessage = turn < texts * 5 && turn % 5 === 2
    const { kind, path, body, token } = isInvitation
      ? invitation
      : isMessage
        ? message(chamber)
        : kinds[turn % kinds.length]
    const mark = `m${randomUUID()}`
    const write = { kind, mark, chamberId: chamber.chamberId }
    const key = randomUUID()
    for (;;) {
      const { status, reply, ms } = await ask(base, path, {
        body: body(mark, chamber),
        token: token ?? chamber.token,
        key,
      })
      results.requests += 1
      results.times.push(ms)
      results.statuses.set(status, (results.statuses.get(status) ?? 0) + 1)
      if (status >= 200 && status < 300) results.promised.push({ ...write, id: reply.data?._id })
      if (status >= 200 && status < 300) break
      const isWorthAnother = status === 0 || status >= 500 || reply?.code === 'still-running'
      if (!repeats || !isWorthAnother || until.aborted) {
        results.open.push({ ...write, status, message: reply?.message })
        break
      }
      await wait(200)
    }
    if (!repeats) {
      const list = await ask(base, '/api/model/tasks_collection?perPage=25', { token: chamber.token })
      results.requests += 1
      results.statuses.set(list.status, (results.statuses.get(list.status) ?? 0) + 1)
    }
    if (pauseMs > 0) await wait(pauseMs)
  }
  return results
}
