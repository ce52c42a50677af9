import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { askSandbox, type CourtDays, openCourtDays } from './court-day.ts'
import { signInOnPage } from './people.ts'
import { readShown } from './pictures.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')
const word = (key: string, values?: Record<string, string | number>) => say('caveats', key, values)
const [day, dayAfter] = ['2026-12-07', '2026-12-08']
const district = 'District Court, Prayagraj'
const receipt = { name: 'Postal receipt.pdf', bytes: Buffer.from('%PDF-1.7 RU123456789IN') }
const [caveator, caveatee] = ['MOHD IRFAN', 'RAMESH CHANDRA CHAUDHARY']

const browser = await ownBrowser()
let days: CourtDays
beforeAll(async () => {
  days = await openCourtDays(day, '10:00')
})
afterAll(async () => {
  await days.stop()
})

/** The access token expires when the clock jumps, so the browser logs one 401 before the app renews the token. */
const renewed = [/^401 /, /status of 401/]

test('a caveat is found at its court, announced before its end, renewed, and matched with a case', {
  timeout: 180_000,
}, async () => {
  await askSandbox(days.sandbox, '/caveats', { caveator, caveatee, days_ago: 74 })
  const { page, expectClean } = await openPage(browser, days.app, desktop)
  await days.join(page)
  await page.goto('/login')
  await signInOnPage(page, say, 'owner@demo.peshi.in')
  await page.waitForURL('**/dashboard/analytics')
  await page.goto('/trackers/up-caveat/tracker-list')
  await page
    .getByRole('button', { name: word('new') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: word('new') })
  await dialog.getByRole('combobox', { name: word('court') }).fill('Prayagraj')
  await page.getByRole('option', { name: 'Prayagraj' }).first().click()
  await dialog.getByRole('combobox', { name: say('matters', 'find.establishment') }).click()
  await page.getByRole('option', { name: district }).click()
  await dialog.getByRole('textbox', { name: word('caveator'), exact: true }).fill('irfan')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say('matters', 'find.find'), exact: true }).click()
  const answer = dialog.getByRole('textbox', { name: say('matters', 'find.answer'), exact: true })
  await answer.waitFor()
  await answer.fill(await readShown(page, days.sandbox))
  await answer.press('Enter')
  await dialog.getByRole('button', { name: word('choose'), exact: true }).click()
  const save = dialog.getByRole('button', { name: say('common', 'save') })
  await save.waitFor()
  await expect.poll(() => dialog.getByLabel(word('lodged_on')).inputValue()).toBe('24-09-2026')
  await save.click()
  await page.waitForURL('**/up-caveat-preview/**')
  await page.getByRole('button', { name: word('renew'), exact: true }).waitFor()
  await page.getByText(word('state.active'), { exact: true }).waitFor()
  await expectAccessible(page)

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: word('proof.add') }).click(),
  ])
  await chooser.setFiles({ name: receipt.name, mimeType: 'application/pdf', buffer: receipt.bytes })
  const proof = page
    .getByRole('region', { name: word('proof.title') })
    .getByRole('link', { name: receipt.name })
    .first()
  await proof.waitFor()
  await page.getByRole('button', { name: word('proof.remove', { name: receipt.name }) }).click()
  await page.getByText(word('proof.none')).waitFor()
  await page.getByRole('button', { name: say('trackers', 'undo') }).click()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: word('proof.save', { name: receipt.name }) }).click(),
  ])
  expect(await readFile(await saved.path())).toEqual(receipt.bytes)
  await expectAccessible(page)

  await days.moveTo(dayAfter, '10:00')
  await page.goto('/dashboard/notification')
  await page
    .getByRole('link', { name: say('notifications', 'said.clock.ending') })
    .first()
    .click()
  await page.waitForURL('**/up-caveat-preview/**')
  await page.goto('/trackers/up-caveat/tracker-list')
  await page.getByRole('cell', { name: word('state.expiring'), exact: true }).waitFor()
  await page.locator('[data-row-link]').first().click()
  await page.getByRole('button', { name: word('renew'), exact: true }).click()
  const renewal = page.getByRole('dialog', { name: word('renew') })
  await renewal.getByLabel(word('caveat_number')).fill('88')
  await renewal.getByRole('button', { name: say('common', 'save') }).click()
  await page.getByRole('link', { name: word('open_old') }).waitFor()
  await page.getByText(word('state.active'), { exact: true }).waitFor()

  await askSandbox(days.sandbox, '/cases', { court: 'dc-prayagraj', petitioner: caveatee, respondent: caveator })
  await page.getByRole('button', { name: word('check_now') }).click()
  const atQueue = page.getByLabel(say('dueChecks', 'captcha.answer'))
  await atQueue.waitFor()
  await atQueue.pressSequentially(await readShown(page, days.sandbox), { delay: 100 })
  await atQueue.press('Enter')
  await page.getByText('The court has a case between these parties.').first().waitFor()
  await page.goto('/trackers/up-caveat/tracker-list')
  await page.getByRole('cell', { name: word('suggested_one', { count: 1 }), exact: true }).waitFor()
  await page.getByRole('row').filter({ hasText: '1 suggestion' }).locator('[data-row-link]').click()
  await page.getByText(word('reason.filed-against')).waitFor()
  await page.getByRole('button', { name: word('accept_matter'), exact: true }).click()
  await page.getByText(word('state.matched'), { exact: true }).waitFor()
  await page
    .getByRole('link', { name: word('open_matter') })
    .last()
    .click()
  await page.waitForURL('**/matter-preview/**')
  expectClean(renewed)
})
