import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './people.mjs'

/** Milliseconds for which a failed request is repeated. */
const patienceMs = 120_000
const repeatAfterMs = 300

export const emptyTally = () => ({
  requests: 0,
  atOnce: 0,
  later: 0,
  failed: [],
  partsAgain: 0,
  /** Milliseconds. `first`: a request's first try. `whole`: the request with all repetitions. */
  first: [],
  whole: [],
  /** Milliseconds until a request that failed at first was answered. */
  interrupted: [],
  statuses: new Map(),
  promised: [],
  open: [],
  paid: [],
})

const isPassing = ({ status, reply }) => status === 0 || status >= 500 || reply?.code === 'still-running'

export async function askAnyway({ base, token, tally }, path, options = {}) {
  const began = performance.now()
  const key = randomUUID()
  for (let attempt = 0; ; attempt++) {
    const answer = await ask(base, path, { token, key, ...options })
    tally.statuses.set(answer.status, (tally.statuses.get(answer.status) ?? 0) + 1)
    if (attempt === 0) {
      tally.requests += 1
      tally.first.push(answer.ms)
    }
    const took = performance.now() - began
    if (isPassing(answer) && took < patienceMs && !options.isOwnRepetition) {
      await wait(repeatAfterMs)
      continue
    }
    tally.whole.push(took)
    if (attempt > 0) tally.interrupted.push(took)
    if (answer.status >= 200 && answer.status < 300) tally[attempt === 0 ? 'atOnce' : 'later'] += 1
    else if (options.isOwnRepetition) tally.partsAgain += 1
    else
      tally.failed.push(
        `${options.method ?? (options.body ? 'POST' : 'GET')} ${path}: ${answer.status} ${answer.reply?.message ?? ''}`,
      )
    return answer
  }
}

const pick = (list) => list[Math.floor(Math.random() * list.length)]

async function read(person) {
  const matter = pick(person.matters)
  const pages = [
    '/api/today',
    '/api/matter_list/matters?perPage=25',
    '/api/model/tasks_collection?perPage=25',
    `/api/matters/${matter}`,
    `/api/hearing/matter/${matter}`,
    '/api/model/notification_logs',
    '/api/clients',
  ]
  await askAnyway(person, pick(pages))
}

async function write(person, kind, path, bodyOf) {
  const mark = `m${randomUUID()}`
  const { status, reply } = await askAnyway(person, path, { body: bodyOf(mark) })
  const isPromised = status >= 200 && status < 300
  person.tally[isPromised ? 'promised' : 'open'].push({ kind, mark })
  return reply?.data
}

const writeNote = (person) =>
  write(person, 'note', '/api/matters/create_notes', (mark) => ({
    matter_id: pick(person.matters),
    html: `<p>${mark}</p>`,
  }))

const writeTask = (person) =>
  write(person, 'task', '/api/tasks/', (mark) => ({
    title: mark,
    date: '2027-12-01',
    matter: pick(person.matters),
    assignee_id: person.colleague,
  }))

let days = 0
const noteOutcome = (person) => {
  // A matter can have only one outcome a day.
  const date = new Date(Date.UTC(1990, 0, 1) + (days++ % 9000) * 86_400_000).toISOString().slice(0, 10)
  const matter_id = pick(person.matters)
  return write(person, 'outcome', '/api/hearing/outcome', (business) => ({
    matter_id,
    date,
    outcome: 'adjourned',
    next_date: null,
    business,
  }))
}

/** Each file is different, because a matter stores equal files as one document. */
const pdfOf = (mark) => Buffer.from(`%PDF-1.4\n% ${mark}\n${'% words of an order\n'.repeat(2000)}%%EOF\n`)

async function sendFile(person) {
  const mark = `m${randomUUID()}`
  const pdf = pdfOf(mark)
  const begin = { key: randomUUID(), name: `${mark}.pdf`, size: pdf.length }
  for (let attempt = 0; attempt < 20; attempt++) {
    const begun = await askAnyway(person, '/api/uploads', { body: begin })
    const upload = begun.reply?.data
    if (!upload) break
    if (upload.is_complete) {
      const made = await askAnyway(person, '/api/matters/create_document', {
        body: { matter_id: pick(person.matters), upload_ids: [upload._id] },
      })
      return void person.tally[made.status === 200 ? 'promised' : 'open'].push({ kind: 'document', mark })
    }
    const path = `/api/uploads/${upload._id}?offset=${upload.received}`
    await askAnyway(person, path, { method: 'PUT', bytes: pdf.subarray(upload.received), isOwnRepetition: true })
    await wait(attempt === 0 ? 0 : repeatAfterMs)
  }
  person.tally.failed.push('a file did not arrive')
  person.tally.open.push({ kind: 'document', mark })
}

export async function payPlan(person) {
  if (person.isPaying) return read(person)
  person.isPaying = true
  const { reply } = await askAnyway(person, '/api/payment', { body: { plan_id: 'chamber' } })
  const payment = reply?.data?._id
  if (payment) {
    person.tally.paid.push(payment)
    await fetch(reply.payment_link, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ outcome: 'paid' }),
    })
    for (let attempt = 0; attempt < 20; attempt++) {
      const checked = await askAnyway(person, `/api/payment/${payment}/check`, { body: {} })
      if (checked.reply?.data?.state === 'paid') break
      await wait(repeatAfterMs)
    }
  }
  person.isPaying = false
}

/** `share`: percentage of all actions. `cost`: approximate requests per action. */
export const actions = [
  { name: 'pages', share: 74, cost: 1, work: read },
  { name: 'notes', share: 9, cost: 1, work: writeNote },
  { name: 'tasks', share: 9, cost: 1, work: writeTask },
  { name: 'outcomes', share: 5, cost: 1, work: noteOutcome },
  { name: 'files', share: 2.5, cost: 4, work: sendFile },
  { name: 'payments', share: 0.5, cost: 2, work: payPlan },
]

export function pickAction() {
  let left = Math.random() * 100
  for (const action of actions) {
    left -= action.share
    if (left < 0) return action
  }
  return actions[0]
}
