import type { FastifyInstance } from 'fastify'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSandbox } from '../app.ts'
import { makeClock } from '../clock.ts'
import { typst } from '../documents/typst.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await buildSandbox({ clock: makeClock('2026-11-20T05:00:00Z') })
})
afterAll(() => app.close())

const at = '/efiling-host/filings'
const party = { court: 'hc-allahabad', petitioner: 'SHANTI DEVI', respondent: 'STATE OF U.P.' }

const begin = async () => (await app.inject({ method: 'POST', url: at, payload: party })).json().data.id as number
const carry = (id: number, number: number, payload: Buffer) =>
  app.inject({
    method: 'PUT',
    url: `${at}/${id}/volumes/${number}`,
    payload,
    headers: { 'content-type': 'application/pdf' },
  })
const submit = async (id: number) => (await app.inject({ method: 'POST', url: `${at}/${id}/submit` })).json()

/** A bundle as a clerk would make it, in Typst: cover and index, then numbered pages. */
function bundle({
  first = 1,
  pages = ['Petition', 'Vakalatnama', 'Court fee'],
  index = true,
  size = 'a4',
  marks = true,
} = {}) {
  const last = first + pages.length - 1
  const source = `
#set page(paper: "${size}", margin: 2cm)
${marks ? '' : '#set heading(bookmarked: false)'}
= Cover
${index ? `#pagebreak()\n= INDEX\nAll papers: ${first} – ${last}` : ''}
${pages
  .map(
    (text, n) =>
      `#pagebreak()\n#place(top + right, dx: 1cm, dy: -1cm)[${first + n}]\n${text === '' ? '' : `= ${text}\n#lorem(40)`}`,
  )
  .join('\n')}`
  return Buffer.from(typst().pdf({ mainFileContent: source }))
}

test('a bundle with faults is returned with each of them, and registered when it is mended; the court then shows the case', async () => {
  const id = await begin()
  expect(await submit(id)).toMatchObject({ success: false, message: 'A volume is missing.' })
  const poor = bundle({ pages: ['Petition', '', 'Order'], index: false, size: 'us-legal', marks: false })
  await carry(id, 1, poor)
  const returned = await submit(id)
  expect(returned.data).toMatchObject({ diary: `${10_000 + id}/2026`, rounds: 1, registered: null })
  expect(returned.data.objections).toEqual([
    expect.stringContaining('Paper size is not A4 at PDF page 1, 2, 3, 4'),
    expect.stringContaining('not searchable (OCR) at page 2'),
    'Index is not filed.',
    'Bookmarking is not done.',
    'Vakalatnama is not filed.',
    expect.stringContaining('Court fee'),
  ])
  const shown = (await app.inject(`${at}/${id}`)).body
  expect(shown).toContain('<li>Vakalatnama is not filed.</li>')

  await carry(id, 1, bundle())
  const passed = await submit(id)
  expect(passed.data).toMatchObject({ objections: [], rounds: 2, diary: `${10_000 + id}/2026` })
  const { type, number, year } = passed.data.registered
  const found = app.world.cases().filter((one) => one.court === 'hc-allahabad' && one.caseType.short === type)
  expect(found.find((one) => one.number === number && one.year === year)?.petitioners[0]?.name).toBe('SHANTI DEVI')
  expect((await carry(id, 1, bundle())).json()).toMatchObject({ message: 'This filing is registered.' })
})

test('two volumes have continuous numbers; a gap between them is an objection', async () => {
  const id = await begin()
  await carry(id, 1, bundle())
  await carry(id, 2, bundle({ first: 5, pages: ['Annexure', 'Order'] }))
  expect((await submit(id)).data.objections).toEqual(['Pagination is not done, or is not continuous.'])
  await carry(id, 1, bundle())
  await carry(id, 2, bundle({ first: 4, pages: ['Annexure', 'Order'] }))
  expect((await submit(id)).data).toMatchObject({ objections: [], volumes: 2, registered: { year: 2026 } })
})

test('the acknowledgement names the diary number, and a file that is no PDF is refused', async () => {
  const id = await begin()
  await carry(id, 1, Buffer.from('%PDF-1.7 and nothing'))
  const { data } = await submit(id)
  expect(data.objections).toEqual(['File 1 is corrupt or protected with a password. File it afresh.'])
  const reply = await app.inject(`${at}/${id}/acknowledgement.pdf`)
  const pdf = await getDocument({ data: new Uint8Array(reply.rawPayload), verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  expect(items.map((item) => ('str' in item ? item.str : '')).join(' ')).toContain(data.diary)
})
