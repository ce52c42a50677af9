import { randomInt } from 'node:crypto'
import type { BrowserContextOptions } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser, phone, testAgain } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { call, findCase, listSandboxCases } from './wire.ts'
import { type Say, wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()

const browser = await ownBrowser()

async function followWithOrders(token: string, place: number): Promise<string> {
  const cases = await listSandboxCases(sandbox, 'hc-delhi')
  const wanted = cases.filter(({ orders }) => orders.length >= 2 && orders.length <= 4).at(-1 - place)
  if (!wanted) throw new Error('The sandbox has no such case')
  const matter_id = await findCase(app, sandbox, token, wanted)
  const saved = await call(app, '/api/matters', { method: 'PUT', token, body: { unique_id: wanted.court, matter_id } })
  const { _id, title } = saved.body.data as { _id: string; title: string }
  await expect
    .poll(
      async () => {
        const { body } = await call(app, `/api/matters/judgements/${_id}`, { token })
        return (body.data as { has_text: boolean | null }[]).some(({ has_text }) => has_text)
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBe(true)
  return title
}

interface Journey {
  options: BrowserContextOptions
  say: Say
  language?: string
  caseAt: number
}

async function searchTheChamber({ options, say, language, caseAt }: Journey) {
  const { page, expectClean } = await openPage(browser, app, options)
  const word = (key: string, values?: Record<string, string | number>) => say('search', key, values)
  const token = await openChamber(page, language)
  const body = { unique_id: 'tribunals-nclt-mumbai', respondent: 'State', case_type: 'OA', case_year: 2025 }
  const petitioner = 'Mohd. Iqbal Chaudhary'
  await call(app, '/api/add', { token, body: { ...body, petitioner, case_number: String(randomInt(1, 1_000_000)) } })
  const followed = await followWithOrders(token, caseAt)

  await page.goto('/dashboard/searchFilter')
  await page.getByText(word('start.title')).waitFor()
  await expectAccessible(page)

  const box = page.getByRole('searchbox', { name: word('box') })
  const found = (name: string | RegExp) => page.getByRole('link', { name })
  for (const spelling of ['mohammad ikbaal choudhry', 'मोहम्मद इकबाल चौधरी']) {
    await box.fill(spelling)
    await found(new RegExp(petitioner)).waitFor()
    await page.getByText(word('alike')).waitFor()
  }
  await box.fill('no such words anywhere')
  await page.getByText(word('none.title')).waitFor()
  await expectAccessible(page)

  await box.fill('"the matter" court')
  const kinds = page.getByRole('tablist', { name: word('kind.title') })
  await kinds.getByRole('tab', { name: word('kind.orders') }).click()
  await page.waitForURL(/kind=orders/)
  const excerpt = page.locator('mark').first()
  await excerpt.waitFor()
  const marked = ((await excerpt.textContent()) ?? '').toLowerCase()
  expect(['the matter', 'court']).toContain(marked)
  await page.getByText(followed).first().waitFor()
  await expectAccessible(page)
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  expect(overflow, 'results fit the width').toBeLessThanOrEqual(0)

  const address = page.url()
  await page.reload()
  await excerpt.waitFor()
  expect(page.url()).toBe(address)
  await expect.poll(() => box.inputValue()).toBe('"the matter" court')
  await page.getByRole('button', { name: say('lists', 'views.title') }).click()
  await page.getByRole('menuitem', { name: say('lists', 'views.save') }).click()
  await page.getByRole('textbox', { name: say('lists', 'views.name') }).fill('Orders on the matter')
  await page.keyboard.press('Enter')
  await page
    .getByRole('alert')
    .filter({ hasText: say('lists', 'views.saved') })
    .first()
    .waitFor()
  await page.goto('/dashboard/searchFilter')
  await page.getByRole('button', { name: say('lists', 'views.title') }).click()
  await page.getByRole('menuitem', { name: 'Orders on the matter' }).click()
  await excerpt.waitFor()

  await box.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/tab=orders.*find=/)
  await page.locator('[data-drawn] .highlight').first().waitFor()
  expectClean()
  await page.context().close()
}

test('a member searches the chamber’s records on a desktop', () =>
  searchTheChamber({ options: desktop, say: wordsOf('en'), caseAt: 0 }))

testAgain('a member searches the chamber’s records on a phone, in Urdu', () =>
  searchTheChamber({ options: phone, say: wordsOf('ur'), language: 'ur', caseAt: 1 }),
)
