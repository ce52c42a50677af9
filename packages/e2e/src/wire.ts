import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

export interface Answer {
  status: number
  body: Record<string, unknown> & { success?: boolean; message?: string; data?: unknown }
}

export async function call(
  base: string,
  path: string,
  options: { method?: string; token?: string; body?: unknown; from?: string } = {},
) {
  const reply = await fetch(`${base}${path}`, {
    method: options.method ?? (options.body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...(options.from && { 'x-forwarded-for': options.from }),
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  })
  const answer: Answer = { status: reply.status, body: (await reply.json()) as Answer['body'] }
  return answer
}

export async function signIn(base: string, email = 'owner@demo.peshi.in'): Promise<string> {
  const { body } = await call(base, '/api/users/login', { body: { email, password: 'Peshi-demo-1' } })
  if (typeof body.accessToken !== 'string') throw new Error(`Sign-in failed: ${body.message}`)
  return body.accessToken
}

export interface SandboxCase {
  id: string
  court: string
  cnr: string
  case_type: string
  case_type_code: string
  case_number: string
  case_year: number
  status: string
  next_hearing_date: string | null
  orders: { number: number }[]
}

export async function listSandboxCases(sandbox: string, court: string): Promise<SandboxCase[]> {
  const { body } = await call(sandbox, `/control/api/cases?court=${court}`)
  return body.data as SandboxCase[]
}

/** Asks the sandbox for the captcha's answer. `look` returns the captcha that the page shows, as a `data:` URL. */
export async function readPicture(sandbox: string, look: () => Promise<string | null>): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const bytes = Buffer.from((await look())?.split(',')[1] ?? '', 'base64')
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const waiting = (await call(sandbox, '/control/api/captchas')).body.data as { sha256: string; answer: string }[]
    const shown = waiting.find((picture) => picture.sha256 === sha256)
    if (shown) return shown.answer
    await wait(100)
  }
  throw new Error('The sandbox waits for no answer to this picture')
}

export async function passOrder(sandbox: string, subject: SandboxCase, text: string, is_scanned = false) {
  const order = { text, is_scanned }
  const { status, body } = await call(sandbox, `/control/api/cases/${subject.id}/order`, { body: order })
  if (status !== 200) throw new Error(`The court passed no order: ${body.message}`)
}

export async function findCase(base: string, sandbox: string, token: string, wanted: SandboxCase): Promise<string> {
  const query = {
    unique_id: wanted.court,
    by: 'case-number',
    case_type: wanted.case_type_code,
    case_number: wanted.case_number,
    case_year: wanted.case_year,
  }
  const path = ['hc-allahabad', 'hc-lucknow'].includes(wanted.court) ? '/api/courts/find' : `/api/${wanted.court}/find`
  const asked = await call(base, path, { token, body: query })
  const challenge = asked.body.challenge as { _id: string; image: string } | null
  if (!challenge) throw new Error(`No picture came: ${asked.body.message}`)
  const answer = await readPicture(sandbox, async () => challenge.image)
  const found = await call(base, path, { token, body: { ...query, challenge_id: challenge._id, answer } })
  const [first] = (found.body.data ?? []) as { matter_id: string }[]
  if (!first) throw new Error(`${wanted.cnr} was not found: ${found.body.message}`)
  return first.matter_id
}

export async function followUntilRead(base: string, sandbox: string, token: string, wanted: SandboxCase) {
  const matter_id = await findCase(base, sandbox, token, wanted)
  const saved = await call(base, '/api/matters', { method: 'PUT', token, body: { unique_id: wanted.court, matter_id } })
  const { _id } = saved.body.data as { _id: string }
  for (let tries = 0; tries < 300; tries++) {
    const { body } = await call(base, `/api/matters/judgements/${_id}`, { token })
    const orders = body.data as { _id: string; has_text: boolean | null }[]
    if (orders.length > 0 && orders.every(({ has_text }) => has_text !== null))
      return { matterId: _id, orders: orders.map((order) => order._id) }
    await wait(300)
  }
  throw new Error('The orders were not read')
}
