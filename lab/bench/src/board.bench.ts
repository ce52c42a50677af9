import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { freePort, startServer } from '@peshi/e2e/product'
import { createSessions } from '@peshi/server/chamber/account/session.service'
import { createStandings } from '@peshi/server/chamber/account/standing'
import { newId } from '@peshi/server/platform/db/columns'
import { openDatabase } from '@peshi/server/platform/db/open'
import { chamber, membership, person } from '@peshi/server/platform/db/people.schema'
import { openBoardCourt } from './board-court.ts'
import { openWatchers } from './board-watchers.ts'
import { loadAddress } from './load.ts'
import { memoryInUse } from './memory-in-use.ts'
import type { Measured } from './report.ts'

const watchers = 1000
const warmUp = 200
const perPerson = 10
/** Friday, 11:30 in India. */
const morning = new Date('2026-11-20T06:00:00Z')
const settleMs = 6000

type Settings = Parameters<typeof startServer>[0]

async function signPeopleIn({ data }: Settings, people: number): Promise<string[]> {
  const db = await openDatabase({
    url: undefined,
    directory: data,
    onError: (error) => {
      throw error
    },
  })
  const clock = { now: () => morning }
  const secret = await readFile(join(data, 'secret'), 'utf8')
  const sessions = createSessions({
    db,
    clock,
    config: { secret },
    standings: createStandings({ db, clock }),
    features: [],
  })
  const chamberId = newId() as ChamberId
  await db.asSystem('seed', (tx) =>
    tx.insert(chamber).values({ id: chamberId, name: 'A chamber of many', created_at: morning }),
  )
  const tokens: string[] = []
  for (let number = 0; number < people; number++) {
    const personId = newId() as PersonId
    const tokenOf = await db.asSystem('seed', async (tx) => {
      await tx
        .insert(person)
        .values({ id: personId, name: `Watcher ${number}`, password_hash: 'none', created_at: morning })
      await tx
        .insert(membership)
        .values({ chamber_id: chamberId, id: newId(), person_id: personId, role: 'advocate', created_at: morning })
      return sessions.open(tx, personId, chamberId, { device: 'bench', address: null })
    })
    tokens.push(tokenOf.accessToken)
  }
  await db.close()
  return tokens.flatMap((token) => Array.from({ length: perPerson }, () => token))
}

export async function benchBoard(): Promise<Measured[]> {
  const data = await mkdtemp(join(tmpdir(), 'peshi-bench-'))
  const court = await openBoardCourt()
  const [port, sandboxPort, inspectPort] = [await freePort(), await freePort(), await freePort()]
  const settings: Settings = {
    port,
    sandboxPort,
    data,
    env: { SANDBOX_URL: court.url, PESHI_CLOCK: morning.toISOString() },
  }
  const address = `http://127.0.0.1:${port}`
  const streams = openWatchers(address)
  try {
    await (await startServer(settings)).stop()
    const tokens = await signPeopleIn(settings, (warmUp + watchers) / perPerson)
    const inspected = { ...settings.env, NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort}` }
    const server = await startServer({ ...settings, env: inspected })
    await loadAddress(`${address}/api/display_board/hc-allahabad`, {
      connections: 10,
      seconds: 4,
      token: tokens[0] ?? '',
    })
    await streams.add(tokens.slice(0, warmUp))
    await wait(settleMs)
    const before = await memoryInUse(inspectPort)
    const began = performance.now()
    await streams.add(tokens.slice(warmUp))
    await untilLooks(court.askedAt, 4)
    await wait(settleMs)
    const after = await memoryInUse(inspectPort)
    const looked = court.askedAt.filter((at) => at >= began)
    const delays = [...streams.seen]
      .filter(([look]) => (court.askedAt[look - 1] ?? 0) >= began)
      .map(([look, { count, last }]) => ({ count, ms: last - (court.askedAt[look - 1] ?? 0) }))
    const apart = court.askedAt.slice(1).map((at, index) => (at - (court.askedAt[index] ?? 0)) / 1000)
    await server.stop()

    const slowest = Math.max(...delays.map(({ ms }) => ms))
    const reached = Math.min(...delays.map(({ count }) => count))
    const [each, resident] = [after.used - before.used, after.resident - before.resident].map(
      (bytes) => bytes / watchers / 1024,
    ) as [number, number]
    return [
      {
        what: `a board's update reaches all of ${warmUp + watchers} streams on one process`,
        measured: `${Math.round(slowest)} ms, the slowest of ${delays.length}; ${reached} had it`,
        budget: '< 1 s',
        kept: slowest < 1000 && reached === warmUp + watchers,
      },
      {
        what: 'requests to the court while they watch',
        measured: `${looked.length}, at least ${Math.min(...apart).toFixed(1)} s apart`,
        budget: 'one a minute',
        kept: Math.min(...apart) >= 59.5,
      },
      {
        what: 'memory of a watcher',
        measured: `${each.toFixed(1)} KB in use (${resident.toFixed(1)} KB resident)`,
        budget: '< 30 KB',
        kept: each < 30,
      },
    ]
  } finally {
    streams.close()
    court.close()
    await rm(data, { recursive: true, force: true })
  }
}

async function untilLooks(askedAt: readonly number[], count: number) {
  const until = performance.now() + 300_000
  while (askedAt.length < count) {
    if (performance.now() > until) throw new Error(`The board was looked at only ${askedAt.length} times`)
    await wait(200)
  }
  await wait(2000)
}
