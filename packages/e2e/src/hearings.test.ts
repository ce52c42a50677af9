import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser, phone, testAgainOnPhone } from './browser.ts'
import { dayInIndia } from './india-time.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { call } from './wire.ts'
import { type Say, wordsOf } from './words.ts'

const { app } = ownProduct()

const browser = await ownBrowser()

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first()

const dayFirst = (date: string) => date.split('-').reverse().join('-')

const court = 'tribunals-nclt-mumbai'

async function addMatter(page: Page, petitioner: string, next_date: string) {
  const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('token')).accessToken`)
  const reply = await fetch(`${app}/api/add`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      unique_id: court,
      petitioner,
      respondent: 'State',
      case_type: 'OA',
      case_number: String(Math.trunc(Math.random() * 900_000) + 1),
      case_year: 2025,
      next_date,
    }),
  })
  expect(reply.status).toBe(200)
}

interface Journey {
  options: BrowserContextOptions
  say: Say
  language?: string
}

async function spendADay({ options, say, language }: Journey) {
  const { page, expectClean } = await openPage(browser, app, options)
  const word = (key: string, values?: Record<string, string | number>) => say('hearings', key, values)
  const token = await openChamber(page, language)
  await addMatter(page, 'Kusum Devi', dayInIndia(0))
  await addMatter(page, 'Ramesh Chandra', dayInIndia(-1))
  const vacation = { date: dayInIndia(14), name: 'Winter recess', kind: 'vacation' }
  const reported = await call(app, `/api/court_days/${court}`, {
    token,
    body: { year: Number(dayInIndia(14).slice(0, 4)), days: [vacation] },
  })
  expect(reported.status).toBe(200)

  await page.goto('/dashboard/hearings')
  const entry = page.getByRole('row').filter({ hasText: 'Kusum Devi' })
  await entry.waitFor()
  await expectAccessible(page)

  await entry.getByRole('button', { name: word('entry.note_outcome', { title: 'Kusum Devi v. State' }) }).click()
  const dialog = page.getByRole('dialog', { name: word('outcome.title') })
  await dialog.getByRole('radiogroup').waitFor()
  await expectAccessible(page)
  await dialog.getByText(word('outcomes.counter-time'), { exact: true }).click()
  await dialog.getByRole('button', { name: word('outcome.weeks_other', { count: 2 }), exact: true }).click()
  await dialog.locator('[aria-live=polite]').getByText(vacation.name).waitFor()
  await dialog.getByLabel(word('outcome.business')).fill('Counter within two weeks')
  await dialog.getByRole('button', { name: say('common', 'save') }).click()
  await toast(page, word('done.saved')).waitFor()
  await entry.getByText(dayFirst(dayInIndia(14))).waitFor()

  await page.goto(`/dashboard/hearings?from=${dayInIndia(14)}`)
  await page.getByRole('row').filter({ hasText: 'Kusum Devi' }).waitFor()

  await page.goto('/dashboard/hearings?view=outcome')
  const missing = page.getByRole('row').filter({ hasText: 'Ramesh Chandra' })
  await missing.waitFor()
  await expectAccessible(page)
  await missing.getByRole('button', { name: word('entry.note_outcome', { title: 'Ramesh Chandra v. State' }) }).click()
  await dialog.getByText(word('outcomes.reserved'), { exact: true }).click()
  await dialog.getByRole('button', { name: say('common', 'save') }).click()
  await page.getByText(word('queue.outcome_done')).waitFor()
  await toast(page, word('done.saved'))
    .getByRole('button', { name: word('undo') })
    .click()
  await missing.waitFor()

  const views = {
    agenda: page.getByRole('link', { name: 'Kusum Devi v. State' }).first(),
    month: page.locator('[data-today]'),
    undated: page.getByRole('row').filter({ hasText: 'Ramesh Chandra' }),
  }
  for (const [view, shown] of Object.entries(views)) {
    await page.goto(`/dashboard/hearings?view=${view}`)
    await shown.waitFor()
    await expectAccessible(page)
    const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    expect(overflow, `${view} fits the width`).toBeLessThanOrEqual(0)
  }
  expectClean()
  await page.context().close()
}

test('an advocate enters outcomes and opens every view of the hearings page, on a desktop', () =>
  spendADay({ options: desktop, say: wordsOf('en') }))

testAgainOnPhone('an advocate enters outcomes and opens every view of the hearings page, on a phone, in Urdu', () =>
  spendADay({ options: phone, say: wordsOf('ur'), language: 'ur' }),
)

test('a day’s diary is downloaded as a PDF, and a message appears if the day has no hearings', async () => {
  const say = wordsOf('en')
  const { page } = await openPage(browser, app, desktop)
  await openChamber(page)
  await addMatter(page, 'Kusum Devi', dayInIndia(0))
  await page.goto('/dashboard/hearings')
  await page.getByRole('row').filter({ hasText: 'Kusum Devi' }).waitFor()
  const take = async () => {
    await page.getByRole('button', { name: say('hearings', 'export.title'), exact: true }).click()
    const reply = page.waitForResponse(/\/api\/hearing\/exports/)
    await page
      .getByRole('menuitem', { name: say('hearings', 'export.pdf') })
      .first()
      .click()
    return reply
  }
  const diary = await take()
  expect([diary.status(), diary.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect(new URL(diary.url()).search).toContain(`type=entire&date=${dayFirst(dayInIndia(0))}`)
  await page.goto(`/dashboard/hearings?from=${dayInIndia(3)}`)
  await page.getByText(say('hearings', 'empty.filtered_title')).waitFor()
  expect((await take()).status()).toBe(404)
  await toast(page, `No hearings on ${dayFirst(dayInIndia(3))}.`).waitFor()
})

test('the keys n and o open the outcome dialog, and typed letters and Enter choose the matter', async () => {
  const say = wordsOf('en')
  const { page } = await openPage(browser, app, desktop)
  await openChamber(page)
  await addMatter(page, 'Kusum Devi', dayInIndia(0))
  await page.goto('/dashboard/hearings')
  await page.getByRole('row').filter({ hasText: 'Kusum Devi' }).waitFor()
  await page.keyboard.press('n')
  await page.keyboard.press('o')
  const dialog = page.getByRole('dialog', { name: say('hearings', 'outcome.title') })
  await dialog.getByRole('combobox').fill('Kus')
  await page.getByRole('option', { name: 'Kusum Devi' }).waitFor()
  await page.keyboard.press('Enter')
  await dialog.getByRole('radiogroup').waitFor()
})
