import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser, phone } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber, signInOnPage } from './people.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()
const say = wordsOf('en')

const browser = await ownBrowser()

test('a member marks a favourite court, opens the help for the page, and reads legal news', {
  timeout: 180_000,
}, async () => {
  const { page, expectClean } = await openPage(browser, app, desktop)
  await openChamber(page)
  await page.goto('/others/court-links')
  await page.getByLabel(say('courtLinks', 'search')).fill('agra')
  const star = page.getByRole('button', {
    name: say('courtLinks', 'favourite', { court: 'District Court, Agra' }),
    exact: true,
  })
  await star.click()
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true')
  await page.goto('/others/court-links')
  const first = page
    .locator('main li')
    .filter({ has: page.getByRole('button') })
    .first()
  await first.getByText('District Court, Agra').waitFor()
  const link = first.getByRole('link', { name: say('sync', 'court.links.case_status') })
  expect([await link.getAttribute('rel'), await link.getAttribute('target')]).toEqual(['noopener noreferrer', '_blank'])

  await page.keyboard.press('h')
  const help = page.getByRole('dialog', { name: say('help', 'title') })
  await help.getByText(say('help', 'topic.courtLinks.text')).waitFor()
  await expectAccessible(page)
  await help.getByRole('link', { name: say('help', 'all') }).click()
  await page.waitForURL('**/help')
  await page.getByText(say('help', 'new.office')).waitFor()
  await expectAccessible(page)

  await page.goto('/news')
  const post = page.getByRole('link', { name: 'Sandbox: default bail & the sixtieth day' })
  await post.waitFor()
  await page.getByText(say('news', 'sandbox')).waitFor()
  await post.click()
  await page.getByText(say('news', 'onlyExcerpt')).waitFor()
  expect(await page.getByRole('link', { name: say('news', 'atSource') }).getAttribute('rel')).toBe(
    'noopener noreferrer',
  )
  await page.goBack()
  await page.getByRole('link', { name: 'Sandbox: a bench that does not exist' }).click()
  await page.getByRole('heading', { level: 2, name: 'What it means' }).waitFor()
  await expectAccessible(page)
  expectClean()
})

test('a member reports a broken page to support, and is notified of the answer', {
  timeout: 180_000,
}, async () => {
  const { page } = await openPage(browser, app, desktop)
  await openChamber(page)
  await page.route('**/api/court_links*', (route) => route.fulfill({ json: { success: true, data: 7, meta: {} } }))
  await page.goto('/others/court-links')
  await page.getByRole('link', { name: say('errors', 'report') }).click()
  const dialog = page.getByRole('dialog', { name: say('support', 'new') })
  await dialog.getByText('/others/court-links').waitFor()
  const subject = `The court links broke ${randomUUID()}`
  await dialog.getByLabel(say('support', 'subject')).fill(subject)
  await dialog.getByLabel(say('support', 'text')).fill('It said that this page broke.')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: say('support', 'attach') }).click(),
  ])
  await chooser.setFiles({ name: 'Screen.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a screen') })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say('support', 'send') }).click()
  await page.waitForURL('**/support?ticket=**')
  await page.getByRole('link', { name: 'Screen.pdf' }).waitFor()
  await expectAccessible(page)

  const operator = await openPage(browser, app, phone)
  await operator.page.goto('/login')
  await signInOnPage(operator.page, say, 'owner@demo.peshi.in')
  await operator.page.waitForURL('**/dashboard/analytics')
  await operator.page.goto('/support/desk')
  await operator.page.getByRole('link', { name: subject }).click()
  await operator.page.getByText('/others/court-links').waitFor()
  await operator.page.getByLabel(say('support', 'reply')).fill('Mended. Thank you.')
  const [howTo] = await Promise.all([
    operator.page.waitForEvent('filechooser'),
    operator.page.getByRole('button', { name: say('support', 'attach') }).click(),
  ])
  await howTo.setFiles({ name: 'How to.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 the way') })
  await expectAccessible(operator.page)
  await operator.page.getByRole('button', { name: say('support', 'send') }).click()
  await operator.page.getByText(say('support', 'status.answered'), { exact: true }).waitFor()
  await operator.page.getByRole('link', { name: 'How to.pdf' }).waitFor()
  operator.expectClean()

  await page.goto('/dashboard/notification')
  await page.getByRole('link', { name: say('notifications', 'said.support.answered') }).click()
  await page.waitForURL('**/support?ticket=**')
  await page.getByText('Mended. Thank you.').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'How to.pdf' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('How to.pdf')
  await page.getByRole('button', { name: say('support', 'close') }).click()
  await page.getByText(say('support', 'status.closed'), { exact: true }).waitFor()
  await page.goto('/support/desk')
  await page.getByText(say('errors', 'code.not-found')).waitFor()
})
