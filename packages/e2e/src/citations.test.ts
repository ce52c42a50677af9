import type { CitationCheck } from '@peshi/contract/papers/citations'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { addMatter } from './small-chamber.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()
const browser = await ownBrowser()
const english = wordsOf('en')
const say = (key: string, values = {}) => english('citations', key, values)

const paragraphs = Array.from(
  { length: 27 },
  (_, at) =>
    `${at + 1}. On the ${at + 1}th ground the appellant must prove the service of the notice by the record of the post.`,
)
const judgment = `2023:DHC:9001-DB\nJUDGMENT\n${paragraphs.join('\n')}\nThe appeal is dismissed.`
const draft = [
  'Reliance is placed on 2023:DHC:9001-DB, para 4.',
  'It was said in 2023:DHC:9001-DB: “On the 7th ground the appellant must prove the service of the notice by the record of the post”.',
  'Paragraph 31 of 2023:DHC:9001-DB is to the same effect.',
  'In para 9 of the said judgment it was held: “On the 9th ground the respondent must prove the service of the notice by the record of the post”.',
  'See also 2031 INSC 5, and Nobody Known v. State of Goa, (2011) 3 SCC 77.',
].join('\n')

const firstResult = (data: unknown) => (data as CitationCheck).authorities[0]?.quotations[0]?.result

test('a draft with three planted faults: all three are told, and nothing else; the result is filed', {
  timeout: 300_000,
}, async () => {
  const { page } = await openPage(browser, app, desktop)
  const token = await openChamber(page)
  const matter = await addMatter({ app, token })
  await page.goto(`/dashboard/matters/matter-preview/${matter._id}?tab=documents`)
  const files = [
    { name: 'Judgment.txt', mimeType: 'text/plain', buffer: Buffer.from(judgment) },
    { name: 'Draft.txt', mimeType: 'text/plain', buffer: Buffer.from(draft) },
  ]
  await page.locator('input[type=file]').first().setInputFiles(files)
  await page.getByRole('button', { name: 'Draft.txt', exact: true }).waitFor()

  const check = () => call(app, '/api/citations/check', { token, body: { matter_id: matter._id, text: draft } })
  await expect.poll(async () => firstResult((await check()).body.data), { timeout: 150_000 }).toBe('exact')

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: say('check') }).click()
  await expectAccessible(page)
  await dialog.getByLabel(say('source')).selectOption({ label: 'Draft.txt' })
  await dialog.getByRole('button', { name: say('run'), exact: true }).click()
  await dialog.getByText(say('no_paragraph', { paragraph: '31', last: '27' })).waitFor()
  await dialog.getByText(say('problem.year-future'), { exact: true }).waitFor()
  await dialog.getByText(say('quotation.differs')).waitFor()
  expect(await dialog.locator('del').allTextContents()).toEqual(['respondent '])
  expect(await dialog.locator('ins').allTextContents()).toEqual(['appellant '])
  expect(await dialog.locator('[data-fault=true]').count()).toBe(2)
  await dialog.getByText(say('faults_other', { count: 2 })).waitFor()
  await dialog.getByText(say('state.not-here'), { exact: true }).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say('file') }).click()
  await page.getByRole('button', { name: /^Citations and sections checked .*\.pdf$/ }).waitFor()
})
