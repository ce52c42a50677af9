import { ensureBuilt, isBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'

export async function ensureReadyToServe() {
  if (await isBuilt()) return ensureInstalled({ onlyProduction: true })
  await ensureInstalled()
  await ensureBuilt()
}
