import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PDF, PdfArray, PdfNumber, PdfStream, rgb } from '@libpdf/core'
import type { DocumentId } from '@peshi/contract/platform/ids'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { createMemoryFiles } from '../../../test/files.ts'
import { readPdfPages } from '../../../test/pdf-pages.ts'
import { plainPdf } from '../../../test/plain-pdf.ts'
import { withWorkFolder } from '../../matters/bundles/fetch-paper.ts'
import { newId } from '../../platform/db/columns.ts'
import { type FilingForm, type FilingMaking, type FilingPaper, makeFilingBundle } from './make-filing-bundle.ts'

const cover = {
  court: 'High Court of Judicature at Allahabad',
  number: 'Writ - C No. ______ of 2026',
  causeTitle: 'Shanti Devi versus State of U.P.',
  kind: 'Writ petition',
  filedBy: 'the petitioner',
  advocate: 'R. Shukla',
  place: 'Prayagraj',
  date: '18-11-2026',
}
const form: FilingForm = { paper: 'a4', corner: 'top-right', mostBytes: 100 * 1024 * 1024 }

const files = createMemoryFiles()
const paperOf = (title: string, key: string | null): FilingPaper => ({
  paper_id: crypto.randomUUID(),
  document_id: newId() as DocumentId,
  version: 1,
  title,
  stored: key === null ? null : { kind: 'file', key },
})
async function put(title: string, bytes: Uint8Array): Promise<FilingPaper> {
  await files.put(title, bytes, 'application/pdf')
  return paperOf(title, title)
}
const pagesOf = (word: string, count: number) =>
  plainPdf(Array.from({ length: count }, (_, at) => [`${word} ${at + 1}.`]))

const textOf = async (path: string) =>
  (await readPdfPages(await readFile(path))).map((page) => page.replace(/\s+/g, ' ').trim())

async function outlineOf(path: string) {
  const task = getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 })
  const outline = await (await task.promise).getOutline()
  await task.destroy()
  return outline
}

const romans = ['I', 'II', 'III', 'IV']

const make = <T>(
  papers: FilingPaper[],
  look: (made: Awaited<ReturnType<typeof makeFilingBundle>>) => Promise<T>,
  more: { form?: Partial<FilingForm>; making?: Partial<FilingMaking> } = {},
) =>
  withWorkFolder(async (folder) =>
    look(
      await makeFilingBundle(
        cover,
        papers,
        { ...form, ...more.form },
        { files, owner: 'tests', folder, ...more.making },
      ),
    ),
  )

/** Pages with noise, which cannot be compressed. */
async function heavyPages(count: number, outputLength: number): Promise<Uint8Array> {
  const pdf = await PDF.load(pagesOf('heavy', count))
  for (const [at, page] of pdf.getPages().entries()) {
    const noise = createHash('shake256', { outputLength }).update(String(at)).digest()
    page.dict.set('Noise', pdf.register(new PdfStream([], noise)))
  }
  return pdf.save()
}

test('a bundle has a cover, an index with page numbers, and the papers on the court’s paper with numbers in its corner', async () => {
  const across = await PDF.load(plainPdf([['across.'], ['turned.'], ['large.'], ['small.']]))
  const [wide, turned, large, small] = across.getPages()
  if (!wide || !turned || !large || !small) throw new Error('There are no pages')
  const box = (...edges: number[]) => new PdfArray(edges.map((edge) => PdfNumber.of(edge)))
  wide.dict.set('MediaBox', box(0, 0, 842, 595))
  turned.setRotation(90)
  large.dict.set('MediaBox', box(0, 0, 1190, 1684))
  small.dict.set('MediaBox', box(0, 600, 420, 1195))
  const papers = [await put('Petition', pagesOf('petition', 3)), await put('Annexure P-1', await across.save())]
  await make(papers, async (made) => {
    expect(made.firstPages.map(({ page }) => page)).toEqual([1, 4])
    expect(made.volumes).toMatchObject([
      { number: 1, pages: 9, first_page: 1, last_page: 7, bookmarks: 3, pages_without_text: [] },
    ])
    expect(made.volumes[0]?.off_size).toBeLessThan(1.1)
    const path = made.volumes[0]?.path ?? ''
    const text = await textOf(path)
    expect(text).toHaveLength(9)
    expect(text[0]).toMatch(
      /HIGH COURT OF JUDICATURE AT ALLAHABAD.*Shanti Devi versus State.*WRIT PETITION.*Prayagraj.*R. Shukla/,
    )
    expect(text[1]).toMatch(/INDEX.*1 Petition 1 – 3 2 Annexure P-1 4 – 7/)
    expect(text.slice(2).map((page) => page.match(/(\d+)$/)?.[1])).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    const pdf = await PDF.load(await readFile(path))
    const sizes = pdf.getPages().map((page) => [Math.round(page.width), Math.round(page.height), page.rotation])
    expect(sizes.slice(5)).toEqual([
      [842, 595, 0],
      [842, 595, 90],
      [595, 842, 0],
      [595, 842, 0],
    ])
    const numbers = pdf.getPages().map((page, at) => {
      const { lines, width, height } = page.extractText()
      const line = lines.find((one) => one.text.trim() === String(at - 1))
      return line && page.rotation === 0 ? [width - line.bbox.x < 40, height - line.bbox.y < 40] : null
    })
    expect(numbers.slice(2)).toEqual([...Array(4).fill([true, true]), null, [true, true], [true, true]])
  })
})

test.each([
  [
    'between papers',
    700_000,
    [
      [1, 6],
      [7, 15],
    ],
  ],
  [
    'at a page, if one paper is too large',
    400_000,
    [
      [1, 2],
      [3, 7],
      [8, 12],
      [13, 15],
    ],
  ],
])('a bundle over the limit is divided %s, and each volume has the whole index', async (_, mostBytes, pages) => {
  const papers = [
    await put('Synopsis', await heavyPages(2, 60_000)),
    await put('Appeal', await heavyPages(4, 60_000)),
    await put('Record', await heavyPages(9, 60_000)),
  ]
  await make(
    papers,
    async ({ volumes }) => {
      expect(volumes.map(({ first_page, last_page }) => [first_page, last_page])).toEqual(pages)
      for (const [at, { path, bytes, first_page, pages: all, bookmarks }] of volumes.entries()) {
        expect(bytes).toBe((await stat(path)).size)
        expect(bytes).toBeLessThanOrEqual(mostBytes)
        const text = await textOf(path)
        expect(text).toHaveLength(all)
        expect(text[0]).toContain(`VOLUME ${romans[at]} OF`)
        expect(text[1]).toMatch(/Synopsis 1 – 2 I .*Appeal 3 – 6 II? .*Record 7 – 15/)
        expect(text[2]).toMatch(new RegExp(`${first_page}$`))
        const outline = await outlineOf(path)
        expect(outline).toHaveLength(1)
        expect(outline[0]?.title).toBe(`Volume ${romans[at]} of ${romans[volumes.length - 1]}`)
        expect(outline[0]?.items).toHaveLength(bookmarks - 1)
      }
    },
    { form: { mostBytes } },
  )
})

test('one page that is larger than the limit is named', async () => {
  const papers = [await put('Map', await heavyPages(1, 400_000))]
  await expect(make(papers, async () => undefined, { form: { mostBytes: 300_000 } })).rejects.toMatchObject({
    problem: 'page-too-large',
    values: { title: 'Map', page: 1, megabytes: 0.4, most: 0.3 },
  })
})

test('a comment, a highlight and a note of the chamber are not in the bundle, a stamp is', async () => {
  const pdf = await PDF.load(pagesOf('marked', 1))
  const page = pdf.getPage(0)
  page?.addTextAnnotation({ rect: { x: 100, y: 100, width: 20, height: 20 }, contents: 'weak point' } as never)
  page?.addHighlightAnnotation({
    rect: { x: 60, y: 770, width: 100, height: 20 },
    color: rgb(1, 1, 0),
    contents: 'our secret',
  } as never)
  page?.addStampAnnotation({ rect: { x: 200, y: 200, width: 100, height: 40 }, name: 'Approved' } as never)
  const marked = Buffer.from(await pdf.save())
  expect(marked.toString('latin1')).toContain('/Highlight')
  await make([await put('Marked', marked)], async ({ volumes }) => {
    const bytes = await readFile(volumes[0]?.path ?? '')
    const made = await PDF.load(bytes)
    const own = made.getPages().at(-1)
    expect(own?.dict.get('Annots')).toBeUndefined()
    for (const word of ['Highlight', 'weak point', 'our secret', 'Subtype /Text'])
      expect(bytes.toString('latin1')).not.toContain(word)
    expect((await textOf(volumes[0]?.path ?? '')).at(-1)).toContain('marked 1.')
  })
})

test.each([
  ['deleted', 'paper-missing', async () => paperOf('Bad', null), 'missing'],
  ['not in the storage', 'paper-missing', async () => paperOf('Bad', 'never put'), 'missing'],
  ['broken', 'paper-broken', () => put('Bad', Buffer.from('%PDF-1.7 and nothing')), 'broken'],
  [
    'encrypted',
    'paper-encrypted',
    async () => {
      const pdf = await PDF.load(pagesOf('hidden', 1))
      pdf.setProtection({ userPassword: 'secret' })
      return put('Bad', await pdf.save())
    },
    'encrypted',
  ],
])('a paper that is %s is named, and the others are measured', async (_, problem, paper, state) => {
  const papers = [await put('Petition', pagesOf('petition', 1)), await paper()]
  const seen: unknown[] = []
  const making = { onFacts: async (facts: unknown[]) => void seen.push(...facts) }
  await expect(make(papers, async () => undefined, { making })).rejects.toMatchObject({
    problem,
    values: { title: 'Bad' },
  })
  expect(seen).toMatchObject([
    { state: 'read', pages: 1 },
    { state, pages: 0 },
  ])
})

test('a killed bundle goes on where it was: pages that are prepared are not prepared again', async () => {
  const papers = [await put('Long', pagesOf('long', 120)), await put('Short', pagesOf('short', 2))]
  await withWorkFolder(async (folder) => {
    const stop = new AbortController()
    const seen: number[] = []
    const making = { files, owner: 'tests', folder }
    const killed = makeFilingBundle(cover, papers, form, {
      ...making,
      signal: stop.signal,
      onProgress: async (done) => {
        seen.push(done)
        stop.abort(new Error('killed'))
      },
    })
    await expect(killed).rejects.toThrow('killed')
    expect(seen[0]).toBe(100)
    const chunk = (await readdir(folder)).filter((name) => /^pages-0-0\.pdf$/.test(name))
    expect(chunk).toHaveLength(1)
    const before = (await stat(join(folder, 'pages-0-0.pdf'))).mtimeMs
    const made = await makeFilingBundle(cover, papers, form, making)
    expect((await stat(join(folder, 'pages-0-0.pdf'))).mtimeMs).toBe(before)
    const text = await textOf(made.volumes[0]?.path ?? '')
    expect(text.slice(2).map((page) => page.split('.')[0])).toEqual([
      ...Array.from({ length: 120 }, (_, at) => `long ${at + 1}`),
      'short 1',
      'short 2',
    ])
    await rm(folder, { recursive: true })
  })
})

test('the facts of a paper are its sizes, pages without text and bookmarks', async () => {
  const pdf = await PDF.load(pagesOf('facts', 3))
  pdf.addPage({ width: 1008, height: 612 })
  const seen: unknown[] = []
  await make(
    [await put('Facts', await pdf.save())],
    async ({ volumes }) => {
      expect(volumes[0]?.pages_without_text).toEqual([4])
      expect(seen).toMatchObject([
        {
          state: 'read',
          pages: 4,
          bookmarks: 0,
          pages_without_text: [4],
          sizes: [
            { width: 209.9, height: 297, pages: 3 },
            { width: 215.9, height: 355.6, pages: 1 },
          ],
        },
      ])
    },
    { making: { onFacts: async (facts) => void seen.push(...facts) } },
  )
})
