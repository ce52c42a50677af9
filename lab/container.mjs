// npm run test:container [-- --in FOLDER]: builds the image, runs it with both databases and brings compose.yaml up, as
// docs/OPERATIONS.md says. Uses the Docker of this machine. As root on Debian, starts one of its own if none answers.
// With `--in`, later tests with the same FOLDER use its images again.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { runMain, say } from '../scripts/lib/say.mjs'
import { ensureBaseImages } from './container/base-images.mjs'
import { buildImage } from './container/build-image.mjs'
import { tryCompose } from './container/compose.mjs'
import { openDocker } from './container/docker.mjs'
import { tryEmbedded } from './container/embedded.mjs'
import { closeAll, later, sayResult } from './operator/checks.mjs'

async function tryContainers() {
  const { in: kept } = parseArgs({ options: { in: { type: 'string' } } }).values
  await ensureInstalled()
  try {
    const place = await mkdtemp(join(tmpdir(), 'peshi-container-'))
    later(() => rm(place, { recursive: true, force: true }))
    const docker = await openDocker(kept ? resolve(kept) : join(place, 'docker'))
    const missing = docker.missing ?? (await ensureBaseImages(docker, place))
    if (missing) {
      say(`Skipped: ${missing}.`)
      return 0
    }
    const project = await buildImage(docker, join(place, 'peshi'))
    if (project) {
      await tryEmbedded(docker, project)
      await tryCompose(docker, project)
    }
  } finally {
    await closeAll()
  }
  return sayResult()
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => closeAll().then(() => process.exit(130)))
await runMain(tryContainers)
process.exit()
