import { setImmediate as nextTurn } from 'node:timers/promises'
import { createNote } from '@peshi/contract/matters/notes'
import { invoicePdf } from '@peshi/contract/office/invoices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { measureSpeed } from '../../../scripts/lib/machine-speed.mjs'
import { type Caller, type TestApp, testApp } from './app.ts'
import { deepNote, farWorkbook, widePicture } from './hostile-files.ts'
import { issue, newInvoice, sayIdentity } from './invoices.ts'
import { longestHold } from './longest-hold.ts'
import { chamberWithMatter } from './matters.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const atOnce = 40
const mostMs = 50

type Send = (caller: Caller, token: string, matterId: string) => Promise<{ statusCode: number }>
const upload = (token: string, url: string, type: string, payload: Buffer) =>
  app.app.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${token}`, 'content-type': type } })

const [workbook, picture] = [farWorkbook(), widePicture()]
const note = `${deepNote()}words`
const attacks: [string, Send][] = [
  [
    'workbooks with cells far apart',
    async (_, token) => upload(token, '/api/imports?name=far.xlsx', 'application/octet-stream', await workbook),
  ],
  ['very wide pictures', (_, token) => upload(token, '/api/users/upload_pic', 'image/png', picture)],
  [
    'notes of deeply nested tags',
    async (caller, _, id) => (await caller.call(createNote, { body: { matter_id: id as never, html: note } })).raw,
  ],
]

const pdfs: Send = async (caller) => {
  if (!invoice) {
    await sayIdentity(caller)
    invoice = await issue(caller, (await newInvoice(caller))._id)
  }
  return (await caller.call(invoicePdf, { params: { id: invoice._id } })).raw
}
let invoice: Awaited<ReturnType<typeof issue>> | null = null

test.each([...attacks, ['invoice PDFs', pdfs] as [string, Send]])(
  '%s sent at the same time do not delay other requests',
  async (_, send) => {
    const { caller, matter } = await chamberWithMatter(app)
    const token = await caller.token()
    await workbook
    const statuses: number[] = []
    const one = () => send(caller, token, matter._id).then(({ statusCode }) => statuses.push(statusCode))
    await one()
    const hold = await longestHold(async () => {
      const sent: Promise<unknown>[] = []
      for (let times = 0; times < atOnce; times++) {
        sent.push(one())
        await nextTurn()
      }
      await Promise.all(sent)
    })
    expect(statuses.every((status) => status < 500)).toBe(true)
    expect(hold * measureSpeed()).toBeLessThan(mostMs)
  },
  300_000,
)
