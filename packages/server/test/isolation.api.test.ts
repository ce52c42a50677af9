import { abilitiesOf, type ChamberRole } from '@peshi/contract/abilities'
import { watchName } from '@peshi/contract/cause-lists'
import type { Endpoint, InputOf } from '@peshi/contract/endpoint'
import { saveHearing } from '@peshi/contract/hearings'
import { isAllowed } from '@peshi/contract/is-allowed'
import { deleteMatter, editTitle } from '@peshi/contract/matters'
import { endpoints } from '@peshi/contract/registry'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CourtAccess } from '../src/courts/court-access.ts'
import type { Rows } from '../src/db/door.ts'
import { newId } from '../src/db/schema/columns.ts'
import { pendingFind } from '../src/db/schema/matters.ts'
import { NotFound } from '../src/http/errors.ts'
import { type Answer, type Caller, type TestApp, testApp } from './app.ts'
import { delhi, newOrder } from './cases.ts'
import { newSuggestion } from './cause-lists.ts'
import { newChamber } from './chamber.ts'
import { noCourts } from './courts.ts'
import { followCase } from './matters.ts'
import { type Field, fieldsOf, type Input, sampleInput } from './sample-input.ts'

// Walks every endpoint of the contract, the new ones too, without knowing any: what a stranger, another chamber, a role
// that may not, or bad input can do through it. Nothing here names an endpoint for what it does.

/** A court that answers, and has no such case: what goes wrong here is not the court's doing. */
const emptyCourt: CourtAccess = {
  ...noCourts,
  isFindable: () => true,
  caseTypes: async () => ({ caseTypes: [], readAt: null }),
  challenge: async () => ({ picture: null, session: { cookies: null, values: {} } as never }),
  search: async () => {
    throw new NotFound('The court found no such case.', 'case-not-found')
  },
}

let app: TestApp
beforeAll(async () => {
  app = await testApp({ context: { courts: emptyCourt } })
})
afterAll(() => app.close())

const secret = 'Words of one chamber only'

/** A chamber with something of every kind that an endpoint may be asked for. */
async function furnishedChamber() {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  const live = await followCase(app, member, { court: delhi })
  const gone = await followCase(app, member, { court: delhi })
  await caller.call(editTitle, { params: { id: live.matter._id }, body: { title: secret } })
  await caller.call(deleteMatter, { params: { id: gone.matter._id } })
  const hearing = await caller.call(saveHearing, {
    body: { matter_id: live.matter._id, date: '2026-12-03', note: secret },
  })
  const order = await newOrder(app.db, live.courtCase.id, { document: 'by-hand' })
  const watched = await caller.call(watchName, { body: { name: 'Anil Sharma' } })
  const challenge = newId()
  const now = app.context.clock.now()
  await app.db.asChamber(member.chamberId, (tx) =>
    tx.insert(pendingFind).values({
      chamber_id: member.chamberId,
      id: challenge as (typeof pendingFind.$inferInsert)['id'],
      person_id: member.personId,
      court: delhi,
      query: { by: 'cnr', cnr: secret },
      session: { cookies: null, values: {} } as never,
      created_at: now,
      expires_at: new Date(now.getTime() + 600_000),
    }),
  )
  const ids = {
    matter: live.matter._id as string,
    deleted: gone.matter._id as string,
    order: order.id as string,
    challenge,
    hearing: hearing.body.data[0]?._id ?? '',
    suggestion: await newSuggestion(app.db, member, '2026-12-03'),
    watched: watched.body.data._id,
    /** Not private: a court's case is the same for all who follow it. */
    case: live.courtCase.id as string,
  }
  return { member, caller, ids }
}

type Furnished = Awaited<ReturnType<typeof furnishedChamber>>

/** Every way to fill the id fields with these ids. */
function fillings(fields: Field[], ids: string[]): Map<string, string>[] {
  return fields.reduce<Map<string, string>[]>(
    (filled, { place, name }) => filled.flatMap((one) => ids.map((id) => new Map([...one, [`${place}.${name}`, id]]))),
    [new Map()],
  )
}

const inputWith = (endpoint: Endpoint, filling: Map<string, string>) =>
  sampleInput(endpoint, ({ place, name }) => filling.get(`${place}.${name}`))

/** Uploads send a document; everything else its JSON body, or none. */
function send(caller: Caller, endpoint: Endpoint, input: Input): Promise<Answer<unknown>> {
  const { params, query, body } = input
  const upload = endpoint.upload !== undefined
  const hasBody = upload || Object.keys(body).length > 0
  return caller.call(
    endpoint,
    {
      params,
      query,
      ...(hasBody && { body: upload ? Buffer.from('%PDF-1.7 a document') : body }),
    } as InputOf<Endpoint>,
    upload ? { 'content-type': endpoint.upload?.[0] ?? '' } : {},
  )
}

/** All rows of a chamber in every table that a chamber has rows in, as the database lists these tables. */
async function rowsOf({ chamberId }: Furnished['member']): Promise<string> {
  return app.db.asChamber(chamberId, async (tx) => {
    const read = async (statement: ReturnType<typeof sql>) => ((await tx.execute(statement)) as unknown as Rows).rows
    const tables = await read(sql`select table_name as name from information_schema.columns
      where column_name = 'chamber_id' and table_schema = 'public' order by 1`)
    expect(tables.length).toBeGreaterThan(4)
    const contents = []
    for (const { name } of tables) {
      const rows = await read(sql`select to_jsonb(t)::text as row from ${sql.identifier(String(name))} t order by 1`)
      contents.push([name, ...rows.map(({ row }) => row)])
    }
    return JSON.stringify(contents)
  })
}

/** A court that does not answer is nobody's bad input; everything else from 500 on is ours. */
function expectNoBreakdown({ status, body, raw }: Answer<unknown>, about: string) {
  if (status === 503 && body?.code?.startsWith('court-')) return
  expect(status, about).toBeLessThan(500)
  if (status < 400) return
  expect(body, about).toMatchObject({ success: false, message: expect.any(String), code: expect.any(String) })
  expect(raw.headers['content-type'], about).toContain('json')
}

const all = Object.entries(endpoints)
const closed = all.filter(([, { access }]) => access !== 'public')
/** A stream has no end to wait for, so that only its door is tried. */
const answering = all.filter(([, { kind }]) => kind !== 'stream')

describe('without signing in', () => {
  test.each(closed)('%s asks to sign in', async (_, endpoint) => {
    const nobody = await send(app.stranger, endpoint, sampleInput(endpoint))
    expect([nobody.status, nobody.body.success]).toEqual([401, false])
    const forged = await app.stranger.call(endpoint, sampleInput(endpoint) as InputOf<Endpoint>, {
      authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.',
    })
    expect(forged.status).toBe(401)
  })
})

describe('a role that may not', () => {
  const roles: ChamberRole[] = ['advocate', 'clerk', 'billing', 'client']
  const guarded = answering.filter(([, { can }]) => can !== undefined)

  test.each(guarded)('%s is closed to those whose abilities lack it, and open to the others', async (_, endpoint) => {
    for (const role of roles) {
      const answer = await send(app.as(await newChamber(app.db, role)), endpoint, sampleInput(endpoint))
      const may = endpoint.can !== undefined && isAllowed(abilitiesOf[role], ...endpoint.can)
      if (may) expect(answer.status, role).not.toBe(403)
      else expect([answer.status, answer.body.code], role).toEqual([403, 'forbidden'])
    }
  })
})

describe('another chamber', () => {
  const asked = answering.filter(([, { access }]) => access !== 'public')

  test.each(asked)('gets nothing and changes nothing through %s', async (_, endpoint) => {
    const other = await furnishedChamber()
    const before = await rowsOf(other.member)
    const idFields = fieldsOf(endpoint).filter((field) => field.isId)
    for (const filling of fillings(idFields, Object.values(other.ids))) {
      const about = JSON.stringify([...filling])
      const stranger = app.as(await newChamber(app.db))
      const answer = await send(stranger, endpoint, inputWith(endpoint, filling))
      expectNoBreakdown(answer, about)
      const isPublic = [...filling.values()].every((id) => id === other.ids.case)
      if (filling.size > 0 && !isPublic) expect(answer.status, about).toBeGreaterThanOrEqual(400)
      // What stands in the path is what is asked for: it is not found, whatever else is right or wrong.
      if (idFields.some((field) => field.place === 'params')) expect(answer.status, about).toBe(404)
      for (const word of [secret, other.ids.matter, other.ids.deleted, other.member.chamberId, other.member.personId]) {
        if (!isPublic || filling.size === 0) expect(answer.raw.body, about).not.toContain(word)
      }
    }
    expect(await rowsOf(other.member)).toBe(before)
  })

  const byId = asked.filter(([, endpoint]) =>
    fieldsOf(endpoint).some((field) => field.isId && field.place === 'params'),
  )
  test.each(byId)('asks through %s for what its owner does get', async (_, endpoint) => {
    expect(await ownIds(endpoint)).not.toBeNull()
  })
})

/** Which of a chamber's own things an endpoint takes, found by trying; null when it takes none. */
async function ownIds(endpoint: Endpoint): Promise<((chamber: Furnished) => Input) | null> {
  const idFields = fieldsOf(endpoint).filter((field) => field.isId)
  const kinds = ['matter', 'deleted', 'order', 'challenge', 'case', 'hearing', 'suggestion', 'watched']
  // What is refused changes nothing, so that one chamber serves all tries.
  const own = await furnishedChamber()
  for (const filling of fillings(idFields, kinds)) {
    const inputFor = ({ ids }: { ids: Record<string, string> }) =>
      inputWith(endpoint, new Map([...filling].map(([field, kind]) => [field, ids[kind] ?? ''])))
    const { status } = await send(own.caller, endpoint, inputFor(own))
    if (status < 300) return inputFor
  }
  return null
}

/** Objects where text belongs, numbers beyond all bounds, nothing at all. */
const wrongTypes = [{ nested: [1] }, [], [['x']], true, null, -1, 1e300, '']
const wrongBodies = ['{"broken":', '[]', '"text"', '12', 'null', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, '\u0000']

describe('garbage', () => {
  test.each(answering)('breaks nothing in %s', async (_, endpoint) => {
    const { caller } = await furnishedChamber()
    for (const { place, name, isText, isId } of fieldsOf(endpoint)) {
      for (const wrong of wrongTypes) {
        const input = sampleInput(endpoint)
        input[place][name] = wrong
        const about = `${place}.${name} = ${JSON.stringify(wrong)}`
        const answer = await send(caller, endpoint, input)
        expectNoBreakdown(answer, about)
        const isObject = typeof wrong === 'object' && wrong !== null
        if (place === 'body' && (isText || isId) && isObject) expect(answer.status, about).toBeGreaterThanOrEqual(400)
      }
    }
    if (endpoint.method === 'GET') return
    for (const body of wrongBodies) {
      const input = { ...sampleInput(endpoint), body } as unknown as InputOf<Endpoint>
      const about = body.slice(0, 20)
      expectNoBreakdown(await caller.call(endpoint, input, { 'content-type': 'application/json' }), about)
      expectNoBreakdown(await caller.call(endpoint, input, { 'content-type': 'text/xml' }), about)
    }
  })

  test('twice the same name in a query is no breakdown either', async () => {
    const { caller } = await furnishedChamber()
    for (const [name, endpoint] of answering) {
      const [first] = fieldsOf(endpoint).filter((field) => field.place === 'query')
      if (!first) continue
      const path = `${endpoint.path}?${first.name}=1&${first.name}=2`
      expectNoBreakdown(await send(caller, { ...endpoint, path }, sampleInput(endpoint)), name)
    }
  })
})

const nastyTexts = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  `'; DROP TABLE matter; --`,
  `" OR 1=1 --`,
  'half \ud800 pair',
  'a\u0000b',
  '\u202eright to left',
  '😀'.repeat(40),
  'मामला محمد',
  '../../etc/passwd',
  '%00%ff%',
  `{{7*7}}\${7*7}#{7*7}`,
  '\r\nSet-Cookie: a=b',
  '=cmd|calc',
  '__proto__',
  '   ',
  '9'.repeat(40),
  'x'.repeat(20_000),
]

describe('HTML, SQL and worse', () => {
  test.each(answering)('is text, or refused, in %s', async (_, endpoint) => {
    const textFields = fieldsOf(endpoint).filter(({ isText, isId }) => isText || isId)
    if (textFields.length === 0) return
    const takesOwn = await ownIds(endpoint)
    const own = await furnishedChamber()
    const input = takesOwn?.(own) ?? sampleInput(endpoint)
    for (const { place, name } of textFields) {
      for (const nasty of nastyTexts) {
        const about = `${place}.${name} = ${JSON.stringify(nasty).slice(0, 60)}`
        // An address can't carry half of a pair.
        if (place === 'params' && !nasty.isWellFormed()) continue
        const answer = await send(own.caller, endpoint, { ...input, [place]: { ...input[place], [name]: nasty } })
        expectNoBreakdown(answer, about)
        expect(answer.raw.headers['set-cookie'], about).toBeUndefined()
        expect(String(answer.raw.headers['content-type']), about).not.toContain('html')
        const kept = (answer.body as { data?: Record<string, unknown> } | null)?.data?.[name]
        if (answer.status < 300 && place === 'body' && typeof kept === 'string') expect(kept, about).toBe(nasty.trim())
      }
    }
  })
})
