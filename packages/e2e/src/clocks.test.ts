import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { signInOnPage } from './people.ts'
import { addDays, dayFirst, readDays } from './product-time.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()

const browser = await ownBrowser()

const say = wordsOf('en')
const says = (key: string, values?: Record<string, string | number>) => say('clocks', key, values)
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first()

async function signIn(email: string) {
  const opened = await openPage(browser, app, desktop)
  await opened.page.goto('/login')
  await signInOnPage(opened.page, say, email)
  await opened.page.waitForURL('**/dashboard/analytics')
  return opened
}

async function dismissedMatter(page: Page): Promise<{ id: string; name: string; decided: string }> {
  const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('token')).accessToken`)
  const case_number = String(randomInt(1_000_000))
  const name = `Kusum Devi ${case_number}`
  const matter = await call(app, '/api/add', {
    token,
    body: {
      unique_id: 'hc-allahabad',
      petitioner: name,
      respondent: 'State',
      case_type: 'WRIC',
      case_number,
      case_year: 2025,
    },
  })
  const { _id } = matter.body.data as { _id: string }
  const decided = (await readDays(app))(-30)
  const outcome = await call(app, '/api/hearing/outcome', {
    token,
    body: { matter_id: _id, date: decided, outcome: 'dismissed', next_date: null },
  })
  expect([matter.status, outcome.status]).toEqual([200, 200])
  return { id: _id, name, decided }
}

test('the SLP deadline of a decided matter is suggested, extended, reviewed and completed', async () => {
  const owner = await signIn('owner@demo.peshi.in')
  const { page } = owner
  const { id, name, decided } = await dismissedMatter(page)

  await page.goto(`/dashboard/matters/matter-preview/${id}?tab=clocks`)
  await page.getByText(says('suggest.decided', { date: `\u2066${dayFirst(decided)}\u2069` })).waitFor()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: says('act.start'), exact: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(says('field.copyFrom')).fill(addDays(decided, 4))
  await dialog.getByLabel(says('field.copyTo')).fill(addDays(decided, 18))
  const last = addDays(decided, 90 + 14)
  await dialog.getByText(dayFirst(last)).first().waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: says('act.start'), exact: true }).click()
  await toast(page, says('said.started')).waitFor()
  const row = page.getByRole('row').filter({ hasText: says('rule.slp') })
  await row.getByText(says('tick.waits')).waitFor()

  const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('token')).accessToken`)
  const stay = await call(app, '/api/clocks', {
    token,
    body: { matter_id: id, rule: 'interim-order', start_on: decided, ends_on: addDays(decided, 31) },
  })
  expect(stay.status).toBe(200)
  await page.goto('/dashboard/analytics')
  await page
    .getByRole('link')
    .filter({ hasText: says('rule.interim-order') })
    .filter({ hasText: name })
    .waitFor()

  const colleague = await signIn('advocate@demo.peshi.in')
  await colleague.page.goto(`/dashboard/clocks?search=${encodeURIComponent(name)}`)
  await colleague.page.getByRole('button', { name: says('rule.slp') }).click()
  await colleague.page.getByRole('button', { name: says('act.tick') }).click()
  await toast(colleague.page, says('said.ticked')).waitFor()
  colleague.expectClean()
  await colleague.page.context().close()

  await page.goto(`/dashboard/clocks?search=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: says('rule.slp') }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText(says('tick.by', { name: '' }).trim()).waitFor()
  await expectAccessible(page)
  await drawer.getByRole('button', { name: says('act.done'), exact: true }).click()
  await toast(page, says('said.done')).waitFor()
  await page.keyboard.press('Escape')
  await page
    .getByRole('row')
    .filter({ hasText: says('rule.slp') })
    .waitFor({ state: 'detached' })
  owner.expectClean()
})
