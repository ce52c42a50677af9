import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findChromium, quietBrowser } from '../browser.ts'
import { freePort } from '../product.ts'
import { openMarionette, openOverHttp, type WebDriver } from './webdriver.ts'

export interface Started {
  driver: WebDriver
  downloads: string
  close(): Promise<void>
}

interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit'
  programs: readonly string[]
  start(): Promise<Started>
}

const isOnPath = (program: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })

export const isOnMachine = ({ programs }: Engine) => programs.every(isOnPath)

function end({ pid, exitCode, signalCode }: ChildProcess) {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid)
}

async function openPlace() {
  const folder = await mkdtemp(join(tmpdir(), 'peshi-engine-'))
  const downloads = join(folder, 'downloads')
  await mkdir(downloads)
  const children: ChildProcess[] = []
  return {
    folder,
    downloads,
    run(program: string, args: string[], env: Record<string, string> = {}) {
      // Browsers store some files in HOME, not in their profile.
      const child = spawn(program, args, {
        env: { ...process.env, HOME: folder, ...env },
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
        detached: true,
      })
      children.unshift(child)
      process.once('exit', () => end(child))
      return child
    },
    async close() {
      for (const child of children) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        const ended = new Promise((resolve) => child.once('exit', resolve))
        end(child)
        await ended
      }
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}

async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + 60_000
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (performance.now() > until) throw error
      await wait(100)
    }
  }
}

async function untilReady(base: string) {
  await patiently(async () => {
    const { value } = (await (await fetch(`${base}/status`)).json()) as { value: { ready: boolean } }
    if (!value.ready) throw new Error(`${base} is not ready`)
  })
  return base
}

/** Without `DeleteSession`, the browser would run longer than its driver. */
const closing = (driver: WebDriver, place: { close(): Promise<void> }) => async () => {
  await driver.send('DeleteSession').catch(() => undefined)
  await place.close()
}

const chromium: Engine = {
  name: 'Chromium',
  programs: ['chromedriver'],
  async start() {
    const place = await openPlace()
    const port = await freePort()
    place.run('chromedriver', [`--port=${port}`])
    const driver = await openOverHttp(await untilReady(`http://127.0.0.1:${port}`), {
      browserName: 'chrome',
      'goog:chromeOptions': {
        binary: findChromium(),
        args: [
          ...quietBrowser,
          '--headless=new',
          '--disable-features=OverlayScrollbar',
          '--force-prefers-reduced-motion',
        ],
        excludeSwitches: ['hide-scrollbars'],
        prefs: { 'download.default_directory': place.downloads, 'download.prompt_for_download': false },
      },
    })
    return { driver, downloads: place.downloads, close: closing(driver, place) }
  },
}

const firefoxPrefs = (downloads: string) => ({
  'marionette.port': 0,
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'browser.download.useDownloadDir': true,
  'browser.download.always_ask_before_handling_new_types': false,
  'widget.gtk.overlay-scrollbars.enabled': false,
  'ui.prefersReducedMotion': 1,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:1',
})

const firefox: Engine = {
  name: 'Firefox',
  programs: ['firefox-esr'],
  async start() {
    const place = await openPlace()
    const profile = join(place.folder, 'profile')
    await mkdir(profile)
    const prefs = Object.entries(firefoxPrefs(place.downloads))
    const lines = prefs.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
    await writeFile(join(profile, 'user.js'), lines.join('\n'))
    place.run('firefox-esr', ['--headless', '--marionette', '--no-remote', '--profile', profile])
    const driver = await patiently(async () => {
      const port = Number(await readFile(join(profile, 'MarionetteActivePort'), 'utf8'))
      return openMarionette(port, {})
    })
    return { driver, downloads: place.downloads, close: closing(driver, place) }
  },
}

/** Safari's engine. It needs a display, which Xvfb simulates. */
const webkit: Engine = {
  name: 'WebKit',
  programs: ['WebKitWebDriver', 'Xvfb'],
  async start() {
    const place = await openPlace()
    const config = join(place.folder, '.config')
    await mkdir(config)
    await writeFile(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${place.downloads}"\n`)
    await mkdir(join(config, 'gtk-3.0'))
    await writeFile(join(config, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n')
    const screen = place.run('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
    const display = await new Promise<string>((resolve) =>
      screen.stdio[3]?.once('data', (number) => resolve(`:${number}`.trim())),
    )
    const port = await freePort()
    place.run('WebKitWebDriver', [`--port=${port}`], {
      DISPLAY: display,
      GTK_OVERLAY_SCROLLING: '0',
      LIBGL_ALWAYS_SOFTWARE: '1',
    })
    const driver = await openOverHttp(await untilReady(`http://127.0.0.1:${port}`), {})
    return { driver, downloads: place.downloads, close: closing(driver, place) }
  },
}

export const engines: readonly Engine[] = [chromium, firefox, webkit]
