import { uploadPicture } from '@peshi/contract/chamber/account'
import { listNotifications } from '@peshi/contract/chamber/notifications'
import { getSharedMatter } from '@peshi/contract/clients/client-area'
import { linkClient, recordConsent } from '@peshi/contract/clients/clients'
import { askForPapers, beginPaper, linkToPapers, sendPaperPart } from '@peshi/contract/clients/wanted-papers'
import { readPrintedCourtDays } from '@peshi/contract/courts/court-calendar'
import {
  addDocumentVersion,
  createDocument,
  getDocument,
  listDocuments,
  zipDocuments,
} from '@peshi/contract/matters/documents'
import { keepDroppedPage, readDroppedPage } from '@peshi/contract/matters/dropped-pages'
import { addOrderFile, listOrders } from '@peshi/contract/matters/orders'
import { acceptAsGuest, addAsGuest, shareMatter } from '@peshi/contract/office/guests'
import { createTicket, getTicket, sendDeskPart } from '@peshi/contract/office/support'
import { sendBackupPart } from '@peshi/contract/operations/first-run'
import { addDraftTemplate } from '@peshi/contract/papers/drafts'
import type { CourtId, UploadId, WantedPaperId } from '@peshi/contract/platform/ids'
import { sendPart } from '@peshi/contract/platform/uploads'
import { createImport } from '@peshi/contract/records/imports'
import { endpoints } from '@peshi/contract/registry'
import { addCaveatProof, getCaveat, saveCaveat } from '@peshi/contract/trackers/caveats'
import { PhotonImage } from '@silvia-odwyer/photon-node'
import PizZip from 'pizzip'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, handClock, type TestApp, testApp, testConfig } from '../../../test/app.ts'
import { newOrder } from '../../../test/cases.ts'
import { newClient } from '../../../test/clients.ts'
import { addDocument, sendDeskFile, sendFile } from '../../../test/documents.ts'
import { openFakeClamd, virus } from '../../../test/fake-clamd.ts'
import { createMemoryFiles } from '../../../test/files.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { makeOperator } from '../../../test/operators.ts'
import { plainPdf } from '../../../test/plain-pdf.ts'
import { readZip } from '../../../test/read-zip.ts'
import { sharedMatter, signInClient } from '../../../test/shares.ts'
import { wordFile, wordLine } from '../../../test/word-file.ts'
import { startDocumentJobs } from '../../matters/documents/documents.jobs.ts'
import type { Files } from '../files/files.ts'

const clock = handClock()
const stored = new Set<string>()
const memory = createMemoryFiles()
const files: Files = {
  ...memory,
  async put(key, ...more) {
    await memory.put(key, ...more)
    stored.add(key)
  },
  async putStream(key, ...more) {
    await memory.putStream(key, ...more)
    stored.add(key)
  },
  async join(key, ...more) {
    await memory.join(key, ...more)
    stored.add(key)
  },
  async remove(key) {
    await memory.remove(key)
    stored.delete(key)
  },
}
let clamd: Awaited<ReturnType<typeof openFakeClamd>>
let app: TestApp
beforeAll(async () => {
  clamd = await openFakeClamd()
  app = await testApp({ clock, context: { files, config: { ...testConfig, clamd: clamd.address } } })
  await startDocumentJobs(app.context)
})
beforeEach(async () => {
  app.queue.held.length = 0
  await clamd.stop()
  await clamd.start()
})
afterAll(async () => {
  await clamd.stop()
  await app.close()
})

const infected = Buffer.concat([plainPdf([['An order']]), Buffer.from(virus)])
const checkHeld = () => app.context.services.scanning.checkAllHeld(new AbortController().signal)
const open = (address: string | null | undefined) => app.app.inject({ url: address ?? '/none' })
const bytes = { 'content-type': 'application/octet-stream' }

type Own = Awaited<ReturnType<typeof chamberWithMatter>>
type Way = (own: Own, content: Buffer) => Promise<{ status: number; body: { code?: string; message?: string } }>

function sendForm<T extends Parameters<Caller['call']>[0]>(
  caller: Pick<Caller, 'call'>,
  endpoint: T,
  [name, value]: [string, string],
  content: Buffer,
) {
  const part = (disposition: string, value: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--words\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ])
  const body = Buffer.concat([
    part(`name="${name}"`, value),
    part('name="files"; filename="Order.pdf"', content),
    Buffer.from('--words--\r\n'),
  ])
  return caller.call(endpoint, { body } as never, { 'content-type': 'multipart/form-data; boundary=words' })
}

async function askSupport({ caller, member }: Own) {
  const operator = await chamberWithMatter(app)
  await makeOperator(app, operator.member)
  const ticket = (await caller.call(createTicket, { body: { subject: 'How', text: 'How?' } })).body.data
  return { desk: operator.caller, ticket, member }
}

const ways: Record<string, Way> = {
  [sendPart.path]: ({ caller }, content) => sendFile(caller, 'Order.pdf', content),
  [createDocument.path]: ({ caller, matter }, content) =>
    sendForm(caller, createDocument, ['matter_id', matter._id], content),
  [sendDeskPart.path]: async (own, content) => {
    const { desk, ticket } = await askSupport(own)
    return sendDeskFile(desk, ticket._id, 'Order.pdf', content)
  },
  [addOrderFile.path]: async ({ caller, matter, courtCase }, content) => {
    const { id } = await newOrder(app.db, courtCase.id, { document: 'by-hand' })
    return caller.call(addOrderFile, { params: { id }, query: { matter_id: matter._id }, body: content } as never, {
      'content-type': 'application/pdf',
    })
  },
  [readDroppedPage.path]: ({ caller }, content) =>
    caller.call(readDroppedPage, { query: { name: 'Order.pdf' }, body: content } as never, bytes),
  [keepDroppedPage.path]: ({ caller }, content) =>
    caller.call(keepDroppedPage, { query: { name: 'Order.pdf', keep: 'case' }, body: content } as never, bytes),
  [readPrintedCourtDays.path]: ({ caller }, content) =>
    caller.call(
      readPrintedCourtDays,
      { params: { court: 'hc-delhi' }, query: { year: 2027 }, body: content } as never,
      bytes,
    ),
  [createImport.path]: ({ caller }, content) =>
    caller.call(createImport, { query: { name: 'Order.pdf' }, body: content } as never, bytes),
  [sendPaperPart.path]: async ({ caller, matter }, content) => {
    const client = await newClient(caller)
    const ofClient = { params: { id: client._id } }
    const consent = { notice_on: '2026-11-18', notice_language: 'hi' as const, means: 'written' as const }
    await caller.call(recordConsent, { ...ofClient, body: { ...consent, purposes: ['updates'] } })
    const link = { client_id: client._id, side: 'petitioner' as const, role: null }
    await caller.call(linkClient, { params: { id: matter._id }, body: link })
    const asked = { matter_id: matter._id, client_id: client._id, papers: ['Order'] }
    const { data } = (await caller.call(askForPapers, { body: asked })).body
    const { address } = (await caller.call(linkToPapers, { params: { id: data._id } })).body.data
    const bearer = { authorization: `Bearer ${address.split('#')[1]}` }
    const paper_id = data.papers[0]?._id as WantedPaperId
    const body = { paper_id, key: 'order', size: content.byteLength }
    const begun = (await app.stranger.call(beginPaper, { body }, bearer)).body.data
    const part = { params: { id: begun._id }, query: { offset: 0 }, body: content }
    return app.stranger.call(sendPaperPart, part as never, { ...bearer, ...bytes })
  },
  [addAsGuest.path]: async ({ caller, matter }, content) => {
    const { address } = (
      await caller.call(shareMatter, {
        params: { id: matter._id },
        body: { name: 'A. Banerjee', role: 'local-counsel', level: 'full', ends_on: '2026-12-20' },
      })
    ).body
    const token = address.split('#')[1] ?? ''
    await app.stranger.call(acceptAsGuest, { body: { token, name: 'A. Banerjee', agrees: true } })
    return sendForm(app.stranger, addAsGuest, ['token', token], content)
  },
  [uploadPicture.path]: ({ caller }, content) => {
    const picture = new PhotonImage(new Uint8Array(400), 10, 10).get_bytes()
    return caller.call(uploadPicture, { body: Buffer.concat([picture, content]) } as never, {
      'content-type': 'image/png',
    })
  },
}
test('every endpoint that takes a file is listed here', () => {
  const taking = Object.values(endpoints).filter(({ upload, form }) => upload || form)
  // The operator sends a backup, whose files were scanned when they were added.
  expect([...Object.keys(ways), sendBackupPart.path].toSorted()).toEqual(
    [...new Set(taking.map(({ path }) => path))].toSorted(),
  )
})

test.each(Object.entries(ways))(
  'an infected file is refused by its name at %s, and nothing is kept',
  async (_, send) => {
    const own = await chamberWithMatter(app)
    const before = new Set(stored)
    const { status, body } = await send(own, infected)
    expect([status, body.code]).toEqual([400, 'file-infected'])
    expect(body.message).toMatch(
      /^“(Order\.pdf|2026-11-18 order\.pdf|calendar-2027\.pdf|picture)” contains a virus \(Win\.Test\.Words-1\)\. It was not kept\.$/,
    )
    expect(new Set([...stored].filter((key) => !key.includes('/parts/')))).toEqual(before)
  },
)

test('a file that arrives in parts is scanned whole', async () => {
  const { caller } = await chamberWithMatter(app)
  const long = Buffer.concat([plainPdf([['An order']]), Buffer.alloc(5 * 1024 * 1024, ' '), Buffer.from(virus)])
  expect((await sendFile(caller, 'Long.pdf', long)).body.code).toBe('file-infected')
})

test('without a scanner, a file that is read at once is refused until the scanner is back', async () => {
  const own = await chamberWithMatter(app)
  await clamd.stop()
  for (const path of [
    createImport.path,
    readPrintedCourtDays.path,
    readDroppedPage.path,
    keepDroppedPage.path,
    uploadPicture.path,
  ]) {
    const { status, body } = (await ways[path]?.(own, plainPdf([['x']]))) ?? {}
    expect([path, status, body?.code]).toEqual([path, 503, 'scanner-down'])
  }
})

test('while the scanner cannot be reached, a document is held, and nothing opens it; after the check it opens', async () => {
  const own = await sharedMatter(app)
  const { caller, matter, share, paper } = own
  await clamd.stop()
  const held = await addDocument(caller, matter._id, 'Held.pdf', plainPdf([['Held words']]))
  expect(held.current.check).toBe('waiting')
  await app.queue.runHeld()
  for (const address of [held.current.file, held.current.download]) {
    const answer = await open(address)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'file-unchecked'])
  }
  const read = async () => (await caller.call(getDocument, { params: { id: held._id } })).body.data
  expect(await read()).toMatchObject({ current: { is_read: false }, versions: [{ check: 'waiting' }] })
  const zip = async () => {
    const signed = await caller.call(zipDocuments, { body: { matter_id: matter._id } })
    return [...(await readZip((await open(signed.body.data.address)).rawPayload)).keys()]
  }
  expect(await zip()).not.toContain('Held.pdf')
  expect(await share([], [held._id])).toMatchObject({ status: 409, body: { code: 'file-unchecked' } })

  await checkHeld()
  expect((await read()).current.check).toBe('waiting')

  await clamd.start()
  await checkHeld()
  await app.queue.runHeld()
  expect((await read()).current).toMatchObject({ check: null, is_read: true, pages: 1 })
  expect((await open(held.current.file)).statusCode).toBe(200)
  expect(await zip()).toContain('Held.pdf')
  expect((await share([], [held._id])).status).toBe(200)
  expect((await open(paper.current.file)).statusCode).toBe(200)
}, 120_000)

test('a client cannot open a shared document while its new version is held', async () => {
  const own = await sharedMatter(app)
  await own.share([], [own.paper._id])
  const { reader } = await signInClient(app, own)
  const opened = async () => {
    const [shared] = (await reader.call(getSharedMatter, { params: own.params })).body.data.document_list
    return (await open(shared?.file)).statusCode
  }
  expect(await opened()).toBe(200)
  await clamd.stop()
  const sent = await sendFile(own.caller, 'Newer.pdf', plainPdf([['Newer']]))
  const body = { upload_id: sent.body.data._id }
  await own.caller.call(addDocumentVersion, { params: { id: own.paper._id }, body })
  expect(await opened()).toBe(404)
  await clamd.start()
  await checkHeld()
  expect(await opened()).toBe(200)
})

test('a held document with a virus is deleted, its list says so, and the person who added it is told', async () => {
  const { caller, matter, member } = await chamberWithMatter(app)
  await clamd.stop()
  const held = await addDocument(caller, matter._id, 'Held.pdf', infected)
  const sent = await sendFile(caller, 'Unused.pdf', infected)
  await clamd.start()
  await checkHeld()
  const [listed] = (await caller.call(listDocuments, { params: { id: matter._id } })).body.data
  expect(listed).toMatchObject({ _id: held._id, current: { check: 'infected' } })
  expect((await open(held.current.file)).statusCode).toBe(404)
  const keys = [...stored].filter((key) => key.includes(member.chamberId))
  expect(keys).toEqual([])
  const { data } = (await caller.call(listNotifications, { query: {} as never })).body
  expect(data).toMatchObject([
    { kind: 'file.infected', matter_id: matter._id, subject: { kind: 'document', label: 'Held.pdf' } },
  ])
  const body = { matter_id: matter._id, upload_ids: [sent.body.data._id], folder: '', tags: [], files: [] }
  expect((await caller.call(createDocument, { body })).body.code).toBe('file-infected')
})

test('an order that a person adds is held, and is deleted if the scanner then finds a virus', async () => {
  const own = await chamberWithMatter(app)
  const { caller, matter } = own
  const orders = async () => (await caller.call(listOrders, { params: { matterId: matter._id } })).body.data
  await clamd.stop()
  expect((await ways[addOrderFile.path]?.(own, infected))?.status).toBe(200)
  const [held] = await orders()
  expect(held).toMatchObject({ check: 'waiting', added_by_hand: true })
  expect((await open(held?.file)).json().code).toBe('file-unchecked')
  await clamd.start()
  await checkHeld()
  expect(await orders()).toMatchObject([{ check: null, added_by_hand: false, document: 'by-hand', file: null }])

  await clamd.stop()
  await ways[addOrderFile.path]?.(own, plainPdf([['An order']]))
  await clamd.start()
  await checkHeld()
  const clean = (await orders()).find(({ added_by_hand }) => added_by_hand)
  expect(clean?.check).toBeNull()
  expect((await open(clean?.file)).statusCode).toBe(200)
})

test('proofs of service and files of a ticket show that they are held', async () => {
  const own = await chamberWithMatter(app)
  const { caller } = own
  const caveat = await caller.call(saveCaveat, {
    body: {
      court_id: 'dc-agra' as CourtId,
      caveat_number: '7',
      caveat_year: 2026,
      lodged_on: '2026-11-10',
      caveator: 'Mohd. Irfan',
      caveatee: 'Ramesh Chandra',
      notice_number: 'RU123456789IN',
      matter_id: null,
    } as never,
  })
  const params = { id: caveat.body.data._id }
  await clamd.stop()
  const upload = async () => (await sendFile(caller, 'Receipt.pdf', infected)).body.data._id as UploadId
  await caller.call(addCaveatProof, { params, body: { upload_id: await upload() } })
  const body = { subject: 'Look', text: 'See', upload_ids: [await upload()] }
  const ticket = (await caller.call(createTicket, { body })).body.data
  const checks = async () => [
    (await caller.call(getCaveat, { params })).body.data.proofs[0]?.check,
    (await caller.call(getTicket, { params: { id: ticket._id } })).body.data.messages[0]?.files[0]?.check,
  ]
  expect(await checks()).toEqual(['waiting', 'waiting'])
  await clamd.start()
  await checkHeld()
  expect(await checks()).toEqual(['infected', 'infected'])
})

test('a Word template is taken only after its check, and not with a virus', async () => {
  const { caller } = await chamberWithMatter(app)
  const send = async (line: string) => {
    const zip = new PizZip(wordFile(wordLine(line)))
    const content = zip.generate({ type: 'nodebuffer', compression: 'STORE' })
    return (await sendFile(caller, 'Own form.docx', content)).body.data._id as UploadId
  }
  const add = async (upload_id: UploadId) => {
    const body = { upload_id, name: 'Own form', language: 'en' as const }
    const { status, body: reply } = await caller.call(addDraftTemplate, { body })
    return [status, reply.code ?? reply.data.name]
  }
  await clamd.stop()
  const [clean, bad] = [await send('For {client_name}'), await send(`For {client_name} ${virus}`)]
  const unchecked = [404, 'file-unchecked']
  expect([await add(clean), await add(bad)]).toEqual([unchecked, unchecked])
  await clamd.start()
  await checkHeld()
  expect([await add(clean), await add(bad)]).toEqual([
    [200, 'Own form'],
    [400, 'file-infected'],
  ])
})
