import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownProduct } from './own-product.ts'
import { freePort, type Running, startServer } from './product.ts'
import { call, findCase, listSandboxCases, signIn } from './wire.ts'

const { sandbox } = ownProduct()
const rounds = Number(process.env.PESHI_KILL_ROUNDS ?? 20)
const matters = 4

interface Followed {
  court: string
  caseId: string
  id: string
  /** `saved`: the last title that the server confirmed. `asked`: the last title that was sent, confirmed or not. */
  saved: string | null
  asked: string | null
  /** The last state that the server confirmed. Null if a change was unconfirmed when the server was killed. */
  isDeleted: boolean | null
}

let acknowledged = 0

let data: string
let port: number
let base: string
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'peshi-kill-'))
  port = await freePort()
  base = `http://127.0.0.1:${port}`
})
afterAll(() => rm(data, { recursive: true, force: true }))

const start = () => startServer({ port, sandboxPort: Number(new URL(sandbox).port), data })

async function follow(token: string): Promise<Followed[]> {
  const cases = (await listSandboxCases(sandbox, 'hc-allahabad')).slice(0, matters)
  const followed: Followed[] = []
  for (const wanted of cases) {
    const caseId = await findCase(base, sandbox, token, wanted)
    const { body } = await save(token, wanted.court, caseId)
    const { _id } = body.data as { _id: string }
    followed.push({ court: wanted.court, caseId, id: _id, saved: null, asked: null, isDeleted: false })
  }
  return followed
}

const save = (token: string, court: string, caseId: string) =>
  call(base, '/api/matters', { method: 'PUT', token, body: { unique_id: court, matter_id: caseId } })

async function hammer(token: string, matter: Followed) {
  for (;;) {
    matter.asked = `Title ${randomUUID()}`
    const renamed = await call(base, `/api/matters/title/${matter.id}`, { token, body: { title: matter.asked } })
    if (renamed.status === 200) matter.saved = matter.asked
    matter.isDeleted = null
    const deleted = await call(base, `/api/matters/delete/${matter.id}`, { token, body: {} })
    matter.isDeleted = true
    await wait(Math.random() * 10)
    matter.isDeleted = null
    const again = await save(token, matter.court, matter.caseId)
    if (again.status === 200) matter.isDeleted = false
    acknowledged += [renamed, deleted, again].filter(({ status }) => status === 200).length
  }
}

async function verify(token: string, followed: Followed[]) {
  const { body } = await call(base, '/api/matter_list/matters?perPage=200', { token })
  const live = body.data as { _id: string; title: string }[]
  expect((body.meta as { total: number }).total, 'the counted total is the number of rows').toBe(live.length)
  const bin = (await call(base, '/api/matters/bin', { token })).body.data as { _id: string; title: string }[]
  for (const matter of followed) {
    const [alive, deleted] = [live, bin].map((list) => list.filter((row) => row._id === matter.id))
    expect([...(alive ?? []), ...(deleted ?? [])], 'a matter is in exactly one place').toHaveLength(1)
    if (matter.isDeleted !== null) expect(deleted?.length).toBe(matter.isDeleted ? 1 : 0)
    const title = (alive?.[0] ?? deleted?.[0])?.title
    if (matter.saved !== null) expect([matter.saved, matter.asked]).toContain(title)
    matter.saved = matter.saved === null ? null : (title ?? null)
    if (deleted?.length) await call(base, `/api/matters/restore/${matter.id}`, { token, body: {} })
    matter.isDeleted = false
    const whole = await call(base, `/api/matters/${matter.id}`, { token })
    expect(whole.status, 'a saved matter is whole').toBe(200)
    expect((whole.body.data as { record: unknown }).record).not.toBeNull()
  }
}

describe('a server that is killed during a save', () => {
  test(`after ${rounds} kills, every acknowledged write is stored, and no matter is half saved`, {
    timeout: 300_000 + rounds * 30_000,
  }, async () => {
    let server: Running = await start()
    let token = await signIn(base)
    const followed = await follow(token)
    for (let round = 0; round < rounds; round++) {
      const hammering = followed.map((matter) => hammer(token, matter).catch(() => undefined))
      await wait(150 + Math.random() * 400)
      await server.kill()
      await Promise.all(hammering)
      server = await start()
      token = await signIn(base)
      await verify(token, followed)
    }
    expect(await server.stop()).toBe(0)
    console.log(`Killed ${rounds} times; of ${acknowledged} acknowledged writes none was lost.`)
  })

  test('a second server that uses the same data directory exits with an error message', async () => {
    const server = await start()
    const second = await startServer(
      { port: await freePort(), sandboxPort: Number(new URL(sandbox).port), data },
      { waitFor: null },
    )
    const code = await new Promise((resolve) => second.process.once('exit', resolve))
    expect(code).not.toBe(0)
    expect(second.output()).toContain('already running on the data')
    expect((await call(base, '/api/courts/all')).status).toBe(200)
    expect(await server.stop()).toBe(0)
  })
})
