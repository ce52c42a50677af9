import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, startServer } from '@peshi/e2e/product'
import { residentMegabytes } from '@peshi/server/platform/files/resident-memory'
import { deepNote, farWorkbook, widePicture } from '../../../packages/server/test/hostile-files.ts'
import type { Measured } from './report.ts'
import { signIn } from './sign-in.ts'

const atOnce = 40
const idleMs = 5000
const readersMegabytes = 2 * 384
const healthMs = 250

export async function benchHostile(): Promise<Measured[]> {
  const data = await mkdtemp(join(tmpdir(), 'peshi-hostile-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const server = await startServer({ port, sandboxPort, data })
  const base = `http://127.0.0.1:${port}`
  try {
    const authorization = `Bearer ${await signIn(base, 'owner@demo.peshi.in')}`
    const ask = (path: string, type: string, body: Uint8Array<ArrayBuffer> | string) =>
      fetch(`${base}${path}`, { method: 'POST', headers: { authorization, 'content-type': type }, body }).then(
        (reply) => reply.arrayBuffer().then(() => reply.status),
      )
    const made = await fetch(`${base}/api/matters/other/create`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'A matter for notes' }),
    })
    const { data: matter, message } = (await made.json()) as { data?: { _id: string }; message?: string }
    if (!matter) throw new Error(`No matter was made: ${message}`)
    const [workbook, picture] = [await farWorkbook(), widePicture()]
    const note = JSON.stringify({ matter_id: matter._id, html: `${deepNote()}words` })
    const attacks: [string, () => Promise<number>][] = [
      ['workbooks', () => ask('/api/imports?name=far.xlsx', 'application/octet-stream', new Uint8Array(workbook))],
      ['pictures', () => ask('/api/users/upload_pic', 'image/png', new Uint8Array(picture))],
      ['notes', () => ask('/api/matters/create_notes', 'application/json', note)],
    ]
    const pid = server.process.pid ?? 0
    const idle = await watch(pid, base, () => wait(idleMs))
    const rows = [rowOf('idle', idle, idle)]
    for (const [what, send] of attacks) {
      const statuses = new Map<number, number>()
      const seen = await watch(pid, base, async () => {
        for (const status of await Promise.all(Array.from({ length: atOnce }, send)))
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
      })
      const answers = [...statuses].map(([status, count]) => `${count}×${status}`).join(' ')
      rows.push(rowOf(`${atOnce} hostile ${what} at once (${answers})`, seen, idle))
    }
    return rows
  } finally {
    await server.stop()
    await rm(data, { recursive: true, force: true })
  }
}

interface Seen {
  megabytes: number
  slowestMs: number
}

function rowOf(what: string, { megabytes, slowestMs }: Seen, idle: Seen): Measured {
  const most = idle.megabytes + readersMegabytes
  return {
    what,
    measured: `${Math.round(megabytes)} MB, health after ${Math.round(slowestMs)} ms at most`,
    budget: `< ${Math.round(most)} MB, < ${healthMs} ms`,
    kept: megabytes < most && slowestMs < healthMs,
  }
}

async function watch(pid: number, base: string, work: () => Promise<unknown>): Promise<Seen> {
  const seen: Seen = { megabytes: 0, slowestMs: 0 }
  let isOver = false
  const looking = (async () => {
    while (!isOver) {
      seen.megabytes = Math.max(seen.megabytes, await treeMegabytes(pid))
      const began = performance.now()
      await fetch(`${base}/healthz`).then((reply) => reply.arrayBuffer())
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - began)
      await wait(20)
    }
  })()
  await work()
  isOver = true
  await looking
  return seen
}

async function treeMegabytes(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const pids = [pid, ...children.split(' ').filter(Boolean).map(Number)]
  const sizes = await Promise.all(pids.map(residentMegabytes))
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0)
}
