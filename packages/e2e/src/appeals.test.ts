import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser, phone } from './browser.ts'
import { openFindDialog } from './find-dialog.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { readShown } from './pictures.ts'
import { readDays } from './product-time.ts'
import { call, listSandboxCases, type SandboxCase } from './wire.ts'
import { type Say, wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()

const browser = await ownBrowser()

async function atCourt(subject: SandboxCase, action: 'dispose' | 'appeal') {
  const { status, body } = await call(sandbox, `/control/api/cases/${subject.id}/${action}`, { body: {} })
  if (status !== 200) throw new Error(`${subject.cnr}: ${body.message}`)
}

async function pickJudgment() {
  const cases = await listSandboxCases(sandbox, 'hc-allahabad')
  const found = cases.findLast(({ status, case_type }) => status === 'pending' && case_type === 'WRIC')
  if (!found) throw new Error('The sandbox has no such case')
  await atCourt(found, 'dispose')
  return found
}

async function answerNext(page: Page, say: Say) {
  const answer = page.getByLabel(say('dueChecks', 'captcha.answer'))
  await answer.waitFor()
  await answer.pressSequentially(await readShown(page, sandbox), { delay: 150 })
  await answer.press('Enter')
}

test('a petition found against a tracked judgment becomes a linked matter', async () => {
  const say = wordsOf('en')
  const word = (key: string, values?: Record<string, string | number>) => say('appeals', key, values)
  const { page, expectClean } = await openPage(browser, app, desktop)
  const judgment = await pickJudgment()
  await openChamber(page)
  const find = openFindDialog(page, say, sandbox)
  await page.goto('/dashboard/matters')
  await find.open()
  await find.chooseCourt('allahabad', 'Allahabad High Court')
  await find.typeNumber(judgment)
  await find.ask()
  await find.answer()
  await find.dialog.getByText(judgment.cnr).waitFor()
  await find.save()
  await page.waitForURL('**/matter-preview/**')
  const matterUrl = page.url()

  await page
    .getByRole('button', { name: say('matters', 'action.more'), exact: true })
    .last()
    .click()
  await page.getByRole('menuitem', { name: say('matters', 'action.watch_appeal') }).click()
  const dialog = page.getByRole('dialog', { name: word('new') })
  const number = dialog.getByRole('textbox', { name: word('case_number') }).first()
  await number.waitFor()
  await expect.poll(() => number.inputValue()).toBe(judgment.case_number)
  await expect.poll(() => dialog.getByRole('combobox', { name: word('case_type') }).inputValue()).toBe('WRIT - C')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say('common', 'save') }).click()

  const drawer = page.getByRole('dialog').filter({ hasText: `${judgment.case_number}/${judgment.case_year}` })
  await drawer.getByText(word('not_asked')).waitFor()
  await expectAccessible(page)
  await atCourt(judgment, 'appeal')
  await drawer.getByRole('button', { name: word('check_now') }).click()
  await answerNext(page, say)
  await page.getByText('The Supreme Court has a case against this judgment.').first().waitFor()

  await page.goto('/trackers/sci-tracker/tracker-list')
  await page.getByRole('cell', { name: word('state.found'), exact: true }).waitFor()
  await expectAccessible(page)
  await page.locator('[data-row-link]').first().focus()
  await page.keyboard.press('Enter')
  await drawer.getByRole('button', { name: word('make_matter') }).click()
  await page.waitForURL((url) => url.pathname.includes('/matter-preview/') && url.href !== matterUrl)
  await page
    .locator(`a[href*="${new URL(matterUrl).pathname}"]`)
    .first()
    .waitFor()
  expectClean()
})

test('a member needs at most ten seconds for one check in the captcha queue', async () => {
  const say = wordsOf('en')
  const { page, expectClean } = await openPage(browser, app, desktop)
  const token = await openChamber(page)
  const checks = 8
  const judgment_date = (await readDays(app))(-54)
  const [state] = (await call(app, '/api/sci/get_states', { token })).body.data as { _id: string }[]
  const within = `state_id=${state?._id}`
  const [bench] = (await call(app, `/api/sci/get_bench?${within}`, { token })).body.data as { _id: string }[]
  for (let nth = 1; nth <= checks; nth++) {
    const body = {
      court_id: '1',
      state_id: state?._id,
      tracking_court_id: bench?._id,
      case_type_id: '22',
      state: 'Uttar Pradesh',
      bench: 'Allahabad',
      case_type: 'WRIT - C',
      case_year: 2024,
      case_number: String(90_000 + nth),
      judgment_date,
    }
    expect((await call(app, '/api/sci/appeal', { token, body })).status).toBe(200)
  }
  await page.goto('/dashboard/due-checks')
  const answer = page.getByLabel(say('dueChecks', 'captcha.answer'))
  await answer.waitFor()
  const began = performance.now()
  for (let nth = 1; nth <= checks; nth++) await answerNext(page, say)
  await page
    .getByRole('region', { name: say('dueChecks', 'captcha.title') })
    .getByText(say('dueChecks', 'captcha.empty'))
    .waitFor()
  await expect
    .poll(() => page.getByText(say('dueChecks', 'results.none'), { exact: true }).count(), { timeout: 30_000 })
    .toBe(checks)
  // Adds the three seconds that a person needs to read the captcha.
  const each = (performance.now() - began) / checks / 1000 + 3
  console.log(
    `One due check takes ${each.toFixed(1)} s with three of reading: ${((each * 60) / 60).toFixed(1)} min for 60`,
  )
  expect(each).toBeLessThanOrEqual(10)
  expectClean()
})

test('the empty list of tracked judgments and its dialog open on a phone in Urdu', async () => {
  const say = wordsOf('ur')
  const { page, expectClean } = await openPage(browser, app, phone)
  await openChamber(page, 'ur')
  await page.goto('/trackers/sci-tracker/tracker-list')
  await page.getByText(say('appeals', 'empty_title')).waitFor()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: say('appeals', 'new') })
    .last()
    .click()
  const dialog = page.getByRole('dialog', { name: say('appeals', 'new') })
  await dialog.waitFor()
  await expectAccessible(page)
  expectClean()
})
