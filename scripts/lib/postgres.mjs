import { spawn } from 'node:child_process'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from './ports.mjs'
import { run } from './run.mjs'

const oldest = 15

async function listFolders() {
  const debian = '/usr/lib/postgresql'
  const versions = await readdir(debian).catch(() => [])
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, 'bin'))
  return [...newestFirst, ...(process.env.PATH ?? '').split(delimiter).filter(Boolean)]
}

async function findPostgres() {
  for (const folder of await listFolders()) {
    if ((await run(join(folder, 'initdb'), ['--version'], { quiet: true })).code !== 0) continue
    const { code, output } = await run(join(folder, 'postgres'), ['--version'], { quiet: true })
    if (code === 0 && Number(/ (\d+)/.exec(output)?.[1]) >= oldest) return { folder, version: output }
  }
  return null
}

/** PostgreSQL refuses to run as root. */
async function chooseUser() {
  if (process.getuid?.() !== 0) return { prefix: [] }
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, name], { quiet: true })))
    if (uid.code !== 0 || gid.code !== 0) continue
    const ids = { uid: Number(uid.output), gid: Number(gid.output) }
    if ((await run('setpriv', ['--version'], { quiet: true })).code === 0)
      return { ...ids, prefix: ['setpriv', `--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups'] }
    if ((await run('runuser', ['--version'], { quiet: true })).code === 0)
      return { ...ids, prefix: ['runuser', '-u', name, '--'] }
  }
  return null
}

async function waitUntilUp(folder, port, server) {
  const end = Date.now() + 30_000
  while (server.exitCode === null && Date.now() < end) {
    const { code } = await run(join(folder, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)], {
      quiet: true,
    })
    if (code === 0) return true
    await wait(100)
  }
  return false
}

/**
 * Uses the server of TEST_DATABASE_URL, or starts a new one. Returns `{ url, name, stop }`, or `{ skipped }` with the
 * reason.
 * With `isDurable`, a new server keeps its data in a crash, and the result has `restart`.
 */
export async function openTestPostgres({ isDurable = false } = {}) {
  const given = process.env.TEST_DATABASE_URL
  if (given && !isDurable) return { url: given, name: 'the one of TEST_DATABASE_URL', stop: async () => undefined }
  const found = await findPostgres()
  if (!found) return { skipped: `no PostgreSQL ${oldest} or newer was found (set TEST_DATABASE_URL to use one)` }
  const user = await chooseUser()
  if (!user) return { skipped: 'PostgreSQL refuses to run as root, and no other user could be taken on' }

  const directory = await mkdtemp(join(tmpdir(), 'peshi-postgres-'))
  const discard = () => rm(directory, { recursive: true, force: true })
  if (user.uid !== undefined) await chown(directory, user.uid, user.gid)
  const [command, ...prefix] = [...user.prefix, join(found.folder, 'initdb')]
  const data = join(directory, 'data')
  const init = await run(
    command,
    [...prefix, '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { quiet: true, cwd: directory },
  )
  if (init.code !== 0) {
    await discard()
    return { skipped: `initdb failed: ${init.output.split('\n').at(-1)}` }
  }

  const port = await findFreePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
  if (!isDurable) settings.push('fsync=off', 'full_page_writes=off', 'synchronous_commit=off')
  const [program, ...rest] = [...user.prefix, join(found.folder, 'postgres')]
  let complaints = ''
  const open = () => {
    const server = spawn(
      program,
      [...rest, '-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    server.stderr.on('data', (part) => {
      complaints = (complaints + part).slice(-2000)
    })
    return { server, ended: new Promise((done) => server.once('close', done).once('error', done)) }
  }
  let running = open()
  const endWithUs = () => running.server.kill('SIGINT')
  process.once('exit', endWithUs)
  // On SIGTERM, PostgreSQL would wait until its clients disconnect.
  const end = async () => {
    running.server.kill('SIGINT')
    await running.ended
  }
  const stop = async () => {
    process.off('exit', endWithUs)
    await end()
    await discard()
  }
  const restart = async () => {
    await end()
    running = open()
    return waitUntilUp(found.folder, port, running.server)
  }
  if (await waitUntilUp(found.folder, port, running.server))
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      name: found.version,
      folder: found.folder,
      pid: () => running.server.pid,
      restart,
      pause: end,
      async resume() {
        running = open()
        return waitUntilUp(found.folder, port, running.server)
      },
      stop,
    }
  await stop()
  return { skipped: `PostgreSQL did not start: ${complaints.trim().split('\n').at(-1)}` }
}
