import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser, phone, testAgain } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { call } from './wire.ts'
import { type Say, wordsOf } from './words.ts'

const { app } = ownProduct()

const browser = await ownBrowser()

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first()

interface Journey {
  options: BrowserContextOptions
  say: Say
  language?: string
}

async function takeOnClient({ options, say, language }: Journey) {
  const { page, expectClean } = await openPage(browser, app, options)
  const says = (key: string, values?: Record<string, string>) => say('clients', key, values)
  const token = await openChamber(page, language)
  const trial = await call(app, '/api/matters/other/create', {
    token,
    body: {
      title: 'Sunita Devi v. Mohd. Arif Khan',
      unique_id: 'dc-agra',
      our_side: 'petitioner',
      petitioner: 'Sunita Devi',
      respondent: 'Mohd. Arif Khan S/o Yusuf',
      case_type: 'ST',
      case_number: '881',
      case_year: 2019,
    },
  })
  const { _id } = trial.body.data as { _id: string }

  await page.goto('/others/clients')
  await page.getByText(says('empty_title')).waitFor()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: says('new') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(says('field.name'), { exact: false }).first().fill('Mohammad Arif Khan')
  await dialog.getByText(says('conflict.title')).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: says('save') }).click()
  await toast(page, says('done.saved')).waitFor()

  await page.getByRole('heading', { level: 1, name: 'Mohammad Arif Khan' }).waitFor()
  await page.getByLabel(says('conflict.reason_label'), { exact: false }).fill('Another person: his father is Salim')
  await page.getByRole('button', { name: says('conflict.record') }).click()
  await page.getByText('Another person: his father is Salim').waitFor()
  await expectAccessible(page)

  await page.keyboard.press('n')
  await page.keyboard.press('x')
  await dialog.getByLabel(say('matters', 'field.title'), { exact: false }).fill('Appeal of Sunita')
  await dialog.getByRole('button', { name: says('save') }).click()
  // Waits for the matter's page, because the client's page has a button with the same name.
  await page.getByRole('heading', { level: 1, name: 'Appeal of Sunita' }).waitFor()
  await page.getByRole('button', { name: says('family.link') }).click()
  await dialog.getByRole('combobox').fill('Sunita Devi')
  await page.getByRole('option', { name: /Sunita Devi v/ }).click()
  await dialog.getByRole('button', { name: says('family.link') }).click()
  await toast(page, says('done.linked')).waitFor()
  await page.getByRole('link', { name: 'Sunita Devi v. Mohd. Arif Khan' }).click()
  await page.waitForURL(new RegExp(_id))
  await page.getByRole('link', { name: 'Appeal of Sunita' }).waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: says('alias.add') }).click()
  await dialog.getByLabel(says('field.case_type')).fill('CRLC')
  await dialog.getByRole('textbox', { name: says('field.case_number'), exact: true }).fill('4711')
  await dialog.getByLabel(says('field.case_year')).fill('2017')
  const courts = dialog.getByRole('combobox', { name: say('matters', 'find.court') })
  if ((await courts.inputValue()) === '') {
    await courts.fill('Agra')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
  }
  await dialog.getByRole('button', { name: says('save') }).click()
  await page.getByText('CRLC/4711/2017').waitFor()
  await page.goto('/dashboard/matters?q=CRLC%2F4711%2F2017')
  await page.getByRole('link', { name: 'Sunita Devi v. Mohd. Arif Khan' }).first().waitFor()
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  expect(overflow, 'the page fits the width').toBeLessThanOrEqual(0)
  expectClean()
  await page.context().close()
}

test('a person adds a client, decides a conflict, and links an appeal to a matter, on a desktop', () =>
  takeOnClient({ options: desktop, say: wordsOf('en') }))

testAgain('a person adds a client, decides a conflict, and links an appeal to a matter, on a phone in Urdu', () =>
  takeOnClient({ options: phone, say: wordsOf('ur'), language: 'ur' }),
)
