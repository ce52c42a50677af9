import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram, isExecutable } from './debian.mjs'
import { root } from './paths.mjs'
import { run } from './run.mjs'

const kept = join(root, 'node_modules/.cache/promtool')

/**
 * Null if there is no promtool. Debian's package is only extracted, because its installation would start Prometheus.
 */
export async function ensurePromtool() {
  const found = await findProgram('promtool')
  if (found) return found
  if (await isExecutable(kept)) return kept
  if (!(await isExecutable('/usr/bin/apt-get'))) return null
  const folder = await mkdtemp(join(tmpdir(), 'peshi-promtool-'))
  try {
    const download = () => run('apt-get', ['download', '-q', 'prometheus'], { quiet: true, cwd: folder })
    if ((await download()).code !== 0) {
      await run('apt-get', ['update', '-q'], { quiet: true })
      await download()
    }
    const [name] = await readdir(folder)
    if (!name || (await run('dpkg-deb', ['-x', name, 'unpacked'], { quiet: true, cwd: folder })).code !== 0) return null
    await mkdir(join(kept, '..'), { recursive: true })
    await run('cp', [join(folder, 'unpacked/usr/bin/promtool'), `${kept}.part`], { quiet: true })
    await rename(`${kept}.part`, kept)
    return kept
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
