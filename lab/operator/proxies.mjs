import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../scripts/lib/ports.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { say } from '../../scripts/lib/say.mjs'
import { check, later, notify } from './checks.mjs'
import { blockOf, newSettings, startAsUser } from './install.mjs'
import { newDatabase } from './on-postgres.mjs'

const requests = 2000
const everyMs = 50

export async function tryProxies(place, postgres) {
  say('\nBehind nginx and HAProxy')
  const database = await newDatabase(postgres, 'peshi_three')
  const first = await findFourPorts()
  const env = await newSettings(place, 'cluster', {
    DATABASE_URL: database.url,
    PORT: String(first),
    PESHI_REGISTRATION: 'open',
    PESHI_MOST_REQUESTS: '1000000',
    PESHI_CONNECTIONS: '4',
  })
  const ports = [0, 1, 2, 3].map((more) => first + more)
  const cluster = await startAsUser(place, 'npm run cluster', env, ports)
  if (!check('npm run cluster starts', cluster.isUp, cluster.text())) return
  const balancer = await startHaproxy(place, ports)
  const address = await startNginx(place, balancer.port)
  const asked = await ask(address, '/readyz')
  check('nginx and HAProxy forward to Peshi', asked.status === 200, JSON.stringify(asked))
  await wait(500)
  await withoutGap(cluster, address)
  await files(address)
  check(
    'Peshi’s log has the address that nginx saw',
    /"route":"\/api\/users\/register"[^\n]*"address":"127\.0\.0\.2"/.test(cluster.text()),
    cluster.text().slice(-600),
  )
  check('HAProxy logs requests', /GET \/readyz/.test(balancer.text()), balancer.text())
  await slowHeaders('haproxy.cfg', balancer)
  await slowHeaders('haproxy-compose.cfg', await startHaproxy(place, ports, 'haproxy-compose.cfg'))
  await cluster.stop()
}

/** Sends a byte of a header each second, without end, on several connections. */
async function slowHeaders(file, { port }) {
  const begun = Date.now()
  const ends = Array.from({ length: 20 }, async () => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /readyz HTTP/1.1\r\nHost: peshi\r\nX-Slow: '))
    let text = ''
    socket.on('data', (part) => (text += part)).on('error', () => undefined)
    const trickle = setInterval(() => socket.write('a'), 1000)
    const end = setTimeout(() => socket.destroy(), 40_000)
    await new Promise((done) => socket.once('close', done))
    clearInterval(trickle)
    clearTimeout(end)
    return text.split('\r\n')[0]
  })
  const answers = await Promise.all(ends)
  const took = Date.now() - begun
  const isRefused = answers.every((line) => line.includes('408')) && took < 15_000
  check(`${file} refuses headers that arrive slowly`, isRefused, `${took} ms: ${[...new Set(answers)]}`)
}

async function withoutGap(cluster, address) {
  const manager = /kill -USR2 (\d+)/.exec(cluster.text())?.[1]
  const begun = cluster.text().length
  process.kill(Number(manager), 'SIGUSR2')
  const answers = []
  const isReplaced = () => cluster.text().slice(begun).includes('Every process was replaced')
  for (let turn = 0; turn < requests || (!isReplaced() && turn < 3 * requests); turn++) {
    const isWrite = turn % 4 === 0
    answers.push(
      isWrite
        ? ask(address, '/api/users/login', { body: { email: `n${turn}@example.in`, password: 'x' } })
        : ask(address, '/api/courts/health'),
    )
    await wait(everyMs)
  }
  const known = new Set([200, 400, 401, 429])
  const lost = (await Promise.all(answers)).filter(({ status }) => !known.has(status))
  const seen = lost.map(({ status, problem }) => problem ?? status)
  notify(`requests lost of ${answers.length} while every process is replaced`, lost.length)
  check(`0 of ${answers.length} requests are lost`, lost.length === 0, seen.join(', '))
  check('every process was replaced meanwhile', isReplaced(), cluster.text().slice(begun).slice(-300))
}

async function files(address) {
  const person = { name: 'Asha', chamber_name: 'Verma', email: 'asha@example.in', password: 'Rolling-chambers-77' }
  const { reply } = await ask(address, '/api/users/register', { body: person, from: '127.0.0.2' })
  const token = reply?.accessToken
  check('registration works through both proxies', token, JSON.stringify(reply))
  const bytes = Buffer.alloc(4 * 1024 * 1024, 'a line of a note\n')
  const begun = await ask(address, '/api/uploads', { token, body: { key: 'k', name: 'note.txt', size: bytes.length } })
  const sent = await ask(address, `/api/uploads/${begun.reply?.data?._id}?offset=0`, { token, method: 'PUT', bytes })
  check('a part of 4 MB passes both proxies', sent.status === 200, `${sent.status} ${JSON.stringify(sent.reply)}`)
  const stream = await new Promise((done) => {
    const asked = request(`${address}/api/stream`, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) =>
      answer.once('data', () => {
        done(answer.statusCode)
        asked.destroy()
      }),
    )
    asked.on('error', () => done(0))
    asked.setTimeout(30_000, () => done('nothing came'))
    asked.end()
  })
  check('the event stream is not buffered', stream === 200, stream)
}

async function findFourPorts() {
  for (;;) {
    const first = await findFreePort()
    if (first < 60_000) return first
  }
}

async function startHaproxy({ place }, ports, file = 'haproxy.cfg') {
  const port = await findFreePort()
  const shipped = await readFile(new URL(`../../deploy/${file}`, import.meta.url), 'utf8')
  const path = join(place, file)
  await writeFile(
    path,
    shipped
      .replace(':8080', `127.0.0.1:${port}`)
      .replace(/127\.0\.0\.1:3000|api1:3000/, `127.0.0.1:${ports[0]}`)
      .replace(/127\.0\.0\.1:3001|api2:3000/, `127.0.0.1:${ports[1]}`),
  )
  return { port, ...(await keep('haproxy', ['-db', '-f', path])) }
}

async function startNginx({ place }, balancer) {
  const port = await findFreePort()
  const [certificate, key] = [join(place, 'fullchain.pem'), join(place, 'privkey.pem')]
  await run(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=peshi.example.in',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { quiet: true },
  )
  const [server = ''] = blockOf('nginx', 'proxy_pass').split('\nserver {\n  listen 80')
  const site = server
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace('/etc/ssl/peshi/fullchain.pem', certificate)
    .replace('/etc/ssl/peshi/privkey.pem', key)
    .replace('127.0.0.1:3000', `127.0.0.1:${balancer}`)
  const path = join(place, 'nginx.conf')
  await writeFile(
    path,
    `daemon off; user root; pid ${place}/nginx.pid; error_log stderr;\nevents {}\nhttp {\naccess_log off;\n${site}\n}\n`,
  )
  await keep('nginx', ['-c', path, '-e', 'stderr'])
  return `https://127.0.0.1:${port}`
}

async function keep(command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part))
  later(async () => void child.kill('SIGTERM'))
  await wait(2500)
  check(`${command} accepts the shipped file`, child.exitCode === null, text)
  return { text: () => text }
}

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })

function ask(base, path, { method, body, bytes, token, from } = {}) {
  const content = bytes ?? (body && Buffer.from(JSON.stringify(body)))
  const headers = {
    ...(content && {
      'content-type': bytes ? 'application/octet-stream' : 'application/json',
      'content-length': content.length,
    }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  return new Promise((done) => {
    const options = {
      agent: from ? undefined : agent,
      rejectUnauthorized: false,
      localAddress: from,
      method: method ?? (content ? 'POST' : 'GET'),
      headers,
    }
    const asked = request(base + path, options, async (answer) => {
      const text = Buffer.concat(await answer.toArray().catch(() => [])).toString()
      done({ status: answer.statusCode, reply: parse(text) })
    })
    asked.setTimeout(30_000, () => asked.destroy(new Error('no answer')))
    asked.on('error', (error) => done({ status: 0, problem: error.message }))
    asked.end(content)
  })
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
