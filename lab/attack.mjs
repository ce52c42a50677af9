// npm run test:attack: runs tests of known attacks. Then attacks Peshi on this machine with wapiti and sqlmap, if they
// are installed.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { findFreePort } from '../scripts/lib/ports.mjs'
import { startProduct } from '../scripts/lib/product.mjs'
import { run } from '../scripts/lib/run.mjs'
import { Refusal, runMain, say } from '../scripts/lib/say.mjs'
import { runVitest } from '../scripts/lib/vitest.mjs'

const byHand = [
  'packages/server/src/clients/clients/client-reach.api.test.ts',
  'packages/server/src/chamber/account/guessing.api.test.ts',
  'packages/server/src/chamber/account/grants.api.test.ts',
  'packages/server/src/chamber/account/proofs.api.test.ts',
  'packages/server/src/chamber/plans/plans.api.test.ts',
  'packages/server/src/platform/stream/stream.api.test.ts',
  'packages/server/test/public-limits.api.test.ts',
]
const minutes = 5

const queries = [
  '/api/matter_list/matters?page=1&perPage=10&search=ram',
  '/api/clients?page=1&perPage=10&search=ram',
  '/api/search?q=ram',
  '/api/activity?before=2026-11-20T04:00:00Z&before_id=01936f00-0000-7000-8000-000000000000',
]

/** docs/SECURITY.md says why these findings do not count. */
const explained = ['X-XSS-Protection is not set', 'Strict-Transport-Security is not set']

const has = async (program) => (await run('which', [program], { quiet: true })).code === 0

async function signIn(address) {
  const reply = await fetch(`${address}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@demo.peshi.in', password: 'Peshi-demo-1' }),
  })
  const { accessToken, message } = await reply.json()
  if (!accessToken) throw new Refusal(`The demo's owner could not sign in: ${message}`)
  return `Authorization: Bearer ${accessToken}`
}

async function wapiti(address, bearer, folder) {
  const report = join(folder, 'wapiti.json')
  const limits = ['--max-scan-time', String(minutes * 60), '--max-attack-time', '60', '--scope', 'domain']
  await run('wapiti', ['-u', `${address}/`, '-H', bearer, ...limits, '-f', 'json', '-o', report, '--flush-session'])
  const { vulnerabilities } = JSON.parse(await readFile(report, 'utf8'))
  let found = 0
  for (const [kind, each] of Object.entries(vulnerabilities))
    for (const { path, info } of each) {
      const isExplained = explained.includes(info)
      say(`wapiti: ${kind}: ${path}: ${info}${isExplained ? ' (explained)' : ''}`)
      if (!isExplained) found += 1
    }
  return found
}

async function sqlmap(address, bearer, folder) {
  let found = 0
  for (const query of queries) {
    const [name, value] = bearer.split(': ')
    const { status } = await fetch(`${address}${query}`, { headers: { [name]: value } })
    if (status !== 200) throw new Refusal(`${query} answers ${status}: there is nothing to attack.`)
    const options = ['--batch', '--level', '3', '--risk', '2', '--time-limit', String((minutes * 60) / queries.length)]
    const target = ['-u', `${address}${query}`, '-H', bearer, '--output-dir', folder]
    const { output } = await run('sqlmap', [...target, ...options], { quiet: true })
    const isFound = /is vulnerable|identified the following injection point/.test(output)
    say(`sqlmap: ${query}: ${isFound ? 'FOUND' : 'nothing'}`)
    if (isFound) found += 1
  }
  return found
}

async function byPrograms() {
  const programs = [
    ['wapiti', wapiti],
    ['sqlmap', sqlmap],
  ]
  const there = []
  for (const [name, attack] of programs)
    if (await has(name)) there.push(attack)
    else say(`Left out: ${name} is not installed (apt-get install ${name}).`)
  if (there.length === 0) return 0
  const folder = await mkdtemp(join(tmpdir(), 'peshi-attack-'))
  const [port, sandboxPort] = [await findFreePort(), await findFreePort()]
  const product = await startProduct({ port, sandboxPort, dataDirectory: join(folder, 'data') })
  try {
    if (!product.ready) throw new Refusal('The product did not start.')
    let found = 0
    for (const attack of there) found += await attack(product.address, await signIn(product.address), folder)
    return found
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function attackAll() {
  await ensureInstalled()
  const { code, passed, failed } = await runVitest(['--project', 'api', '--retry', '0', ...byHand], {})
  say(`By hand: ${passed} withstood, ${failed} did not.`)
  const found = await byPrograms()
  say(`By programs: ${found} found.`)
  return code === 0 && found === 0 ? 0 : 1
}

await runMain(attackAll)
process.exit()
