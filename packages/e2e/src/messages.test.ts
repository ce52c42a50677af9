import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { furnishChamber } from './small-chamber.ts'
import { wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()
const browser = await ownBrowser()
const say = wordsOf('en')

let page: Page
let chamber: Awaited<ReturnType<typeof furnishChamber>>
async function start() {
  page = (await openPage(browser, app, desktop)).page
  await openChamber(page)
  chamber = await furnishChamber(page, sandbox)
}

const button = (name: string) => page.getByRole('button', { name, exact: true }).last()
const toast = (text: string) => page.getByRole('alert').filter({ hasText: text }).first()

type Answer = 'none' | 'broken' | 'refused' | { code: string; message: string }
const refusal = { code: 'conflict', message: 'Told by the server.' }

async function answerNext(path: RegExp, method: string, answer: Answer) {
  const matches = (url: URL) => path.test(url.pathname)
  const answerIt = (route: Route) => {
    if (route.request().method() !== method) return route.fallback()
    if (answer === 'none') return route.abort()
    if (answer === 'broken')
      return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
    const said = answer === 'refused' ? refusal : answer
    return route.fulfill({ status: 400, json: { success: false, requestId: 'r', ...said } })
  }
  await page.route(matches, answerIt)
  return () => page.unroute(matches, answerIt)
}

async function go(path: string) {
  await page.goto(path)
  await page.locator('#root h1').first().waitFor()
}
async function openByKeys(keys: string) {
  await go('/others/clients')
  for (const key of keys) await page.keyboard.press(key)
  await page.getByRole('dialog').waitFor()
}

interface Occasion {
  path: RegExp
  method?: string
  come(): Promise<unknown>
  press(): Promise<unknown>
  said: [Answer, ...string[]][]
}

const network = 'Something went wrong, Please try again!'
const plain = (broken: string): Occasion['said'] => [
  ['refused', refusal.message],
  ['broken', broken],
  ['none', network],
]

const matterPage = async (tab: string) => go(`${chamber.matter}?tab=${tab}`)
const fieldOf = (namespace: string, key: string) =>
  page.getByRole('dialog').getByRole('textbox', { name: say(namespace, key), exact: true })

const occasions: Record<string, Occasion> = {
  'saving a task': {
    path: /^\/api\/tasks\/$/,
    come: async () => {
      await openByKeys('nt')
      await page
        .getByRole('dialog')
        .getByRole('textbox', { name: say('tasks', 'field.title') })
        .fill('File it')
    },
    press: () => button(say('common', 'save')).click(),
    said: plain('Failed to add task!').filter(([answer]) => answer !== 'none'),
  },
  'saving a client': {
    path: /^\/api\/clients$/,
    come: async () => {
      await openByKeys('nc')
      await fieldOf('clients', 'field.name').fill('Somebody new')
    },
    press: () => button(say('clients', 'save')).click(),
    said: plain('Server Error, Please try again!'),
  },
  'saving an FIR': {
    path: /^\/api\/fir_matters$/,
    method: 'PUT',
    come: async () => {
      await go('/trackers/firtracker/fir-tracker-list')
      await button(say('firs', 'new')).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator(':focus').waitFor()
      await dialog.getByRole('switch', { name: say('firs', 'hand_switch') }).press('Space')
      for (const name of ['district', 'station']) await fieldOf('firs', name).fill('Sample')
      await fieldOf('firs', 'number').fill('12')
      await fieldOf('firs', 'year').fill('2025')
    },
    press: () => button(say('common', 'save')).click(),
    said: plain('Failed to add tracker!'),
  },
  'searching a case at its court': {
    path: /^\/api\/(courts|ecourts|hc-[a-z]+|sci)\/find$/,
    come: async () => {
      await openByKeys('nm')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: say('matters', 'find.court') }).fill('Supreme')
      await page.getByRole('option', { name: 'Supreme Court of India' }).first().click()
      await dialog.getByLabel(say('matters', 'find.quick')).fill('SLP(C) 12/2024')
    },
    press: () => button(say('matters', 'find.find')).click(),
    said: [
      ...plain('Failed to connect to the court!'),
      [
        { code: 'court-down', message: 'Court server not responding, Please try after some time!' },
        'Court server not responding, Please try after some time!',
      ],
    ],
  },
  'downloading the diary': {
    path: /^\/api\/hearing\/exports$/,
    method: 'GET',
    come: () => go('/dashboard/hearings'),
    press: async () => {
      await button(say('hearings', 'export.title')).click()
      await page.getByRole('menuitem', { name: say('hearings', 'export.xlsx') }).click()
    },
    said: plain('Failed to download!'),
  },
  'changing the person’s name': {
    path: /^\/api\/users\/update$/,
    come: async () => {
      await go('/settings/account-setting')
      await page.getByLabel(say('account', 'name'), { exact: true }).fill('R. K. Shukla')
    },
    press: () => button(say('common', 'save')).first().click(),
    said: [
      ['refused', 'Failed!', refusal.message],
      ['broken', 'Failed to Update!'],
      ['none', network],
    ],
  },
  'deleting a note': {
    path: /^\/api\/matters\/delete_notes\//,
    come: () => matterPage('notes'),
    press: async () => {
      await page
        .getByRole('button', { name: say('notes', 'delete'), exact: true })
        .first()
        .click()
    },
    said: plain('Error, Please try again!'),
  },
}

test.each(Object.entries(occasions))(
  'a failed request shows the right error message: %s',
  async (_, { path, method = 'POST', ...occasion }) => {
    await start()
    for (const [answer, ...sentences] of occasion.said) {
      await occasion.come()
      const giveBack = await answerNext(path, method, answer)
      await occasion.press()
      for (const sentence of sentences)
        await expect
          .poll(() => page.getByRole('alert').allInnerTexts(), { message: `when it is ${answer}` })
          .toContainEqual(expect.stringContaining(sentence))
      await giveBack()
    }
  },
)

test('saving an incomplete invoice shows a message about the missing fields', async () => {
  await start()
  await go('/others/invoices/invoice-add-blank')
  await button(say('invoices', 'save')).click()
  await toast('Enter mandatory fields!').waitFor()
})

test('saving or deleting shows a message that confirms the action', async () => {
  await start()
  await occasions['saving an FIR']?.come()
  await button(say('common', 'save')).click()
  await toast('FIR saved successfully!').waitFor()

  await matterPage('documents')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .getByRole('button', { name: say('documents', 'add.choose') })
      .first()
      .click(),
  ])
  await chooser.setFiles({ name: 'Vakalatnama.txt', mimeType: 'text/plain', buffer: Buffer.from('I appear.') })
  await toast('Document saved successfully!').waitFor()

  await occasions['deleting a note']?.come()
  await occasions['deleting a note']?.press()
  await toast('Note deleted successfully!').waitFor()

  await occasions['saving a task']?.come()
  await button(say('common', 'save')).click()
  await toast('Task saved successfully!').waitFor()
})

test('an export of matters opens no empty tab, and its file name has “matters” and the date', async () => {
  await start()
  await go('/dashboard/matters')
  await button(say('common', 'export.title')).click()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: say('common', 'export.xlsx') }).click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/^matters-\d{4}-\d\d-\d\d\.xlsx$/)
  await expect.poll(() => page.context().pages().length).toBe(1)
})
