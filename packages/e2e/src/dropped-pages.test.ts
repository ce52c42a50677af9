import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { listSandboxCases } from './wire.ts'
import { wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()
const say = wordsOf('en')
const words = (key: string, values?: Record<string, string | number>) => say('droppedPages', key, values)

const browser = await ownBrowser()

async function printPage(cnr: string): Promise<Buffer> {
  const form = new URLSearchParams({
    action: 'get_cnr_details',
    cino: cnr,
    est_code: cnr.slice(0, 6),
    es_ajax_request: '1',
  })
  const address = `${sandbox}/dcourts-prayagraj-host/wp-admin/admin-ajax.php`
  const reply = (await (await fetch(address, { method: 'POST', body: form })).json()) as { data: string }
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.setContent(
      `<html><head><title>District Court, Prayagraj</title></head><body>${reply.data}</body></html>`,
    )
    return await page.pdf({ format: 'A4' })
  } finally {
    await context.close()
  }
}

test('a court page printed as a PDF creates a matter, and updates the matter when added again', async () => {
  const [subject] = await listSandboxCases(sandbox, 'dc-prayagraj')
  if (!subject) throw new Error('The sandbox has no case at Prayagraj')
  const print = { name: 'Case status.pdf', mimeType: 'application/pdf', buffer: await printPage(subject.cnr) }
  const { page, expectClean } = await openPage(browser, app, desktop)
  await openChamber(page)
  await page.goto('/dashboard/matters')

  await page
    .getByRole('button', { name: say('shell', 'newMatter') })
    .first()
    .click()
  await page.getByRole('button', { name: words('open') }).click()
  const dialog = page.getByRole('dialog', { name: words('title') })
  const choose = () => dialog.locator('input[type=file]').setInputFiles(print)
  await choose()
  await dialog.getByText(subject.cnr).waitFor()
  await dialog
    .getByRole('region', { name: words('original') })
    .locator('canvas')
    .first()
    .waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words('save') }).click()

  await page.getByRole('heading', { name: words('mark.title') }).waitFor()
  await page.getByRole('link', { name: 'Case status.pdf' }).waitFor()
  const matter = page.url()

  await page.keyboard.press('n')
  await page.keyboard.press('p')
  await choose()
  await dialog.getByRole('button', { name: words('update') }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(new URL(matter).pathname)

  await page.keyboard.press('n')
  await page.keyboard.press('p')
  await dialog.getByRole('textbox', { name: words('paste') }).fill('Record not found')
  await dialog.getByRole('button', { name: words('read') }).click()
  await dialog.getByText(words('problem.no-results')).waitFor()
  await expectAccessible(page)
  expectClean()
})
