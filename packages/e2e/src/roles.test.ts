import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, openPage, ownBrowser } from './browser.ts'
import { matterTabs, pages } from './every-page.ts'
import { ownProduct } from './own-product.ts'
import { goWithin } from './page-walk.ts'
import { joinChamber, openChamber, password, signInOnPage } from './people.ts'
import { pressAll, type Written } from './press-all.ts'
import { furnishChamber } from './small-chamber.ts'
import { expectNothingReadable } from './stored.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()
const say = wordsOf('en')

const browser = await ownBrowser()
let chamber: Awaited<ReturnType<typeof furnishChamber>>
let owner: Page
/** By role. All join first: afterwards, the owner's walk may end the session of the page `owner`. */
const emails = new Map<string, string>()
beforeAll(async () => {
  owner = await (await browser.newContext({ baseURL: app, serviceWorkers: 'block', ...desktop })).newPage()
  const token = await openChamber(owner)
  chamber = await furnishChamber(owner, sandbox)
  emails.set('owner', await owner.evaluate<string>(`JSON.parse(localStorage.getItem('userData')).email`))
  for (const role of ['advocate', 'clerk', 'billing']) emails.set(role, await joinChamber(app, token, role))
})
afterAll(() => owner.context().close())

async function expectShown(page: Page, what: string) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect.poll(() => page.locator('[aria-busy=true]').count(), { message: `${what} is there` }).toBe(0)
  expect(await page.getByText(say('errors', 'notAuthorized.title')).count(), what).toBe(0)
  expect(await page.getByText(say('errors', 'notFound.title')).count(), what).toBe(0)
}

async function goThroughMenu(page: Page): Promise<string[]> {
  const menu = page.getByRole('complementary').getByRole('navigation')
  const links = menu.getByRole('link')
  await links.first().waitFor()
  const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  for (const href of shown) {
    await menu.locator(`a[href="${href}"]`).click()
    await page.waitForURL(`**${href}**`)
    await expectShown(page, href)
  }
  return shown
}

async function expectFilled(page: Page, what: string) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect.poll(() => page.locator('[aria-busy=true]').count(), { message: `${what} is there` }).toBe(0)
}

async function openEverything(page: Page, paths: readonly string[]): Promise<Written[]> {
  const pressed = new Set<string>()
  const written: Written[] = []
  for (const path of paths) {
    const open = async () => {
      await goWithin(page, path)
      await expectFilled(page, path)
    }
    await open()
    written.push(...(await pressAll(page, open, pressed)))
  }
  return written
}

async function listRefused(token: string, written: readonly Written[]): Promise<string[]> {
  const asked = new Map(written.map((each) => [`${each.method} ${each.path}`, each]))
  const refused: string[] = []
  for (const { method, path, control, page } of asked.values()) {
    const { status } = await call(app, path, { method, token, body: {} })
    if (status === 403) refused.push(`${page}: ${control} asks for ${method} ${path}`)
  }
  return refused
}

async function walk(email: string, secret: string, own: readonly string[]) {
  const { page, expectClean } = await openPage(browser, app, desktop)
  await page.goto('/login')
  await signInOnPage(page, say, email, secret)
  await page.waitForURL(/analytics|access-control/)
  const menu = await goThroughMenu(page)
  const written = await openEverything(page, [...pages, ...own])
  // `pressAll` answers changes with 400. `/api/brief_pack` replies 404 on a day without matters.
  expectClean([/status of 40[04]/, /^400 /, /^404 \/api\/brief_pack$/])
  const unmarked = written.filter(({ isMarked }) => !isMarked)
  expect(unmarked.map(({ page, control, method, path }) => `${page}: ${control} asks for ${method} ${path}`)).toEqual(
    [],
  )
  const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('token')).accessToken`)
  expect(await listRefused(token, written)).toEqual([])
  await expectNothingReadable(page)
  return { menu, written }
}

const money = '/others/invoices'

test.each([
  ['owner', true],
  ['advocate', false],
  ['clerk', false],
  ['billing', true],
])(
  'with the role %s, the server refuses no request of a page, and the device has no readable data',
  { timeout: 900_000 },
  async (role, seesMoney) => {
    const { matter, other, client, invoice } = chamber
    const own = [client, invoice, other, ...matterTabs.map((tab) => `${matter}?tab=${tab}`)]
    const { menu, written } = await walk(emails.get(role) ?? '', password, own)
    expect(menu.includes(money)).toBe(seesMoney)
    expect(written.length).toBeGreaterThan(10)
  },
)

test('with the role client, the menu has only the client’s pages, and no request is refused', {
  timeout: 900_000,
}, async () => {
  const { menu } = await walk('client@demo.peshi.in', 'Peshi-demo-1', [chamber.matter, '/access-control'])
  expect(menu).toEqual(['/access-control', '/settings/account-setting'])
})
