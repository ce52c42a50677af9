import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDF, PdfStream } from '@libpdf/core'
import { deleteDocument } from '@peshi/contract/matters/documents'
import { startDraft } from '@peshi/contract/papers/drafts'
import * as bundles from '@peshi/contract/papers/filing-bundles'
import * as checklistContract from '@peshi/contract/papers/filing-checklists'
import * as contract from '@peshi/contract/papers/filings'
import type { CourtId, FilingId, MatterId } from '@peshi/contract/platform/ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { addDocument } from '../../../test/documents.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { readPdfPages } from '../../../test/pdf-pages.ts'
import { plainPdf } from '../../../test/plain-pdf.ts'
import { documentVersion } from '../../matters/documents/documents.schema.ts'
import { makeFilingBundleJob, startFilingBundleJobs } from './filing-bundles.jobs.ts'
import { filingBundle } from './filings.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await startFilingBundleJobs(app.context)
})
afterAll(() => app.close())

const someId = '0199f0a4-1111-7abc-8def-000000000001' as FilingId
const pagesOf = (word: string, count: number) =>
  plainPdf(Array.from({ length: count }, (_, at) => [`${word} ${at + 1}.`]))

async function filingWith(papers: Record<string, Uint8Array>, court?: string) {
  const { caller, matter, member } = await chamberWithMatter(app, court ? { court: court as CourtId } : {})
  const body = { matter_id: matter._id as MatterId, kind: 'writ' as const }
  const { _id: id } = (await caller.call(contract.beginFiling, { body })).body.data
  const documents = []
  for (const [name, bytes] of Object.entries(papers))
    documents.push(await addDocument(caller, matter._id as MatterId, `${name}.pdf`, Buffer.from(bytes)))
  const sent = documents.map(({ _id, name }, at) => ({
    document_id: _id,
    title: name.replace('.pdf', ''),
    mark: at > 0 ? `P-${at}` : null,
  }))
  if (sent.length > 0) await caller.call(contract.changeFiling, { params: { id }, body: { papers: sent } })
  const at = { params: { id } }
  return {
    caller,
    member,
    matterId: matter._id as MatterId,
    id,
    documents,
    ask: () => caller.call(bundles.makeFilingBundle, at),
    run: async () => {
      const isOwn = ({ name }: { name: string }) => name === makeFilingBundleJob.name
      // Documents are read by jobs of another feature.
      app.queue.held.splice(0, app.queue.held.length, ...app.queue.held.filter(isOwn))
      await app.queue.runOne()
    },
    bundle: async () => (await caller.call(contract.getFiling, at)).body.data.bundle,
    files: async () => (await caller.call(bundles.listBundleFiles, at)).body.data,
  }
}

const foreign = async () => ({ params: { id: (await filingWith({})).id } })
for (const endpoint of [bundles.makeFilingBundle, bundles.cancelFilingBundle, bundles.listBundleFiles])
  ladder(endpoint, () => app, { input: { params: { id: someId } }, foreign, refused: 'billing' })

test('the bundle of a filing becomes a document of the matter, with its facts, and is made again as a new version', async () => {
  const { ask, run, bundle, files, caller, id, documents, matterId } = await filingWith({
    Petition: pagesOf('petition', 3),
    Order: pagesOf('order', 2),
  })
  expect((await ask()).body.data.bundle).toMatchObject({ state: 'waiting', is_stale: false })
  expect((await ask()).body).toMatchObject({ code: 'bundle-in-work' })
  await run()
  const made = await bundle()
  expect(made).toMatchObject({
    state: 'ready',
    problem: null,
    done_pages: 5,
    all_pages: 5,
    is_stale: false,
    papers: [
      { state: 'read', pages: 3, pages_without_text: [] },
      { state: 'read', pages: 2, sizes: [{ width: 209.9, height: 297, pages: 2 }] },
    ],
    volumes: [{ number: 1, pages: 7, first_page: 1, last_page: 5, version: 1, is_numbered: true }],
  })
  expect(made?.first_pages.map(({ page }) => page)).toEqual([1, 4])
  const [file] = await files()
  const reply = await app.app.inject({ url: file?.download ?? '' })
  const text = (await readPdfPages(reply.rawPayload)).map((page) => page.replace(/\s+/g, ' ').trim())
  expect(text).toHaveLength(7)
  expect(text[1]).toMatch(/1 Petition 1 – 3 2 Annexure P-1: Order 4 – 5/)
  expect(text.slice(2).map((page) => page.split('.')[0])).toEqual([
    'petition 1',
    'petition 2',
    'petition 3',
    'order 1',
    'order 2',
  ])

  const index = { matter_id: matterId, paper: 'file-index', language: 'en' } as never
  const draft = await caller.call(startDraft, { body: index })
  expect(draft.body.data.values.papers).toEqual([
    { number: '1', title: 'Petition', annexure: '', from: '1', to: '3' },
    { number: '2', title: 'Order', annexure: 'P-1', from: '4', to: '5' },
  ])

  await caller.call(contract.changeFiling, {
    params: { id },
    body: { papers: documents.toReversed().map(({ _id, name }) => ({ document_id: _id, title: name })) },
  })
  expect((await bundle())?.is_stale).toBe(true)
  await ask()
  await run()
  const again = await bundle()
  expect(again?.volumes[0]).toMatchObject({ document_id: made?.volumes[0]?.document_id, version: 2 })
})

test('a deleted, an encrypted and a broken paper are named, nothing is lost, and the mended filing gets its bundle', async () => {
  const secret = await PDF.load(pagesOf('hidden', 1))
  secret.setProtection({ userPassword: 'secret' })
  const { ask, run, bundle, caller, id, documents } = await filingWith({
    Petition: pagesOf('petition', 2),
    Locked: await secret.save(),
    Gone: pagesOf('gone', 1),
  })
  await ask()
  await run()
  expect(await bundle()).toMatchObject({
    state: 'failed',
    problem: 'paper-encrypted',
    values: { title: 'Annexure P-1: Locked' },
    papers: [{ state: 'read' }, { state: 'encrypted' }, { state: 'read' }],
  })
  const keep = (...kept: typeof documents) =>
    caller.call(contract.changeFiling, {
      params: { id },
      body: { papers: kept.map(({ _id, name }) => ({ document_id: _id, title: name })) },
    })
  const [petition, , gone] = documents
  if (!petition || !gone) throw new Error('Expected three papers')
  await keep(petition, gone)
  await ask()
  // The paper is deleted while the bundle waits.
  await caller.call(deleteDocument, { params: { id: gone._id } } as never)
  await run()
  expect(await bundle()).toMatchObject({ state: 'failed', problem: 'paper-missing', values: { title: 'Gone.pdf' } })
  await keep(petition)
  await ask()
  await run()
  expect(await bundle()).toMatchObject({ state: 'ready', volumes: [{ pages: 4 }] })
})

test('a limit that cannot be met names the page; papers that are too large together are refused at once', async () => {
  const heavy = await PDF.load(pagesOf('heavy', 2))
  const noise = createHash('shake256', { outputLength: 1_200_000 }).update('x').digest()
  heavy.getPage(1)?.dict.set('Noise', heavy.register(new PdfStream([], noise)))
  const { ask, run, bundle, caller, documents, member, id } = await filingWith({ Map: await heavy.save() })
  const changed = await caller.call(checklistContract.saveFilingChecklist, {
    params: { form: 'allahabad' },
    body: { version: 0, form: { most_megabytes: 1 } },
  })
  expect(changed.status, changed.body.message).toBe(200)
  await ask()
  await run()
  expect(await bundle()).toMatchObject({
    state: 'failed',
    problem: 'page-too-large',
    values: { title: 'Map', page: 2, megabytes: 1.2, most: 1 },
  })
  await app.db.asChamber(member.chamberId, (tx) =>
    tx
      .update(documentVersion)
      .set({ size: 2 * 1024 ** 3 })
      .where(eq(documentVersion.document_id, documents[0]?._id as never)),
  )
  expect((await ask()).body).toMatchObject({
    code: 'bundle-too-large',
    message: expect.stringContaining('The papers have 2048 MB together'),
  })
  const empty = await caller.call(contract.changeFiling, { params: { id }, body: { papers: [] } })
  expect(empty.status).toBe(200)
  expect((await ask()).body).toMatchObject({ code: 'filing-no-papers' })
})

test('a cancelled bundle is not made, and the bundle before stays', async () => {
  const { ask, run, bundle, files, caller, id } = await filingWith({ Petition: pagesOf('petition', 1) })
  await ask()
  await run()
  await ask()
  const cancelled = await caller.call(bundles.cancelFilingBundle, { params: { id } })
  expect(cancelled.body.data.bundle).toMatchObject({ state: 'cancelled' })
  expect((await caller.call(bundles.cancelFilingBundle, { params: { id } })).status).toBe(200)
  await run()
  expect(await bundle()).toMatchObject({ state: 'cancelled' })
  expect(await files()).toHaveLength(1)
})

test('a bundle whose process is killed goes on in the same folder, and fails in words after the last try', async () => {
  const { ask, bundle, member, id } = await filingWith({ Long: pagesOf('long', 120) })
  await ask()
  app.queue.held.length = 0
  const row = await app.db.asChamber(member.chamberId, async (tx) => {
    const [found] = await tx.select().from(filingBundle).where(eq(filingBundle.filing_id, id))
    return found
  })
  if (!row) throw new Error('There is no bundle')
  const at = { chamberId: member.chamberId, id: row.id }
  const making = app.context.services.filingBundleMaking
  const kill = new AbortController()
  const folder = join(tmpdir(), `peshi-filing-${row.id}`)
  const killed = making.make(at, { signal: kill.signal, isLast: false })
  const watched = setInterval(() => {
    void readdir(folder).then(
      (names) => names.includes('pages-0-0.pdf.json') && kill.abort(new Error('killed')),
      () => undefined,
    )
  }, 5)
  await expect(killed).rejects.toThrow('killed')
  clearInterval(watched)
  expect(await readdir(folder)).toContain('pages-0-0.pdf.json')
  expect((await bundle())?.state).toBe('running')
  await making.make(at, { signal: new AbortController().signal, isLast: false })
  expect(await bundle()).toMatchObject({ state: 'ready', done_pages: 120, volumes: [{ pages: 122, last_page: 120 }] })
  await expect(readdir(folder)).rejects.toThrow('ENOENT')
})
