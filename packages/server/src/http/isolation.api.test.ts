import type { Endpoint, InputOf } from '@peshi/contract/endpoint'
import { endpoints } from '@peshi/contract/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { newOrder } from '../../test/cases.ts'
import { newChamber } from '../../test/chamber.ts'
import { chamberWithMatter } from '../../test/matters.ts'
import { newId } from '../db/schema/columns.ts'
import { pendingFind } from '../db/schema/matters.ts'

const secret = 'Words of the other chamber'

let tests: TestApp
beforeAll(async () => {
  tests = await testApp()
})
afterAll(() => tests.close())

type Other = Awaited<ReturnType<typeof makeOther>>

/** A chamber with something of every kind, each holding the words that nobody else may see. */
async function makeOther() {
  const { member, matter, courtCase } = await chamberWithMatter(tests)
  const { db, context } = tests
  const [challengeId, now] = [newId(), context.clock.now()]
  const { id: orderId } = await newOrder(db, courtCase.id)
  await db.asChamber(member.chamberId, (tx) =>
    tx.insert(pendingFind).values({
      chamber_id: member.chamberId,
      id: challengeId as never,
      person_id: member.personId,
      court: courtCase.court,
      query: {} as never,
      session: {} as never,
      created_at: now,
      expires_at: new Date(now.getTime() + 600_000),
    }),
  )
  const owner = tests.as(member)
  const titled = await owner.call(
    endpoints.editTitle as Endpoint,
    {
      params: { id: matter._id },
      body: { title: secret },
    } as never,
  )
  expect(titled.status).toBe(200)
  return { member, owner, matterId: matter._id, orderId, challengeId, court: courtCase.court }
}

/** The input that asks for the other chamber's things, wherever an endpoint takes an id. */
function inputFor(name: string, { path }: Endpoint, other: Other) {
  const bodies: Record<string, object> = {
    syncOrders: { matter_id: other.matterId },
    editTitle: { title: 'mine now' },
    editPublicData: { stage: 'mine now' },
    findAtCourt: { case_type: '1', case_number: '1', case_year: 2024, challenge_id: other.challengeId, answer: 'x' },
    findAtAllahabad: {
      unique_id: other.court,
      case_type: '1',
      case_number: '1',
      case_year: 2024,
      challenge_id: other.challengeId,
      answer: 'x',
    },
    updateUser: { name: 'Somebody' },
  }
  return {
    params: {
      id: path.includes('/orders/') ? other.orderId : other.matterId,
      matterId: other.matterId,
      unique_id: other.court,
      token: 'x'.repeat(40),
    },
    query: name === 'addOrderFile' ? { matter_id: other.matterId } : {},
    body: bodies[name] ?? {},
  }
}

const takesAnId = (endpoint: Endpoint) =>
  /:(id|matterId)\b/.test(endpoint.path) || endpoint.path.endsWith('/sync-order')

describe('a stranger’s chamber', () => {
  const walked = Object.entries(endpoints).filter(([, { access, kind }]) => access !== 'public' && kind === 'json')

  test.each(walked)('gets nothing and changes nothing through %s', async (name, endpoint) => {
    const other = await makeOther()
    const look = async () =>
      (await other.owner.call(endpoints.getMatter as Endpoint, { params: { id: other.matterId } } as never)).body
    const before = await look()
    expect(JSON.stringify(before)).toContain(secret)

    const stranger = tests.as(await newChamber(tests.db))
    const input = inputFor(name, endpoint, other)
    const pdf: Record<string, string> = endpoint.upload ? { 'content-type': 'application/pdf' } : {}
    const body = endpoint.upload ? Buffer.from('%PDF-1.7') : input.body
    const { status, raw } = await stranger.call(endpoint, { ...input, body } as InputOf<Endpoint>, pdf)

    if (takesAnId(endpoint)) expect(status).toBe(404)
    expect(status).toBeLessThan(500 + (name.startsWith('find') || name === 'courtForm' ? 4 : 0))
    for (const word of [secret, other.matterId, other.member.chamberId, other.member.personId])
      expect(raw.body).not.toContain(word)
    expect(await look()).toEqual(before)
  })
})
