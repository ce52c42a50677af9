import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { addDocumentVersion, createDocument } from '@peshi/contract/matters/documents'
import { addOrderFile, listOrders } from '@peshi/contract/matters/orders'
import { CourtDate } from '@peshi/contract/platform/dates'
import type { DocumentId } from '@peshi/contract/platform/ids'
import { beginUpload, sendPart } from '@peshi/contract/platform/uploads'
import { z } from 'zod'
import { setPages } from '../../../platform/export/pages.ts'
import { droppedOrders } from './court-scene.ts'
import type { Desk } from './desk.ts'
import { demoMessage, demoPapers, demoScan } from './words.ts'

const template = new URL('paper.typ', import.meta.url)
const scanTemplate = new URL('scan.typ', import.meta.url)
const receipt = new URL('postal-receipt.jpg', import.meta.url)
const turn = { owner: 'demo', inBackground: true, urgency: 'late' as const }

export async function filePapers(desk: Desk, done: (count: number, of: number) => void): Promise<void> {
  const all = demoPapers.length + 2
  for (const [at, paper] of demoPapers.entries()) {
    const matter = desk.matters.get(paper.matter)
    const set = (paragraphs: readonly string[]) =>
      setPages(
        template,
        {
          title: paper.title,
          lang: paper.lang,
          paragraphs,
          court: matter?.court_title ?? '',
          case: matter?.title ?? '',
        },
        turn,
      )
    const { data } = await put(desk, paper, await set(paper.paragraphs))
    const [document] = data
    for (const { daysAgo, first } of paper.later ?? [])
      if (document)
        await putVersion(desk, document._id, paper, daysAgo, await set([first, ...paper.paragraphs.slice(1)]))
    done(at + 1, all)
  }
  await put(desk, demoMessage, Buffer.from(demoMessage.text))
  done(all - 1, all)
  await put(desk, demoScan, await setPages(scanTemplate, { jpeg: [...readFileSync(receipt)] }, turn))
  done(all, all)
}

const Passed = z.object({ orders: z.array(z.object({ date: CourtDate, text: z.string() })) })

/** Adds the newest orders of a matter whose court gives its orders only to people. */
export async function dropOrders(desk: Desk): Promise<void> {
  const { matter: number, cnr, count } = droppedOrders
  const matter = desk.matters.get(number)
  const { orders } = Passed.parse(await desk.sandbox.ask(`/cases/${cnr}`))
  const { data } = await desk.as.clerk(listOrders, { params: { matterId: desk.matterId(number) } })
  for (const { _id: id, date, matter_id } of data.filter(({ document }) => document === 'by-hand').slice(0, count)) {
    const text = orders.find((order) => order.date === date)?.text
    if (!text) continue
    const parts = { title: 'Order', lang: 'en', paragraphs: text.split('\n') }
    const of = { court: matter?.court_title ?? '', case: matter?.title ?? '' }
    const body = (await setPages(template, { ...parts, ...of }, turn)) as never
    await desk.as.clerk(addOrderFile, { params: { id }, query: { matter_id }, body })
  }
}

interface Filed {
  file: string
  matter: string
  folder: string
  tags: readonly string[]
  daysAgo: number
  by: 'owner' | 'advocate' | 'clerk'
}

const put = (desk: Desk, { file, matter, folder, tags, daysAgo, by }: Filed, bytes: Buffer) =>
  desk.on(daysAgo, () =>
    desk.as[by](createDocument, {
      body: { matter_id: desk.matterId(matter), files: [{ name: file, bytes }], folder, tags: [...tags] },
    }),
  )

async function putVersion(desk: Desk, id: DocumentId, paper: Filed, daysAgo: number, bytes: Buffer): Promise<void> {
  const call = desk.as[paper.by]
  await desk.on(daysAgo, async () => {
    const key = `demo ${paper.file} ${daysAgo}`
    const { data: upload } = await call(beginUpload, { body: { key, name: paper.file, size: bytes.byteLength } })
    const arriving = { content: Readable.from([bytes]), size: bytes.byteLength }
    await call(sendPart, { params: { id: upload._id }, query: { offset: 0 }, body: arriving })
    await call(addDocumentVersion, { params: { id }, body: { upload_id: upload._id } })
  })
}
