import { setTimeout as wait } from 'node:timers/promises'
import { control } from './outside.mjs'
import { ask } from './people.mjs'

/** Two sites: while one of them fails, Peshi must not become slower at the other. */
const places = [
  { court: 'hc-gujarat', site: 'hcservices', path: '/api/hc-gujarat/find' },
  { court: 'hc-allahabad', site: 'allahabad', path: '/api/courts/find' },
]
export const courts = places.map(({ court }) => court)

const casesEach = 3
const patienceMs = 120_000

const pick = (list) => list[Math.floor(Math.random() * list.length)]

export const emptyVisits = () => ({ pages: [], visits: [], statuses: new Map() })

/** One captcha at a time, because the answer is read from the site's newest captcha. */
let turn = Promise.resolve()
const inTurn = (work) => {
  const mine = turn.then(work)
  turn = mine.catch(() => undefined)
  return mine
}

async function findAndSave({ base, token, sandbox }, { court, site, path }, wanted, note = () => undefined) {
  const { case_type_code: case_type, case_number, case_year } = wanted
  const query = { unique_id: court, by: 'case-number', case_type, case_number, case_year }
  const post = async (to, options) => {
    const answer = await ask(base, to, { token, patienceMs, ...options })
    note(answer)
    return answer.reply
  }
  const picture = await inTurn(async () => {
    const asked = await post(path, { body: query })
    if (!asked?.challenge) return null
    const drawn = await control(sandbox, '/control/api/captchas')
    const { answer } = drawn.find((one) => one.site === site) ?? {}
    return { challenge_id: asked.challenge._id, answer }
  })
  if (!picture?.answer) return null
  const found = await post(path, { body: { ...query, ...picture } })
  const [first] = found?.data ?? []
  if (!first) return null
  const saved = await post('/api/matters', {
    method: 'PUT',
    body: { unique_id: court, matter_id: first.matter_id },
  })
  return saved?.data ? { id: saved.data._id, court, caseId: first.matter_id } : null
}

export async function followCases(base, sandbox, chambers) {
  const known = new Map()
  for (const { court } of places) known.set(court, await control(sandbox, `/control/api/cases?court=${court}`))
  const people = []
  for (const [index, chamber] of chambers.entries()) {
    const person = { ...chamber, base, sandbox, known, matters: [] }
    for (const place of places)
      for (let number = 0; number < casesEach; number++) {
        const found = await findAndSave(person, place, known.get(place.court)[index * casesEach + number])
        if (!found) throw new Error(`A case of ${place.court} was not found though all is well`)
        person.matters.push(found)
      }
    people.push(person)
  }
  return people
}

export async function workAtCourts(person, visits, until) {
  const { base, token } = person
  const noteVisit = ({ status, ms, reply }) => {
    // The balancer's own reply does not count: no process was there to ask the court.
    const isProduct = status === 200 || reply?.code
    if (isProduct) visits.visits.push(ms)
    const name = isProduct ? (reply.code ? `${status} ${reply.code}` : status) : 'no process'
    visits.statuses.set(name, (visits.statuses.get(name) ?? 0) + 1)
  }
  while (!until.aborted) {
    const matter = pick(person.matters)
    if (Math.random() < 0.25) {
      const place = pick(places)
      await findAndSave(person, place, pick(person.known.get(place.court)), noteVisit)
    } else {
      const body = { unique_id: matter.court, matter_id: matter.caseId, refresh: true }
      noteVisit(await ask(base, '/api/matters', { method: 'PUT', body, token, patienceMs }))
    }
    await wait(300)
  }
}

export async function turnPages({ base, token, matters }, visits, until) {
  while (!until.aborted) {
    const page = pick([`/api/matters/${pick(matters).id}`, '/api/matter_list/matters?perPage=25', '/api/sync'])
    const { status, ms } = await ask(base, page, { token })
    if (status === 200) visits.pages.push(ms)
    await wait(200)
  }
}
