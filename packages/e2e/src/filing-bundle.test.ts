import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { addMatter } from './small-chamber.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()
const browser = await ownBrowser()
const english = wordsOf('en')
const say = (key: string, values = {}) => english('filings', key, values)

/** A paper of some pages, each with a line of text. */
function paper(name: string, words: readonly string[]) {
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const kids = words.map((line) => {
    const text = `BT /F1 12 Tf 60 780 Td (${line}) Tj ET`
    objects.push(`<< /Length ${text.length} >>\nstream\n${text}\nendstream`)
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 1008] /Contents ${objects.length} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    )
    return `${objects.length} 0 R`
  })
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  const buffer = Buffer.from(`%PDF-1.4\n${body}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\n%%EOF\n`)
  return { name, mimeType: 'application/pdf', buffer }
}

/** A clerk carries the file to the counter. */
async function fileAtCounter(id: number, bundle: Buffer) {
  const at = `${sandbox}/efiling-host/filings/${id}`
  const headers = { 'content-type': 'application/pdf' }
  await fetch(`${at}/volumes/1`, { method: 'PUT', body: new Uint8Array(bundle), headers })
  const { data } = (await (await fetch(`${at}/submit`, { method: 'POST' })).json()) as {
    data: { diary: string; objections: string[]; registered: { type: string; number: number } | null }
  }
  return data
}

test('a bundle is made on the page of a filing, returned by the counter, mended, and registered', {
  timeout: 300_000,
}, async () => {
  const { page, expectClean } = await openPage(browser, app, desktop)
  const token = await openChamber(page)
  const { _id: matter } = await addMatter({ app, token }, { unique_id: 'hc-allahabad', case_type: 'WRIC' })
  const begun = await call(app, '/api/filings', { token, body: { matter_id: matter, kind: 'writ' } })
  const { _id: id } = begun.body.data as { _id: string }
  await page.goto(`/dashboard/matters/matter-preview/${matter}?tab=documents`)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      paper('Petition.pdf', ['The petitioner submits.', 'Prayer.']),
      paper('Vakalatnama.pdf', ['Vakalatnama of the petitioner.']),
      paper('Court fee.pdf', ['Court fee paid by e-stamp.']),
    ])
  await page.getByRole('button', { name: 'Court fee.pdf', exact: true }).waitFor()
  await page.goto(`/trackers/filings/${id}`)
  const panel = (key: string) => page.getByRole('region', { name: say(key), exact: true })
  const dialog = page.getByRole('dialog')
  const addPapers = async (...names: string[]) => {
    await panel('papers.title')
      .getByRole('button', { name: say('papers.add') })
      .click()
    for (const name of names) await dialog.getByLabel(name).check()
    await dialog.getByRole('button', { name: say('papers.add'), exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  const makeBundle = async (button: string, pages: number) => {
    await panel('bundle.title')
      .getByRole('button', { name: say(button) })
      .click()
    const facts = panel('bundle.title').getByText(say('bundle.facts', { first: 1, last: pages, megabytes: '0.1' }))
    await facts.waitFor({ timeout: 90_000 })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel('bundle.title')
        .getByRole('link', { name: say('bundle.download') })
        .click(),
    ])
    return readFile(await download.path())
  }

  await addPapers('Petition.pdf', 'Court fee.pdf')
  const first = await makeBundle('bundle.make', 3)
  await expectAccessible(page)
  const parties = { court: 'hc-allahabad', petitioner: 'KUSUM DEVI', respondent: 'STATE OF U.P.' }
  const at = await call(sandbox, '/efiling-host/filings', { body: parties })
  const { id: counter } = at.body.data as { id: number }
  const returned = await fileAtCounter(counter, first)
  expect(returned.objections).toEqual(['Vakalatnama is not filed.'])

  await page.getByRole('button', { name: say('steps.file'), exact: true }).click()
  await dialog.getByLabel(say('number')).fill(returned.diary)
  await dialog.getByRole('button', { name: say('steps.file'), exact: true }).click()
  await page.getByRole('button', { name: say('steps.return'), exact: true }).click()
  await dialog.getByLabel(say('steps.objections')).fill(returned.objections.join('\n'))
  await dialog.getByRole('button', { name: say('steps.return'), exact: true }).click()
  await panel('objections.title').getByText('Vakalatnama is not filed.').waitFor()

  await addPapers('Vakalatnama.pdf')
  await panel('bundle.title').getByText(say('bundle.stale')).waitFor()
  const mended = await fileAtCounter(counter, await makeBundle('bundle.again', 4))
  expect(mended).toMatchObject({ objections: [], registered: { number: expect.any(Number) } })
  const cases = await call(sandbox, `/control/api/cases?court=hc-allahabad&q=${mended.registered?.number}`)
  expect(JSON.stringify(cases.body)).toContain(String(mended.registered?.number))
  expectClean()
})
