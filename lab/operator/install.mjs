import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../../scripts/lib/paths.mjs'
import { findFreePort } from '../../scripts/lib/ports.mjs'
import { isReady } from '../../scripts/lib/ready.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { say } from '../../scripts/lib/say.mjs'
import { check, later, notify } from './checks.mjs'

const clean = { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'de_DE.UTF-8', TZ: 'America/New_York' }

const guide = await readFile(join(root, 'docs/OPERATIONS.md'), 'utf8')

export function inGuide(command) {
  if (!guide.includes(command)) check(`the guide says: ${command}`, false, 'it does not')
  return command
}

export function blockOf(language, words) {
  const blocks = [...guide.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text]) => text)
  return blocks.find((text) => text.includes(words)) ?? ''
}

export async function followInstall(kept) {
  say('\nThe guide, from its first step')
  const place = await mkdtemp(join(tmpdir(), 'peshi-operator-'))
  later(() => rm(place, { recursive: true, force: true }))
  await chmod(place, 0o755)
  const opt = kept ? resolve(kept) : join(place, 'opt')
  const isInstalled = await isDirectory(join(opt, 'node_modules'))
  await mkdir(opt, { recursive: true })
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'nobody'], { quiet: true })).output)),
  )
  if (isInstalled) return { place, opt, uid, gid }

  await copyProject(opt)
  const asRoot = (command) =>
    run('sh', ['-c', inGuide(command)], {
      quiet: true,
      cwd: opt,
      env: { ...clean, HOME: '/root', PATH: process.env.PATH },
    })
  const built = await asRoot('npm ci && npm run build')
  check('root installs and builds', built.code === 0, built.output)
  notify('installed with everything, MB', await megabytes(join(opt, 'node_modules')))
  const slim = await asRoot('npm ci --omit=dev')
  check('npm ci --omit=dev', slim.code === 0, slim.output)
  notify('installed with what production needs, MB', await megabytes(join(opt, 'node_modules')))
  const heavy = await run(
    'sh',
    ['-c', 'ls node_modules | grep -cE "^(react|vite|playwright-core|lighthouse|smtp-server|@mantine)$"'],
    { quiet: true, cwd: opt },
  )
  check('no package of the browser, the sandbox or the tools is left', heavy.output === '0', heavy.output)
  return { place, opt, uid, gid }
}

export async function copyProject(into) {
  const listed = await run('git', ['ls-files', '-co', '--exclude-standard', '-z'], { quiet: true })
  for (const name of listed.output.split('\0').filter(Boolean))
    await cp(join(root, name), join(into, name)).catch(() => undefined)
}

const isDirectory = (path) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )

const megabytes = async (folder) => (await run('du', ['-sm', folder], { quiet: true })).output.split('\t')[0]

export async function newSettings({ place, uid, gid }, name, more = {}) {
  const data = join(place, name)
  await mkdir(data, { mode: 0o700, recursive: true })
  await chown(data, uid, gid)
  const port = await findFreePort()
  return {
    ...clean,
    PESHI_SECRET: randomBytes(48).toString('base64'),
    PESHI_PUBLIC_URL: 'https://peshi.example.in',
    PESHI_TRUST_PROXY: '127.0.0.1',
    PESHI_DATA: data,
    PESHI_REGISTRATION: 'closed',
    PESHI_METRICS_TOKEN: randomBytes(30).toString('base64url'),
    HOST: '127.0.0.1',
    PORT: String(port),
    // npm writes into HOME, which must not be on the disk of PESHI_DATA: one test fills this disk.
    HOME: place,
    ...more,
  }
}

export function asUser({ opt, uid, gid }, command, env) {
  inGuide(command.replace(/ --replace( \S+)?$/, '').replace(/ \S*[/@]\S*/g, ''))
  const child = spawn('sh', ['-c', command], { cwd: opt, env, uid, gid, stdio: ['ignore', 'pipe', 'pipe'] })
  return ending(child)
}

function ending(child) {
  const parts = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part))
  return new Promise((done) =>
    child.once('close', (code) => done({ code, output: Buffer.concat(parts).toString().trim() })),
  )
}

export async function startAsUser({ opt, uid, gid }, command, env, ports = [env.PORT]) {
  inGuide(command)
  const child = spawn('sh', ['-c', `exec ${command}`], {
    cwd: opt,
    env,
    uid,
    gid,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part))
  let isRunning = true
  const ended = new Promise((done) => child.once('close', done)).then((code) => {
    isRunning = false
    return code
  })
  const stop = async () => {
    if (isRunning) child.kill('SIGTERM')
    const late = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), 40_000)
    await ended
    clearTimeout(late)
  }
  later(stop)
  const end = Date.now() + 180_000
  let isUp = false
  while (isRunning && !isUp && Date.now() < end) {
    isUp = (await Promise.all(ports.map((port) => isReady(`http://127.0.0.1:${port}/readyz`)))).every(Boolean)
    if (!isUp) await wait(200)
  }
  return { isUp, ended, stop, pid: child.pid, lines: () => text.split('\n'), text: () => text }
}

export async function failsWith(place, what, env, sentence) {
  const { code, output } = await asUser(place, 'npm run serve', env)
  check(
    `${what}: a message without a stack trace`,
    code !== 0 && sentence.test(output) && !/\n\s+at /.test(output),
    output,
  )
}

export const writeFor = async ({ uid, gid }, path, text) => {
  await writeFile(path, text)
  await chown(path, uid, gid)
}
