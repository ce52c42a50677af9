import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { say, seconds } from '../../scripts/lib/say.mjs'
import { check, later, notify } from '../operator/checks.mjs'
import { copyProject, inGuide } from '../operator/install.mjs'

/** These names differ from those of an installation on the same Docker, so the test cannot replace its image. */
export const image = 'peshi-test'

/** Copies the project, because the guide writes settings and backups into its folder. Returns null if a check failed. */
export async function buildImage(docker, project) {
  say('\nThe image')
  await copyProject(project)
  const compose = join(project, 'compose.yaml')
  await writeFile(compose, (await readFile(compose, 'utf8')).replace('image: peshi\n', `image: ${image}\n`))
  await writeFile(join(project, '.env'), 'PESHI_SECRET=left in the folder')
  const began = Date.now()
  const command = inGuide('docker build -t peshi -f deploy/Dockerfile .').replace('-t peshi', `-t ${image}`)
  // A Docker of the test's own has no firewall rules, so its bridge does not reach the internet.
  const built = await docker.run('sh', ['-c', command.replace('build', 'build --network=host')], { cwd: project })
  if (!check('deploy/Dockerfile builds', built.code === 0, built.output.slice(-600))) return null
  notify('image built in', seconds(Date.now() - began))
  if (!docker.isOwn) later(() => docker.docker('rmi', image))
  await checkContents(docker)
  return project
}

async function checkContents({ docker }) {
  const inImage = async (command) => (await docker('run', '--rm', '--network=none', image, 'sh', '-c', command)).output
  const { output: bytes } = await docker('image', 'inspect', '--format', '{{.Size}}', image)
  notify('image, MB', Math.round(Number(bytes) / 1e6))
  notify('of it: node_modules, MB', await inImage('du -sm node_modules | cut -f1'))
  notify('of it: Peshi’s own files, MB', await inImage('du -sm --exclude=node_modules . | cut -f1'))
  const left = await inImage(
    'find . -path ./node_modules -prune -o -name "*.test.*" -print -o -name "*.md" -print -o -name ".env" -print -o -name sandbox -print',
  )
  check('the image has no tests, documents, sandbox or settings', left === '', left)
  const heavy = await inImage('ls node_modules | grep -E "^(react|vite|vitest|typescript|playwright-core|@mantine)$"')
  check('the image has no packages of the browser or the tools', heavy === '', heavy)
}
