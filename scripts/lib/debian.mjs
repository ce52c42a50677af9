import { access, constants, rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'
import { say } from './say.mjs'

export const isExecutable = (path) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

export async function findProgram(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
    const path = join(folder, name)
    if (await isExecutable(path)) return path
  }
  return null
}

const policy = '/usr/sbin/policy-rc.d'

/** Does nothing without root or Debian. With `startsServices: false`, the packages' services are not started. */
export async function installOnDebian(packages, { startsServices = true } = {}) {
  if (process.getuid?.() !== 0 || !(await isExecutable('/usr/bin/apt-get'))) return
  const missing = await Promise.all(packages.map((name) => run('dpkg', ['-s', name], { quiet: true })))
  if (missing.every(({ code }) => code === 0)) return
  const keepsDown = !startsServices && !(await isExecutable(policy))
  if (keepsDown) await writeFile(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    await install(packages)
  } finally {
    if (keepsDown) await rm(policy)
  }
}

async function install(packages) {
  say(`Installing (apt-get install ${packages.join(' ')}) …`)
  const attempt = () =>
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
      quiet: true,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  let { code, output } = await attempt()
  if (code !== 0) {
    await run('apt-get', ['update', '-q'], { quiet: true })
    ;({ code, output } = await attempt())
  }
  if (code !== 0) say(output.split('\n').slice(-5).join('\n'))
}
