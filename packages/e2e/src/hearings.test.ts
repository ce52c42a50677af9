import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser, phone, testAgain } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { goWithin } from './page-walk.ts'
import { openChamber } from './people.ts'
import { dayFirst, readDays } from './product-time.ts'
import { addMatter } from './small-chamber.ts'
import { call } from './wire.ts'
import { type Say, wordsOf } from './words.ts'

const { app } = ownProduct()

const browser = await ownBrowser()

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first()

const court = 'tribunals-nclt-mumbai'

interface Journey {
  options: BrowserContextOptions
  say: Say
  language?: string
}

async function spendADay({ options, say, language }: Journey) {
  const { page, expectClean } = await openPage(browser, app, options)
  const word = (key: string, values?: Record<string, string | number>) => say('hearings', key, values)
  const token = await openChamber(page, language)
  const day = await readDays(app)
  await addMatter({ app, token }, { next_date: day(0) })
  await addMatter({ app, token }, { petitioner: 'Ramesh Chandra', case_number: '13', next_date: day(-1) })
  const vacation = { date: day(14), name: 'Winter recess', kind: 'vacation' }
  const reported = await call(app, `/api/court_days/${court}`, {
    token,
    body: { year: Number(day(14).slice(0, 4)), days: [vacation] },
  })
  expect(reported.status).toBe(200)

  await page.goto('/dashboard/hearings')
  const entry = page.getByRole('row').filter({ hasText: 'Kusum Devi' })
  await entry.getByRole('button', { name: word('entry.note_outcome', { title: 'Kusum Devi v. State' }) }).click()
  const dialog = page.getByRole('dialog', { name: word('outcome.title') })
  await dialog.getByText(word('outcomes.counter-time'), { exact: true }).click()
  await dialog.getByRole('button', { name: word('outcome.weeks_other', { count: 2 }), exact: true }).click()
  await dialog.getByRole('status').getByText(vacation.name).waitFor()
  const next = await dialog.getByLabel(word('outcome.next_date')).inputValue()
  const firstSitting = next.split('-').reverse().join('-')
  expect(firstSitting > day(14)).toBe(true)
  await dialog.getByLabel(word('outcome.business')).fill('Counter within two weeks')
  await dialog.getByRole('button', { name: say('common', 'save') }).click()
  await toast(page, word('done.saved')).waitFor()
  await dialog.getByRole('button', { name: word('outcome.finish') }).click()
  await dialog.waitFor({ state: 'detached' })
  await entry.getByText(next).waitFor()

  await goWithin(page, `/dashboard/hearings?from=${firstSitting}`)
  const texts = () => page.getByRole('row').filter({ hasText: 'Kusum Devi' }).allTextContents()
  const isReported = (text: string) => text.includes(word('outcomes.counter-time'))
  await expect.poll(async () => (await texts()).map(isReported)).toEqual([false])

  await page.goto('/dashboard/hearings?view=outcome')
  const missing = page.getByRole('row').filter({ hasText: 'Ramesh Chandra' })
  await missing.waitFor()
  await expectAccessible(page)
  await missing.getByRole('button', { name: word('entry.note_outcome', { title: 'Ramesh Chandra v. State' }) }).click()
  await dialog.getByText(word('outcomes.reserved'), { exact: true }).click()
  await dialog.getByRole('button', { name: say('common', 'save') }).click()
  await dialog.getByRole('button', { name: word('outcome.finish') }).click()
  // After 3 seconds, Undo moves from the message to a bar of its own.
  await page
    .getByRole('button', { name: word('undo') })
    .first()
    .click()
  await toast(page, word('done.undone')).waitFor()
  await missing.waitFor()

  await goWithin(page, '/dashboard/hearings?view=agenda')
  await page.waitForURL('**/tasks/calendar?view=agenda**')
  await page.getByRole('link', { name: 'Kusum Devi v. State' }).first().waitFor()
  await goWithin(page, '/dashboard/hearings?view=month')
  await page.waitForURL('**/tasks/calendar?view=month**')
  await page.locator('[data-today]').first().waitFor()
  await goWithin(page, '/dashboard/hearings?view=undated')
  await page.getByRole('row').filter({ hasText: 'Ramesh Chandra' }).waitFor()
  await expectAccessible(page)
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  expect(overflow, 'undated matters fit the width').toBeLessThanOrEqual(0)
  expectClean()
  await page.context().close()
}

test('an advocate enters outcomes and opens every view of the hearings page, on a desktop', () =>
  spendADay({ options: desktop, say: wordsOf('en') }))

testAgain('an advocate enters outcomes and opens every view of the hearings page, on a phone, in Urdu', () =>
  spendADay({ options: phone, say: wordsOf('ur'), language: 'ur' }),
)

test('the keys n and o open the outcome dialog, and a day’s diary is downloaded as a PDF or a message appears', async () => {
  const say = wordsOf('en')
  const { page } = await openPage(browser, app, desktop)
  const token = await openChamber(page)
  const day = await readDays(app)
  await addMatter({ app, token }, { next_date: day(0) })
  await page.goto('/dashboard/hearings')
  await page.getByRole('row').filter({ hasText: 'Kusum Devi' }).waitFor()
  await page.keyboard.press('n')
  await page.keyboard.press('o')
  const dialog = page.getByRole('dialog', { name: say('hearings', 'outcome.title') })
  await dialog.getByRole('combobox').fill('Kus')
  await page.getByRole('option', { name: 'Kusum Devi' }).waitFor()
  await page.keyboard.press('Enter')
  await dialog.getByRole('radiogroup').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  const download = async () => {
    await page.getByRole('button', { name: say('hearings', 'export.title'), exact: true }).click()
    const reply = page.waitForResponse(/\/api\/hearing\/exports/)
    await page
      .getByRole('menuitem', { name: say('hearings', 'export.pdf') })
      .first()
      .click()
    return reply
  }
  const diary = await download()
  expect([diary.status(), diary.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect(new URL(diary.url()).search).toContain(`type=entire&date=${dayFirst(day(0))}`)
  await goWithin(page, `/dashboard/hearings?from=${day(3)}`)
  await page.getByText(say('hearings', 'empty.filtered_title')).waitFor()
  expect((await download()).status()).toBe(404)
  await toast(page, `No hearings on ${dayFirst(day(3))}.`).waitFor()
})
