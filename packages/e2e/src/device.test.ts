import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { goWithin } from './page-walk.ts'
import { joinChamber, openChamber, password, signInOnPage } from './people.ts'
import { furnishChamber } from './small-chamber.ts'
import { expectNothingReadable, listSealed } from './stored.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()
const say = wordsOf('en')
const browser = await ownBrowser()

const writingMs = 1500

const tokenOf = (page: Page) => page.evaluate<string>(`JSON.parse(localStorage.getItem('token')).accessToken`)

async function openFurnished(options: BrowserContextOptions = desktop) {
  const { page } = await openPage(browser, app, options)
  await openChamber(page)
  const chamber = await furnishChamber(page, sandbox)
  await page.goto('/dashboard/analytics')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  return { page, chamber }
}

const isThere = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
}

async function walk(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await goWithin(page, path)
    await isThere(page)
  }
  await page.waitForTimeout(writingMs)
}

test('the service worker stores the application, and the device has no readable personal data', async () => {
  const { page, chamber } = await openFurnished({ ...desktop, serviceWorkers: 'allow' })
  await expect.poll(() => page.evaluate(`navigator.serviceWorker.controller !== null`), { timeout: 90_000 }).toBe(true)
  await walk(page, ['/dashboard/hearings', '/dashboard/matters', chamber.client, chamber.invoice, chamber.matter])
  expect((await listSealed(page)).length).toBeGreaterThan(5)
  await expectNothingReadable(page)
}, 180_000)

async function beginNote(page: Page, matter: string) {
  await goWithin(page, `${matter}?tab=notes`)
  await page.getByRole('button', { name: say('notes', 'write') }).click()
  await page.getByRole('textbox').last().pressSequentially('Heard at length')
  await page.waitForTimeout(writingMs)
}

test('a device that was signed out from another device deletes its data, except drafts', async () => {
  const { page, chamber } = await openFurnished()
  await walk(page, ['/dashboard/hearings', chamber.matter])
  await beginNote(page, chamber.matter)
  await page.reload()
  await page.getByText('Heard at length').waitFor()
  expect((await listSealed(page)).length).toBeGreaterThan(3)
  await expectNothingReadable(page)

  const { email } = await page.evaluate<{ email: string }>(`JSON.parse(localStorage.getItem('userData'))`)
  const elsewhere = await call(app, '/api/users/login', { body: { email, password } })
  const token = String(elsewhere.body.accessToken)
  const ended = await call(app, '/api/users/devices', { token, method: 'DELETE', body: {} })
  expect(ended.body.ended).toBe(1)

  await page.goto(chamber.matter)
  await page.waitForURL('**/login**')
  expect(await page.getByText('Kusum Devi').count()).toBe(0)
  await expect
    .poll(async () => (await listSealed(page)).filter((line) => !line.includes(' sealed written ')))
    .toEqual([])
  expect((await listSealed(page)).length).toBeGreaterThan(0)
  await expectNothingReadable(page)
  const names = await page.evaluate<string[]>(`[...Object.keys(localStorage), ...Object.keys(sessionStorage)]`)
  expect(names.filter((name) => /userData|token|usercourts|reach|draft/.test(name))).toEqual([])
}, 180_000)

test('signing out deletes all data on the device, including unfinished input', async () => {
  const { page, chamber } = await openFurnished()
  await walk(page, ['/dashboard/hearings', chamber.matter])
  await beginNote(page, chamber.matter)
  expect((await listSealed(page)).length).toBeGreaterThan(3)
  await page.getByRole('button', { name: say('shell', 'personMenu').trim() }).click()
  await page.getByRole('menuitem', { name: say('shell', 'signOut') }).click()
  await page.getByRole('button', { name: say('common', 'signOutDrafts.go') }).click()
  await page.waitForURL('**/login**')
  await expect.poll(() => listSealed(page)).toEqual([])
}, 180_000)

test('a device deletes stored data when its person leaves a matter’s team or gets another role', async () => {
  const { page: owner, chamber } = await openFurnished()
  const token = await tokenOf(owner)
  const { page } = await openPage(browser, app, desktop)
  await page.goto('/login')
  await signInOnPage(page, say, await joinChamber(owner, 'advocate'), password)
  await page.waitForURL('**/dashboard/analytics')
  const id = await page.evaluate<string>(`JSON.parse(localStorage.getItem('userData'))._id`)
  const matterId = chamber.matter.split('/').at(-1)
  const setTeam = (person_ids: string[]) =>
    call(app, `/api/matters/team/${matterId}`, { token, body: { person_ids, is_sensitive: true } })
  expect((await setTeam([id])).status).toBe(200)
  await walk(page, [chamber.matter, '/dashboard/hearings'])
  const before = await listSealed(page)

  expect((await setTeam([])).status).toBe(200)
  await page.reload()
  await isThere(page)
  await page.waitForTimeout(writingMs)
  await page.context().setOffline(true)
  await goWithin(page, chamber.matter)
  await page
    .getByRole('status')
    .filter({ hasText: say('offline', 'offline') })
    .waitFor()
  expect(await page.getByText('Kusum Devi').count()).toBe(0)
  await page.context().setOffline(false)
  const after = await listSealed(page)
  expect(after.filter((line) => before.includes(line) && !line.includes('sealed key '))).toEqual([])

  await walk(page, ['/dashboard/hearings'])
  const asAdvocate = await listSealed(page)
  const changed = await call(app, `/api/members/${id}/role`, { token, body: { role: 'clerk' } })
  expect(changed.status, String(changed.body.message)).toBe(200)
  await page.waitForTimeout(writingMs)
  await page.goto('/news')
  await isThere(page)
  await expect
    .poll(async () =>
      (await listSealed(page)).filter((line) => asAdvocate.includes(line) && !line.includes('sealed key ')),
    )
    .toEqual([])
}, 240_000)
