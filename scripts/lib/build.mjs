import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pinnedEnv, root } from './paths.mjs'
import { runNpm } from './run.mjs'
import { Refusal, say, seconds } from './say.mjs'

const sources = ['packages/web', 'packages/contract', 'package-lock.json']
const built = join(root, 'packages/web/dist/index.html')
const stamp = join(root, 'node_modules/.cache/peshi-web-build')
const skipped = new Set(['node_modules', 'dist'])

async function* listFiles(path) {
  if ((await stat(path)).isFile()) {
    yield path
    return
  }
  const names = (await readdir(path)).filter((name) => !skipped.has(name)).sort()
  for (const name of names) yield* listFiles(join(path, name))
}

async function hashSources() {
  const hash = createHash('sha256')
  for (const source of sources)
    for await (const file of listFiles(join(root, source))) {
      hash.update(`${file}\0`)
      hash.update(await readFile(file))
    }
  return hash.digest('hex')
}

/** Builds the web app unless its sources are those of the last build. The server needs no build. */
export async function ensureBuilt() {
  const now = await hashSources()
  const before = await readFile(stamp, 'utf8').catch(() => '')
  const isThere = await stat(built).then(
    () => true,
    () => false,
  )
  if (isThere && before === now) return
  say('Building the web app …')
  const began = Date.now()
  const { code, output } = await runNpm(['run', 'build', '--loglevel=error', '-w', '@peshi/web'], {
    env: pinnedEnv(),
    quiet: true,
  })
  if (code !== 0) throw new Refusal(`The web app does not build:\n\n${output}`)
  await mkdir(join(stamp, '..'), { recursive: true })
  await writeFile(stamp, now)
  say(`Built in ${seconds(Date.now() - began)}.`)
}
