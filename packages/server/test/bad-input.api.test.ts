import type { Endpoint, InputOf } from '@peshi/contract/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from './app.ts'
import { newChamber } from './chamber.ts'
import { answering, callOwn, emptyCourt, expectNoBreakdown, send } from './every-endpoint.ts'
import { furnishedChamber } from './furnished-chamber.ts'
import { fieldsOf, sampleInput } from './sample-input.ts'

// What bad input can do through every endpoint of the contract.

let app: TestApp
beforeAll(async () => {
  app = await testApp({ context: { courts: emptyCourt } })
})
afterAll(() => app.close())

/** Objects where text belongs, numbers beyond all bounds, nothing at all. */
const wrongTypes = [{ nested: [1] }, [], [['x']], true, null, -1, 1e300, '']
const wrongBodies = ['{"broken":', '[]', '"text"', '12', 'null', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, '\u0000']

describe('garbage', () => {
  test.each(answering)('breaks nothing in %s', async (_, endpoint) => {
    // What is named is nowhere: it needs no chamber that has something.
    const caller = app.as(await newChamber(app.db))
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
    const { caller } = await furnishedChamber(app)
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
    const own = await callOwn(app, endpoint)
    const input = own?.input ?? sampleInput(endpoint)
    const caller = own?.caller ?? app.as(await newChamber(app.db))
    for (const { place, name, isCleaned } of textFields) {
      for (const nasty of nastyTexts) {
        const about = `${place}.${name} = ${JSON.stringify(nasty).slice(0, 60)}`
        // An address can't carry half of a pair.
        if (place === 'params' && !nasty.isWellFormed()) continue
        const answer = await send(caller, endpoint, { ...input, [place]: { ...input[place], [name]: nasty } })
        expectNoBreakdown(answer, about)
        expect(answer.raw.headers['set-cookie'], about).toBeUndefined()
        expect(String(answer.raw.headers['content-type']), about).not.toContain('html')
        const kept = (answer.body as { data?: Record<string, unknown> } | null)?.data?.[name]
        if (answer.status < 300 && place === 'body' && typeof kept === 'string' && !isCleaned)
          expect(kept, about).toBe(nasty.trim())
      }
    }
  })
})
