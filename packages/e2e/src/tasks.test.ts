import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()

const browser = await ownBrowser()

const say = wordsOf('en')
const says = (key: string, values?: Record<string, string | number>) => say('tasks', key, values)
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first()
const dayFirst = (date: string) => date.split('-').reverse().join('-')
const cell = (page: Page, date: string) => page.locator(`td[data-drop="${date}"]`)
const chip = (within: Page | Locator, title: string) => within.getByRole('button', { name: new RegExp(`^${title},`) })

async function centre(of: Locator) {
  const box = await of.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function drag(page: Page, what: Locator, to: Locator) {
  const [from, there] = [await centre(what), await centre(to)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(there.x, there.y, { steps: 6 })
  await page.mouse.up()
}

test('a weekly task is created, moved and completed, and overdue tasks appear on the page Today', async () => {
  const { page, expectClean } = await openPage(browser, app, desktop)
  const token = await openChamber(page)

  await page.goto('/tasks/calendar?date=2027-03-10')
  await cell(page, '2027-03-10').waitFor()
  await page.keyboard.press('n')
  await page.keyboard.press('t')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: says('field.title') }).fill('Draft the rejoinder')
  await dialog.getByRole('button', { name: says('steps.add') }).click()
  await dialog.getByRole('textbox', { name: says('steps.text', { number: 1 }) }).fill('Annexures')
  await dialog.getByRole('combobox', { name: says('repeat.title') }).click()
  await dialog.getByRole('option', { name: says('repeat.week') }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say('common', 'save'), exact: true }).click()
  await toast(page, 'Task saved successfully!').waitFor()
  await chip(cell(page, '2027-03-10'), 'Draft the rejoinder').waitFor()
  await chip(cell(page, '2027-03-17'), 'Draft the rejoinder').waitFor()
  await expectAccessible(page)

  await drag(page, chip(cell(page, '2027-03-10'), 'Draft the rejoinder'), cell(page, '2027-03-12'))
  await chip(cell(page, '2027-03-12'), 'Draft the rejoinder').waitFor()
  await toast(page, 'Task updated successfully!')
    .getByRole('button', { name: says('undo') })
    .click()
  await chip(cell(page, '2027-03-10'), 'Draft the rejoinder').waitFor()

  await chip(cell(page, '2027-03-10'), 'Draft the rejoinder').click()
  const skip = says('act.delete_this', { date: `\u2066${dayFirst('2027-03-10')}\u2069` })
  await dialog.getByRole('button', { name: skip }).click()
  const skipped = toast(page, says('done.skipped'))
  await chip(cell(page, '2027-03-10'), 'Draft the rejoinder').waitFor({ state: 'detached' })
  await skipped.getByRole('button', { name: says('undo') }).click()
  await chip(cell(page, '2027-03-10'), 'Draft the rejoinder').waitFor()

  await chip(cell(page, '2027-03-10'), 'Draft the rejoinder').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+Shift+ArrowRight')
  await chip(cell(page, '2027-03-19'), 'Draft the rejoinder').waitFor()
  const words = `${dayFirst('2027-03-18')} – ${dayFirst('2027-03-19')}`
  await page.getByRole('status').filter({ hasText: words }).waitFor()
  const list = async () => {
    const { body } = await call(app, '/api/model/tasks_collection?state=all', { token })
    return (body.data as { title: string; date: string; end_date: string; is_done: boolean }[]).map(
      ({ date, end_date, is_done }) => [date, end_date, is_done],
    )
  }
  await expect.poll(list).toEqual([['2027-03-18', '2027-03-19', false]])

  await call(app, '/api/tasks/', {
    token,
    body: { title: 'Conference', date: '2027-03-18', time: '10:00', end_time: '11:00', category: 'Business' },
  })
  await page.goto('/tasks/calendar?date=2027-03-18&view=week')
  const conference = chip(page, 'Conference')
  await conference.waitFor()
  const at = await centre(conference)
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x, at.y + 96, { steps: 6 })
  await page.mouse.up()
  await page.getByRole('button', { name: /^Conference, 18-03-2027 12:00 – 13:00/ }).waitFor()
  await expectAccessible(page)

  await page
    .getByRole('button', { name: /^Draft the rejoinder, 18-03-2027/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: says('act.finish'), exact: true }).click()
  await toast(page, says('done.ticked')).waitFor()
  await expect
    .poll(async () => (await list()).filter(([, , isDone]) => !isDone).map(([date]) => date))
    .toContain('2027-03-17')

  await page.goto('/dashboard/searchFilter?q=rejoinder&kind=tasks')
  await page.getByRole('link', { name: 'Draft the rejoinder' }).first().waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Draft the rejoinder' }).first().click()
  await dialog.getByRole('textbox', { name: says('field.title') }).waitFor()

  for (const [title, date] of [
    ['Now', ''],
    ['Late', '2026-01-05'],
  ] as const) {
    const day = date || ((await call(app, '/api/today', { token })).body.data as { date: string }).date
    await call(app, '/api/tasks/', { token, body: { title, date: day } })
  }
  await call(app, '/api/matters/other/create', { token, body: { title: 'Kusum Devi v. State' } })
  await page.goto('/dashboard/analytics')
  const panel = page.getByRole('region', { name: says('title') })
  await panel.getByRole('listitem').first().waitFor()
  await expect
    .poll(() => panel.getByRole('listitem').allInnerTexts())
    .toEqual([expect.stringContaining('Late'), expect.stringContaining('Now')])
  await panel.getByRole('checkbox', { name: says('act.done', { title: 'Late' }) }).click()
  await panel.getByRole('checkbox', { name: says('act.done', { title: 'Late' }) }).waitFor({ state: 'detached' })
  expectClean()
})

test('one occurrence of a repeated task is moved, skipped and restored, but not moved offline', async () => {
  const { page, expectClean } = await openPage(browser, app, desktop)
  const token = await openChamber(page)
  const repeat = { every: 'week', interval: 1, until: null }
  await call(app, '/api/tasks/', { token, body: { title: 'Court fees', date: '2027-03-03', repeat } })
  const month = async () => {
    const { body } = await call(app, '/api/tasks/by_month/2027-03', { token })
    return (body.data as { date: string; comes_again: string[] }[]).map(({ date, comes_again }) => [
      date,
      ...comes_again,
    ])
  }
  const all = ['2027-03-03', '2027-03-10', '2027-03-17', '2027-03-24', '2027-03-31']
  const fees = (date: string) => chip(cell(page, date), 'Court fees')
  await page.goto('/tasks/calendar?date=2027-03-10')
  await fees('2027-03-17').waitFor()

  await drag(page, fees('2027-03-17'), cell(page, '2027-03-18'))
  const moved = toast(page, 'Task updated successfully!')
  await moved.waitFor()
  await expect.poll(month).toEqual([all.filter((day) => day !== '2027-03-17'), ['2027-03-18']])
  await moved.getByRole('button', { name: says('undo') }).click()
  await fees('2027-03-17').waitFor()
  await expect.poll(month).toEqual([all])

  await fees('2027-03-24').click()
  const dialog = page.getByRole('dialog', { name: says('occurrence.title') })
  await dialog.getByText('Court fees').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: says('occurrence.skip') }).click()
  await fees('2027-03-24').waitFor({ state: 'detached' })
  expect(await month()).toEqual([all.filter((day) => day !== '2027-03-24')])
  await toast(page, says('done.skipped'))
    .getByRole('button', { name: says('undo') })
    .click()
  await fees('2027-03-24').waitFor()

  await fees('2027-03-31').click()
  await dialog.getByLabel(says('field.date')).fill('2027-04-01')
  await dialog.getByLabel(says('field.time')).fill('11:00')
  await dialog.getByRole('button', { name: says('occurrence.move') }).click()
  await toast(page, says('done.moved')).waitFor()
  await page.goto('/tasks/calendar?date=2027-04-01&view=week')
  await page.getByRole('button', { name: /^Court fees, 01-04-2027 11:00/ }).waitFor()

  await page.goto('/tasks/calendar?date=2027-03-10')
  await fees('2027-03-10').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await fees('2027-03-12').waitFor()
  await expect.poll(month).toEqual([['2027-03-03', '2027-03-17', '2027-03-24'], ['2027-03-12'], ['2027-04-01']])
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(month).toContainEqual(['2027-03-13'])
  await cell(page, '2027-03-13').locator('[data-task]:focus').waitFor()

  await page.goto('/tasks/calendar?date=2027-03-10&view=agenda')
  await page.getByRole('button', { name: new RegExp(`^Court fees, 17-03-2027, ${says('say.again')}`) }).click()
  await dialog.getByRole('button', { name: says('occurrence.all') }).click()
  await page.getByRole('dialog', { name: says('one'), exact: true }).waitFor()

  await page.goto('/tasks/calendar?date=2027-03-10')
  await fees('2027-03-17').waitFor()
  await page.context().setOffline(true)
  const why = page.getByRole('alert').filter({ hasText: say('offline', 'needsNetwork') })
  await page
    .getByRole('status')
    .filter({ hasText: say('offline', 'offline') })
    .waitFor()
  await drag(page, fees('2027-03-17'), cell(page, '2027-03-19'))
  await why.waitFor()
  await fees('2027-03-17').focus()
  await page.keyboard.press('Shift+ArrowRight')
  expect([
    await fees('2027-03-17').count(),
    await fees('2027-03-18').count(),
    await fees('2027-03-19').count(),
  ]).toEqual([1, 0, 0])
  await page.context().setOffline(false)
  expect((await month())[0]).toContain('2027-03-17')
  expectClean([/ERR_INTERNET_DISCONNECTED/])
})
