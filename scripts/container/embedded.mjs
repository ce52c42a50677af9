import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePort } from '../lib/ports.mjs'
import { run, runNpm } from '../lib/run.mjs'
import { say } from '../lib/say.mjs'
import { check, later, notify } from '../operator/checks.mjs'
import { openFirst } from '../operator/embedded.mjs'
import { blockOf } from '../operator/install.mjs'
import { image as name } from './build-image.mjs'
import { checkConfined, checkMemory, checkStopsInOrder, logOf, waitUntilHealthy } from './inside.mjs'
import { checkMatter, saveMatter } from './matter.mjs'

/** The embedded database is in the same process, which needs most when it creates the database. */
const megabytes = 1536

export async function tryEmbedded(docker, project) {
  say('\nOne container with the embedded database')
  const port = await findFreePort()
  const base = `http://127.0.0.1:${port}`
  const [settings, start] = blockOf('sh', 'docker run -d').split(/^docker build .*\n/m)
  later(() => docker.docker('volume', 'rm', name))
  later(() => docker.docker('rm', '--force', name))
  await docker.run('sh', ['-c', settings], { cwd: project })
  const runOurs = () => docker.run('sh', ['-c', forTest(start, port)], { cwd: project })
  const started = await runOurs()
  check('docker run starts it', started.code === 0, started.output)
  if (!(await waitUntilHealthy(docker, name))) return
  await checkConfined(docker, name)
  const owner = await openFirst(base, await logOf(docker, name))
  await saveMatter(base, owner)
  await checkMemory(docker, name, megabytes)

  await checkStopsInOrder(docker, name)
  await docker.docker('rm', name)
  await runOurs()
  await waitUntilHealthy(docker, name)
  await checkMatter(base, owner, 'in a new container on the same volume')
  await checkMemory(docker, name, megabytes)
  await backUp(docker, project)
}

/** The guide’s own commands, with names and a port of the test’s. */
const forTest = (command, port) =>
  command
    .replace(/ peshi$/gm, ` ${name}`)
    .replace('--name peshi', `--name ${name}`)
    .replaceAll('peshi:/var', `${name}:/var`)
    .replace(' peshi node', ` ${name} node`)
    .replace('127.0.0.1:3000:', `127.0.0.1:${port}:`)

async function backUp(docker, project) {
  const made = await docker.run('sh', ['-c', forTest(blockOf('sh', 'docker stop peshi'))], { cwd: project })
  const backup = made.output.split('\n').findLast((line) => line.startsWith('/backups/'))
  check('a backup is made as the guide says', backup, made.output)
  const again = join(project, 'restored')
  const restored = await runNpm(['run', 'restore', '--', join(project, backup ?? 'none')], {
    quiet: true,
    env: { ...docker.env, PESHI_DATA: again, DATABASE_URL: '' },
  })
  check('npm run restore reads it', restored.code === 0 && /Restored/.test(restored.output), restored.output)
  notify(
    'embedded backup, MB',
    (await run('du', ['-sm', join(project, 'backups')], { quiet: true })).output.split('\t')[0],
  )
  await rm(again, { recursive: true, force: true })
}
