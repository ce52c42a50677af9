import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { joinChamber, openChamber, password, signInOnPage } from './people.ts'
import { furnishChamber } from './small-chamber.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()
const say = wordsOf('en')

const browser = await ownBrowser()
let chamber: Awaited<ReturnType<typeof furnishChamber>>
let owner: Page
beforeAll(async () => {
  owner = await (await browser.newContext({ baseURL: app, serviceWorkers: 'block', ...desktop })).newPage()
  await openChamber(owner)
  chamber = await furnishChamber(owner)
})
afterAll(() => owner.context().close())

/** The page is there whole, and it is one that this person may see. */
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
  const pages = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  for (const href of pages) {
    await menu.locator(`a[href="${href}"]`).click()
    await page.waitForURL(`**${href}**`)
    await expectShown(page, href)
  }
  return pages
}

async function goThroughTabs(page: Page) {
  const tabs = page.getByRole('tablist').first().getByRole('tab')
  await tabs.first().waitFor()
  for (const tab of await tabs.all()) {
    await tab.click()
    await expectShown(page, `${page.url()} ${await tab.innerText()}`)
  }
}

async function walk(email: string, secret: string) {
  const { page, expectClean } = await openPage(browser, app, desktop)
  await page.goto('/login')
  await signInOnPage(page, say, email, secret)
  await page.waitForURL(/analytics|access-control/)
  const pages = await goThroughMenu(page)
  await page.goto('/settings/account-setting')
  await goThroughTabs(page)
  return { page, pages, expectClean }
}

const money = '/others/invoices'

test.each([
  ['advocate', false],
  ['clerk', false],
  ['billing', true],
])(
  '%s: every page of the menu, every tab of a matter and of the settings, and nothing is refused',
  async (role, seesMoney) => {
    const { page, pages, expectClean } = await walk(await joinChamber(owner, role), password)
    expect(pages.includes(money)).toBe(seesMoney)
    for (const matter of [chamber.matter, chamber.other]) {
      await page.goto(matter)
      await goThroughTabs(page)
    }
    await page.goto(chamber.client)
    await expectShown(page, chamber.client)
    expectClean()
  },
)

test('a client: the few pages that are theirs', async () => {
  const { pages, expectClean } = await walk('client@demo.peshi.in', 'Peshi-demo-1')
  expect(pages).toEqual(['/access-control', '/settings/account-setting'])
  expectClean()
})
