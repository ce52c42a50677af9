import { mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/lib/paths.mjs'
import { run, runNpm } from '../../scripts/lib/run.mjs'
import { Refusal, say, seconds } from '../../scripts/lib/say.mjs'

const git = (...args) => run('git', args, { quiet: true })

/** The newest release before this commit; the commit of a release is compared with the release before it. */
async function findLastTag() {
  const describe = (commit) => git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', commit)
  const { code, output: tag } = await describe('HEAD')
  if (code !== 0)
    throw new Refusal(
      'There is no tag v… of a release to upgrade from. Fetch the tags (git fetch --tags), or name a commit: npm run test:upgrade -- --from COMMIT',
    )
  const [own, tagged] = [await git('rev-parse', 'HEAD'), await git('rev-parse', `${tag}^{commit}`)]
  if (own.output !== tagged.output) return tag
  const before = await describe('HEAD^')
  return before.code === 0 ? before.output : tag
}

/** Unpacks, installs and builds a revision in a temporary folder. */
export async function openOldVersion(revision) {
  const name = revision ?? (await findLastTag())
  const commit = await git('rev-parse', '--verify', `${name}^{commit}`)
  if (commit.code !== 0)
    throw new Refusal(`There is no commit ${name} here. Fetch it (git fetch --tags), or name another one with --from.`)
  const folder = await mkdtemp(join(tmpdir(), 'peshi-old-version-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const began = Date.now()
    const unpacked = await run('sh', ['-c', `git archive ${commit.output} | tar -x -C '${folder}'`], { quiet: true })
    if (unpacked.code !== 0) throw new Refusal(`${name} could not be unpacked: ${unpacked.output}`)
    await install(folder)
    const built = await runNpm(['run', 'build'], { quiet: true, cwd: folder })
    if (built.code !== 0) throw new Refusal(`${name} could not be built:\n\n${built.output}`)
    say(`${name} (${commit.output.slice(0, 9)}) installed and built in ${seconds(Date.now() - began)}`)
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    return { name, version, folder, server: join(folder, 'packages/server/src/main.ts'), remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function install(folder) {
  const [old, own] = await Promise.all(
    [folder, root].map((place) => readFile(join(place, 'package-lock.json'), 'utf8')),
  )
  if (withoutVersions(old) === withoutVersions(own)) {
    for (const path of ['node_modules', 'packages/web/node_modules']) await linkPackages(path, folder)
    return
  }
  const installed = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: process.env,
    quiet: true,
    cwd: folder,
  })
  if (installed.code !== 0) throw new Refusal(`npm ci of the old version failed:\n\n${installed.output}`)
}

/** Without the versions of Peshi's own packages, which change with each release. */
function withoutVersions(lock) {
  const { packages } = JSON.parse(lock)
  for (const [path, entry] of Object.entries(packages)) if (!path.includes('node_modules')) delete entry.version
  return JSON.stringify(packages)
}

/** Links each package on its own, because Peshi's packages must be those of the old version. */
async function linkPackages(path, folder) {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => [])
  await mkdir(join(folder, path), { recursive: true })
  for (const entry of entries) {
    const [from, to] = [join(root, path, entry.name), join(folder, path, entry.name)]
    if (entry.isSymbolicLink()) await symlink(await readlink(from), to)
    else if (entry.name.startsWith('@')) await linkPackages(join(path, entry.name), folder)
    else if (entry.name !== '.cache') await symlink(from, to)
  }
}
