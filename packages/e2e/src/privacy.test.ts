import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { furnishChamber } from './small-chamber.ts'
import { wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()
const say = wordsOf('en')
const [audit, privacy] = [(key: string) => say('audit', key), (key: string) => say('privacy', key)]

const browser = await ownBrowser()

test('an owner reads the audit log, downloads her data, and requests and cancels a deletion', async () => {
  const { page, expectClean } = await openPage(browser, app, desktop)
  await openChamber(page)
  const chamber = await furnishChamber(page, sandbox)

  await page.goto(`${chamber.matter}?tab=activity`)
  await page.getByRole('link', { name: say('activity', 'who_saw') }).click()
  await page.waitForURL('**/settings/audit**')
  await page.getByText('opened the matter').waitFor()
  const signIns = page.getByRole('listitem').filter({ hasText: 'signed in' })
  expect(await signIns.count()).toBe(0)
  await expectAccessible(page)
  await page.getByRole('combobox', { name: audit('kind') }).click()
  await page.getByRole('option', { name: audit('group.sign-ins') }).click()
  await page.getByText(audit('empty')).waitFor()
  await page.getByRole('button', { name: audit('show_all') }).click()
  await signIns.first().waitFor()

  await page.goto('/settings/account-setting?tab=data')
  const bin = page.getByLabel(privacy('retention.bin_days'))
  await bin.fill('60')
  await page
    .getByText(say('privacy', 'retention.next_night', { number: 0 }))
    .nth(2)
    .waitFor()
  await page.getByRole('button', { name: say('common', 'save') }).click()
  await page.getByText(privacy('retention.saved')).waitFor()
  await page.reload()
  await expect.poll(() => bin.inputValue()).toBe('60')
  await page.getByRole('button', { name: privacy('own.download') }).click()
  const save = page.getByRole('link', { name: say('takeouts', 'save') })
  await save.waitFor({ timeout: 120_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  const zip = await readFile(await download.path())
  expect([zip.subarray(0, 2).toString(), zip.includes('profile.json')]).toEqual(['PK', true])
  await expectAccessible(page)

  await page.getByRole('button', { name: privacy('delete.chamber') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=password]').fill('Long-enough-1')
  await dialog.getByRole('button', { name: privacy('delete.confirm') }).click()
  await page.getByRole('button', { name: privacy('delete.keep_chamber') }).waitFor()
  await page.goto('/dashboard/analytics')
  await page.getByRole('link', { name: privacy('banner') }).click()
  await page.getByRole('button', { name: privacy('delete.keep_chamber') }).click()
  await page.getByRole('button', { name: privacy('delete.chamber') }).waitFor()
  await page.getByRole('link', { name: privacy('banner') }).waitFor({ state: 'detached' })
  expectClean()
}, 120_000)
