import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { freePort, startSandbox, startServer } from './product.ts'
import { call, findCase, listSandboxCases, type SandboxCase, signIn } from './wire.ts'

export interface CourtDays {
  app: string
  sandbox: string
  /** Indian date and time; `time` is `HH:MM`. */
  moveTo(date: string, time: string, options?: { speed?: number }): Promise<void>
  join(page: Page): Promise<void>
  stop(): Promise<void>
}

const instantOf = (date: string, time: string) => new Date(`${date}T${time}:00+05:30`)

export async function openCourtDays(date: string, time: string): Promise<CourtDays> {
  const data = await mkdtemp(join(tmpdir(), 'peshi-court-days-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const [app, sandbox] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${sandboxPort}`]
  const sites = await startSandbox(sandboxPort)
  await askSandbox(sandbox, '/day', { date, time })
  const server = await startServer({ port, sandboxPort, data }).catch(async (error: unknown) => {
    await sites.stop()
    throw error
  })
  const pages: Page[] = []
  let now = instantOf(date, time)

  async function untilFollowed() {
    for (let tries = 0; tries < 100; tries++) {
      const token = await signIn(app)
      const { body } = await call(app, '/api/call_time', { token })
      const data = body.data as { at: string } | undefined
      if (data && Math.abs(Date.parse(data.at) - now.getTime()) < 60_000) return
      await wait(100)
    }
    throw new Error('The product does not go by the clock of its sandbox')
  }

  return {
    app,
    sandbox,
    async moveTo(day, hour, { speed = 1 } = {}) {
      now = instantOf(day, hour)
      // The pages' clocks are set first. Otherwise a page could get the new day's data while its clock shows the old
      // day.
      for (const page of pages) await page.clock.setFixedTime(now)
      await askSandbox(sandbox, '/day', { date: day, time: hour, speed })
      if (speed === 1) await untilFollowed()
    },
    async join(page) {
      pages.push(page)
      await page.clock.setFixedTime(now)
    },
    async stop() {
      await server.stop()
      await sites.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}

export async function askSandbox(sandbox: string, path: string, body: Record<string, unknown>): Promise<void> {
  const reply = await call(sandbox, `/control/api${path}`, { body })
  if (reply.status !== 200) throw new Error(`The sandbox refused: ${reply.body.message}`)
}

interface RoomCall {
  item: string
  case_id: string | null
  from: string
  to: string
}

export async function predictRoom(sandbox: string, court: string, room: number, date: string): Promise<RoomCall[]> {
  const { body } = await call(sandbox, `/control/api/day/${court}?date=${date}`)
  const { rooms } = body.data as { rooms: { court_no: number; calls: RoomCall[] }[] }
  return rooms.find(({ court_no }) => court_no === room)?.calls ?? []
}

export async function listUnlisted(sandbox: string, court: string, date: string): Promise<SandboxCase[]> {
  const nextWeek = new Date(Date.parse(date) + 7 * 86_400_000).toISOString().slice(0, 10)
  return (await listSandboxCases(sandbox, court)).filter(
    ({ status, next_hearing_date }) =>
      status.toLowerCase() === 'pending' && next_hearing_date !== null && next_hearing_date > nextWeek,
  )
}

export async function follow({ app, sandbox }: CourtDays, wanted: SandboxCase): Promise<string> {
  const token = await signIn(app)
  const matter_id = await findCase(app, sandbox, token, wanted)
  const saved = await call(app, '/api/matters', {
    method: 'PUT',
    token,
    body: { unique_id: wanted.court, matter_id },
  })
  if (saved.status !== 200) throw new Error(`It was not saved: ${saved.body.message}`)
  return (saved.body.data as { title: string }).title
}
