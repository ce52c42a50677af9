import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '../../scripts/lib/say.mjs'

const password = 'Peshi-demo-1'

async function ask(address, path, { method, token, body } = {}) {
  const reply = await fetch(`${address}${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const isJson = reply.headers.get('content-type')?.includes('json')
  return { status: reply.status, body: isJson ? await reply.json() : Buffer.from(await reply.arrayBuffer()) }
}

export function openSandbox(address) {
  return async (path, body) => {
    const answer = await ask(address, `/control/api${path}`, { body })
    if (answer.status !== 200) throw new Refusal(`The sandbox refused ${path}: ${answer.body.message}`)
    return answer.body.data
  }
}

const enterByPassword = (address, email) => ask(address, '/api/users/login', { body: { email, password } })

export function openPerson(address, email, enter = enterByPassword) {
  let token
  let reply
  async function signIn() {
    const { body } = await enter(address, email)
    if (!body.accessToken) throw new Refusal(`${email} could not sign in: ${body.message}`)
    token = body.accessToken
    reply = body
  }
  const call = async (path, options = {}) => {
    if (!token) await signIn()
    let answer = await ask(address, path, { ...options, token })
    if (answer.status === 401) {
      await signIn()
      answer = await ask(address, path, { ...options, token })
    }
    return answer
  }
  const get = async (path, options) => {
    const { status, body } = await call(path, options)
    if (status !== 200) throw new Refusal(`${path}: ${status} ${body.message ?? ''}`)
    return body.data ?? body
  }
  const signedIn = async () => {
    if (!token) await signIn()
    return reply
  }
  return { email, call, get, signedIn }
}

/** A client signs in by the link of a mail, which `sendLink` sends. */
export function openClient(address, sandbox, email, sendLink) {
  return openPerson(address, email, async () => {
    const known = (await sandbox('/messages'))[0]?.id ?? 0
    await sendLink()
    for (let tries = 0; tries < 100; tries++) {
      const mail = (await sandbox('/messages')).find(({ id, to }) => id > known && to === email)
      const token = /client-sign-in#([\w-]+)/.exec(mail?.text ?? '')?.[1]
      if (token) return ask(address, '/api/client_area/enter', { body: { token } })
      await wait(100)
    }
    throw new Refusal(`${email} got no sign-in link.`)
  })
}

async function readPicture(sandbox, image) {
  const sha256 = createHash('sha256')
    .update(Buffer.from(image.split(',')[1], 'base64'))
    .digest('hex')
  for (let tries = 0; tries < 50; tries++) {
    const shown = (await sandbox('/captchas')).find((picture) => picture.sha256 === sha256)
    if (shown) return shown.answer
    await wait(100)
  }
  throw new Refusal('The sandbox does not know its own captcha.')
}

function findPathOf(court) {
  if (court.startsWith('dc-')) return '/api/ecourts/find'
  return ['hc-allahabad', 'hc-lucknow'].includes(court) ? '/api/courts/find' : `/api/${court}/find`
}

export async function follow(person, sandbox, { court, cnr, case_type_code, case_number, case_year }) {
  const path = findPathOf(court)
  // A district court's search by case number would also need the court's establishment.
  const question = {
    unique_id: court,
    ...(court.startsWith('dc-')
      ? { by: 'cnr', cnr }
      : { by: 'case-number', case_type: case_type_code, case_number, case_year }),
  }
  let { body } = await person.call(path, { body: question })
  if (body.challenge) {
    const answer = await readPicture(sandbox, body.challenge.image)
    body = (await person.call(path, { body: { ...question, challenge_id: body.challenge._id, answer } })).body
  }
  const [found] = body.data ?? []
  if (!found) throw new Refusal(`${court} did not show ${case_number}/${case_year}: ${body.message}`)
  return person.get('/api/matters', { method: 'PUT', body: { unique_id: court, matter_id: found.matter_id } })
}
