import { ensureBuilt, isBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'

/** Build tools are not needed if the build exists. */
export async function ensureReadyToServe() {
  if (await isBuilt()) return ensureInstalled({ onlyProduction: true })
  await ensureInstalled()
  await ensureBuilt()
}
