import { createDocument } from '@peshi/contract/matters/documents'
import type { CaveatProofId, CaveatTrackerId, CourtId, UploadId } from '@peshi/contract/platform/ids'
import { listTakeouts, takeOutChamber, takeOutMatter } from '@peshi/contract/records/takeouts'
import * as contract from '@peshi/contract/trackers/caveats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { sendFile } from '../../../test/documents.ts'
import { ladder } from '../../../test/ladder.ts'
import { followCase } from '../../../test/matters.ts'
import { readZip } from '../../../test/read-zip.ts'
import { droppedFile } from '../../matters/documents/documents.schema.ts'
import { emptyBinOf } from '../../platform/retention/list-past-time.ts'
import { countBytes } from '../../platform/uploads/uploads.repo.ts'
import { startTakeoutJobs } from '../../records/takeouts/takeouts.jobs.ts'
import { caveatsFeature } from './caveats.feature.ts'

const { addCaveatProof, removeCaveatProof, getCaveat, deleteCaveat, restoreCaveats } = contract
const clock = handClock()
const day = 86_400_000
const unknown = '01936f00-0000-7000-8000-000000000000'
const receipt = Buffer.from('%PDF-1.7 posted on 10-11-2026, RU123456789IN')

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
  await startTakeoutJobs(app.context)
})
afterAll(() => app.close())

let numbers = 0

async function lodge(matter_id: string | null = null, member?: Awaited<ReturnType<typeof newChamber>>) {
  const one = member ?? (await newChamber(app.db))
  const caller = app.as(one)
  const { body } = await caller.call(contract.saveCaveat, {
    body: {
      court_id: 'dc-agra' as CourtId,
      caveat_number: String(++numbers),
      caveat_year: 2026,
      caveator: 'Mohd. Irfan',
      caveatee: 'Ramesh Chandra',
      lodged_on: '2026-11-10',
      notice_number: 'RU123456789IN',
      matter_id: matter_id as never,
    },
  })
  return { member: one, caller, caveat: body.data, params: { id: body.data._id } }
}
type Lodged = Awaited<ReturnType<typeof lodge>>

const send = async ({ caller }: Pick<Lodged, 'caller'>, name = 'Receipt.pdf', bytes = receipt) =>
  (await sendFile(caller, name, bytes)).body.data._id
const keep = ({ caller, params }: Lodged, upload_id: UploadId) =>
  caller.call(addCaveatProof, { params, body: { upload_id } })
const mark = ({ caller, params }: Lodged, proof: CaveatProofId | undefined, undo = false) =>
  caller.call(removeCaveatProof, { params: { ...params, proof: proof as CaveatProofId }, body: { undo } })
const namesOf = async ({ caller, params }: Lodged) =>
  (await caller.call(getCaveat, { params })).body.data.proofs.map(({ name }) => name)

const add = (id: string) => ({ params: { id: id as CaveatTrackerId }, body: { upload_id: unknown as UploadId } })
const remove = (id: string) => ({
  params: { id: id as CaveatTrackerId, proof: unknown as CaveatProofId },
  body: { undo: false },
})
ladder(addCaveatProof, () => app, {
  input: add(unknown),
  invalid: { 'a missing file': { ...add(unknown), body: {} } },
  foreign: async () => add((await lodge()).caveat._id),
  refused: 'billing',
})
ladder(removeCaveatProof, () => app, {
  input: remove(unknown),
  foreign: async () => remove((await lodge()).caveat._id),
  refused: 'billing',
})

test('a receipt is stored once with its caveat and downloaded unchanged', async () => {
  const lodged = await lodge()
  const upload = await send(lodged)
  const { body } = await keep(lodged, upload)
  expect(body.data.proofs).toMatchObject([{ name: 'Receipt.pdf', size: receipt.byteLength, view: 'pdf' }])
  expect((await app.app.inject({ url: body.data.proofs[0]?.download ?? '' })).rawPayload).toEqual(receipt)
  await keep(lodged, upload)
  await keep(lodged, await send(lodged, 'The same again.pdf'))
  expect(await namesOf(lodged)).toEqual(['Receipt.pdf'])
  const bytes = await app.db.asChamber(lodged.member.chamberId, (tx) =>
    countBytes(tx, lodged.member.chamberId, app.context.features),
  )
  expect(bytes).toBe(2 * receipt.byteLength)
})

test('an upload that is another chamber’s, or already a document, is refused', async () => {
  const member = await newChamber(app.db)
  const { matter } = await followCase(app, member)
  const lodged = await lodge(matter._id, member)
  expect((await keep(lodged, await send(await lodge()))).status).toBe(404)
  const upload = await send(lodged)
  await lodged.caller.call(createDocument, { body: { matter_id: matter._id, upload_ids: [upload] } })
  expect((await keep(lodged, upload)).body.code).toBe('upload-used')
  const proof = await send(lodged, 'Proof.pdf')
  const other = await lodge(matter._id, member)
  await keep(other, proof)
  const made = await lodged.caller.call(createDocument, {
    body: { matter_id: (await followCase(app, member)).matter._id, upload_ids: [proof] },
  })
  expect([made.status, made.body.code]).toEqual([409, 'upload-used'])
  expect(await namesOf(lodged)).toEqual([])
})

test('a removed paper can be restored, and is erased with its file after thirty days', async () => {
  const lodged = await lodge()
  const { data } = (await keep(lodged, await send(lodged))).body
  const proof = data.proofs[0]?._id
  expect((await mark(lodged, proof)).body.data.proofs).toEqual([])
  expect((await mark(lodged, proof, true)).body.data.proofs).toMatchObject([{ _id: proof }])
  await mark(lodged, proof)
  clock.forward(29 * day)
  for (const bin of caveatsFeature.bins ?? []) await emptyBinOf(app.context, bin)
  expect(await dropped(lodged)).toHaveLength(0)
  clock.forward(2 * day)
  for (const bin of caveatsFeature.bins ?? []) await emptyBinOf(app.context, bin)
  expect(await dropped(lodged)).toHaveLength(1)
  const later = { ...lodged, caller: app.as(lodged.member) }
  expect((await mark(later, proof, true)).status).toBe(404)
})

const dropped = ({ member }: Lodged) =>
  app.db.asChamber(member.chamberId, (tx) => tx.select({ key: droppedFile.file_key }).from(droppedFile))

test('papers are deleted, restored and erased together with their caveat', async () => {
  const lodged = await lodge()
  await keep(lodged, await send(lodged))
  await lodged.caller.call(deleteCaveat, { params: lodged.params })
  expect((await keep(lodged, await send(lodged, 'Other.pdf'))).status).toBe(404)
  await lodged.caller.call(restoreCaveats, { body: { ids: [lodged.caveat._id] } })
  expect(await namesOf(lodged)).toEqual(['Receipt.pdf'])
  await lodged.caller.call(deleteCaveat, { params: lodged.params })
  clock.forward(31 * day)
  for (const bin of caveatsFeature.bins ?? []) await emptyBinOf(app.context, bin)
  expect(await dropped(lodged)).toHaveLength(1)
})

test('a caveat has at most twenty papers', async () => {
  const lodged = await lodge()
  for (let at = 0; at < contract.mostProofs; at++)
    await keep(lodged, await send(lodged, `${at}.pdf`, Buffer.from(`%PDF-1.7 ${at}`)))
  const { status, body } = await keep(lodged, await send(lodged))
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['upload_id']])
})

async function takeOut(caller: Lodged['caller'], ...ask: Parameters<typeof caller.call>) {
  app.queue.held.length = 0
  const asked = await caller.call(...ask)
  expect(asked.status, asked.body.message).toBe(200)
  await app.queue.runHeld()
  const [made] = (await caller.call(listTakeouts)).body.data
  if (!made?.file) throw new Error(made?.problem ?? 'Not made')
  return readZip((await app.app.inject({ url: made.file })).rawPayload)
}

test('a matter’s export has its caveat’s papers, and the chamber’s export has all papers', async () => {
  const member = await newChamber(app.db)
  const { matter } = await followCase(app, member)
  const [ofMatter, alone] = [await lodge(matter._id, member), await lodge(null, member)]
  await keep(ofMatter, await send(ofMatter))
  await keep(alone, await send(alone, 'Alone.pdf', Buffer.from('%PDF-1.7 alone')))
  const { caller } = ofMatter
  const place = `caveats/Mohd. Irfan Ramesh Chandra ${ofMatter.caveat._id.slice(-6)}/Receipt.pdf`
  const one = await takeOut(caller, takeOutMatter, { body: { matter_id: matter._id, kind: 'matter', form: 'zip' } })
  expect(one.get(place)).toEqual(receipt)
  const all = await takeOut(caller, takeOutChamber)
  const papers = [...all.keys()].filter((name) => name.includes('caveats/'))
  expect(papers.map((name) => name.split('/').at(-1)).sort()).toEqual(['Alone.pdf', 'Receipt.pdf'])
  const table = String(all.get('tables/caveat_proof.csv'))
  expect(table).toContain('Alone.pdf')
  expect(table).not.toContain('chambers/')
})
