import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePort } from '../../scripts/lib/ports.mjs'
import { isReady } from '../../scripts/lib/ready.mjs'
import { say, seconds } from '../../scripts/lib/say.mjs'
import { check, later, notify } from '../operator/checks.mjs'
import { openFirst } from '../operator/embedded.mjs'
import { blockOf, inGuide } from '../operator/install.mjs'
import { checkConfined, checkMemory, checkStopsInOrder, logOf, waitUntilHealthy } from './inside.mjs'
import { checkMatter, saveMatter } from './matter.mjs'

const megabytes = 512

export async function tryCompose(docker, project) {
  say('\ncompose.yaml: two API processes, two workers, PostgreSQL and HAProxy')
  const port = await findFreePort()
  const base = `http://127.0.0.1:${port}`
  const path = join(project, 'compose.yaml')
  await writeFile(path, (await readFile(path, 'utf8')).replace('127.0.0.1:8080:', `127.0.0.1:${port}:`))
  const [program, ...first] = docker.composeCommand
  const compose = (...args) => docker.run(program, [...first, ...args], { cwd: project })
  const [settings] = blockOf('sh', 'docker compose up -d --build').split(/^docker compose/m)
  await docker.run('sh', ['-c', settings], { cwd: project })
  later(() => compose('down', '--volumes'))

  const began = Date.now()
  const up = await compose('up', '-d')
  check('compose starts every service', up.code === 0, up.output.slice(-600))
  notify('compose up, until it returns', seconds(Date.now() - began))
  if (!(await areHealthy(docker, compose))) return
  const containers = await listOurs(docker, compose)
  for (const container of containers) await checkConfined(docker, container)
  const [api1] = containers
  const owner = await openFirst(base, await logOf(docker, api1))
  await saveMatter(base, owner)
  await checkForwarded(docker, base, containers)

  await checkStopsInOrder(docker, api1)
  check('HAProxy still answers through the other process', await isReady(`${base}/readyz`))
  for (const container of containers) if (container !== api1) await checkMemory(docker, container, megabytes)
  const replaced = await compose('up', '-d', '--force-recreate')
  check('compose replaces every container', replaced.code === 0, replaced.output.slice(-600))
  await areHealthy(docker, compose)
  await checkMatter(base, owner, 'in new containers on the same volumes')
  await backups({ docker, compose, project, base, owner })
  for (const container of await listOurs(docker, compose)) await checkMemory(docker, container, megabytes)
}

async function namesOf({ docker }, compose, ...services) {
  const names = []
  for (const service of services) {
    const ids = (await compose('ps', '-q', service)).output.split('\n').filter((line) => /^[\da-f]{12,}$/.test(line))
    for (const id of ids) names.push((await docker('inspect', '--format', '{{.Name}}', id)).output.slice(1))
  }
  return names
}

/** The containers that run Peshi, `api1` first. */
const listOurs = (docker, compose) => namesOf(docker, compose, 'api1', 'api2', 'worker')

async function areHealthy(docker, compose) {
  const healthy = []
  for (const container of await namesOf(docker, compose, 'database', 'api1', 'api2', 'worker'))
    healthy.push(await waitUntilHealthy(docker, container))
  return check('five containers have a health check', healthy.length === 5, healthy.length) && healthy.every(Boolean)
}

/** Docker's bridge is the only sender that HAProxy and Peshi trust. */
async function checkForwarded(docker, base, containers) {
  const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }
  await fetch(`${base}/api/courts/health`, { headers })
  const logs = await Promise.all(containers.map((container) => logOf(docker, container)))
  const line = logs.join('\n').match(/.*"route":"\/api\/courts\/health".*/)?.[0]
  check('Peshi’s log has the address that the proxy forwards', line?.includes('"address":"203.0.113.7"'), line)
}

async function backups({ docker, compose, project, base, owner }) {
  const made = await compose('run', '--rm', 'backup')
  const backup = made.output
    .split('\n')
    .findLast((line) => line.trim().startsWith('/backups/'))
    ?.trim()
  check('the backup service makes a backup', backup, made.output)
  await compose(...inGuide('docker compose stop api1 api2 worker').split(' ').slice(2))
  const restored = await compose('run', '--rm', 'backup', 'restore', backup, '--replace', 'peshi')
  check('the backup is restored over the database', /Restored what/.test(restored.output), restored.output)
  await compose('up', '-d')
  await areHealthy(docker, compose)
  await checkMatter(base, owner, 'after the restore')
  const { output } = await docker.run('du', ['-sm', join(project, 'backups')])
  notify('backups, MB', output.split('\t')[0])
}
