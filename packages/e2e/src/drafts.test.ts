import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { readDays } from './product-time.ts'
import { addMatter } from './small-chamber.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()
const browser = await ownBrowser()
const english = wordsOf('en')
const say = (key: string, values = {}) => english('drafts', key, values)

test('a vakalatnama in Hindi is made from Today’s row, and kept with the documents of the matter', async () => {
  const { page } = await openPage(browser, app, desktop)
  const token = await openChamber(page)
  const today = (await readDays(app))()
  const matter = await addMatter({ app, token }, { next_date: today, petitioner: 'रामलाल वर्मा' })
  await page.goto('/dashboard/analytics')
  await page
    .getByRole('row')
    .filter({ hasText: 'रामलाल वर्मा' })
    .getByRole('button', { name: say('draft') })
    .click()

  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('language')).selectOption('hi')
  const preview = dialog.getByRole('region', { name: say('preview') })
  await preview.getByText('वकालतनामा').first().waitFor()
  await dialog.getByLabel(say('field.client_name'), { exact: true }).fill('सीता देवी')
  await preview
    .getByText(/सीता देवी/)
    .first()
    .waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say('make') }).click()

  await page.waitForURL(/tab=documents&document=/)
  const name = wordsOf('hi')('drafts', 'kinds.vakalatnama')
  await page
    .getByRole('heading', { name: new RegExp(name) })
    .or(page.getByText(name))
    .first()
    .waitFor()
  const { body } = await call(app, `/api/matters/list_document/${matter._id}`, { token })
  expect(body.data).toMatchObject([{ name: `${name}.pdf`, current: { version: 2 } }])
})
