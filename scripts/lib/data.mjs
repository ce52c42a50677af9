import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pinnedNode, root } from './paths.mjs'
import { run } from './run.mjs'

const inUse = 9

const takeAndLetGo = `
  const { lockDirectory, DataInUse } = await import(process.argv[1])
  try {
    lockDirectory(process.argv[2])()
  } catch (error) {
    if (!(error instanceof DataInUse)) throw error
    process.exitCode = ${inUse}
  }`

export async function isDataInUse(directory) {
  const isThere = await access(join(directory, 'peshi.lock')).then(
    () => true,
    () => false,
  )
  if (!isThere) return false
  const lock = pathToFileURL(join(root, 'packages/server/src/platform/db/lock.ts')).href
  const { code } = await run(pinnedNode, ['--input-type=module', '-e', takeAndLetGo, lock, directory], { quiet: true })
  return code === inUse
}
