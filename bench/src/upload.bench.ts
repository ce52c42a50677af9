import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, startServer } from '@peshi/e2e/product'
import type { Measured } from './report.ts'
import { signIn } from './sign-in.ts'

const megabyte = 1024 * 1024
const pdfBytes = 50 * megabyte
const pages = 500
/** Somebody who works with the list: a request every so often, whether or not the last one was answered. */
const everyMs = 20
const quietMs = 15_000
/** A line of 100 Mbit/s, which is more than a chamber has: a file does not arrive as fast as within one machine. */
const partMs = 80

/** A PDF of so many bytes: pages of words with a scan's weight beside each. */
function largePdf(): Buffer {
  const objects: Buffer[] = []
  const add = (...parts: (string | Buffer)[]) =>
    objects.push(
      Buffer.concat([`${objects.length + 1} 0 obj\n`, ...parts, '\nendobj\n'].map((part) => Buffer.from(part))),
    )
  const weight = Math.floor(pdfBytes / pages) - 2600
  const kids = Array.from({ length: pages }, (_, page) => `${3 * page + 4} 0 R`).join(' ')
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add(`<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`)
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  for (let page = 0; page < pages; page++) {
    const lines = Array.from({ length: 40 }, (_, line) => `(Page ${page} line ${line} of the paper book) Tj T*`)
    const words = `BT /F1 11 Tf 14 TL 60 780 Td ${lines.join('\n')} ET`
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${objects.length + 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    )
    add(`<< /Length ${words.length} >>\nstream\n${words}\nendstream`)
    add(`<< /Length ${weight} >>\nstream\n`, randomBytes(weight), '\nendstream')
  }
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), ...objects, Buffer.from('trailer << /Root 1 0 R >>\n%%EOF\n')])
}

const p99 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN

/** What a colleague's list takes while somebody sends a large file and the server reads it. */
export async function benchUpload(): Promise<Measured[]> {
  const data = await mkdtemp(join(tmpdir(), 'peshi-bench-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const base = `http://127.0.0.1:${port}`
  const server = await startServer({ port, sandboxPort, data })
  try {
    const headers = { authorization: `Bearer ${await signIn(base, 'owner@demo.peshi.in')}` }
    const call = async (method: string, path: string, body?: unknown) => {
      const isBytes = body instanceof Uint8Array
      const reply = await fetch(base + path, {
        method,
        headers: { ...headers, 'content-type': isBytes ? 'application/octet-stream' : 'application/json' },
        ...(body !== undefined && { body: isBytes ? Buffer.from(body) : JSON.stringify(body) }),
      })
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
      return (await reply.json()) as { data: Record<string, unknown> }
    }
    const matters: string[] = []
    for (let number = 1; number <= 25; number++) {
      const { data: made } = await call('POST', '/api/add', {
        unique_id: 'tribunals-nclt-mumbai',
        petitioner: `Petitioner ${number}`,
        respondent: 'State',
        case_type: 'OA',
        case_number: String(number),
        case_year: 2025,
      })
      matters.push(String(made._id))
    }

    const listUntil = async (isOver: () => boolean) => {
      const times: number[] = []
      const asked: Promise<void>[] = []
      while (!isOver()) {
        const began = performance.now()
        const answered = call('GET', '/api/matter_list/matters').then(() => {
          times.push(performance.now() - began)
        })
        asked.push(answered)
        await wait(everyMs)
      }
      await Promise.all(asked)
      return times
    }
    const sendAndRead = async (pdf: Buffer) => {
      const begun = await call('POST', '/api/uploads', { key: 'bench', name: 'Paper book.pdf', size: pdf.byteLength })
      const id = String(begun.data._id)
      for (let offset = 0; offset < pdf.byteLength; offset += megabyte) {
        const due = wait(partMs)
        await call('PUT', `/api/uploads/${id}?offset=${offset}`, pdf.subarray(offset, offset + megabyte))
        await due
      }
      await call('POST', '/api/matters/create_document', { matter_id: matters[0], upload_ids: [id] })
      for (;;) {
        const { data: documents } = await call('GET', `/api/matters/list_document/${matters[0]}`)
        const [document] = documents as unknown as { current: { is_read: boolean; pages: number; problem: string } }[]
        if (document?.current.is_read) return document.current
        await wait(200)
      }
    }

    const pdf = largePdf()
    const warmUp = performance.now() + 2000
    await listUntil(() => performance.now() > warmUp)
    const quietEnd = performance.now() + quietMs
    const quiet = p99(await listUntil(() => performance.now() > quietEnd))
    let isRead = false
    const [busyTimes, read] = await Promise.all([
      listUntil(() => isRead),
      sendAndRead(pdf).finally(() => {
        isRead = true
      }),
    ])
    const busy = p99(busyTimes)
    return [
      {
        what: `list while 50 MB (${read.pages} pages${read.problem ? `, ${read.problem}` : ''}) are sent and read`,
        measured: `p99 ${busy.toFixed(0)} ms, quiet ${quiet.toFixed(0)} ms: ${(busy / quiet).toFixed(1)} times`,
        budget: '< 2 times quiet',
        kept: busy < 2 * quiet && read.pages === pages,
      },
    ]
  } finally {
    await server.stop()
    await rm(data, { recursive: true, force: true })
  }
}
