import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findChromium, quietBrowser } from '@peshi/e2e/browser'
import { type Browser, chromium } from 'playwright-core'

/** A browser in which pages have the processor first, as on a phone, where nothing serves them and nobody looks on. */
export interface Phone {
  /** Where it may be steered. */
  port: number
  /** Lends it to Playwright. */
  steer<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/**
 * Lets all threads of a process wait for what has the usual priority: on few cores a page's tasks would last longer by
 * the time for which they do not run, and be counted as the page's.
 */
export function standBack(pid = process.pid): void {
  const threads = `/proc/${pid}/task`
  for (const thread of existsSync(threads) ? readdirSync(threads) : [pid])
    try {
      setPriority(Number(thread), constants.priority.PRIORITY_LOW)
    } catch {
      // It has ended.
    }
}

/** What draws and fetches for pages, and hands on what is seen of them. */
async function standBackAround(browser: Browser) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  for (const { type, id } of processInfo) if (type !== 'renderer') standBack(id)
}

// Lighthouse's phone, also once Lighthouse no longer sees to it: what a page keeps of itself is for its screen.
const screen = ['--window-size=412,823', '--screen-info={412x823}']

/** Begun without Playwright, whose browsers have a session of their own, which Linux gives a share of its own. */
export async function openPhone(): Promise<Phone> {
  const profile = await mkdtemp(join(tmpdir(), 'peshi-phone-'))
  const flags = [...quietBrowser, ...screen, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const child = spawn(findChromium(), flags, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      const listening = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)
      if (listening) resolve(Number(listening[1]))
    })
    ended.then(() => reject(new Error('Chromium ended before it could be steered')))
  })
  const steer: Phone['steer'] = async (use) => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    try {
      return await use(browser)
    } finally {
      await browser.close()
    }
  }
  await steer(standBackAround)
  return {
    port,
    steer,
    async close() {
      child.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
