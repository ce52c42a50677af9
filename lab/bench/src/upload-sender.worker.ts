import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { largePdf } from './large-pdf.ts'
import { callsTo } from './product-calls.ts'
import type { Paper, ReadPaper, SenderData } from './upload-sender.ts'

const megabyte = 1024 * 1024
/**
 * Milliseconds that one part takes at 100 Mbit/s. The worker imitates this speed, because its own connection is faster.
 */
const partMs = 80

const { base, token, matterId } = workerData as SenderData
const call = callsTo(base, token)

let name = ''
let pdf: Buffer = Buffer.alloc(0)

function prepare(paper: Paper): void {
  name = paper.name
  pdf = largePdf({ bytes: paper.megabytes * megabyte, pages: paper.pages })
}

async function sendAndRead(): Promise<ReadPaper> {
  const begun = await call('POST', '/api/uploads', { key: name, name, size: pdf.byteLength })
  const { _id: id } = begun.data as { _id: string }
  for (let offset = 0; offset < pdf.byteLength; offset += megabyte) {
    const due = wait(partMs)
    await call('PUT', `/api/uploads/${id}?offset=${offset}`, pdf.subarray(offset, offset + megabyte))
    await due
  }
  const made = await call('POST', '/api/matters/create_document', { matter_id: matterId, upload_ids: [id] })
  const [document] = made.data as { _id: string }[]
  for (;;) {
    const { data } = await call('GET', `/api/matters/list_document/${matterId}`)
    const listed = data as { _id: string; current: ReadPaper & { is_read: boolean } }[]
    const current = listed.find(({ _id }) => _id === document?._id)?.current
    if (current?.is_read) return { pages: current.pages, problem: current.problem }
    await wait(500)
  }
}

parentPort?.on('message', async (what: Paper | 'send') =>
  parentPort?.postMessage(what === 'send' ? await sendAndRead() : prepare(what)),
)
