import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser, phone } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { readShown } from './pictures.ts'
import { listSandboxCases } from './wire.ts'
import { type Say, wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()

const browser = await ownBrowser()

async function chooseFile(page: Page, say: Say, name: string, text: string) {
  await page.goto('/dashboard/matters/import')
  await page.getByRole('button', { name: say('imports', 'drop.choose') }).waitFor()
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

test('a CSV file is imported, a faulty row is downloaded, and captchas are answered in the queue', async () => {
  const say = wordsOf('en')
  const { page, expectClean } = await openPage(browser, app, desktop)
  await openChamber(page)
  const wanted = (await listSandboxCases(sandbox, 'hc-allahabad')).slice(0, 3)
  const rows = wanted.map(
    ({ case_type, case_number, case_year }) => `Allahabad High Court,${case_type}/${case_number}/${case_year},,red`,
  )
  const file = [
    'Forum,Case No,Petitioner,Shelf',
    ...rows,
    'tribunals-upbor-lucknow,CP/7/2024,Kusum Devi,blue',
    'Atlantis,CP/8/2024,Ram,blue',
  ].join('\n')
  await chooseFile(page, say, 'register.csv', file)

  const meaning = (column: string) => page.getByLabel(say('imports', 'mapping.meaningOf', { column }))
  await meaning('Case No').waitFor()
  await expect.poll(() => meaning('Case No').inputValue()).toBe('case')
  await expect.poll(() => meaning('Forum').inputValue()).toBe('court')
  await meaning('Shelf').selectOption('tags')
  await expectAccessible(page)
  await page.getByRole('button', { name: say('imports', 'mapping.check') }).click()
  await page.getByText(say('imports', 'reason.unknown-court')).waitFor()

  await page.getByRole('button', { name: say('imports', 'action.start_other', { count: 4 }) }).click()
  await page.getByRole('link', { name: say('imports', 'progress.answer') }).waitFor()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: say('imports', 'action.errors') }).click()
  const errors = await readFile(await (await saved).path(), 'utf8')
  expect(errors).toContain('Atlantis,CP/8/2024,Ram,blue,6,There is no such court in the catalogue.')

  await page.getByRole('link', { name: say('imports', 'progress.answer') }).click()
  const answer = page.getByLabel(say('dueChecks', 'captcha.answer'))
  const picture = () => page.evaluate<string>(`document.querySelector('img[src^="data:image/"]')?.src ?? ''`)
  for (const _ of wanted) {
    await answer.waitFor()
    const answered = await picture()
    await answer.fill(await readShown(page, sandbox))
    await answer.press('Enter')
    await expect.poll(picture).not.toBe(answered)
  }
  await page
    .getByRole('region', { name: say('dueChecks', 'captcha.title') })
    .getByText(say('dueChecks', 'captcha.empty'))
    .waitFor()
  const found = page.getByText(say('dueChecks', 'results.found'), { exact: true })
  await expect.poll(() => found.count(), { timeout: 30_000 }).toBe(3)
  await expectAccessible(page)

  await page.goto('/dashboard/matters')
  await page.getByText('Kusum Devi').first().waitFor()
  const first = wanted[0]
  await page.getByText(`${first?.case_number}/${first?.case_year}`).first().waitFor()
  expectClean()
})

test('a file is imported and the import undone, on a phone in Urdu', async () => {
  const say = wordsOf('ur')
  const { page, expectClean } = await openPage(browser, app, phone)
  await openChamber(page, 'ur')
  await chooseFile(
    page,
    say,
    'more.csv',
    'Court,Case,Petitioner\ntribunals-upbor-lucknow,CP/70/2024,Kusum\ntribunals-upbor-lucknow,CP/71/2024,Devi\n',
  )
  await page.getByRole('button', { name: say('imports', 'mapping.check') }).click()
  await page.getByRole('button', { name: say('imports', 'action.start_other', { count: 2 }) }).click()
  await page.getByText(say('imports', 'progress.done')).waitFor()
  await expect.poll(() => page.getByRole('rowheader').getByRole('link').count()).toBe(2)
  await page.getByRole('button', { name: say('imports', 'action.undo') }).click()
  const toast = page.getByRole('alert').filter({ hasText: say('imports', 'undone') })
  await toast.getByRole('button', { name: say('imports', 'undo') }).click()
  await page.getByText(say('imports', 'progress.done')).waitFor()
  expectClean()
})
