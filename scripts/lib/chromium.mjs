import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'
import { Refusal, say } from './say.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const isExecutable = (path) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

async function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...macApplications]
  for (const candidate of candidates) if (await isExecutable(candidate)) return candidate
  return null
}

async function installOnDebian() {
  if (process.getuid?.() !== 0 || !(await isExecutable('/usr/bin/apt-get'))) return
  say('Installing Chromium (apt-get install chromium) …')
  const install = () =>
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
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

/** The browser for the browser tests: `CHROMIUM_PATH`, one on the PATH, or, as root on Debian, a new one. */
export async function ensureChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (await isExecutable(chosen)) return chosen
    throw new Refusal(`CHROMIUM_PATH is ${chosen}, which is not a program that can be run.`)
  }
  const found = await findChromium()
  if (found) return found
  await installOnDebian()
  const installed = await findChromium()
  if (installed) return installed
  throw new Refusal(
    'The browser tests need Chromium and none was found. Install it (Debian: apt-get install chromium) or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  )
}
