import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser, phone, testAgain } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { call } from './wire.ts'
import { type Say, wordsOf } from './words.ts'

const { app } = ownProduct()

const browser = await ownBrowser()

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style></head>
<body lang=EN-IN><!--StartFragment-->
<p class=MsoNormal style='mso-margin-top-alt:auto'>Grounds for <b>bail</b>:<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>FIR lodged late<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Recovery doubtful<o:p></o:p></p>
<!--EndFragment--></body></html>`

const plainOf = (html: string) =>
  html.replace(/<!--[\s\S]*?-->|<style[\s\S]*?<\/style>|<[^>]+>/g, ' ').replace(/&nbsp;/g, ' ')

const paste = (html: string) => `{
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', ${JSON.stringify(html)})
  clipboardData.setData('text/plain', ${JSON.stringify(plainOf(html))})
  document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}`

async function addMatter(page: Page): Promise<string> {
  const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('token')).accessToken`)
  const { body } = await call(app, '/api/add', {
    token,
    body: {
      unique_id: 'tribunals-nclt-mumbai',
      petitioner: 'Kusum Devi',
      respondent: 'State',
      case_type: 'OA',
      case_number: '12',
      case_year: 2025,
    },
  })
  return (body.data as { _id: string })._id
}

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first()

interface Journey {
  options: BrowserContextOptions
  say: Say
  language?: string
}

async function keepNotes({ options, say, language }: Journey) {
  const { page, expectClean } = await openPage(browser, app, options)
  const says = (key: string, values?: Record<string, string>) => say('notes', key, values)
  await openChamber(page, language)
  const matter = await addMatter(page)
  const address = `/dashboard/matters/matter-preview/${matter}`
  await page.goto(`${address}?tab=notes`)
  await page.getByText(says('empty.title')).waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: says('write') }).click()
  const text = page.getByRole('textbox', { name: says('write') })
  await text.click()
  await page.evaluate(paste(word))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Tell @shu')
  await page.getByRole('option', { name: 'R. Shukla' }).waitFor()
  await page.keyboard.press('Enter')
  await expectAccessible(page)

  await page.getByText(says('draft_kept').split('{{')[0] ?? '').waitFor()
  await page.reload()
  await text.getByText('Recovery doubtful').waitFor()
  await page.getByRole('button', { name: says('save'), exact: true }).click()
  await toast(page, says('done.saved')).waitFor()
  const note = page.getByRole('article').filter({ hasText: 'Grounds for bail' })
  await note.getByText(says('mention.you')).waitFor()
  await expect
    .poll(() => note.getByRole('listitem').allTextContents())
    .toEqual(['FIR lodged late', 'Recovery doubtful'])
  await expect.poll(() => note.locator('strong').allTextContents()).toContain('bail')
  await note.getByText('@R. Shukla').waitFor()
  expect(
    await page.evaluate<number>(`Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length`),
  ).toBe(0)
  await expectAccessible(page)

  await note.getByRole('button', { name: says('delete') }).click()
  await page.getByText(says('empty.title')).waitFor()
  await toast(page, says('done.deleted'))
    .getByRole('button', { name: says('undo') })
    .click()
  await note.waitFor()
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  expect(overflow, 'notes fit the width').toBeLessThanOrEqual(0)

  await page.getByRole('tab', { name: say('matters', 'tab.activity') }).click()
  const actions = page.getByRole('tabpanel').getByRole('listitem')
  const reported = (key: string) => say('activity', `did.${key}`, { who: '\u2068R. Shukla\u2069' })
  await actions.filter({ hasText: reported('note.restored') }).waitFor()
  for (const key of ['note.created', 'note.deleted', 'matter.added'])
    expect(await actions.filter({ hasText: reported(key) }).count(), key).toBe(1)
  await expectAccessible(page)
  expectClean()
  await page.context().close()
}

test('a note is written, deleted and restored on a desktop', () => keepNotes({ options: desktop, say: wordsOf('en') }))

testAgain('a note is written, deleted and restored on a phone, in Urdu', () =>
  keepNotes({ options: phone, say: wordsOf('ur'), language: 'ur' }),
)

test('a person who saves a note that a colleague has changed can keep both texts', async () => {
  const say = wordsOf('en')
  const { page, expectClean } = await openPage(browser, app, desktop)
  const token = await openChamber(page)
  const matter = await addMatter(page)
  const made = await call(app, '/api/matters/create_notes', {
    token,
    body: { matter_id: matter, html: '<p>first</p>' },
  })
  const { _id } = made.body.data as { _id: string }
  await page.goto(`/dashboard/matters/matter-preview/${matter}?tab=notes`)
  await page
    .getByRole('article')
    .getByRole('button', { name: say('notes', 'edit') })
    .click()
  await page.getByRole('textbox', { name: say('notes', 'write') }).pressSequentially(' and mine')
  await call(app, `/api/matters/update_notes/${_id}`, { token, body: { html: '<p>theirs</p>', version: 1 } })
  await page.getByRole('button', { name: say('notes', 'save'), exact: true }).click()
  await page.getByText(say('notes', 'clash.text')).waitFor()
  await page.getByRole('blockquote').getByText('theirs').waitFor()
  await page.getByRole('button', { name: say('notes', 'clash.keep_both') }).click()
  await page.getByRole('article').filter({ hasText: 'first and mine' }).waitFor()
  await page.getByRole('article').filter({ hasText: 'theirs' }).waitFor()
  expectClean([/409/])
})

test('a pasted table in a note is extended by a row, saved and shown', async () => {
  const { page, expectClean } = await openPage(browser, app, desktop)
  const say = wordsOf('en')
  const says = (key: string) => say('notes', key)
  await openChamber(page)
  await page.goto(`/dashboard/matters/matter-preview/${await addMatter(page)}?tab=notes`)
  await page.getByRole('button', { name: says('write') }).click()
  const text = page.getByRole('textbox', { name: says('write') })
  await text.click()
  await page.evaluate(paste('<p>Rent</p><table><col><tr><th>Month</th><th>Paid</th></tr></table><p>until vacated</p>'))
  await text.getByRole('columnheader', { name: 'Paid' }).click()
  await page.getByRole('button', { name: says('tool.row_add') }).click()
  await page.keyboard.press('Tab')
  await page.keyboard.type('January')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1,200')
  await expectAccessible(page)
  await page.getByRole('button', { name: says('save'), exact: true }).click()
  await toast(page, says('done.saved')).waitFor()
  const note = page.getByRole('article').filter({ hasText: 'until vacated' })
  await expect.poll(() => note.locator('th, td').allInnerTexts()).toEqual(['Month', 'Paid', 'January', '1,200'])
  await expectAccessible(page)
  expectClean()
})
