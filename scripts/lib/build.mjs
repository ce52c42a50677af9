import { createHash } from 'node:crypto'
import { access, constants, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pinnedEnv, root } from './paths.mjs'
import { runNpm } from './run.mjs'
import { Refusal, say, seconds } from './say.mjs'

const sources = ['packages/web', 'packages/companion', 'packages/contract', 'package-lock.json']
const built = ['packages/web/dist/index.html', 'packages/companion/dist/manifest.json'].map((file) => join(root, file))
/** Marks a finished build. In node_modules, `npm ci` would delete this file. */
const stamp = join(root, 'packages/web/.built')
const skipped = new Set(['node_modules', 'dist', '.built'])

async function* listFiles(path) {
  if ((await stat(join(root, path))).isFile()) {
    yield path
    return
  }
  const names = (await readdir(join(root, path))).filter((name) => !skipped.has(name)).sort()
  for (const name of names) yield* listFiles(join(path, name))
}

async function hashSources() {
  const hash = createHash('sha256')
  for (const source of sources)
    for await (const file of listFiles(source)) {
      hash.update(`${file}\0`)
      hash.update(await readFile(join(root, file)))
    }
  return hash.digest('hex')
}

const isThere = (path, mode = constants.F_OK) =>
  access(path, mode).then(
    () => true,
    () => false,
  )

/** With `quick`, a build for this machine only is enough: without compressed files and the check of old browsers. */
export async function isBuilt({ quick = false } = {}) {
  const areThere = await Promise.all(built.map((file) => isThere(file)))
  if (!areThere.every(Boolean)) return false
  const [sourcesThen, kind] = (await readFile(stamp, 'utf8').catch(() => '')).split(' ')
  return (quick || kind === 'full') && sourcesThen === (await hashSources())
}

export async function ensureBuilt({ quick = false } = {}) {
  if (await isBuilt({ quick })) return
  if (!(await isThere(join(root, 'packages/web'), constants.W_OK)))
    throw new Refusal(
      `The web app is not built, and this account may not write to ${root}. As its owner: npm run build`,
    )
  say('Building the web app …')
  const began = Date.now()
  const packages = ['-w', '@peshi/web', '-w', '@peshi/companion']
  const { code, output } = await runNpm(
    ['run', 'build', '--loglevel=error', ...packages, ...(quick ? ['--', '--mode', 'quick'] : [])],
    {
      env: pinnedEnv(),
      quiet: true,
    },
  )
  if (code !== 0) throw new Refusal(`The web app does not build:\n\n${output}`)
  await writeFile(stamp, `${await hashSources()} ${quick ? 'quick' : 'full'}`)
  say(`Built in ${seconds(Date.now() - began)}.`)
}
