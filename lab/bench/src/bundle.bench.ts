import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withWorkFolder } from '@peshi/server/matters/bundles/fetch-paper'
import { type FilingPaper, makeFilingBundle } from '@peshi/server/papers/filings/make-filing-bundle'
import { type Files, openFiles } from '@peshi/server/platform/files/files'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Measured } from './report.ts'

const papers = 40
const pagesOfPaper = 50
const bytesOfPage = 100_000
const mostBytes = 50 * 1024 * 1024
const megabyte = 1024 * 1024
const cover = {
  court: 'High Court of Judicature at Allahabad',
  number: 'Writ - C No. 12345 of 2026',
  causeTitle: 'Shanti Devi versus State of U.P.',
  kind: 'Writ petition',
  filedBy: 'the petitioner',
  advocate: 'R. Shukla',
  place: 'Prayagraj',
  date: '18-11-2026',
}

const nameOf = (paper: number, page: number) => `paper ${paper} page ${page}`

/** A scan with a line of text: each page is a picture of noise, which nothing can make smaller. */
function scannedPaper(paper: number): Buffer {
  const parts = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  let at = parts[0]?.length ?? 0
  const add = (...content: (string | Buffer)[]) => {
    offsets.push(at)
    const whole = Buffer.concat([`${offsets.length} 0 obj\n`, ...content, '\nendobj\n'].map((one) => Buffer.from(one)))
    parts.push(whole)
    at += whole.length
  }
  const pages = Array.from({ length: pagesOfPaper }, (_, page) => page)
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add(`<< /Type /Pages /Count ${pagesOfPaper} /Kids [${pages.map((page) => `${3 * page + 4} 0 R`).join(' ')}] >>`)
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  for (const page of pages) {
    const own = 3 * page + 4
    const words = `q 500 0 0 700 48 60 cm /Im Do Q BT /F1 11 Tf 60 790 Td (${nameOf(paper, page)}) Tj ET`
    const side = Math.floor(Math.sqrt(bytesOfPage))
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 1008] /Contents ${own + 1} 0 R /Resources << /Font << /F1 3 0 R >> /XObject << /Im ${own + 2} 0 R >> >> >>`,
    )
    add(`<< /Length ${words.length} >>\nstream\n${words}\nendstream`)
    add(
      `<< /Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8 /Length ${side * side} >>\nstream\n`,
      randomBytes(side * side),
      '\nendstream',
    )
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = offsets.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

/** The largest memory of the processes that prepare and join the bundle, in megabytes. */
function watchMemory() {
  let most = 0
  const look = async () => {
    for (const id of await readdir('/proc')) {
      if (!/^\d+$/.test(id)) continue
      const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')
      if (!command.includes('bundle.child.ts')) continue
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
      most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
    }
  }
  const timer = setInterval(() => void look(), 200)
  return () => {
    clearInterval(timer)
    return most
  }
}

async function readNames(path: string): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 })
  const pdf = await task.promise
  const names: string[] = []
  for (let at = 1; at <= pdf.numPages; at++) {
    const page = await pdf.getPage(at)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    const name = /paper \d+ page \d+/.exec(text)?.[0]
    if (name) names.push(name)
    page.cleanup()
  }
  await task.destroy()
  return names
}

async function putPapers(files: Files): Promise<FilingPaper[]> {
  const put: FilingPaper[] = []
  for (let at = 0; at < papers; at++) {
    const key = `paper-${at}.pdf`
    await files.put(key, scannedPaper(at), 'application/pdf')
    const ids = { paper_id: crypto.randomUUID(), document_id: crypto.randomUUID() as FilingPaper['document_id'] }
    put.push({ ...ids, version: 1, title: `Annexure P-${at + 1}`, stored: { kind: 'file', key } })
  }
  return put
}

/** A bundle of 2,000 scanned pages on Legal paper, which become A4, in volumes under 50 MB. */
export async function benchBundle(): Promise<Measured[]> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'peshi-bench-'))
  try {
    const files = await openFiles({ files: { kind: 'disk' }, dataDirectory } as never)
    const wanted = await putPapers(files)
    return await withWorkFolder(async (folder) => {
      const ownBefore = process.memoryUsage().rss
      const stop = watchMemory()
      const began = performance.now()
      const form = { paper: 'a4', corner: 'top-right', mostBytes } as const
      const made = await makeFilingBundle(cover, wanted, form, { files, owner: 'bench', folder })
      const seconds = (performance.now() - began) / 1000
      const most = stop()
      const own = (process.memoryUsage().rss - ownBefore) / megabyte
      const names: string[] = []
      for (const { path } of made.volumes) names.push(...(await readNames(path)))
      const expected = Array.from({ length: papers }, (_, paper) =>
        Array.from({ length: pagesOfPaper }, (_, page) => nameOf(paper, page)),
      ).flat()
      const isSame = names.length === expected.length && names.every((name, at) => name === expected[at])
      const bytes = made.volumes.reduce((sum, volume) => sum + volume.bytes, 0)
      const largest = Math.max(...made.volumes.map((volume) => volume.bytes))
      const pages = expected.length.toLocaleString('en-IN')
      return [
        {
          what: `bundle of ${pages} scanned pages, ${Math.round(bytes / megabyte)} MB in ${made.volumes.length} volumes`,
          measured: `${seconds.toFixed(0)} s`,
          budget: '< 240 s',
          kept: seconds < 240,
        },
        {
          what: 'the same: memory of its process',
          measured: `${Math.round(most)} MB`,
          budget: '< 600 MB',
          kept: most > 0 && most < 600,
        },
        {
          what: 'the same: more memory of the server',
          measured: `${Math.round(own)} MB`,
          budget: '< 100 MB',
          kept: own < 100,
        },
        {
          what: 'the same: largest volume',
          measured: `${(largest / megabyte).toFixed(1)} MB`,
          budget: '< 50 MB',
          kept: largest <= mostBytes,
        },
        {
          what: 'the same: pages equal to their sources, by count and order',
          measured: isSame ? `${names.length}` : `${names.length}, not in order`,
          budget: pages,
          kept: isSame,
        },
      ]
    })
  } finally {
    await rm(dataDirectory, { recursive: true, force: true })
  }
}
