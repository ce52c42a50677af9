import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { readShown } from './pictures.ts'
import { dayFirst, readDays } from './product-time.ts'
import { addMatter, furnish } from './small-chamber.ts'
import { followUntilRead, listSandboxCases } from './wire.ts'
import { wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()
const say = wordsOf('en')
const browser = await ownBrowser()

/** Presses of a mouse button, and fields that are written. */
interface Effort {
  clicks: number
  fields: number
}

function openHand(page: Page) {
  const effort: Effort = { clicks: 0, fields: 0 }
  const menu = async (label: string) => {
    await click(page.getByRole('banner').getByRole('button', { name: say('shell', 'new'), exact: true }))
    await click(page.getByRole('menuitem', { name: say('shell', label) }).first())
  }
  async function click(what: Locator) {
    await what.click()
    effort.clicks += 1
  }
  async function write(what: Locator, text: string) {
    await what.fill(text)
    effort.fields += 1
  }
  async function find(text: string) {
    await click(page.getByRole('banner').getByRole('button', { name: say('shell', 'searchMatters') }))
    await write(page.getByPlaceholder(say('shell', 'paletteHint')), text)
    await click(page.getByRole('dialog').locator('[data-action], button').filter({ hasText: text }).first())
  }
  async function chooseMatter(of: string) {
    await write(page.getByRole('dialog').getByRole('combobox').first(), of)
    await click(page.getByRole('option', { name: of }).first())
  }
  return { effort, click, write, menu, find, chooseMatter }
}

type Hand = ReturnType<typeof openHand>

test('each job of a day takes few clicks from the page Today', {
  timeout: 600_000,
}, async () => {
  const { page } = await openPage(browser, app, desktop)
  const token = await openChamber(page)
  const day = await readDays(app)
  const { title } = await furnish({ app, sandbox, token })
  await addMatter({ app, token }, { petitioner: 'Ramesh Chandra', case_number: '13', next_date: day(1) })
  const pending = (await listSandboxCases(sandbox, 'hc-delhi')).filter(
    ({ status, orders }) => status.toLowerCase() === 'pending' && orders.length >= 2 && orders.length <= 4,
  )
  const [ordered, wanted] = [pending[2], pending[3]]
  if (!ordered || !wanted) throw new Error('The sandbox has too few cases')
  await followUntilRead(app, sandbox, token, ordered)
  const orderedNumber = `${ordered.case_type}/${ordered.case_number}/${ordered.case_year}`

  const dialog = page.getByRole('dialog')
  const main = page.getByRole('main')
  const save = dialog.getByRole('button', { name: say('common', 'save'), exact: true })
  const said = (text: string) => page.getByRole('alert').filter({ hasText: text }).first().waitFor()
  const menuEntry = (label: string) =>
    page.locator('aside').getByRole('link', { name: new RegExp(`^${say('shell', label)}`) })

  const jobs: Record<string, (hand: Hand) => Promise<unknown>> = {
    async 'find and save a case'({ menu, click, write }) {
      await menu('newMatter')
      await write(dialog.getByRole('combobox', { name: say('matters', 'find.court') }), 'delhi')
      await click(page.getByRole('option', { name: 'High Court of Delhi' }).first())
      await write(
        dialog.getByLabel(say('matters', 'find.quick')),
        `${wanted.case_type}/${wanted.case_number}/${wanted.case_year}`,
      )
      await click(dialog.getByRole('button', { name: say('matters', 'find.find'), exact: true }))
      const captcha = dialog.getByRole('textbox', { name: say('matters', 'find.answer'), exact: true })
      await captcha.waitFor()
      await write(captcha, await readShown(page, sandbox))
      await click(dialog.getByRole('button', { name: say('matters', 'find.send'), exact: true }))
      await click(dialog.getByRole('button', { name: say('matters', 'find.save') }))
      await page.waitForURL('**/matter-preview/**')
    },
    async 'record an outcome with its next date'({ click }) {
      const row = main.getByRole('row').filter({ hasText: title })
      await click(row.getByRole('button', { name: say('hearings', 'entry.note_outcome', { title }) }))
      await click(dialog.getByRole('radiogroup').locator('label').first())
      await click(
        dialog.getByRole('button', { name: say('hearings', 'outcome.weeks_other', { count: 2 }), exact: true }),
      )
      await click(save)
      await said(say('hearings', 'done.saved'))
      await click(dialog.getByRole('button', { name: say('hearings', 'outcome.finish') }))
    },
    async 'add a hearing by hand'({ menu, click, write, chooseMatter }) {
      await menu('newHearing')
      await chooseMatter(title)
      await write(dialog.getByLabel(say('hearings', 'column.date')), dayFirst(day(9)))
      await click(save)
      await said(say('hearings', 'done.saved'))
    },
    async 'add a task'({ menu, click, write }) {
      await menu('newTask')
      await write(dialog.getByRole('textbox', { name: say('tasks', 'field.title') }), 'Draft the rejoinder')
      await click(save)
      await said(say('tasks', 'done.saved'))
    },
    async 'write a note'({ menu, click, write, chooseMatter }) {
      await menu('newNote')
      await chooseMatter(title)
      await write(dialog.getByRole('textbox', { name: say('notes', 'write') }), 'Ask for the lower record.')
      await click(dialog.getByRole('button', { name: say('notes', 'save'), exact: true }))
      await said(say('notes', 'done.saved'))
    },
    async 'open the last order of a matter'({ find, click }) {
      await find(orderedNumber)
      await click(
        main.getByText(say('matters', 'detail.last_order'), { exact: true }).locator('xpath=..').getByRole('link'),
      )
      await page.locator('canvas').first().waitFor()
    },
    async 'see tomorrow'({ click }) {
      await click(menuEntry('nav.calendar'))
      await page
        .locator(`td[data-drop="${day(1)}"]`)
        .getByText('Ramesh Chandra v. State')
        .first()
        .waitFor()
    },
    async 'make an invoice'({ menu, click, write }) {
      await menu('newInvoice')
      await click(main.getByRole('link', { name: title }).first())
      await write(page.getByRole('textbox', { name: say('invoices', 'name'), exact: true }), 'Kusum Devi')
      await write(page.getByRole('textbox', { name: say('invoices', 'item') }).first(), 'Drafting of the rejoinder')
      await write(page.getByRole('textbox', { name: say('invoices', 'price') }).first(), '15000')
      await click(page.getByRole('button', { name: say('invoices', 'save'), exact: true }))
      await said(say('invoices', 'done.saved'))
    },
    async 'record a payment'({ click }) {
      await click(menuEntry('nav.billing'))
      await click(main.getByRole('link', { name: /^INV/ }).first())
      await click(main.getByRole('button', { name: say('invoices', 'record'), exact: true }))
      await click(dialog.getByRole('button', { name: say('invoices', 'save'), exact: true }))
      await said(say('invoices', 'done.receipt'))
    },
    async 'add a deadline'({ menu, click, write, chooseMatter }) {
      await menu('newDeadline')
      await chooseMatter(title)
      await click(dialog.getByRole('combobox', { name: say('clocks', 'field.rule') }))
      await click(page.getByRole('option', { name: say('clocks', 'rule.review'), exact: true }))
      await write(dialog.getByPlaceholder('DD-MM-YYYY').first(), dayFirst(day()))
      await click(dialog.getByRole('button', { name: say('clocks', 'act.start'), exact: true }))
      await said(say('clocks', 'said.started'))
    },
    async 'search a matter'({ find }) {
      await find('Ramesh Chandra')
      await page.waitForURL('**/matter-preview/**')
    },
  }
  const efforts: Record<string, Effort> = {}
  for (const [job, work] of Object.entries(jobs)) {
    await page.goto('/dashboard/analytics')
    await main.getByRole('row').filter({ hasText: title }).first().waitFor()
    const hand = openHand(page)
    await work(hand)
    efforts[job] = hand.effort
  }
  expect(efforts).toEqual({
    'find and save a case': { clicks: 6, fields: 3 },
    'record an outcome with its next date': { clicks: 5, fields: 0 },
    'add a hearing by hand': { clicks: 4, fields: 2 },
    'add a task': { clicks: 3, fields: 1 },
    'write a note': { clicks: 4, fields: 2 },
    'open the last order of a matter': { clicks: 3, fields: 1 },
    'see tomorrow': { clicks: 1, fields: 0 },
    'make an invoice': { clicks: 4, fields: 3 },
    'record a payment': { clicks: 4, fields: 0 },
    'add a deadline': { clicks: 6, fields: 2 },
    'search a matter': { clicks: 2, fields: 1 },
  })
})

test('a row of Today is 40 to 48 px high, also with long names and for a court whose lists are not read', async () => {
  const { page } = await openPage(browser, app, desktop)
  const token = await openChamber(page)
  const next_date = (await readDays(app))()
  await addMatter({ app, token }, { next_date })
  await addMatter(
    { app, token },
    { next_date, case_number: '14', petitioner: `The Committee of ${'Management '.repeat(12)}` },
  )
  await page.goto('/dashboard/analytics')
  const cells = page.getByRole('main').locator('td[data-column="matter"]')
  const heights = () =>
    cells.evaluateAll((all) => all.map((cell) => cell.closest('tr')?.getBoundingClientRect().height ?? 0))
  for (const width of [1440, 1366, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => (await heights()).length).toBe(2)
    for (const height of await heights()) expect(height).toSatisfy((px: number) => px >= 40 && px <= 48)
  }
})
