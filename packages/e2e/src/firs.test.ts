import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { readShown } from './pictures.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()

const browser = await ownBrowser()

const station = { code: '19372011', name: 'SAMPLE NAGAR', district: 'PUNE CITY' }

async function atPolice(path: string, body: Record<string, unknown>) {
  const reply = await call(sandbox, `/control/api/firs${path}`, { body })
  if (reply.status !== 200) throw new Error(`The police: ${reply.body.message}`)
  return reply.body.data as { id: string; number: number; year: number }
}

test('an FIR is found on the police’s page and tracked, and later changes are notified', {
  timeout: 180_000,
}, async () => {
  const say = wordsOf('en')
  const word = (key: string) => say('firs', key)
  const number = 100_000 + Math.floor(Math.random() * 900_000)
  const fir = await atPolice('', { station: station.code, number, year: 2026, section: '115(2)' })
  const { page, expectClean } = await openPage(browser, app, desktop)
  await openChamber(page)

  await page.goto('/trackers/firtracker/fir-tracker-list')
  await page
    .getByRole('button', { name: word('new') })
    .last()
    .click()
  const dialog = page.getByRole('dialog', { name: word('new') })
  const choose = async (label: string, typed: string) => {
    await dialog.getByRole('combobox', { name: word(label), exact: true }).fill(typed)
    await page.getByRole('option', { name: typed }).click()
  }
  // The dialog moves the focus when it opens. A field that was filled earlier would lose the focus.
  await dialog.locator(':focus').waitFor()
  await choose('state', 'Maharashtra')
  await choose('district', station.district)
  await choose('station', station.name)
  await dialog.getByRole('textbox', { name: word('number') }).fill(String(number))
  await dialog.getByRole('textbox', { name: word('year') }).fill('2026')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: word('look') }).click()
  const answer = dialog.getByRole('textbox', { name: say('matters', 'find.answer'), exact: true })
  await answer.waitFor()
  await answer.fill(await readShown(page, sandbox))
  await answer.press('Enter')
  await dialog.getByRole('button', { name: word('follow') }).click()
  await page.waitForURL('**/fir-preview/**')
  const firUrl = page.url()
  await page.getByText(word('no_history')).waitFor()
  await expectAccessible(page)

  const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('token')).accessToken`)
  const bail = `Bail of Sample ${number}`
  const made = await call(app, '/api/matters/other/create', { token, body: { title: bail } })
  expect(made.status).toBe(200)
  await page.getByText(word('copy_wants_matter')).waitFor()
  await page.getByRole('button', { name: word('link_matter') }).click()
  const which = page.getByRole('combobox', { name: say('hearings', 'choose.matter') })
  await which.waitFor()
  await expectAccessible(page)
  await which.fill(bail)
  await page.getByRole('option', { name: bail }).click()
  await page.getByRole('link', { name: bail }).waitFor()
  const copy = Buffer.from('%PDF-1.7 the copy')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: word('copy_add') }).click(),
  ])
  await chooser.setFiles({ name: 'FIR copy.pdf', mimeType: 'application/pdf', buffer: copy })
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'FIR copy.pdf' }).click(),
  ])
  expect(await readFile(await saved.path())).toEqual(copy)
  await expectAccessible(page)

  await atPolice(`/${fir.id}/section`, { section: '318(4)' })
  await page.getByRole('button', { name: word('check_now') }).click()
  const atQueue = page.getByLabel(say('dueChecks', 'captcha.answer'))
  await atQueue.waitFor()
  await atQueue.fill(await readShown(page, sandbox))
  await atQueue.press('Enter')
  await page
    .getByRole('region', { name: say('dueChecks', 'results.title') })
    .getByText('The FIR has changed.')
    .waitFor()

  await page.getByRole('button', { name: `${say('notifications', 'title')}: 1` }).click()
  await page.getByRole('link', { name: say('notifications', 'said.fir.changed') }).click()
  await page.waitForURL((url) => url.pathname.startsWith(new URL(firUrl).pathname.replace(/[^/]+$/, '')))
  const change = page.getByRole('article').filter({ hasText: word('field.sections') })
  expect((await change.innerText()).replace(/\s+/g, ' ')).toContain('BNS 115(2) BNS 115(2), BNS 318(4)')
  expectClean()
})
