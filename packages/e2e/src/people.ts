import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { Say } from './words.ts'

/** Chooses a language on a page that stands outside the application's shell. */
export async function chooseLanguage(page: Page, say: Say, name: string) {
  await page.getByLabel(say('common', 'language')).selectOption(name)
}

/** Opens a chamber of its own and lands on Today. */
export async function register(page: Page, say: Say) {
  const account = (key: string) => say('account', key)
  await page.getByLabel(account('name')).fill('R. Shukla')
  await page.getByLabel(account('register.chamber')).fill('Shukla & Daughters')
  await page.getByRole('textbox', { name: account('email') }).fill(`${randomBytes(8).toString('hex')}@example.in`)
  await page.locator('input[type=password]').fill('Long-enough-1')
  await page.getByRole('button', { name: account('register.submit') }).click()
  await page.waitForURL('**/dashboard/analytics')
  await page.getByRole('button', { name: say('today', 'empty.add') }).waitFor()
}

/** Signs one of the demo chamber's people in on the login page. */
export async function signInOnPage(page: Page, say: Say, email: string, password = 'Peshi-demo-1') {
  await page.getByLabel(say('account', 'login.email')).fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.getByRole('button', { name: say('account', 'login.submit'), exact: true }).click()
}
