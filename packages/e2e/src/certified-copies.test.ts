import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { dayFirst, readDays } from './product-time.ts'
import { addMatter } from './small-chamber.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()
const browser = await ownBrowser()
const english = wordsOf('en')
const say = (key: string, values = {}) => english('certifiedCopies', key, values)

const typeDay = async (form: Locator, name: string, date: string) => {
  const field = form.getByLabel(say(name))
  await field.fill(dayFirst(date))
  await field.blur()
}

test('the time for a certified copy moves the appeal’s deadline, and the copy is fetched from Today', async () => {
  const { page, expectClean } = await openPage(browser, app, desktop)
  const token = await openChamber(page)
  const day = await readDays(app)
  const { _id } = await addMatter({ app, token }, { next_date: day() })
  const body = { matter_id: _id, rule: 'intra-court-appeal', start_on: day(-25) }
  const appeal = await call(app, '/api/clocks', { token, body })
  const { _id: clock } = appeal.body.data as { _id: string }
  const dueOn = async () =>
    ((await call(app, `/api/clocks/${clock}`, { token })).body.data as { counts: { counted_to: string }[] }).counts[0]
      ?.counted_to
  expect(await dueOn()).toBe(day(5))

  await page.goto(`/dashboard/matters/matter-preview/${_id}?tab=clocks`)
  const panel = page.getByRole('region', { name: say('title') })
  await panel.getByRole('button', { name: say('add') }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(say('paper')).fill('Judgment')
  await typeDay(form, 'order_on', day(-25))
  await typeDay(form, 'applied_on', day(-20))
  await form.getByLabel(say('number')).fill('C-512')
  await form.getByLabel(say('cost'), { exact: true }).fill('85')
  await form.getByLabel(say('write')).uncheck()
  await expectAccessible(page)
  await form.getByRole('button', { name: english('common', 'save') }).click()
  await panel.getByText(say('states.applied'), { exact: true }).waitFor()
  await page
    .getByText(/Certified copy awaited since/)
    .first()
    .waitFor()
  expect(await dueOn()).toBe(day(5))

  const open = () => panel.getByRole('button', { name: 'Judgment' }).click()
  await open()
  await typeDay(form, 'deficient_on', day(-15))
  await form.getByLabel(say('deficiency')).fill('Two folios')
  await form.getByRole('button', { name: english('common', 'save') }).click()
  await panel.getByText(say('states.deficient'), { exact: true }).waitFor()

  await page.goto('/dashboard/analytics')
  await page.getByRole('button', { name: say('act.deficient') }).click()
  await page.getByText(say('said.deficient')).first().waitFor()

  await page.goto(`/dashboard/matters/matter-preview/${_id}?tab=clocks`)
  await open()
  await typeDay(form, 'made_good_on', day(-13))
  await typeDay(form, 'ready_on', day(-2))
  await form.getByRole('button', { name: english('common', 'save') }).click()
  await panel.getByText(say('states.ready'), { exact: true }).waitFor()
  // 5 days to the deficiency, 11 from its payment to the ready copy.
  expect(await dueOn()).toBe(day(21))
  await page
    .getByText(/30 days \+ 16 days for the certified copy/)
    .first()
    .waitFor()
  await expectAccessible(page)

  await page.goto('/dashboard/clocks')
  await page
    .getByText(/Fetch the certified copy/)
    .first()
    .waitFor()
  await expectAccessible(page)
  await page.goto('/dashboard/analytics')
  await expectAccessible(page)
  await page.getByRole('button', { name: say('act.ready') }).click()
  await page.getByRole('region', { name: say('title') }).waitFor({ state: 'hidden' })
  const { body: kept } = await call(app, `/api/certified_copies?matter_id=${_id}`, { token })
  expect(kept.data).toMatchObject([{ state: 'delivered', delivered_on: day(), number: 'C-512', cost: 85 }])
  expectClean()
})
