import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser, phone, testAgain } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { addMatter } from './small-chamber.ts'
import { call } from './wire.ts'
import { type Say, wordsOf } from './words.ts'

const { app } = ownProduct()

const browser = await ownBrowser()

const word =
  'UEsDBBQAAAgIAAxIdV10JJxTvwAAAD4BAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbJWQMU7EQAxFrxJNi3a8oqBASRqgBQouYE2cZMTYHo29S7g9ygJb0FH7/f++3L99VrJu4yI2hNW93gNYWonRolaSjcusjdEtalugYnrHheD2eLyDpOIkfvC9I4z9I814Kt49bU5iWWUIjYqF7uEb3F1DwFpLTuhZBc4y/bEcfgyxUbkwtuZqNxuXAGP/cqbW8kTdKzZ/RqYhwIe2CSZNJybxuIP/8uk850TX/N5WmyYyy7JwidcLY5bfHXB52/gFUEsDBBQAAAgIAAxIdV1LHr73iAAAAPAAAAALAAAAX3JlbHMvLnJlbHONzzEOAiEQBdCrkDnAzmphYZatbGzNXoDAsBCBIcBGvL2NxWosbH9+3s+fbhRU85yq87mKHkOqElxr+YxYtaOo6sCZUo/Bcomq1YHLilnpu1oJj+N4wrI3YJ72prgaCeUAYnlm+kdma72mC+stUmo/Br4aIBZVVmoSHlwMmnc89BgA5wk/Ds4vUEsDBBQAAAgIAAxIdV0l5iSAkAAAAL8AAAARAAAAd29yZC9kb2N1bWVudC54bWxFzjsOgzAQBNCrWBSUGKVIYQhNjpATOP6AJa/XWi+Y3D4yKdK8qWY0c1UWzQ4usTghpqLqo9uYs5KymM2BLgNml06IHgk0lwFplRXJZkLjSglphShv43iXoEPqlrmqN9pPy9ygBi9P3BM7Etr7YPURWKAXvDnxYs1O9JGnYihk7leeZtkqTbrMl79Z+b+8fAFQSwECPwMUAAAICAAMSHVddCScU78AAAA+AQAAEwAJAAAAAAAAAAAAtIEAAAAAW0NvbnRlbnRfVHlwZXNdLnhtbFVUBQADqF0Ba1BLAQI/AxQAAAgIAAxIdV1LHr73iAAAAPAAAAALAAkAAAAAAAAAAAC0gfAAAABfcmVscy8ucmVsc1VUBQADqF0Ba1BLAQI/AxQAAAgIAAxIdV0l5iSAkAAAAL8AAAARAAkAAAAAAAAAAAC0gaEBAAB3b3JkL2RvY3VtZW50LnhtbFVUBQADqF0Ba1BLBQYAAAAAAwADANQAAABgAgAAAAA='

const pdf = (line: string) =>
  Buffer.from(`%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >> endobj
4 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
5 0 obj << /Length ${line.length + 30} >>
stream
BT /F1 11 Tf 60 780 Td (${line}) Tj ET
endstream endobj
trailer << /Root 1 0 R >>
%%EOF`)
const picture = (number: number) => Buffer.from(`\x89PNG\r\n\x1a\n annexure ${number}`, 'latin1')

const drop = (files: [name: string, base64: string][]) => `{
  const dataTransfer = new DataTransfer()
  for (const [name, base64] of ${JSON.stringify(files)}) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    dataTransfer.items.add(new File([bytes], name))
  }
  const onto = document.querySelector('[role=tabpanel] section')
  for (const type of ['dragover', 'drop'])
    onto.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
}`

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first()

async function openDocuments(options: typeof desktop, say: Say, language?: string) {
  const watched = await openPage(browser, app, options)
  const { page } = watched
  const token = await openChamber(page, language)
  const { _id: matter } = await addMatter({ app, token })
  await page.goto(`/dashboard/matters/matter-preview/${matter}?tab=documents`)
  await page.getByText(say('documents', 'empty.title')).waitFor()
  return { ...watched, matter, token }
}

test('on a desktop, a document is uploaded, renamed, given a new version, deleted and restored', async () => {
  const say = wordsOf('en')
  const says = (key: string, values?: Record<string, string | number>) => say('documents', key, values)
  const { page, expectClean } = await openDocuments(desktop, say)
  const base64 = (bytes: Buffer) => bytes.toString('base64')
  await page.evaluate(
    drop([
      ['Order.pdf', base64(pdf('Heard learned counsel.'))],
      ['Counter affidavit.docx', word],
      ['page.pdf', base64(Buffer.from('<html><script>alert(1)</script>'))],
    ]),
  )
  const rows = page.getByRole('row')
  await rows.filter({ hasText: 'Counter affidavit.docx' }).waitFor()
  await page.getByText(say('errors', 'code.file-lies')).waitFor()
  await expect.poll(() => rows.filter({ hasText: '.' }).count()).toBe(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: says('upload.clear') }).click()

  const drawer = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Counter affidavit.docx', exact: true }).click()
  // On a busy machine, it takes some time until the document is read.
  const now = drawer.getByRole('button', { name: says('view.show_now') })
  await now.or(drawer.locator('iframe')).first().waitFor({ state: 'attached' })
  if (await now.isVisible()) await now.click({ timeout: 5000 }).catch(() => undefined)
  await drawer.frameLocator('iframe').getByText('Counter affidavit of the State <script>').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Order.pdf', exact: true }).click()
  await drawer.locator('[data-drawn="1"]').waitFor()
  await expectAccessible(page)

  const asked = new URL(page.url())
  asked.searchParams.set('find', 'learned counsel')
  await page.goto(asked.href)
  await drawer.locator('[data-drawn="1"]').waitFor()
  await drawer.locator('.highlight.selected').first().waitFor()
  const find = drawer.getByRole('textbox', { name: say('orders', 'reader.find') })
  await find.press('Escape')
  await find.waitFor({ state: 'detached' })

  await drawer.getByRole('button', { name: says('action.edit') }).click()
  const edit = page.getByRole('dialog', { name: says('edit.title') })
  await edit.getByLabel(says('edit.name')).fill('Interim order')
  await edit.getByLabel(says('edit.folder')).fill('Orders')
  await edit.getByRole('button', { name: says('save') }).click()
  await toast(page, says('done.updated')).waitFor()
  await drawer.getByText('Interim order.pdf').waitFor()

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    drawer.getByRole('button', { name: says('action.new_version') }).click(),
  ])
  await chooser.setFiles({ name: 'Signed.pdf', mimeType: 'application/pdf', buffer: pdf('Signed.') })
  await toast(page, says('done.saved')).waitFor()
  await drawer.getByRole('button', { name: says('flag.version', { version: 1 }) }).click()
  await drawer.getByText(says('version.old', { version: 1 })).waitFor()
  await page.keyboard.press('Escape')

  const row = rows.filter({ hasText: 'Interim order.pdf' })
  await row.getByRole('checkbox').check()
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: says('action.delete') })
    .click()
  await row.waitFor({ state: 'detached' })
  await toast(page, says('done.deleted'))
    .getByRole('button', { name: says('undo') })
    .click()
  await row.getByText(says('flag.version', { version: 2 })).waitFor()
  expectClean([/400/])
  await page.context().close()
})

/** In milliseconds: the machine may be busy with everything else that runs beside the journeys. */
const slowMs = 240_000

test(
  'each of sixty files is uploaded once, although the connection is cut during the upload',
  async () => {
    const say = wordsOf('en')
    const { page, matter, token } = await openDocuments(desktop, say)
    const files = Array.from({ length: 60 }, (_, number) => ({
      name: `Annexure ${number}.png`,
      mimeType: 'image/png',
      buffer: picture(number),
    }))
    const [held, cut] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let begun = 0
    // Without the wait, a slow test would cut the connection after the last upload.
    await page.route('**/api/uploads', async (route) => {
      begun += 1
      if (begun === 11) held.resolve()
      if (begun > 10) await cut.promise
      await route.continue()
    })
    await page.locator('input[type=file][multiple]').setInputFiles(files)
    await held.promise
    await page.context().setOffline(true)
    cut.resolve()
    await page.getByText(say('documents', 'upload.state.cut')).first().waitFor()
    await page.context().setOffline(false)
    await page.getByText(say('documents', 'upload.progress', { done: 60, count: 60 })).waitFor({ timeout: slowMs })
    const { body } = await call(app, `/api/matters/list_document/${matter}`, { token })
    const names = (body.data as { name: string }[]).map(({ name }) => name)
    expect(names.toSorted()).toEqual(files.map(({ name }) => name).toSorted())
    await page.context().close()
  },
  2 * slowMs,
)

testAgain('on a phone, in Urdu, a photo is added to the documents of a matter', async () => {
  const say = wordsOf('ur')
  const { page, expectClean } = await openDocuments(phone, say, 'ur')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: say('documents', 'add.photo') }).click(),
  ])
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
  await chooser.setFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer: jpeg })
  await page
    .getByRole('row')
    .filter({ hasText: /\d{4}-\d\d-\d\d.*\.jpg/ })
    .waitFor()
  await expectAccessible(page)
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  expect(overflow, 'documents fit the width').toBeLessThanOrEqual(0)
  expectClean()
  await page.context().close()
})
