import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { goWithin } from './page-walk.ts'
import { foundChamber, joinChamber, openChamber, password, signInOnPage } from './people.ts'
import { readDays } from './product-time.ts'
import { addMatter, furnish } from './small-chamber.ts'
import { expectNothingReadable, listSealed } from './stored.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()
const say = wordsOf('en')
const browser = await ownBrowser()

const isThere = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
}

async function walk(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await goWithin(page, path)
    await isThere(page)
  }
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: say('shell', 'personMenu').trim() }).click()
  await page.getByRole('menuitem', { name: say('shell', 'signOut') }).click()
}

const isDraft = (line: string) => line.includes(' sealed written ')
const listDrafts = async (page: Page) => (await listSealed(page)).filter(isDraft)
const listOthers = async (page: Page) => (await listSealed(page)).filter((line) => !isDraft(line))
/** Lists what is stored, except the device's key, which outlives the data. */
const listData = async (page: Page) => (await listSealed(page)).filter((line) => !line.includes(' sealed key '))

test('stored data is unreadable, a sign-out from another device deletes all but drafts, and signing out deletes all', async () => {
  const { page } = await openPage(browser, app, { ...desktop, serviceWorkers: 'allow' })
  const token = await openChamber(page)
  const chamber = await furnish({ app, sandbox, token })
  await page.goto('/dashboard/analytics')
  await isThere(page)
  await expect.poll(() => page.evaluate(`navigator.serviceWorker.controller !== null`), { timeout: 90_000 }).toBe(true)
  await walk(page, ['/dashboard/hearings', '/dashboard/matters', chamber.client, chamber.invoice, chamber.matter])
  await expect.poll(async () => (await listOthers(page)).length).toBeGreaterThan(5)
  await expectNothingReadable(page)

  await goWithin(page, `${chamber.matter}?tab=notes`)
  await page.getByRole('button', { name: say('notes', 'write') }).click()
  await page.getByRole('textbox').last().fill('Heard at length')
  await expect.poll(async () => (await listDrafts(page)).length).toBeGreaterThan(0)
  await page.reload()
  await page.getByText('Heard at length').waitFor()
  await expectNothingReadable(page)

  const { email } = await page.evaluate<{ email: string }>(`JSON.parse(localStorage.getItem('userData'))`)
  const elsewhere = await call(app, '/api/users/login', { body: { email, password } })
  const ended = await call(app, '/api/users/devices', {
    token: String(elsewhere.body.accessToken),
    method: 'DELETE',
    body: {},
  })
  expect(ended.body.ended).toBe(1)
  await page.goto(chamber.matter)
  await page.waitForURL('**/login**')
  expect(await page.getByText('Kusum Devi').count()).toBe(0)
  await expect.poll(() => listOthers(page)).toEqual([])
  expect((await listDrafts(page)).length).toBeGreaterThan(0)
  await expectNothingReadable(page)
  const names = await page.evaluate<string[]>(`[...Object.keys(localStorage), ...Object.keys(sessionStorage)]`)
  expect(names.filter((name) => /userData|token|usercourts|reach|draft/.test(name))).toEqual([])

  expect(new URL(page.url()).search).toBe('')

  await signInOnPage(page, say, email, password)
  await page.waitForURL('**/dashboard/analytics')
  await goWithin(page, chamber.matter)
  await page.getByRole('heading', { name: chamber.title }).waitFor()
  await expect.poll(async () => (await listOthers(page)).length).toBeGreaterThan(3)
  const refreshToken = await page.evaluate<string>(`JSON.parse(localStorage.getItem('token')).refreshToken`)
  const isOpen = async () => (await call(app, '/jwt/refresh-token', { body: { refreshToken } })).status === 200
  await page.context().setOffline(true)
  await signOut(page)
  await page.getByText(say('common', 'signOutDrafts.offline')).waitFor()
  await page.getByRole('button', { name: say('common', 'signOutDrafts.go') }).click()
  await page.waitForURL('**/login**')
  expect(new URL(page.url()).search).toBe('')
  await expect.poll(() => listSealed(page)).toEqual([])
  const kept = await page.evaluate<string>(`JSON.stringify({ ...localStorage })`)
  expect(kept).toContain('untoldSignOuts')
  for (const part of refreshToken.split('.').slice(1)) expect(kept).not.toContain(part)
  await page.context().setOffline(false)
  await expect.poll(() => page.evaluate(`localStorage.getItem('untoldSignOuts')`)).toBeNull()
  expect(await isOpen()).toBe(false)
}, 180_000)

test('a device deletes stored data when its person leaves a matter’s team or gets another role', async () => {
  const { token } = await foundChamber(app)
  const matter = await addMatter({ app, token })
  const path = `/dashboard/matters/matter-preview/${matter._id}`
  const { page } = await openPage(browser, app, desktop)
  await page.goto('/login')
  await signInOnPage(page, say, await joinChamber(app, token, 'advocate'), password)
  await page.waitForURL('**/dashboard/analytics')
  const id = await page.evaluate<string>(`JSON.parse(localStorage.getItem('userData'))._id`)
  const setTeam = (person_ids: string[]) =>
    call(app, `/api/matters/team/${matter._id}`, { token, body: { person_ids, is_sensitive: true } })
  expect((await setTeam([id])).status).toBe(200)
  await walk(page, [path, '/dashboard/hearings'])
  await expect.poll(async () => (await listData(page)).length).toBeGreaterThan(3)
  const asMember = await listData(page)
  const isLeft = (before: string[]) => async () => (await listData(page)).filter((line) => before.includes(line))

  expect((await setTeam([])).status).toBe(200)
  await page.reload()
  await isThere(page)
  await expect.poll(isLeft(asMember)).toEqual([])
  await page.context().setOffline(true)
  await goWithin(page, path)
  await page
    .getByRole('status')
    .filter({ hasText: say('offline', 'offline') })
    .waitFor()
  expect(await page.getByText('Kusum Devi').count()).toBe(0)
  await page.context().setOffline(false)

  await walk(page, ['/dashboard/hearings'])
  await expect.poll(async () => (await listData(page)).length).toBeGreaterThan(0)
  const asAdvocate = await listData(page)
  const changed = await call(app, `/api/members/${id}/role`, { token, body: { role: 'clerk' } })
  expect(changed.status, String(changed.body.message)).toBe(200)
  await page.goto('/news')
  await isThere(page)
  await expect.poll(isLeft(asAdvocate)).toEqual([])
}, 240_000)

test('with a store that never answers, a person signs in, records an outcome, keeps a draft in the page and signs out', async () => {
  const { token } = await foundChamber(app)
  const day = await readDays(app)
  const { _id, title } = await addMatter({ app, token }, { next_date: day() })
  const email = await joinChamber(app, token, 'advocate')
  const { page, expectClean } = await openPage(browser, app, desktop)
  await page.addInitScript('IDBFactory.prototype.open = () => ({})')
  await page.goto('/login')
  await signInOnPage(page, say, email, password)
  await page.waitForURL('**/dashboard/analytics')
  await page.getByRole('link', { name: title }).first().waitFor()

  await page.goto('/dashboard/hearings')
  await page.getByRole('button', { name: say('hearings', 'entry.note_outcome', { title }) }).click()
  const dialog = page.getByRole('dialog', { name: say('hearings', 'outcome.title') })
  await dialog.getByText(say('hearings', 'outcomes.reserved'), { exact: true }).click()
  await dialog.getByRole('button', { name: say('common', 'save') }).click()
  await dialog.getByRole('button', { name: say('hearings', 'outcome.finish') }).click()
  await page.getByRole('row').getByText(say('hearings', 'outcomes.reserved')).waitFor()
  await page
    .getByRole('status')
    .filter({ hasText: say('offline', 'notKept') })
    .waitFor()

  const notes = `/dashboard/matters/matter-preview/${_id}?tab=notes`
  await goWithin(page, notes)
  await page.getByRole('button', { name: say('notes', 'write') }).click()
  await page.getByRole('textbox').last().fill('Heard at length')
  await walk(page, ['/dashboard/hearings', notes])
  await page.getByText('Heard at length').waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: say('common', 'save') }).click()
  await page.getByText(say('offline', 'keptInPage')).waitFor()
  await page.context().setOffline(false)
  await page.getByText(say('offline', 'sent_one', { count: 1 })).waitFor()
  await signOut(page)
  await page.waitForURL('**/login**')
  expectClean([/ERR_INTERNET_DISCONNECTED/])
})
