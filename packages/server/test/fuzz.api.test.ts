import { tmpdir } from 'node:os'
import { editTitle } from '@peshi/contract/matters/matters'
import { type Endpoint, Failure } from '@peshi/contract/platform/endpoint'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp, testConfig } from './app.ts'
import { answering, emptyCourt, expectNoBreakdown, send } from './every-endpoint.ts'
import { type Furnished, furnishedChamber } from './furnished-chamber.ts'
import type { Input } from './sample-input.ts'
import { wildInput } from './wild-input.ts'

const runs = Number(process.env.FUZZ_RUNS ?? 2)
const seed = Number(process.env.FC_SEED ?? 20_261_121)
const othersSecret = 'What another chamber wrote'

let app: TestApp
let other: Furnished
let mine: Furnished
beforeAll(async () => {
  const config = { ...testConfig, dataDirectory: tmpdir() }
  app = await testApp({ context: { courts: emptyCourt, config } })
  other = await furnishedChamber(app)
  await other.caller.call(editTitle, { params: { id: other.ids.matter }, body: { title: othersSecret } })
  mine = await furnishedChamber(app)
}, 240_000)
afterAll(() => app.close())

const othersOwn = () => [
  othersSecret,
  ...Object.entries(other.ids).flatMap(([kind, id]) => (kind === 'case' ? [] : [String(id)])),
  other.member.chamberId,
  other.member.personId,
]

/** The owner in this test is also an operator, so these endpoints may return data of all chambers. */
const isOperators = ({ path }: Endpoint) => /^\/api\/(installation|support\/desk)\b/.test(path)

async function ask(endpoint: Endpoint, input: Input) {
  const caller = endpoint.can?.[1] === 'ClientArea' ? mine.reader : mine.caller
  const answer = await send(caller, endpoint, input)
  if (answer.status === 401 && endpoint.access !== 'public') mine = await furnishedChamber(app)
  return answer
}

test.each(answering)(
  'random input causes no server error in %s',
  async (_, endpoint) => {
    const ids = [...Object.values(mine.ids), ...Object.values(other.ids)].map(String)
    const asked = fc.asyncProperty(wildInput(endpoint, ids), async (input) => {
      const answer = await ask(endpoint, input)
      expectNoBreakdown(answer, 'breaks nothing')
      const { body, status, raw } = answer
      if (status >= 400) expect(Failure.safeParse(body).success, 'is a failure of the contract').toBe(true)
      else if (endpoint.kind === 'json')
        expect(endpoint.reply.safeParse(body).error, 'fits the contract').toBeUndefined()
      if (isOperators(endpoint)) return
      const sent = JSON.stringify(input)
      const leaked = othersOwn().filter((words) => !sent.includes(words) && raw.body.includes(words))
      expect(leaked, 'tells nothing of another chamber').toEqual([])
    })
    await fc.assert(asked, { numRuns: runs, seed, interruptAfterTimeLimit: 10_000 + runs * 400 })
    expect(({} as { role?: string }).role, 'no prototype was changed').toBeUndefined()
  },
  60_000 + runs * 1000,
)
