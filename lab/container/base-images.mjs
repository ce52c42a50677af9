import { copyFile, cp, mkdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { findProgram } from '../../scripts/lib/debian.mjs'
import { root } from '../../scripts/lib/paths.mjs'
import { runNpm } from '../../scripts/lib/run.mjs'
import { say, seconds } from '../../scripts/lib/say.mjs'
import { notify } from '../operator/checks.mjs'

const recipes = join(root, 'lab/container/stand-ins')
const authorities = '/etc/ssl/certs/ca-certificates.crt'

/** Pulls the base images. A Docker of this test's own gets stand-ins, made from Debian's packages, if it cannot pull. */
export async function ensureBaseImages(docker, place) {
  const wanted = await listBaseImages()
  const missing = []
  for (const image of wanted) if ((await docker.docker('image', 'inspect', image)).code !== 0) missing.push(image)
  const pulled = await pull(docker, missing)
  if (pulled.code === 0) return null
  if (!docker.isOwn) return `Docker cannot pull ${missing.join(', ')}: ${pulled.output.split('\n').at(-1)}`
  if (!(await findProgram('mmdebstrap'))) return 'no base images can be pulled, and mmdebstrap is not installed'
  const began = Date.now()
  say(`No images can be pulled. Making stand-ins for ${missing.join(', ')} from Debian’s packages …`)
  const problem = await makeStandIns(docker, missing, join(place, 'stand-ins'))
  notify('stand-ins for the base images, made in', seconds(Date.now() - began))
  return problem
}

async function listBaseImages() {
  const [image, compose] = await Promise.all(
    ['deploy/Dockerfile', 'compose.yaml'].map((name) => readFile(join(root, name), 'utf8')),
  )
  const names = [...image.matchAll(/^FROM (\S+:\S+)/gm), ...compose.matchAll(/^ +image: (\S+:\S+)$/gm)]
  // Debian first: the stand-ins for the others are built on it.
  return [...new Set(names.map(([, name]) => name))].sort((a) => (a.startsWith('debian:') ? -1 : 1))
}

async function pull(docker, images) {
  for (const image of images) {
    const pulled = await docker.docker('pull', '--quiet', image)
    if (pulled.code !== 0) return pulled
  }
  return { code: 0 }
}

async function makeStandIns(docker, images, folder) {
  await cp(recipes, folder, { recursive: true })
  for (const image of images) {
    const [name, tag] = image.split(':')
    const made =
      name === 'debian'
        ? await importDebian(docker, { folder, image })
        : await buildStandIn(docker, { folder, image, name, tag })
    if (made.code !== 0) return `no stand-in for ${image}: ${made.output.split('\n').slice(-5).join(' ')}`
  }
  return null
}

/** Omits what Docker's own `debian:…-slim` omits. */
async function importDebian({ run, docker }, { folder, image }) {
  const [, release] = /:(\w+)/.exec(image)
  const archive = join(folder, 'debian.tar')
  const omitted = ['man', 'doc', 'locale'].map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`)
  const made = await run('mmdebstrap', [
    '--variant=minbase',
    ...omitted,
    release,
    archive,
    'http://deb.debian.org/debian',
  ])
  return made.code === 0 ? docker('import', archive, image) : made
}

async function buildStandIn({ docker }, { folder, image, name, tag }) {
  if (name === 'node') await fetchNode(folder)
  const version = ['--build-arg', `VERSION=${/^[\d.]+/.exec(tag)[0]}`]
  return docker('build', '--network=host', ...version, '-t', image, '-f', join(folder, `${name}.Dockerfile`), folder)
}

/** The Node that Peshi pins, an npm, and the machine's certificate authorities: its proxy may have one of its own. */
async function fetchNode(folder) {
  await copyFile(join(root, 'node_modules/node/bin/node'), join(folder, 'node'))
  await mkdir(join(folder, 'fetched'))
  await runNpm(['install', '--prefix', join(folder, 'fetched'), 'npm@11'], { quiet: true })
  await rename(join(folder, 'fetched/node_modules/npm'), join(folder, 'npm'))
  await copyFile(authorities, join(folder, 'ca-certificates.crt'))
}
