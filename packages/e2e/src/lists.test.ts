import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber, signInOnPage } from './people.ts'
import { call, signIn } from './wire.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()
const say = wordsOf('en')
const lists = (key: string, values?: Record<string, string | number>) => say('lists', key, values)

const browser = await ownBrowser()

const addMatter = (token: string, petitioner: string, number: string) =>
  call(app, '/api/add', {
    token,
    body: {
      unique_id: 'tribunals-nclt-mumbai',
      petitioner,
      respondent: 'State',
      case_type: 'OA',
      case_number: number,
      case_year: 2025,
    },
  }).then(({ body }) => (body.data as { _id: string })._id)

const isolated = (text: string) => `\u2068${text}\u2069`
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first()

test('columns are saved as a view, and rows selected by keyboard are tagged, deleted and restored', async () => {
  const { page, expectClean } = await openPage(browser, app, desktop)
  const token = await openChamber(page)
  for (const [at, name] of ['Asha', 'Bina', 'Chandra', 'Devi'].entries()) await addMatter(token, name, String(at + 1))

  await page.goto('/dashboard/matters?sort=title')
  await row(page, 'Devi v. State').waitFor()
  await page.getByRole('button', { name: lists('columns.title') }).click()
  await page.getByRole('checkbox', { name: lists('column.tags') }).check()
  await page.getByRole('columnheader', { name: lists('column.tags') }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: lists('views.title') }).click()
  await page.getByRole('menuitem', { name: lists('views.save') }).click()
  await page.getByLabel(lists('views.name')).fill('With tags')
  await page.getByRole('button', { name: lists('save'), exact: true }).click()
  await toast(page, lists('views.saved')).waitFor()

  await page.locator('[data-page-search]').press('ArrowDown')
  await page.keyboard.press('x')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+X')
  await page.getByText(lists('bulk.chosen_other', { count: 3 })).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: lists('bulk.tag') }).click()
  await page.getByRole('textbox', { name: lists('tags.new') }).fill('Bail')
  await page.keyboard.press('Enter')
  await toast(page, lists('bulk.done.tag_other', { count: 3 })).waitFor()
  await row(page, 'Chandra').getByText('Bail').waitFor()
  expect(await row(page, 'Devi').getByText('Bail').count()).toBe(0)

  await page.getByRole('button', { name: lists('bulk.delete'), exact: true }).click()
  const gone = toast(page, say('matters', 'done.deleted'))
  await gone.waitFor()
  await row(page, 'Asha').waitFor({ state: 'detached' })
  await gone.getByRole('button', { name: say('matters', 'undo') }).click()
  await row(page, 'Asha').getByText('Bail').waitFor()

  await page.getByRole('button', { name: lists('tags.manage') }).click()
  await page.getByRole('button', { name: lists('tags.rename', { name: isolated('Bail') }) }).click()
  await expectAccessible(page)
  await page.keyboard.type('Bail matters')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: lists('tags.delete', { name: isolated('Bail matters') }) }).click()
  await page.getByText(lists('tags.will_lose_other', { count: 3 })).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await row(page, 'Asha').getByText('Bail matters').waitFor()

  await row(page, 'Bina').getByRole('checkbox').check()
  await page.getByRole('button', { name: lists('bulk.delete'), exact: true }).click()
  await row(page, 'Bina').waitFor({ state: 'detached' })
  await page.goto('/dashboard/bin')
  await page.getByText('Bina v. State').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: lists('bin.restore_this', { name: 'Bina v. State' }) }).click()
  await page.getByText(lists('bin.empty_title')).waitFor()

  await page.evaluate(`localStorage.removeItem('matterColumns')`)
  await page.goto('/dashboard/matters')
  await row(page, 'Bina').waitFor()
  expect(await page.getByRole('columnheader', { name: lists('column.tags') }).count()).toBe(0)
  await page.getByRole('button', { name: lists('views.title') }).click()
  await page.getByRole('menuitem', { name: 'With tags' }).click()
  await row(page, 'Bina').getByText('Bail matters').waitFor()
  expect(new URL(page.url()).searchParams.get('sort')).toBe('title')
  expectClean()
  await page.context().close()
})

test('a sensitive matter does not exist for a colleague outside its team', async () => {
  const name = 'Zubaida of the journey'
  const token = await signIn(app)
  const id = await addMatter(token, name, String(randomInt(1_000_000)))
  const { page, expectClean } = await openPage(browser, app, desktop)
  await page.goto('/login')
  await signInOnPage(page, say, 'owner@demo.peshi.in')
  await page.waitForURL('**/dashboard/analytics')
  await page.goto(`/dashboard/matters/matter-preview/${id}`)
  await page
    .getByRole('region', { name: lists('team.title') })
    .getByRole('button', { name: lists('team.edit') })
    .click()
  await page.getByRole('switch', { name: lists('team.make_sensitive') }).check()
  await page.getByRole('button', { name: lists('save'), exact: true }).click()
  await page.getByText(lists('team.is_sensitive')).waitFor()
  await page.context().close()

  const other = await openPage(browser, app, desktop)
  await other.page.goto('/login')
  await signInOnPage(other.page, say, 'advocate@demo.peshi.in')
  await other.page.waitForURL('**/dashboard/analytics')
  await other.page.goto(`/dashboard/matters/matter-preview/${id}`)
  await other.page.getByText(say('matters', 'detail.not_found')).waitFor()
  await expectAccessible(other.page)
  expect(await other.page.content()).not.toContain(name)
  await other.page.goto(`/dashboard/matters?q=${encodeURIComponent(name)}`)
  await other.page.getByText(say('matters', 'empty.filtered_title')).waitFor()
  await other.page.context().close()
  expectClean()
  other.expectClean([/^404 \/api\/matters\//, /status of 404/])
  await call(app, `/api/matters/delete/${id}`, { token, body: {} })
})
