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

/** Texts at the places where Srinagar's list prints them. */
async function printList(): Promise<Buffer> {
  const at = (left: number, top: number, text: string) =>
    `<div style="position:absolute;white-space:nowrap;left:${left}pt;top:${top}pt">${text}</div>`
  const row = (top: number, item: string, number: string, parties: string) =>
    [at(35, top, item), at(58, top, number), at(208, top, parties), at(410, top, 'A. SEN FOR PET.')].join('')
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.setContent(
      `<body style="margin:0;font:10pt monospace">
        ${at(120, 20, 'THE HIGH COURT OF JAMMU & KASHMIR AND LADAKH AT SRINAGAR')}
        ${at(150, 40, 'REGULAR CAUSE LIST FOR FRIDAY (20/11/2026)')}
        ${at(150, 60, 'COURT NO. : 7')}
        ${at(150, 80, 'HON’BLE MR. JUSTICE INVENTED NAME').replace('’', "'")}
        ${row(120, '1', 'WP(C) 11/2026', 'ASHA RAI Vs RAVI RAO')}
        ${row(160, '', 'Caveat 44/2026', 'RAVI RAO')}
        ${row(200, '3', 'WP(C) 13.5/2026', 'UMA RAI Vs RAVI RAO')}
        ${row(240, '4', 'WP(C) 14/2026', 'OM RAI Vs RAVI RAO')}
        ${at(250, 300, 'Registrar Judicial')}
      </body>`,
    )
    return await page.pdf({ format: 'A4' })
  } finally {
    await context.close()
  }
}

test('a dropped cause list shows its missing items, its caveat, and that the page names another court', async () => {
  const print = { name: 'List.pdf', mimeType: 'application/pdf', buffer: await printList() }
  const { page, expectClean } = await openPage(browser, app, desktop)
  await openChamber(page)
  await page.goto('/dashboard/matters')
  await page
    .getByRole('button', { name: say('shell', 'newMatter') })
    .first()
    .click()
  await page.getByRole('button', { name: words('open') }).click()
  const dialog = page.getByRole('dialog', { name: words('title') })
  await dialog.locator('input[type=file]').setInputFiles(print)

  await dialog.getByText(words('listed_other', { count: 2 })).waitFor()
  await dialog.getByText('Court 7: Item 2 is not there').waitFor()
  await dialog.getByText(/Item .?3.?, page 1: number not readable/).waitFor()
  await dialog.getByText(words('caveats_one', { count: 1 })).waitFor()

  const courts = dialog.getByRole('combobox', { name: say('matters', 'find.court') })
  await courts.fill('Gujarat High Court')
  await page.getByRole('option', { name: 'High Court of Gujarat' }).first().click()
  const told = dialog.getByRole('alert').filter({ hasText: 'High Court of Gujarat' })
  await told.filter({ hasText: 'Srinagar' }).waitFor()
  await expectAccessible(page)
  expectClean()
})
