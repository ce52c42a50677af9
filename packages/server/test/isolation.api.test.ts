import { openNotification } from '@peshi/contract/chamber/notifications'
import { getTicket } from '@peshi/contract/office/support'
import { abilitiesFor, type ChamberRole, usualSwitches } from '@peshi/contract/platform/abilities'
import type { Endpoint, InputOf } from '@peshi/contract/platform/endpoint'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { isFull } from '../../../scripts/lib/test-lengths.ts'
import { type Caller, handClock, type TestApp, testApp } from './app.ts'
import { newChamber } from './chamber.ts'
import {
  all,
  answering,
  callOwn,
  emptyCourt,
  expectNoBreakdown,
  fillings,
  inputWith,
  rowsOf,
  send,
} from './every-endpoint.ts'
import { type Furnished, furnishedChamber, secret } from './furnished-chamber.ts'
import { newColleague } from './people.ts'
import { createReaches } from './reaches.ts'
import { fieldsOf, sampleInput } from './sample-input.ts'

/** Endpoints that found an object of the chamber in the tests of roles. */
const withOwn = new Set<Endpoint>()

const closed = all.filter(([, { access }]) => access !== 'public')
const open = all.filter(([, { access }]) => access === 'public')

const reaches = createReaches()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: handClock(), context: { courts: reaches.courts(emptyCourt) } })
  reaches.watch(app)
  if (closed[0]) await callOwn(app, closed[0][1])
})
afterAll(async () => {
  vi.restoreAllMocks()
  await app.close()
})

describe('requests without sign-in', () => {
  test.each(closed)('%s requires sign-in', async (_, endpoint) => {
    const nobody = await send(app.stranger, endpoint, sampleInput(endpoint))
    expect([nobody.status, nobody.body.success]).toEqual([401, false])
    const forged = await app.stranger.call(endpoint, sampleInput(endpoint) as InputOf<Endpoint>, {
      authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.',
    })
    expect(forged.status).toBe(401)
  })

  test.each(open)('%s works without sign-in', async (_, endpoint) => {
    const { status, body } = await send(app.stranger, endpoint, sampleInput(endpoint))
    // A file has no body in JSON.
    expect(['unauthenticated', 'forbidden'], body?.message).not.toContain(body?.code)
    expect(status).toBeLessThan(500)
  })
})

describe('access by role', () => {
  const roles: ChamberRole[] = ['advocate', 'clerk', 'billing', 'client']
  const guarded = answering.filter(([, { can }]) => can !== undefined)

  const callers = new Map<ChamberRole, Caller>()
  async function inRole(role: ChamberRole) {
    const caller = callers.get(role) ?? app.as(await newChamber(app.db, role))
    callers.set(role, caller)
    return caller
  }

  test.each(guarded)('%s is allowed only for roles with the ability that it requires', async (_, endpoint) => {
    for (const role of roles) {
      const answer = await send(await inRole(role), endpoint, sampleInput(endpoint))
      if (answer.status < 300 && endpoint.method !== 'GET') callers.delete(role)
      const may = endpoint.can !== undefined && isAllowed(abilitiesFor(role, usualSwitches), ...endpoint.can)
      if (may) expect([401, 403], `${role} ${answer.status}`).not.toContain(answer.status)
      else expect([answer.status, answer.body.code], role).toEqual([403, 'forbidden'])
    }
  })
})

test.each(closed)('%s declares that it uses the worker pool if it can create a PDF', (_, { query, reaches = [] }) => {
  const asked = 'shape' in query ? (query.shape as Record<string, z.ZodType | undefined>) : {}
  const makesPdf = ['type', 'format'].some((name) => asked[name]?.safeParse('pdf').success)
  if (makesPdf) expect(reaches).toContain('pool')
})

describe('access by role in a chamber with data of every kind', () => {
  const roles: ChamberRole[] = ['owner', 'advocate', 'clerk', 'billing', 'client']
  const guarded = answering.filter(([, { can }]) => can !== undefined)
  const colleagues = new WeakMap<Furnished, Map<ChamberRole, ReturnType<TestApp['as']>>>()

  const isOnePersons = ({ path }: Endpoint) => [openNotification.path, getTicket.path].includes(path)

  async function inRole(chamber: Furnished, role: ChamberRole) {
    const known = colleagues.get(chamber) ?? new Map()
    colleagues.set(chamber, known)
    const { chamberId } = chamber.member
    if (!known.has(role)) known.set(role, app.as(await newColleague(app.db, chamberId, `A ${role}`, role)))
    return known.get(role) ?? chamber.caller
  }

  test.each(guarded)(
    '%s is forbidden only to roles without its ability, and declares the services that it uses',
    async (_, endpoint) => {
      const own = await reaches.expectNamed(endpoint, () => callOwn(app, endpoint))
      if (!own || !endpoint.can) return
      withOwn.add(endpoint)
      const isClients = endpoint.can[1] === 'ClientArea'
      // The owner's request has started a process. The test with roles above asks in each role.
      const isSlow = endpoint.reaches?.includes('pool')
      const isRefused = (role: ChamberRole) =>
        endpoint.can && !isAllowed(abilitiesFor(role, usualSwitches), ...endpoint.can)
      // A short run asks in one refused role. The test with roles above asks in all of them.
      const tried = isFull ? roles : roles.filter((role) => !isRefused(role) || role === roles.find(isRefused))
      for (const role of tried) {
        const may = !isRefused(role)
        const mustFind = isClients ? role === 'client' : endpoint.method === 'GET' && !isOnePersons(endpoint)
        if (may && (isSlow || !mustFind) && !isFull) continue
        const who = isClients && role === 'client' ? own.caller : await inRole(own.chamber, role)
        const answer = await send(who, endpoint, own.input)
        expectNoBreakdown(answer, role)
        if (!may) expect([answer.status, answer.body.code], role).toEqual([403, 'forbidden'])
        else if (mustFind) expect([401, 403, 404], `${role} ${answer.status}`).not.toContain(answer.status)
      }
    },
    180_000,
  )

  test('the test above tried more than 80 % of the endpoints that require an ability', () =>
    expect(withOwn.size).toBeGreaterThan(guarded.length * 0.8))
})

describe('another chamber', () => {
  const asked = answering.filter(([, { access }]) => access !== 'public')

  let other: Furnished
  let before: string
  beforeAll(async () => {
    other = await furnishedChamber(app)
    before = await rowsOf(app, other.member)
  })

  let stranger: Caller | null = null
  async function askAsStranger(endpoint: Endpoint) {
    const idFields = fieldsOf(endpoint).filter((field) => field.isId)
    const isFilter = idFields.every(({ place, schema }) => place === 'query' && schema.safeParse(undefined).success)
    for (const filling of fillings(idFields, other.ids)) {
      const about = JSON.stringify([...filling])
      stranger ??= app.as(await newChamber(app.db))
      const answer = await send(stranger, endpoint, inputWith(endpoint, filling))
      expectNoBreakdown(answer, about)
      if (answer.status < 400 && endpoint.method !== 'GET') stranger = null
      const isPublic = [...filling.values()].every((id) => id === other.ids.case)
      if (filling.size > 0 && !isPublic && !isFilter) expect(answer.status, about).toBeGreaterThanOrEqual(400)
      if (idFields.some((field) => field.place === 'params')) expect(answer.status, about).toBe(404)
      for (const word of [secret, other.ids.matter, other.ids.deleted, other.member.chamberId, other.member.personId]) {
        if (!isPublic || filling.size === 0) expect(answer.raw.body, about).not.toContain(word)
      }
    }
  }

  const batches = Array.from({ length: Math.ceil(asked.length / 20) }, (_, n) => asked.slice(n * 20, (n + 1) * 20))
  describe.each(batches.map((batch) => ({ batch, first: batch[0]?.[0] })))(
    'the endpoints from $first on',
    ({ batch }) => {
      test.each(batch)('another chamber gets no data from %s', (_, endpoint) => askAsStranger(endpoint))

      test('the requests of another chamber have changed no row of the owner’s chamber', async () => {
        const was = before
        before = await rowsOf(app, other.member)
        expect(before).toBe(was)
      })
    },
  )

  // A judgment of the index belongs to no chamber: every chamber reads it.
  const byId = asked.filter(
    ([name, endpoint]) =>
      name !== 'getJudgment' && fieldsOf(endpoint).some((field) => field.isId && field.place === 'params'),
  )
  test.each(byId)('the owner of the data gets the data from %s', async (_, endpoint) => {
    if (!withOwn.has(endpoint)) expect(await callOwn(app, endpoint)).not.toBeNull()
  })
})
