import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { addDays, dayFirst, readDays } from './product-time.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()

const browser = await ownBrowser()

const say = wordsOf('en')
const says = (key: string, values?: Record<string, string | number>) => say('tasks', key, values)
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first()

/** The Wednesdays on a month's page. Takes the first month ahead whose page has five weeks. */
async function listWednesdays(): Promise<[string, string, string, string, string]> {
  const day = await readDays(app)
  for (let ahead = 35; ; ahead += 28) {
    const month = day(ahead).slice(0, 7)
    const monday = addDays(`${month}-01`, -((new Date(`${month}-01`).getUTCDay() + 6) % 7))
    const isLongEnough = addDays(monday, 28).startsWith(month)
    if (isLongEnough && !addDays(monday, 35).startsWith(month))
      return [addDays(monday, 2), addDays(monday, 9), addDays(monday, 16), addDays(monday, 23), addDays(monday, 30)]
  }
}

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
  const [, first, second] = await listWednesdays()
  const [moved, end] = [addDays(second, 1), addDays(second, 2)]

  await page.goto(`/tasks/calendar?date=${first}`)
  await cell(page, first).waitFor()
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
  await chip(cell(page, first), 'Draft the rejoinder').waitFor()
  await chip(cell(page, second), 'Draft the rejoinder').waitFor()
  await expectAccessible(page)

  await drag(page, chip(cell(page, first), 'Draft the rejoinder'), cell(page, addDays(first, 2)))
  await chip(cell(page, addDays(first, 2)), 'Draft the rejoinder').waitFor()
  await toast(page, 'Task updated successfully!')
    .getByRole('button', { name: says('undo') })
    .click()
  await chip(cell(page, first), 'Draft the rejoinder').waitFor()

  for (const [from, to] of [
    [0, 2],
    [2, 0],
  ] as const) {
    await drag(page, chip(cell(page, addDays(first, from)), 'Draft the rejoinder'), cell(page, addDays(first, to)))
    await page.getByRole('button', { name: says('act.move_all') }).click()
    await chip(cell(page, addDays(second, to)), 'Draft the rejoinder').waitFor()
  }

  await chip(cell(page, first), 'Draft the rejoinder').click()
  const skip = says('act.delete_this', { date: `\u2066${dayFirst(first)}\u2069` })
  await dialog.getByRole('button', { name: skip }).click()
  const skipped = toast(page, says('done.skipped'))
  await chip(cell(page, first), 'Draft the rejoinder').waitFor({ state: 'detached' })
  await skipped.getByRole('button', { name: says('undo') }).click()
  await chip(cell(page, first), 'Draft the rejoinder').waitFor()

  await chip(cell(page, first), 'Draft the rejoinder').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+Shift+ArrowRight')
  await chip(cell(page, end), 'Draft the rejoinder').waitFor()
  const words = `${dayFirst(moved)} – ${dayFirst(end)}`
  await page.getByRole('status').filter({ hasText: words }).waitFor()
  const list = async () => {
    const { body } = await call(app, '/api/model/tasks_collection?state=all', { token })
    return (body.data as { title: string; date: string; end_date: string; is_done: boolean }[]).map(
      ({ date, end_date, is_done }) => [date, end_date, is_done],
    )
  }
  await expect.poll(list).toEqual([[moved, end, false]])

  await call(app, '/api/tasks/', {
    token,
    body: { title: 'Conference', date: moved, time: '10:00', end_time: '11:00', category: 'Business' },
  })
  await page.goto(`/tasks/calendar?date=${moved}&view=week`)
  const conference = chip(page, 'Conference')
  await conference.waitFor()
  const at = await centre(conference)
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x, at.y + 96, { steps: 6 })
  await page.mouse.up()
  await page.getByRole('button', { name: new RegExp(`^Conference, ${dayFirst(moved)} 12:00 – 13:00`) }).waitFor()
  await expectAccessible(page)

  await page
    .getByRole('button', { name: new RegExp(`^Draft the rejoinder, ${dayFirst(moved)}`) })
    .first()
    .click()
  await dialog.getByRole('button', { name: says('act.finish'), exact: true }).click()
  await toast(page, says('done.ticked')).waitFor()
  await expect
    .poll(async () => (await list()).filter(([, , isDone]) => !isDone).map(([date]) => date))
    .toContain(second)

  await page.goto('/dashboard/searchFilter?q=rejoinder&kind=tasks')
  await page.getByRole('link', { name: 'Draft the rejoinder' }).first().waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Draft the rejoinder' }).first().click()
  await dialog.getByRole('textbox', { name: says('field.title') }).waitFor()

  const day = await readDays(app)
  for (const [title, date] of [
    ['Now', day()],
    ['Late', day(-300)],
  ] as const)
    await call(app, '/api/tasks/', { token, body: { title, date } })
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
  const all = await listWednesdays()
  const [first, second, third, fourth, fifth] = all
  const repeat = { every: 'week', interval: 1, until: null }
  await call(app, '/api/tasks/', { token, body: { title: 'Court fees', date: first, repeat } })
  const month = async () => {
    const { body } = await call(app, `/api/tasks/by_month/${second.slice(0, 7)}`, { token })
    return (body.data as { date: string; comes_again: string[] }[]).map(({ date, comes_again }) => [
      date,
      ...comes_again,
    ])
  }
  const fees = (date: string) => chip(cell(page, date), 'Court fees')
  await page.goto(`/tasks/calendar?date=${second}`)
  await fees(third).waitFor()

  await drag(page, fees(third), cell(page, addDays(third, 1)))
  const moved = toast(page, 'Task updated successfully!')
  await moved.waitFor()
  await expect.poll(month).toEqual([all.filter((day) => day !== third), [addDays(third, 1)]])
  await moved.getByRole('button', { name: says('undo') }).click()
  await fees(third).waitFor()
  await expect.poll(month).toEqual([all])

  await fees(fourth).click()
  const dialog = page.getByRole('dialog', { name: says('occurrence.title') })
  await dialog.getByText('Court fees').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: says('occurrence.skip') }).click()
  await fees(fourth).waitFor({ state: 'detached' })
  expect(await month()).toEqual([all.filter((day) => day !== fourth)])
  await toast(page, says('done.skipped'))
    .getByRole('button', { name: says('undo') })
    .click()
  await fees(fourth).waitFor()

  await fees(fifth).click()
  await dialog.getByLabel(says('field.date')).fill(addDays(fifth, 1))
  await dialog.getByLabel(says('field.time')).fill('11:00')
  await dialog.getByRole('button', { name: says('occurrence.move') }).click()
  await toast(page, says('done.moved')).waitFor()
  await page.goto(`/tasks/calendar?date=${addDays(fifth, 1)}&view=week`)
  await page.getByRole('button', { name: new RegExp(`^Court fees, ${dayFirst(addDays(fifth, 1))} 11:00`) }).waitFor()

  await page.goto(`/tasks/calendar?date=${second}`)
  await fees(second).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await fees(addDays(second, 2)).waitFor()
  await expect.poll(month).toEqual([[first, third, fourth], [addDays(second, 2)], [addDays(fifth, 1)]])
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(month).toContainEqual([addDays(second, 3)])
  await cell(page, addDays(second, 3)).locator('[data-task]:focus').waitFor()

  await page.goto(`/tasks/calendar?date=${second}&view=agenda`)
  await page.getByRole('button', { name: new RegExp(`^Court fees, ${dayFirst(third)}, ${says('say.again')}`) }).click()
  await dialog.getByRole('button', { name: says('occurrence.all') }).click()
  await page.getByRole('dialog', { name: says('one'), exact: true }).waitFor()

  await page.goto(`/tasks/calendar?date=${second}`)
  await fees(third).waitFor()
  await page.context().setOffline(true)
  const why = page.getByRole('alert').filter({ hasText: say('offline', 'needsNetwork') })
  await page
    .getByRole('status')
    .filter({ hasText: say('offline', 'offline') })
    .waitFor()
  await drag(page, fees(third), cell(page, addDays(third, 2)))
  await why.waitFor()
  await fees(third).focus()
  await page.keyboard.press('Shift+ArrowRight')
  expect([
    await fees(third).count(),
    await fees(addDays(third, 1)).count(),
    await fees(addDays(third, 2)).count(),
  ]).toEqual([1, 0, 0])
  await page.context().setOffline(false)
  expect((await month())[0]).toContain(third)
  expectClean([/ERR_INTERNET_DISCONNECTED/])
})
