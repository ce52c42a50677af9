import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openChamber } from './people.ts'
import { call, findCase, listSandboxCases } from './wire.ts'
import { wordsOf } from './words.ts'

const { app, sandbox } = ownProduct()
const say = wordsOf('en')

const browser = await ownBrowser()

const lines = [
  'न्यायालय सिविल जज, लखनऊ',
  'मूल वाद संख्या ४५१ सन् २०२४',
  'वादी की ओर से विद्वान अधिवक्ता उपस्थित।',
  'प्रतिवादी अपना लिखित कथन चार सप्ताह में दाखिल करे।',
  'पत्रावली वास्ते सुनवाई पेश हो।',
]

const [width, height] = [1240, 1754]

const font = readFileSync(
  createRequire(import.meta.url).resolve(
    '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  ),
)

async function drawPage(from: Browser): Promise<Buffer> {
  const page = await from.newPage({ viewport: { width, height } })
  await page.setContent(
    `<style>@font-face { font-family: Hindi; src: url(data:font/ttf;base64,${font.toString('base64')}) }
     body { margin: 120px; background: #fff; color: #000; font: 38px/2 Hindi }</style>
     ${lines.map((line) => `<p>${line}</p>`).join('')}`,
  )
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  const picture = await page.screenshot({ type: 'jpeg', quality: 90 })
  await page.close()
  return picture
}

/** A PDF of one A4 page that is a picture. */
function scanOf(jpeg: Buffer): Buffer {
  const place = Buffer.from('q 595 0 0 842 0 0 cm /Scan Do Q')
  const objects = [
    [Buffer.from('<< /Type /Catalog /Pages 2 0 R >>')],
    [Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>')],
    [
      Buffer.from(
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /Scan 5 0 R >> >> >>',
      ),
    ],
    [Buffer.from(`<< /Length ${place.length} >>\nstream\n`), place, Buffer.from('\nendstream')],
    [
      Buffer.from(
        `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      ),
      jpeg,
      Buffer.from('\nendstream'),
    ],
  ]
  let file = Buffer.from('%PDF-1.4\n')
  const places: number[] = []
  for (const [index, parts] of objects.entries()) {
    places.push(file.length)
    file = Buffer.concat([file, Buffer.from(`${index + 1} 0 obj\n`), ...parts, Buffer.from('\nendobj\n')])
  }
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.concat([file, Buffer.from(end)])
}

test('a scanned Hindi order is read by the machine, found by the search, and the word is marked on the picture', {
  timeout: 300_000,
}, async () => {
  const { page, expectClean } = await openPage(browser, app, desktop)
  const token = await openChamber(page)
  const wanted = (await listSandboxCases(sandbox, 'hc-delhi')).find(({ orders }) => orders.length > 0)
  if (!wanted) throw new Error('The sandbox has no case with an order')
  const matter_id = await findCase(app, sandbox, token, wanted)
  const saved = await call(app, '/api/matters', { method: 'PUT', token, body: { unique_id: wanted.court, matter_id } })
  const { _id: matterId } = saved.body.data as { _id: string }
  const [order] = (await call(app, `/api/matters/judgements/${matterId}`, { token })).body.data as { _id: string }[]
  const added = await fetch(new URL(`/api/orders/${order?._id}/file?matter_id=${matterId}`, app), {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/pdf' },
    body: new Uint8Array(scanOf(await drawPage(browser))),
  })
  expect(added.status).toBe(200)

  const search = async () =>
    (await call(app, `/api/search?q=${encodeURIComponent('लिखित कथन')}`, { token })).body.data as {
      orders: { total: number }
    }
  await expect.poll(async () => (await search()).orders.total, { timeout: 180_000, interval: 1000 }).toBe(1)

  const address = new URLSearchParams({ tab: 'orders', order: order?._id ?? '', find: 'कथन' })
  await page.goto(`/dashboard/matters/matter-preview/${matterId}?${address}`)
  await page.getByText(say('orders', 'recognised.read').split(',')[0]?.trim() ?? '').waitFor()
  const mark = page.locator('.highlight.selected')
  await mark.waitFor()
  // The words are in the fourth of five lines, whose distance is known from the drawing.
  const sheet = await page.locator('.page[data-page-number="1"]').boundingBox()
  const place = await mark.boundingBox()
  if (!sheet || !place) throw new Error('Nothing is shown')
  const down = (place.y + place.height / 2 - sheet.y) / sheet.height
  expect(down).toBeGreaterThan(0.27)
  expect(down).toBeLessThan(0.3)
  await expectAccessible(page)
  expectClean()
})
