import { ensureChromium } from './chromium.mjs'
import { findProgram, installOnDebian } from './debian.mjs'
import { Refusal } from './say.mjs'

const packages = {
  chromedriver: 'chromium-driver',
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
}

async function listMissing() {
  const missing = []
  for (const [program, name] of Object.entries(packages)) if (!(await findProgram(program))) missing.push(name)
  return missing
}

export async function ensureEngines() {
  const chromium = await ensureChromium()
  const wanted = await listMissing()
  if (wanted.length > 0) await installOnDebian(wanted)
  const missing = await listMissing()
  if (missing.length === 0) return chromium
  throw new Refusal(
    `The tests in three engines need Debian’s ${missing.join(', ')}. Install what is missing (apt-get install ${missing.join(' ')}) and try again.`,
  )
}
