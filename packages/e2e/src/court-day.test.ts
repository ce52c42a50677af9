import ExcelJS from 'exceljs'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { desktop, openPage, ownBrowser, phone } from './browser.ts'
import { askSandbox, type CourtDays, follow, listUnlisted, openCourtDays, predictRoom } from './court-day.ts'
import { signInOnPage } from './people.ts'
import { timeInIndia } from './product-time.ts'
import { call, type SandboxCase, signIn as tokenOf } from './wire.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')
const court = 'hc-allahabad'
const room = 1
const firstItem = 10
const [eve, day, dayAfter] = ['2026-12-07', '2026-12-08', '2026-12-09']

const browser = await ownBrowser()
let days: CourtDays
beforeEach(async () => {
  days = await openCourtDays(eve, '17:50')
})
afterEach(() => days.stop())

const renewed = [/^401 /, /status of 401/]

async function signIn(options: typeof desktop, email: string) {
  const watched = await openPage(browser, days.app, { ...options, locale: 'en-IN', reducedMotion: 'no-preference' })
  await days.join(watched.page)
  await watched.page.goto('/login')
  await signInOnPage(watched.page, say, email)
  await watched.page.waitForURL('**/dashboard/analytics')
  return watched
}

/** A row with a long name shows it shortened, and has it whole on hover. */
const rowOf = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByTitle(title).or(page.getByText(title)) })
const daily = say('hearings', 'list.daily')
const additional = say('hearings', 'list.additional')

async function pickLongCall(cases: readonly SandboxCase[]) {
  const calls = await predictRoom(days.sandbox, court, room, day)
  const early = calls[2]
  for (const one of cases) {
    const own = calls.find(({ case_id }) => case_id === one.id)
    if (!own || !early) continue
    const minute = new Date(Math.ceil(Date.parse(own.from) / 60_000) * 60_000)
    if (Date.parse(own.to) - minute.getTime() > 45_000)
      return { one, calledAt: timeInIndia(minute), beginsAt: timeInIndia(new Date(early.from)) }
  }
  throw new Error('No call of that day is long enough')
}

test('on a phone, an advocate sees cause list and board, gets a call alert, and enters the outcome', {
  timeout: 300_000,
}, async () => {
  const [added, ...others] = await listUnlisted(days.sandbox, court, day)
  if (!added) throw new Error('The sandbox has no such case')
  const titles = new Map<SandboxCase, string>()
  for (const [place, one] of others.slice(0, 5).entries()) {
    await askSandbox(days.sandbox, `/cases/${one.id}/list`, { date: day, court_no: room, item: firstItem + 2 * place })
    titles.set(one, await follow(days, one))
  }
  const addedTitle = await follow(days, added)
  const { page, expectClean } = await signIn(desktop, 'owner@demo.peshi.in')

  await page.goto(`/dashboard/hearings?from=${day}`)
  for (const title of titles.values()) await rowOf(page, title).waitFor()
  expect(await page.getByText(daily, { exact: true }).count()).toBe(0)
  await days.moveTo(eve, '18:00')
  for (const title of titles.values()) await rowOf(page, title).getByText(daily, { exact: true }).waitFor()
  const { one, calledAt, beginsAt } = await pickLongCall([...titles.keys()])
  const title = titles.get(one) ?? ''
  const item = String(firstItem + 2 * [...titles.keys()].indexOf(one))
  await rowOf(page, title).getByText(item, { exact: true }).waitFor()

  await days.moveTo(eve, '22:00')
  await page.goto('/dashboard/causelist')
  await page.getByRole('button', { name: say('causeLists', 'changes.seen') }).click()
  const isNew = page.getByText(say('causeLists', 'changes.new'), { exact: true })
  await expect.poll(() => isNew.count()).toBe(0)
  await askSandbox(days.sandbox, `/cases/${added.id}/list`, { date: day, court_no: room, item: 15 })
  await days.moveTo(day, '07:30')
  await rowOf(page, addedTitle).filter({ has: isNew }).waitFor()
  await expect.poll(() => isNew.count()).toBe(1)
  await page.goto(`/dashboard/hearings?from=${day}`)
  await rowOf(page, addedTitle).getByText(additional, { exact: true }).waitFor()
  await rowOf(page, title).getByText(daily, { exact: true }).waitFor()

  await days.moveTo(day, beginsAt)
  await page.goto('/dashboard/displayboard')
  const ours = rowOf(page, title)
  await ours.waitFor()
  const near = page.getByRole('paragraph').filter({ has: page.getByRole('link', { name: title }) })
  expect(await near.count()).toBe(0)
  await days.moveTo(day, beginsAt, { speed: 60 })
  await near.getByText(/^(\d+ before you|Next|Soon|Being heard):/).waitFor()
  await days.moveTo(day, calledAt)
  await ours.getByText(say('boards', 'beingHeard')).waitFor()

  await page.goto('/dashboard/analytics')
  const gavel = rowOf(page, title).getByRole('button', { name: say('hearings', 'entry.note_outcome', { title }) })
  for (const width of [1366, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await gavel.waitFor()
    const [button, cell] = [await gavel.boundingBox(), await gavel.locator('xpath=ancestor::td').boundingBox()]
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual((cell?.x ?? 0) + (cell?.width ?? 0))
  }

  const mobile = await signIn(phone, 'advocate@demo.peshi.in')
  await mobile.page.goto('/dashboard/hearings')
  await mobile.page.getByRole('button', { name: say('hearings', 'entry.note_outcome', { title }) }).click()
  const dialog = mobile.page.getByRole('dialog', { name: say('hearings', 'outcome.title') })
  await dialog.getByText(say('hearings', 'outcomes.adjourned'), { exact: true }).click()
  await dialog.getByLabel(say('hearings', 'outcome.next_date')).fill(dayAfter)
  await dialog.getByRole('button', { name: say('common', 'save') }).click()
  await mobile.page.getByText(say('hearings', 'done.saved')).first().waitFor()
  await dialog.getByRole('button', { name: say('hearings', 'outcome.finish') }).click()
  await dialog.waitFor({ state: 'detached' })

  await page.goto(`/dashboard/hearings?from=${dayAfter}`)
  await rowOf(page, title).waitFor()
  const sheet = await takeDiary(page)
  expect(sheet).toContain(title)
  expect(sheet).not.toContain(addedTitle)
  expectClean(renewed)
  mobile.expectClean(renewed)
})

test('if a cause list has an unknown layout, the advocate confirms the listing on the list’s page', {
  timeout: 300_000,
}, async () => {
  const [listed] = await listUnlisted(days.sandbox, 'sci', day)
  if (!listed) throw new Error('The sandbox has no such case')
  await askSandbox(days.sandbox, `/cases/${listed.id}/list`, { date: day, court_no: room, item: firstItem })
  const title = await follow(days, listed)
  await askSandbox(days.sandbox, '/sites/sci-cause-lists', { mode: 'changed', days: 3 })
  await days.moveTo(eve, '18:00')
  const { page, expectClean } = await signIn(desktop, 'owner@demo.peshi.in')

  const isNamed = page.getByRole('heading', { name: say('causeLists', 'sighting.title') })
  await page.goto('/dashboard/causelist')
  await isNamed.waitFor()
  await page.getByRole('heading', { name: say('causeLists', 'partial.title') }).waitFor()
  await page.goto(`/dashboard/hearings?from=${day}`)
  await isNamed.waitFor()
  expect(await page.getByText(daily, { exact: true }).count()).toBe(0)
  await days.moveTo(day, '07:30')
  await page.goto('/dashboard/analytics')
  const named = page.getByRole('listitem').filter({ hasText: title })
  await named.getByText(/^Named on page \d+ of a list not read in full:/).waitFor()

  await named.getByRole('link', { name: say('causeLists', 'sighting.open') }).click()
  await page.waitForURL('**/dashboard/causelist/page/*')
  await page.locator('.textLayer .highlight').first().waitFor()
  const item = page.getByLabel(say('causeLists', 'sighting.item'))
  await expect.poll(() => item.inputValue()).toBe(String(firstItem))
  await page.getByLabel(say('causeLists', 'sighting.court_no')).fill(String(room))
  await page.getByRole('button', { name: say('causeLists', 'sighting.confirm') }).click()
  await page.getByText(say('causeLists', 'sighting.isConfirmed')).waitFor()

  await page.goto(`/dashboard/hearings?from=${day}`)
  await rowOf(page, title).getByText(daily, { exact: true }).waitFor()
  await rowOf(page, title).getByText(String(firstItem), { exact: true }).waitFor()
  expect(await isNamed.count()).toBe(0)
  expectClean(renewed)
})

test('listings and the board stay visible if a later reading of the court’s pages fails', {
  timeout: 300_000,
}, async () => {
  const [listed] = await listUnlisted(days.sandbox, court, day)
  if (!listed) throw new Error('The sandbox has no such case')
  await askSandbox(days.sandbox, `/cases/${listed.id}/list`, { date: day, court_no: room, item: firstItem })
  const title = await follow(days, listed)
  const { page, expectClean } = await signIn(desktop, 'owner@demo.peshi.in')
  await page.goto('/dashboard/causelist')
  const isNew = page.getByText(say('causeLists', 'changes.new'), { exact: true })
  const isGone = page.getByText(say('causeLists', 'changes.gone'), { exact: true })
  const failing = page.getByRole('heading', { name: say('causeLists', 'failing.title') })
  await days.moveTo(eve, '18:00')
  await rowOf(page, title).filter({ has: isNew }).waitFor()
  expect(await failing.count()).toBe(0)

  for (const [mode, time] of [
    ['changed', '21:00'],
    ['down', '23:30'],
  ] as const) {
    await askSandbox(days.sandbox, '/sites/allahabad-cause-lists', { mode, days: 1 })
    await days.moveTo(eve, time)
    await expect.poll(readProblem, { timeout: 30_000 }).toMatch(problems[mode])
    await page.reload()
    await failing.waitFor()
    await page.getByText(problems[mode]).waitFor()
    await rowOf(page, title).filter({ has: isNew }).waitFor()
    expect(await isGone.count()).toBe(0)
  }

  await days.moveTo(day, '11:00')
  await page.goto('/dashboard/displayboard')
  await rowOf(page, title).waitFor()
  await page.getByText('11:00', { exact: true }).waitFor()
  await askSandbox(days.sandbox, '/sites/board-allahabad', { mode: 'garbage' })
  await days.moveTo(day, '11:05')
  await page.getByText(problems.changed).waitFor()
  await page.getByText(say('boards', 'age.lastKnown', { time: '11:00' })).waitFor()
  await rowOf(page, title).waitFor()
  expectClean(renewed)
})

const problems = { changed: /page has changed/, down: /Court server not responding/ }

async function readProblem(): Promise<string> {
  const { body } = await call(days.app, '/api/listings', { token: await tokenOf(days.app) })
  const { readings } = body.data as { readings: { date: string; problem: string | null }[] }
  return readings.find(({ date }) => date === day)?.problem ?? ''
}

/** Sends the page's request once more, because the browser opens the first reply in a new tab. */
async function takeDiary(page: Page): Promise<string> {
  await page.getByRole('button', { name: say('hearings', 'export.title'), exact: true }).click()
  const asking = page.waitForRequest(/\/api\/hearing\/exports\?/)
  await page
    .getByRole('menuitem', { name: say('hearings', 'export.xlsx') })
    .first()
    .click()
  const asked = await asking
  const { authorization = '' } = await asked.allHeaders()
  const reply = await fetch(asked.url(), { headers: { authorization } })
  expect(reply.status).toBe(200)
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(await reply.arrayBuffer())
  return book.worksheets
    .flatMap((sheet) => sheet.getSheetValues())
    .flat()
    .join(' ')
}
