import { findProgram, installOnDebian, isExecutable } from './debian.mjs'
import { Refusal } from './say.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

async function findChromium() {
  for (const name of names) {
    const found = await findProgram(name)
    if (found) return found
  }
  for (const path of macApplications) if (await isExecutable(path)) return path
  return null
}

export async function ensureChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (await isExecutable(chosen)) return chosen
    throw new Refusal(`CHROMIUM_PATH is ${chosen}, which is not a program that can be run.`)
  }
  const found = await findChromium()
  if (found) return found
  await installOnDebian(['chromium', 'chromium-driver'])
  const installed = await findChromium()
  if (installed) return installed
  throw new Refusal(
    'The browser tests need Chromium and none was found. Install it (Debian: apt-get install chromium) or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  )
}
