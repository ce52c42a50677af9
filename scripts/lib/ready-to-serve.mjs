import { ensureBuilt, isBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'

/** Where the pages are built already, what builds them is not needed. */
export async function ensureReadyToServe() {
  if (await isBuilt()) return ensureInstalled({ onlyProduction: true })
  await ensureInstalled()
  await ensureBuilt()
}
