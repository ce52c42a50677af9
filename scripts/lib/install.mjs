import { createHash } from 'node:crypto'
import { access, constants, readdir, readFile, rm, writeFile } from 'node:fs/promises'
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

/** `npm start` installs their packages only. Tests, types and lint need those of the root and of the others too. */
export const workspacesToRun = ['contract', 'courts', 'sandbox', 'server', 'web', 'companion']
const running = workspacesToRun.flatMap((name) => ['-w', `@peshi/${name}`])
const headersOfNode = join(`node-${process.platform}-${process.arch}`, 'include')
/** Says for which lock file the packages of `npm start` were installed. `npm ci` deletes it with its folder. */
const runningStamp = join(root, 'node_modules/.peshi-running')

const hashOfLock = async () =>
  createHash('sha256')
    .update(await readFile(join(root, 'package-lock.json')))
    .digest('hex')

const isInstalledToRun = async () => (await readFile(runningStamp, 'utf8').catch(() => '')) === (await hashOfLock())

/** Source maps of libraries and headers of Node: a fifth of all bytes, and nothing reads them. */
async function removeDebugFiles(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    const isUnneeded = entry.isFile() ? entry.name.endsWith('.map') : path.endsWith(headersOfNode)
    if (isUnneeded) await rm(path, { recursive: true })
    else if (entry.isDirectory()) await removeDebugFiles(path)
  }
}

/** An `npm start` that runs meanwhile keeps its packages: only `npm ci` would delete them. */
async function commandOf({ onlyProduction, onlyRunning }) {
  if (onlyProduction) return ['ci', '--omit=dev']
  if (onlyRunning) return ['ci', '--include=dev', ...running]
  return (await isInstalledToRun()) ? ['install', '--no-save', '--include=dev'] : ['ci', '--include=dev']
}

/**
 * Needs only npm and Node 20 or later. With `onlyProduction`, packages for building and testing are not installed; with
 * `onlyRunning`, only those for testing are left out.
 */
export async function ensureInstalled(options = {}) {
  const major = Number(process.versions.node.split('.')[0])
  if (major < oldestNode)
    throw new Refusal(
      `Peshi needs Node ${oldestNode} or newer to set itself up; this is Node ${process.versions.node}.`,
    )
  if ((options.onlyRunning && (await isInstalledToRun())) || (await isInstalled(root, options))) {
    await access(pinnedNode).catch(checkPinnedNode)
    return
  }
  if (!(await isWritable(root)))
    throw new Refusal(`Libraries are missing, and this account may not write to ${root}. As its owner: npm ci`)
  const command = await commandOf(options)
  say(`Installing what is missing (npm ${command[0]}) …`)
  const began = Date.now()
  const { code, output } = await runNpm(
    [...command, '--no-audit', '--no-fund', '--loglevel=error'],
    // Uses the system's Node, because npm may replace the Node that Peshi installs.
    { env: process.env, quiet: true },
  )
  if (code === 127) throw new Refusal('npm was not found. Install Node with npm (https://nodejs.org) and try again.')
  if (code !== 0)
    throw new Refusal(
      `The install failed (npm ${command[0]} ended with ${code}):\n\n${output}\n\nWith a working connection to the package registry, try again.`,
    )
  if (options.onlyProduction || options.onlyRunning) await removeDebugFiles(join(root, 'node_modules'))
  if (options.onlyRunning) await writeFile(runningStamp, await hashOfLock())
  say(`Installed in ${seconds(Date.now() - began)}; Node ${await checkPinnedNode()} from here on.`)
}
