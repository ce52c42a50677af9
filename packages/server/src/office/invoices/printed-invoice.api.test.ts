import { deleteInvoice, invoicePdf } from '@peshi/contract/office/invoices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { issue, newInvoice, sayIdentity, testIdentity } from '../../../test/invoices.ts'
import { readPdfPages, readPdfWidths } from '../../../test/pdf-pages.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function chamberThatBills() {
  const caller = app.as(await newChamber(app.db))
  await sayIdentity(caller)
  return caller
}

test('long words wrap within the page, and the PDF contains the fonts for its scripts and emoji', async () => {
  const caller = await chamberThatBills()
  await sayIdentity(caller, { gstin: null })
  const long = 'Venkatanarasimharajuvaripeta'.repeat(8)
  const names = { name: 'முருகன் செல்வம்', subject: `${long} 🎉`, address: 'সুব্রত মুখোপাধ্যায়' }
  const products = [{ item_name: long, price: 100000, kind: 'fee' as const }]
  const { _id } = await newInvoice(caller, { ...names, products })
  const pdf = (await caller.call(invoicePdf, { params: { id: _id } })).raw.rawPayload
  const [width = 1] = await readPdfWidths(pdf)
  expect(width).toBeLessThan(0.95)
  const fonts = pdf.toString('latin1')
  for (const font of ['NotoSansTamil', 'NotoSansBengali', 'NotoEmoji']) expect(fonts).toContain(font)
})

const modes = [
  ['none', null, 'Memo of fees', 'not registered under GST', '26,250.00'],
  ['exempt', testIdentity.gstin, 'Bill of supply', 'Notification 12/2017', '26,250.00'],
  ['reverse-charge', testIdentity.gstin, 'Tax invoice', 'reverse charge: Yes', '26,250.00'],
  ['forward', testIdentity.gstin, 'Tax invoice', 'reverse charge: No', '30,750.00'],
] as const

test.each(modes)(
  'the printed invoice has the title, remark and total of the tax mode %s',
  async (mode, gstin, title, remark, total) => {
    const caller = await chamberThatBills()
    await sayIdentity(caller, { gstin, mode })
    const names = { name: 'राम प्रसाद यादव', subject: 'محمد اسلم بنام سرکار', address: '4 MG Road, Kanpur' }
    const { _id } = await issue(caller, (await newInvoice(caller, { mode, ...names }))._id)
    const answer = await caller.call(invoicePdf, { params: { id: _id } })
    expect(answer.headers['content-disposition']).toBe('attachment; filename="INV-26-27-000001.pdf"')
    const pages = await readPdfPages(answer.raw.rawPayload)
    expect(pages).toHaveLength(1)
    const words = pages[0]?.normalize('NFC').replace(/\s+/g, ' ') ?? ''
    for (const word of [
      title,
      'INV/26-27/000001',
      '20-11-2026',
      '998212',
      '25,000.00',
      '1,250.00',
      total,
      'SBIN0000125',
    ])
      expect(words).toContain(word)
    expect(words).toContain(remark)
    // PDF readers may add other characters between joined letters.
    const devanagari = (words.match(/\p{Script=Devanagari}/gu) ?? []).join('')
    expect(devanagari).toContain('रामप्रसादयादव')
    expect(words).toMatch(/\p{Script=Arabic}{2}|\p{Script=Arabic} \p{Script=Arabic}/u)
    expect(words).toMatch(/Rupees (Twenty-Six|Thirty) Thousand .*Fifty Only/)
  },
)

test('a draft is printed with the mark DRAFT, and a cancelled invoice with CANCELLED', async () => {
  const caller = await chamberThatBills()
  const { _id } = await newInvoice(caller)
  const read = async () =>
    (await readPdfPages((await caller.call(invoicePdf, { params: { id: _id } })).raw.rawPayload))[0]
  expect(await read()).toContain('DRAFT')
  await issue(caller, _id)
  await caller.call(deleteInvoice, { params: { id: _id } })
  expect(await read()).toContain('CANCELLED')
})
