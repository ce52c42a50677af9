import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser, phone } from './browser.ts'
import { freePort, type Running, startServer } from './product.ts'
import { wordsOf } from './words.ts'

const browser = await ownBrowser()
const email = 'owner@example.in'
const password = 'tea at four, no sugar'
const secret = randomBytes(48).toString('base64')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'peshi-installation-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function install(name: string, more: Record<string, string> = {}) {
  const port = await freePort()
  const app = `http://127.0.0.1:${port}`
  const server = await startServer({
    port,
    sandboxPort: await freePort(),
    data: join(folder, name),
    env: {
      PESHI_MODE: 'production',
      NODE_ENV: 'production',
      SANDBOX_PORT: '',
      PESHI_SECRET: secret,
      PESHI_PUBLIC_URL: app,
      PESHI_OPERATORS: email,
      PESHI_REGISTRATION: 'closed',
      ...more,
    },
  })
  return { app, server, link: await findLink(server) }
}

async function findLink(server: Running): Promise<string> {
  const read = () => /http:[^"]*\/first-run#[\w.-]+/.exec(server.output())?.[0]
  await expect.poll(read).toBeTruthy()
  return read() ?? ''
}

const sayIn = (language: string) => {
  const say = wordsOf(language)
  return (key: string, values?: Record<string, string | number>) => say('backup', key, values)
}
const say = sayIn('en')
const account = (key: string) => wordsOf('en')('account', key)
const button = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true })

async function signIn(page: Page) {
  await page
    .getByRole('link', { name: say('first.toSignIn') })
    .first()
    .click()
  await page.getByRole('textbox', { name: account('login.email') }).fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.getByRole('button', { name: account('login.submit') }).click()
  await page.waitForURL('**/dashboard/analytics')
}

/** While Peshi restarts, nothing answers. When the restore has ended, the link no longer works. */
const allowed = [/404 \/api\/first-run/, /Failed to load resource/]

test('an installation is set up, backed up, tried, and restored from the first page of another one', async () => {
  const backups = join(folder, 'backups')
  const first = await install('first', { PESHI_BACKUPS: backups })
  try {
    const { page, expectClean } = await openPage(browser, first.app, desktop)
    await page.goto(first.link)
    await expectAccessible(page)
    await page.getByRole('link', { name: say('first.anew') }).click()
    await page.getByLabel(account('name')).fill('R. Shukla')
    await page.getByLabel(account('register.chamber')).fill('Shukla & Daughters')
    await page.getByRole('textbox', { name: account('email') }).fill(email)
    await page.locator('input[type=password]').fill(password)
    await page.getByRole('button', { name: account('register.submit') }).click()
    await page.waitForURL('**/support/installation/setup')
    await page.getByText(/PESHI_MAIL_FROM/).waitFor()
    await expectAccessible(page)

    await page
      .getByRole('link', { name: wordsOf('en')('installation', 'title'), exact: true })
      .last()
      .click()
    await page.waitForURL('**/support/installation')
    expect(await button(page, 'drill').isDisabled()).toBe(true)
    await button(page, 'now').click()
    await page.goto('/dashboard/analytics')
    await page.goto('/support/installation')
    await page.getByText(say('kept_one', { count: 1 })).waitFor()
    await button(page, 'drill').click()
    await page.getByText(/^It succeeded: [\d,]+ rows and \d/).waitFor({ timeout: 180_000 })
    await expectAccessible(page)
    expectClean()
  } finally {
    await first.server.stop()
  }
  const [name = ''] = await readdir(backups)

  const second = await install('second', { PESHI_BACKUPS: backups })
  try {
    const { page, expectClean } = await openPage(browser, second.app, phone)
    await page.goto(second.link)
    await button(page, 'first.restore').click()
    await page.getByRole('radio', { checked: true }).waitFor()
    await expectAccessible(page)
    await button(page, 'first.restore').click()
    await page.getByText(say('first.restored')).waitFor()
    expectClean(allowed)
    await signIn(page)
    await page.goto('/support/installation')
    // The job that made the backup was in the backup, so it may have run again.
    await page.getByText(/backups? (is|are) there/).waitFor()
    expectClean(allowed)
  } finally {
    await second.server.stop()
  }

  const third = await install('third')
  try {
    const { page, expectClean } = await openPage(browser, third.app, desktop)
    await page.goto(third.link)
    await button(page, 'first.restore').click()
    const choose = (path: string) => page.locator('input[type=file]').setInputFiles(path)
    await choose(join(folder, 'first/push-keys'))
    await button(page, 'first.restore').click()
    await page.getByText(/no tar archive/).waitFor()
    await button(page, 'first.back').click()
    const archive = join(folder, 'backup.tar.gz')
    execFileSync('tar', ['-czf', archive, '-C', backups, name])
    await choose(archive)
    await button(page, 'first.restore').click()
    await page.getByText(say('first.restored')).waitFor()
    await signIn(page)
    expectClean(allowed)
  } finally {
    await third.server.stop()
  }
}, 600_000)

test('without the link from the log, the first page offers nothing', async () => {
  const { app, server } = await install('linkless')
  try {
    const { page } = await openPage(browser, app, desktop)
    for (const address of ['/first-run', '/first-run#first-owner.x.y.z']) {
      await page.goto('/login')
      await page.goto(address)
      await page.getByText(say('first.over')).waitFor()
      expect(await button(page, 'first.restore').count()).toBe(0)
    }
  } finally {
    await server.stop()
  }
}, 240_000)
