import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'
import { say } from './say.mjs'

export const isExecutable = (path) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

/** The path of a program that can be called by its name, or null. */
export async function findProgram(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
    const path = join(folder, name)
    if (await isExecutable(path)) return path
  }
  return null
}

/** Installs packages where this is root on Debian, and nothing elsewhere. */
export async function installOnDebian(packages) {
  if (process.getuid?.() !== 0 || !(await isExecutable('/usr/bin/apt-get'))) return
  say(`Installing (apt-get install ${packages.join(' ')}) …`)
  const install = () =>
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
      quiet: true,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  let { code, output } = await install()
  if (code !== 0) {
    // On a fresh machine the package lists are empty.
    await run('apt-get', ['update', '-q'], { quiet: true })
    ;({ code, output } = await install())
  }
  if (code !== 0) say(output.split('\n').slice(-5).join('\n'))
}
