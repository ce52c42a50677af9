import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible, openPage } from './browser.ts'
import { register } from './people.ts'
import { furnishChamber } from './small-chamber.ts'
import { wordsOf } from './words.ts'

/** Every page of a chamber that has a little of everything, looked at by axe in both skins. */

const pages = [
  '/dashboard/analytics',
  '/dashboard/displayboard',
  '/dashboard/displayboard?court=hc-allahabad',
  '/dashboard/hearings',
  '/dashboard/hearings?view=agenda',
  '/dashboard/hearings?view=month',
  '/dashboard/hearings?view=outcome',
  '/dashboard/hearings?view=undated',
  '/dashboard/causelist',
  '/dashboard/matters',
  '/dashboard/matters/import',
  '/dashboard/searchFilter?q=Kusum',
  '/dashboard/clocks',
  '/dashboard/due-checks',
  '/dashboard/activity',
  '/dashboard/bin',
  '/others/clients',
  '/others/court-links',
  '/others/invoices',
  '/others/invoices/search-matter',
  '/others/invoices/invoice-add-blank',
  '/others/invoices/settings',
  '/others/reports',
  '/others/reports?report=hearings-by-week',
  '/news',
  '/support',
  '/trackers/sci-tracker/tracker-list',
  '/trackers/firtracker/fir-tracker-list',
  '/trackers/up-caveat/tracker-list',
  '/dashboard/sync',
  '/dashboard/sync/dc-agra',
  '/dashboard/sync/hc-allahabad',
  '/dashboard/notification',
  '/settings/account-setting',
  '/settings/account-setting?tab=alerts',
  '/settings/account-setting?tab=team',
  '/settings/account-setting?tab=data',
  '/settings/audit',
  '/no/such/page',
]
const tabs = ['overview', 'hearings', 'orders', 'clocks', 'notes', 'documents', 'activity']

export interface Walk {
  browser: Browser
  app: string
  language: string
  direction: 'ltr' | 'rtl'
  /** The one that every page is looked at in by all rules, and the other. */
  skins: readonly [string, string]
  options: BrowserContextOptions
  /** How it comes to the next page. */
  go(page: Page, path: string): Promise<unknown>
}

/** Opens the application anew at the page's address. */
export const goByAddress = (page: Page, path: string) => page.goto(path)

/** Goes on within the open application, as its links do; until the page is drawn. */
export const goWithin = (page: Page, path: string) =>
  page.evaluate(`(async () => {
    const router = __TSR_ROUTER__
    await router.navigate({ href: ${JSON.stringify(path)} })
    const isDrawn = () => router.state.resolvedLocation.href === router.state.location.href
    while (router.state.status !== 'idle' || !isDrawn()) await new Promise(requestAnimationFrame)
  })()`)

export async function walkEveryPage({ browser, app, language, direction, skins, options, go }: Walk) {
  const { page, expectClean } = await openPage(browser, app, options)
  await page.addInitScript(
    `localStorage.setItem('skin', '${skins[0]}'); localStorage.setItem('language', '${language}')`,
  )
  const words = wordsOf(language)
  const heading = page.getByRole('heading', { level: 1 }).first()
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    await heading.waitFor()
    await expectAccessibleInBoth(page, skins)
  }
  await register(page, words)
  expect(await page.getAttribute('html', 'dir')).toBe(direction)
  const { title, matter, other, client, invoice } = await furnishChamber(page)
  for (const path of [...pages, client, invoice, other, ...tabs.map((tab) => `${matter}?tab=${tab}`)]) {
    await go(page, path)
    await heading.waitFor()
    await expect.poll(() => page.locator('[aria-busy=true]').count(), { message: `${path} is there` }).toBe(0)
    await expectAccessibleInBoth(page, skins)
    const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    expect(overflow, `${path} fits the width`).toBeLessThanOrEqual(0)
  }
  await go(page, '/dashboard/hearings')
  await page.getByRole('button', { name: words('hearings', 'entry.note_outcome', { title }) }).click()
  const dialog = page.getByRole('dialog', { name: words('hearings', 'outcome.title') })
  await dialog.getByRole('button', { name: words('common', 'save') }).waitFor()
  await expectAccessibleInBoth(page, skins)
  expectClean()
}

/** In the second skin it is looked at for what alone may differ, its colours. */
async function expectAccessibleInBoth(page: Page, [first, second]: Walk['skins']) {
  await expectAccessible(page)
  await wear(page, second)
  await expectAccessible(page, ['color-contrast'])
  await wear(page, first)
}

/** As another tab of the same person's would have it; until every colour has arrived, also what follows another's. */
const wear = (page: Page, skin: string) =>
  page.evaluate(`(async () => {
    localStorage.setItem('skin', '${skin}')
    dispatchEvent(new StorageEvent('storage', { key: 'skin', newValue: '${skin}' }))
    if (document.documentElement.dataset.mantineColorScheme !== '${skin}') throw new Error('It stays as it is')
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      if (transitions.length === 0) return
      await Promise.allSettled(transitions.map(({ finished }) => finished))
    }
  })()`)
