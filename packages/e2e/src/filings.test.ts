import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { addMatter } from './small-chamber.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()
const browser = await ownBrowser()
const english = wordsOf('en')
const say = (key: string, values = {}) => english('filings', key, values)

const objections = ['1. Court fee of Rs. 10 is short.', '2. Annexure P-1 is', '   dim and illegible.'].join('\n')

const panel = (page: Page, key: string) => page.getByRole('region', { name: say(key) })

test('a filing goes from the draft by one return to a registered matter', { timeout: 300_000 }, async () => {
  const { page, expectClean } = await openPage(browser, app, desktop)
  const token = await openChamber(page)
  const { _id: of } = await addMatter({ app, token })
  const dialog = page.getByRole('dialog')
  const submit = (key: string) => dialog.getByRole('button', { name: say(key), exact: true }).click()

  const begins = { court: 'sci', title: 'Kusum Devi v. State', of_matter_id: of }
  const begun = await call(app, '/api/filings', { token, body: { kind: 'slp', begins } })
  const { _id: id, matter_id } = begun.body.data as { _id: string; matter_id: string }
  await page.goto(`/dashboard/matters/matter-preview/${matter_id}?tab=documents`)
  const files = ['Petition.txt', 'Impugned order.txt'].map((name) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(`${name}: the petitioner submits.`),
  }))
  await page.locator('input[type=file]').first().setInputFiles(files)
  await page.getByRole('button', { name: 'Petition.txt', exact: true }).waitFor()
  await panel(page, 'title')
    .getByRole('link', { name: say('kinds.slp') })
    .click()
  await page.waitForURL(`**/trackers/filings/${id}`)

  await panel(page, 'papers.title')
    .getByRole('button', { name: say('papers.add') })
    .click()
  for (const name of ['Impugned order.txt', 'Petition.txt']) await dialog.getByLabel(name).check()
  await expectAccessible(page)
  await submit('papers.add')
  await page.getByRole('button', { name: say('papers.up', { title: 'Petition' }) }).click()
  await expect
    .poll(() => panel(page, 'papers.title').getByRole('link').allTextContents())
    .toEqual(['Petition', 'Impugned order'])

  await page.getByRole('button', { name: say('list.tick', { item: say('items.court-fee') }) }).click()
  await page.getByRole('button', { name: say('list.untick', { item: say('items.court-fee') }) }).waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: say('steps.file'), exact: true }).click()
  await dialog.getByLabel(say('number')).fill('55614/2026')
  await submit('steps.file')
  await page.getByText(say('states.filed'), { exact: true }).first().waitFor()

  await page.getByRole('button', { name: say('steps.return'), exact: true }).click()
  await dialog.getByLabel(say('steps.objections')).fill(objections)
  await dialog.getByText(say('steps.objections_hint', { count: 2 })).waitFor()
  await submit('steps.return')
  const returned = panel(page, 'objections.title')
  await returned.getByText('Annexure P-1 is dim and illegible.').waitFor()
  const { body } = await call(app, `/api/filings/${id}`, { token })
  const { refile_by } = body.data as { refile_by: string }
  const due = await call(app, '/api/deadlines', { token })
  expect(JSON.stringify(due.body)).toContain(`"due_on":"${refile_by}"`)

  await returned.getByText('Court fee of Rs. 10 is short.').click()
  await dialog.getByLabel(say('objections.cure_by')).fill('+2d')
  await dialog.getByLabel(say('objections.cure_by')).press('Tab')
  await submit('save')
  for (const text of ['Court fee of Rs. 10 is short.', 'Annexure P-1 is dim and illegible.']) {
    await returned.getByRole('button', { name: say('objections.cure', { text }) }).click()
    await returned.getByRole('button', { name: say('objections.open_again', { text }) }).waitFor()
  }
  await page.getByRole('button', { name: say('steps.refile'), exact: true }).click()
  await submit('steps.refile')
  await page.getByRole('button', { name: say('steps.register'), exact: true }).click()
  await dialog.getByLabel(say('steps.case_type')).fill('SLP(C)')
  await dialog.getByLabel(say('steps.case_number'), { exact: true }).fill('4100')
  await submit('steps.register')
  await page.getByText(say('states.registered'), { exact: true }).first().waitFor()

  await page.goto(`/dashboard/matters/matter-preview/${matter_id}`)
  await page.getByText(/4100/).first().waitFor()
  await page.goto('/trackers/filings')
  await page.getByText('Kusum Devi v. State').first().waitFor()
  await expectAccessible(page)
  expectClean()
})
