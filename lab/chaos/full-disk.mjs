import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startChild, stopChildren } from '../../scripts/lib/children.mjs'
import { findFreePort } from '../../scripts/lib/ports.mjs'
import { isReady } from '../../scripts/lib/ready.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { Refusal, runMain, say } from '../../scripts/lib/say.mjs'
import { ask, openChamber } from './people.mjs'

const size = '192m'
const writes = 200

async function fillDisk() {
  const disk = await mkdtemp(join(tmpdir(), 'peshi-disk-'))
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk], { quiet: true })
  if (mounted.code !== 0) {
    await rm(disk, { recursive: true })
    say('\nA full disk: skipped, because only root on Linux can mount a small one.')
    return 0
  }
  say('\nA disk that fills up under the embedded engine')
  let server = null
  try {
    const port = await findFreePort()
    const address = `http://127.0.0.1:${port}`
    const settings = settingsOf(join(disk, 'data'), port)
    server = await serve(settings, address)
    const chamber = await openChamber(address, 1)
    const before = await writeTasks(address, chamber, 20)
    await fill(join(disk, 'ballast'))
    const full = await writeTasks(address, chamber, writes)
    const read = await ask(address, '/api/model/tasks_collection', { token: chamber.token })
    await rm(join(disk, 'ballast'))
    const after = await writeTasks(address, chamber, 20)
    await stopChildren([server], 30_000)
    server = await serve(settings, address)
    const lost = await countLost(address, chamber, [...before.promised, ...full.promised, ...after.promised])

    const said = [...full.answers].map(([answer, times]) => `${answer} ${times}×`).join(', ')
    say(
      `  full: ${said}; pages ${read.status === 200 ? 'are shown' : 'are not shown'}; with space again ${after.promised.length} of 20 saved; ${lost} lost`,
    )
    const problems = [
      ...((full.answers.get('507 no-room') ?? 0) === 0 ? ['no reply said that the disk is full'] : []),
      ...([...full.answers.keys()].some((answer) => answer !== '200' && answer !== '507 no-room')
        ? [`with a full disk the replies were ${said}`]
        : []),
      ...(read.status !== 200 ? [`existing data could not be read: ${read.status}`] : []),
      ...(after.promised.length < 20 ? ['it did not recover when there was space'] : []),
      ...(lost > 0 ? [`${lost} tasks were acknowledged and are lost`] : []),
    ]
    for (const problem of problems) say(`  WRONG: ${problem}`)
    return problems.length === 0 ? 0 : 1
  } finally {
    if (server) await stopChildren([server], 30_000)
    await run('umount', [disk], { quiet: true })
    await rm(disk, { recursive: true, force: true })
  }
}

const settingsOf = (data, port) => ({
  PESHI_MODE: 'production',
  PESHI_SECRET: randomBytes(48).toString('base64'),
  PESHI_PUBLIC_URL: 'http://127.0.0.1:9',
  PESHI_DATA: data,
  PESHI_MOST_REQUESTS: '1000000',
  LOG_LEVEL: 'fatal',
  DATABASE_URL: '',
  HOST: '127.0.0.1',
  PORT: String(port),
})

async function serve(settings, address) {
  const child = startChild('the server', 'packages/server/src/main.ts', settings)
  const end = Date.now() + 180_000
  while (!(await isReady(`${address}/readyz`))) {
    if (!child.isRunning || Date.now() > end) throw new Refusal('The server did not become ready.')
    await wait(100)
  }
  return child
}

async function writeTasks(address, { token }, count) {
  const [promised, answers] = [[], new Map()]
  for (let turn = 0; turn < count; turn++) {
    const title = `${randomUUID()} ${'with many words '.repeat(10)}`.trim()
    const body = { title, date: '2027-12-01' }
    const { status, reply } = await ask(address, '/api/tasks/', { token, key: randomUUID(), body })
    if (status === 200) promised.push(title)
    const answer = status === 200 ? '200' : `${status} ${reply?.code ?? ''}`.trim()
    answers.set(answer, (answers.get(answer) ?? 0) + 1)
  }
  return { promised, answers }
}

async function fill(file) {
  for (const piece of [1 << 20, 4096]) {
    for (;;) {
      const isWritten = await writeFile(file, Buffer.alloc(piece), { flag: 'a' }).then(
        () => true,
        () => false,
      )
      if (!isWritten) break
    }
  }
}

async function countLost(address, { email, password }, promised) {
  const { reply } = await ask(address, '/api/users/login', { body: { email, password } })
  const found = new Set()
  for (let page = 1; page <= 1 + promised.length / 100; page++) {
    const path = `/api/model/tasks_collection?state=all&perPage=200&page=${page}`
    const list = await ask(address, path, { token: reply.accessToken })
    for (const { title } of list.reply.data) found.add(title)
  }
  return promised.filter((title) => !found.has(title)).length
}

await runMain(fillDisk)
process.exit()
