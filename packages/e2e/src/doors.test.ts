import type { BrowserContextOptions } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser, phone } from './browser.ts'
import { openFindDialog } from './find-dialog.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { wordsOf } from './words.ts'

/** Every way in: by what is pasted, by a name with several hits, at a tribunal, and by hand where no door is open. */

const { app, sandbox } = ownProduct()
const say = wordsOf('en')
const word = (key: string, values?: Record<string, string | number>) => say('matters', key, values)

const browser = await ownBrowser()

async function openDialog(options: BrowserContextOptions = desktop) {
  const { page, expectClean } = await openPage(browser, app, options)
  await openChamber(page)
  await page.goto('/dashboard/matters')
  const find = openFindDialog(page, say, sandbox)
  await find.open()
  const box = (name: string) => find.dialog.getByRole('textbox', { name, exact: true })
  return { page, find, box, expectClean }
}

test('a pasted diary number chooses the Supreme Court and its form', async () => {
  const { page, find, box, expectClean } = await openDialog()
  await find.dialog.getByLabel(word('find.quick')).fill('Diary No. 18342/2025')
  await expect.poll(() => box(word('by.diary-number')).inputValue()).toBe('18342')
  await expect.poll(() => find.chosenCourt()).toBe('Supreme Court of India')
  expect(await find.dialog.getByLabel(word('find.case_type')).count()).toBe(0)
  await expectAccessible(page)
  await find.ask()
  await find.answer()
  await find.dialog.getByText('SCIN010183422025').waitFor()
  await find.save()
  await page.waitForURL('**/matter-preview/**')
  expectClean()
})

test('a number pasted before the courts have come chooses its court when they come', async () => {
  const { page, expectClean } = await openPage(browser, app, desktop)
  await openChamber(page)
  await page.evaluate("localStorage.removeItem('allcourts')")
  const { promise, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/api/courts/all', (route) => promise.then(() => route.continue()))
  await page.goto('/dashboard/matters')
  const find = openFindDialog(page, say, sandbox)
  await find.open()
  await find.typeCourt('supreme')
  await find.dialog.getByText(word('loading')).waitFor()
  await find.dialog.getByLabel(word('find.quick')).fill('Diary No. 18342/2025')
  letCome()
  await expect.poll(() => find.chosenCourt()).toBe('Supreme Court of India')
  await find.ask()
  await find.answer()
  await find.dialog.getByText('SCIN010183422025').waitFor()
  expectClean()
})

test('a CNR of another bench is said before a court is asked', async () => {
  const { page, find, box, expectClean } = await openDialog()
  await find.chooseCourt('delhi', 'High Court of Delhi')
  await find.dialog.getByText(word('by.cnr'), { exact: true }).first().click()
  await box(word('by.cnr')).fill('UPAD01-007120-2026')
  await find.ask()
  await find.dialog.getByText(word('need.cnr_court')).waitFor()
  // Pasted as a whole, it chooses its court.
  await find.dialog.getByLabel(word('find.quick')).fill('UPAD01-007120-2026')
  await expect.poll(() => find.chosenCourt()).toBe('District Court, Prayagraj')
  await find.ask()
  await find.dialog.getByText('UPAD010071202026').last().waitFor()
  await find.save()
  await page.waitForURL('**/matter-preview/**')
  expectClean()
})

test('a district is found by the name of its court complex', async () => {
  const { page, find, expectClean } = await openDialog()
  await find.typeCourt('railway court praya')
  const complex = find.dialog.getByRole('option', { name: 'Railway Court Prayagraj' })
  await complex.waitFor()
  await expectAccessible(page)
  await complex.click()
  await expect.poll(() => find.chosenCourt()).toBe('District Court, Prayagraj')
  expectClean()
})

test.each([
  ['at a desk', desktop],
  ['on a phone', phone],
])('a district court by a party with several cases, %s', async (_, options) => {
  const { page, find, box, expectClean } = await openDialog(options)
  await find.chooseCourt('prayagraj', 'District Court, Prayagraj')
  await find.dialog.getByText(word('by.party'), { exact: true }).first().click()
  await find.ask()
  await find.dialog.getByText(word('need.establishment')).waitFor()
  await find.dialog.getByRole('combobox', { name: word('find.establishment') }).click()
  await page.getByRole('option', { name: 'District Court, Prayagraj' }).click()
  await box(word('find.party_name')).fill('Chhote Lal')
  await box(word('find.year')).fill('2026')
  await expectAccessible(page)
  await find.ask()
  await find.answer()
  await find.dialog.getByText(word('find.choose')).waitFor()
  await expectAccessible(page)
  const choices = find.dialog.getByRole('listitem')
  await expect.poll(() => choices.count()).toBe(2)
  await choices.first().getByRole('button').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await find.dialog.getByText('CRLREV/38/2026').waitFor()
  await find.dialog.getByRole('button', { name: word('find.back') }).click()
  await choices.filter({ hasText: 'BA/214/2026' }).getByRole('button').click()
  await find.save()
  await page.waitForURL('**/matter-preview/**')

  // The next search marks what is followed since.
  await page.goto('/dashboard/matters')
  await find.open()
  await find.chooseCourt('prayagraj', 'District Court, Prayagraj')
  await find.dialog.getByText(word('by.party'), { exact: true }).first().click()
  await find.dialog.getByRole('combobox', { name: word('find.establishment') }).click()
  await page.getByRole('option', { name: 'District Court, Prayagraj' }).click()
  await box(word('find.party_name')).fill('Chhote Lal')
  await box(word('find.year')).fill('2026')
  await find.ask()
  await find.answer()
  await choices.filter({ hasText: 'BA/214/2026' }).getByText(word('find.followed_mark')).waitFor()
  await expect.poll(() => find.dialog.getByText(word('find.followed_mark')).count()).toBe(1)
  expectClean()
})

test('a tribunal, which asks no picture', async () => {
  const { page, find, box, expectClean } = await openDialog()
  await find.chooseCourt('nclt prayagraj', 'National Company Law Tribunal')
  await find.dialog.getByText(word('by.party'), { exact: true }).first().waitFor()
  await find.chooseCaseType('CP(IB)')
  await box(word('find.number')).fill('41')
  await box(word('find.year')).fill('2025')
  await find.ask()
  await find.dialog.getByText('CP(IB)/41(ALL)2025').first().waitFor()
  await find.save()
  await page.waitForURL('**/matter-preview/**')
  expectClean()
})

test('a tribunal behind a picture, whose case opens only in the session of its search', async () => {
  const { page, find, box, expectClean } = await openDialog()
  await find.chooseCourt('itat lucknow', 'Income Tax Appellate Tribunal')
  await find.chooseCaseType('ITA')
  await box(word('find.number')).fill('412')
  await box(word('find.year')).fill('2025')
  await find.ask()
  await find.answer()
  await find.dialog.getByText('GOMTI TANNERS').first().waitFor()
  await find.save()
  await page.waitForURL('**/matter-preview/**')
  expectClean()
})

test('a district with one consumer commission has it chosen', async () => {
  const { find, box, expectClean } = await openDialog()
  await find.chooseCourt('consumer lucknow', 'District Consumer Disputes Redressal Commission, Lucknow')
  const commission = find.dialog.getByRole('combobox', { name: word('find.commission') })
  await commission.waitFor()
  await expect.poll(() => commission.inputValue()).toBe('Lucknow')
  await find.chooseCaseType('CC')
  await box(word('find.number')).fill('214')
  await box(word('find.year')).fill('2025')
  await find.ask()
  await find.dialog.getByText('Pooja Rastogi').first().waitFor()
  expectClean()
})

test('a court that is off says why, and its case is added by hand', async () => {
  const { page, find, box, expectClean } = await openDialog()
  await find.chooseCourt('kheda', 'District Court, Kheda')
  await find.dialog.getByText('refuses programs').waitFor()
  await expectAccessible(page)
  const byHand = find.dialog.getByRole('button', { name: word('find.add_by_hand') })
  await byHand.click()
  await find.dialog.getByRole('button', { name: word('find.save') }).click()
  await find.dialog.getByText(word('need.hand_type')).waitFor()
  await box(word('field.petitioner')).fill('Meena Devi')
  await box(word('field.respondent')).fill('State of Gujarat')
  await box(word('hand.case_type')).fill('CRMA-S')
  await box(word('find.number')).fill('87')
  await box(word('find.year')).fill('2026')
  await find.dialog.getByLabel(word('column.next_date')).fill('2027-01-11')
  // What was typed is still there after a look back.
  await find.dialog.getByRole('button', { name: word('find.back') }).click()
  await byHand.click()
  await expect.poll(() => box(word('field.petitioner')).inputValue()).toBe('Meena Devi')
  await expectAccessible(page)
  await find.save()
  await page.waitForURL('**/matter-preview/**')
  await page.getByRole('heading', { name: 'Meena Devi v. State of Gujarat' }).first().waitFor()
  await page.getByText(word('detail.no_record')).waitFor()
  await expectAccessible(page)
  expectClean([/^503 \/api\/courts\/dc-kheda\/form/, /status of 503/])
})
