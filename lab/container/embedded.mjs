import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../scripts/lib/ports.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { say } from '../../scripts/lib/say.mjs'
import { ask } from '../chaos/people.mjs'
import { check, later, notify } from '../operator/checks.mjs'
import { openFirst } from '../operator/embedded.mjs'
import { blockOf } from '../operator/install.mjs'
import { image as name } from './build-image.mjs'
import { checkConfined, checkMemory, checkStopsInOrder, logOf, waitUntilHealthy } from './inside.mjs'
import { checkMatter, saveMatter, signIn } from './matter.mjs'

const patienceMs = 120_000

/** As the guide says. */
const megabytes = 704

export async function tryEmbedded(docker, project) {
  later(() => docker.docker('volume', 'rm', name))
  later(() => docker.docker('rm', '--force', name))
  const [settings, start] = blockOf('sh', 'docker run -d').split(/^docker build .*\n/m)
  await docker.run('sh', ['-c', settings.replace('you@example.in', 'asha@example.in')], { cwd: project })
  say(`\nOne container with the embedded database and ${megabytes} MB`)
  const port = await findFreePort()
  const base = `http://127.0.0.1:${port}`
  const runOurs = () => docker.run('sh', ['-c', forTest(start, port)], { cwd: project })
  const started = await runOurs()
  check('docker run starts it', started.code === 0, started.output)
  if (!(await waitUntilHealthy(docker, name))) return
  await checkConfined(docker, name, ['/backups'])
  const owner = await openFirst(base, await logOf(docker, name))
  await saveMatter(base, owner)
  await checkMemory(docker, name, megabytes)

  await checkStopsInOrder(docker, name)
  await docker.docker('rm', name)
  await runOurs()
  await waitUntilHealthy(docker, name)
  await checkMatter(base, owner, 'in a new container on the same volume')
  await checkMemory(docker, name, megabytes)
  await backUp(docker, { project, base, owner, port })
}

/** The guide’s own commands, with names and a port of the test’s. */
const forTest = (command, port) =>
  command
    .replace(/(?<!--replace) peshi( \\)?$/gm, ` ${name}$1`)
    .replace('--name peshi', `--name ${name}`)
    .replaceAll('peshi:/var', `${name}:/var`)
    .replace('127.0.0.1:3000:', `127.0.0.1:${port}:`)

/** Makes a backup while Peshi runs, tries it, and restores it as the guide says. */
async function backUp(docker, { project, base, owner, port }) {
  const token = await signIn(base, owner)
  const begun = await ask(base, '/api/installation/backups', { token, method: 'POST' })
  check('Back up now is accepted', begun.status === 200, JSON.stringify(begun))
  const newest = async () => {
    const { reply } = await ask(base, '/api/installation/backups', { token })
    return reply?.data?.last ? reply.data.kept[0] : null
  }
  const made = await until(newest)
  if (!check('Peshi makes a backup while it runs', made, await logOf(docker, name))) return
  await ask(base, '/api/installation/backups/drill', { token, method: 'POST' })
  const drill = await until(
    async () => (await ask(base, '/api/installation/backups', { token })).reply?.data?.drill?.name,
  )
  check('a restore drill in the container passes', drill === made, await logOf(docker, name))
  await checkMemory(docker, name, megabytes)
  const restore = blockOf('sh', 'docker stop peshi').replace(/peshi-\d{4}\S+/, made)
  const restored = await docker.run('sh', ['-c', forTest(restore, port)], { cwd: project })
  check('the backup is restored as the guide says', /Restored what/.test(restored.output), restored.output)
  await waitUntilHealthy(docker, name)
  await checkMatter(base, owner, 'after the restore')
  const { output } = await run('du', ['-sm', join(project, 'backups')], { quiet: true })
  notify('embedded backup, MB', output.split('\t')[0])
}

async function until(seen) {
  const end = Date.now() + patienceMs
  for (;;) {
    const found = await seen()
    if (found || Date.now() > end) return found
    await wait(1000)
  }
}
