import { access, constants, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pinnedNode, root } from './paths.mjs'
import { run, runNpm } from './run.mjs'
import { Refusal, say, seconds } from './say.mjs'

const oldestNode = 20

const readLock = async (path) => {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text).packages
}

/** Optional packages are left out, because many are for other operating systems. */
export function findMissing(locked, installed, { onlyProduction = false } = {}) {
  return Object.entries(locked)
    .filter(([path, entry]) => path && !entry.link && !entry.optional && path.includes('node_modules/'))
    .filter(([, entry]) => !onlyProduction || !(entry.dev || entry.devOptional))
    .filter(([path, entry]) => installed?.[path]?.version !== entry.version)
    .map(([path]) => path)
}

async function isInstalled(folder, options) {
  const locked = await readLock(join(folder, 'package-lock.json'))
  if (!locked) throw new Refusal('package-lock.json is missing: this is not a whole copy of Peshi.')
  const installed = await readLock(join(folder, 'node_modules/.package-lock.json'))
  return installed !== null && findMissing(locked, installed, options).length === 0
}

const isWritable = (folder) =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )

async function checkPinnedNode() {
  const { code, output } = await run(pinnedNode, ['--version'], { quiet: true })
  if (code === 0) return output
  throw new Refusal(
    [
      'The install went through, but the Node that Peshi pins does not run:',
      `  ${output}`,
      'It is fetched by an install script, so npm must be allowed to run those:',
      '  npm config get ignore-scripts   (must say false)',
      '  npm rebuild node',
    ].join('\n'),
  )
}

/** Needs only npm and Node 20 or later. With `onlyProduction`, packages for building and testing are not installed. */
export async function ensureInstalled(options = {}) {
  const major = Number(process.versions.node.split('.')[0])
  if (major < oldestNode)
    throw new Refusal(
      `Peshi needs Node ${oldestNode} or newer to set itself up; this is Node ${process.versions.node}.`,
    )
  if (await isInstalled(root, options)) {
    await access(pinnedNode).catch(checkPinnedNode)
    return
  }
  if (!(await isWritable(root)))
    throw new Refusal(`Libraries are missing, and this account may not write to ${root}. As its owner: npm ci`)
  say('Installing what is missing (npm ci) …')
  const began = Date.now()
  const { code, output } = await runNpm(
    ['ci', options.onlyProduction ? '--omit=dev' : '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    // Uses the system's Node, because npm may replace the Node that Peshi installs.
    { env: process.env, quiet: true },
  )
  if (code === 127) throw new Refusal('npm was not found. Install Node with npm (https://nodejs.org) and try again.')
  if (code !== 0)
    throw new Refusal(
      `The install failed (npm ci ended with ${code}):\n\n${output}\n\nWith a working connection to the package registry, try again.`,
    )
  say(`Installed in ${seconds(Date.now() - began)}; Node ${await checkPinnedNode()} from here on.`)
}
