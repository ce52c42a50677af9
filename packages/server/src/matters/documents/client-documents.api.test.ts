import { setTeam } from '@peshi/contract/chamber/team'
import { clientTies, deleteClient, linkClient, mergeClient, restoreClient } from '@peshi/contract/clients/clients'
import {
  addClientDocuments,
  addDocumentVersion,
  deleteDocument,
  getDocument,
  listClientDocuments,
  listDeletedDocuments,
  listDocuments,
  restoreDocuments,
  updateDocument,
} from '@peshi/contract/matters/documents'
import type { ClientId, UploadId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { newClient } from '../../../test/clients.ts'
import { addDocument, sendFile } from '../../../test/documents.ts'
import { ladder } from '../../../test/ladder.ts'
import { followCase } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { plainPdf } from '../../../test/plain-pdf.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Rows } from '../../platform/db/door.ts'
import { startDocumentJobs } from './documents.jobs.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
  await startDocumentJobs(app.context)
})
afterAll(() => app.close())

const pdf = (line: string) => plainPdf([[line]])

async function addPaper(caller: Caller, id: ClientId, name: string, bytes = pdf(name)) {
  const upload = (await sendFile(caller, name, bytes)).body.data._id
  const body = { client_id: id, upload_ids: [upload], paper: 'identity' as const }
  const [document] = (await caller.call(addClientDocuments, { body })).body.data
  if (!document) throw new Error('Not saved')
  return document
}

async function withPaper() {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  const client = await newClient(caller)
  return { member, caller, client, document: await addPaper(caller, client._id, 'Aadhaar.pdf') }
}

const namesOf = async (caller: Caller, id: ClientId) =>
  (await caller.call(listClientDocuments, { params: { id } })).body.data.map(({ name }) => name)

const someone = { id: newId() as ClientId }
const upload_ids = [newId() as UploadId]
const foreign = async () => ({ params: { id: (await withPaper()).client._id } })
ladder(listClientDocuments, () => app, {
  input: { params: someone },
  invalid: { 'an invalid id': { params: { id: '42' } } },
  foreign,
  refused: 'billing',
})
ladder(addClientDocuments, () => app, {
  input: { body: { client_id: someone.id, upload_ids } },
  invalid: { 'no files': { body: { client_id: someone.id, upload_ids: [] } } },
  foreign: async () => ({ body: { client_id: (await withPaper()).client._id, upload_ids } }),
  refused: 'billing',
})
ladder(getDocument, () => app, {
  foreign: async () => ({ params: { id: (await withPaper()).document._id } }),
})

describe('a client’s own documents', () => {
  test('have a kind, versions and a file, like those of a matter', async () => {
    const { caller, client, document } = await withPaper()
    expect(document).toMatchObject({ matter_id: null, client_id: client._id, paper: 'identity', name: 'Aadhaar.pdf' })
    const params = { id: document._id }
    const file = await app.app.inject({ url: document.current.file })
    expect(file.rawPayload.equals(Buffer.from(pdf('Aadhaar.pdf')))).toBe(true)
    const upload_id = (await sendFile(caller, 'Aadhaar.pdf', pdf('Second side'))).body.data._id
    expect((await caller.call(addDocumentVersion, { params, body: { upload_id } })).body.data.current.version).toBe(2)
    const changed = await caller.call(updateDocument, { params, body: { paper: 'vakalatnama', name: 'Vakalatnama' } })
    expect(changed.body.data).toMatchObject({ paper: 'vakalatnama', name: 'Vakalatnama.pdf' })
  })

  test('a document of a matter has no such kind', async () => {
    const { member, caller } = await withPaper()
    const { matter } = await followCase(app, member)
    const { _id } = await addDocument(caller, matter._id, 'Writ.pdf', pdf('Writ'))
    const { status } = await caller.call(updateDocument, { params: { id: _id }, body: { paper: 'identity' } })
    expect(status).toBe(400)
    const [listed] = (await caller.call(listDocuments, { params: { id: matter._id } })).body.data
    expect(listed).toMatchObject({ client_id: null, paper: null })
  })

  test('the same file is kept once', async () => {
    const { caller, client, document } = await withPaper()
    const upload = (await sendFile(caller, 'Aadhaar.pdf', pdf('Aadhaar.pdf'))).body.data._id
    const body = { client_id: client._id, upload_ids: [upload] }
    const { already } = (await caller.call(addClientDocuments, { body })).body
    expect(already).toEqual([document._id])
  })

  test('go to the recycle bin and come back', async () => {
    const { caller, client, document } = await withPaper()
    await caller.call(deleteDocument, { params: { id: document._id } })
    expect(await namesOf(caller, client._id)).toEqual([])
    expect((await caller.call(listDeletedDocuments)).body.data).toMatchObject([
      { _id: document._id, matter_id: null, matter_title: null, client: { _id: client._id, name: client.name } },
    ])
    await caller.call(restoreDocuments, { body: { ids: [document._id] } })
    expect(await namesOf(caller, client._id)).toEqual(['Aadhaar.pdf'])
  })

  test('are gone while the client is in the recycle bin', async () => {
    const { caller, client, document } = await withPaper()
    await caller.call(deleteClient, { params: { id: client._id } })
    expect((await caller.call(getDocument, { params: { id: document._id } })).status).toBe(404)
    expect((await app.app.inject({ url: document.current.file })).statusCode).toBe(404)
    expect((await caller.call(deleteDocument, { params: { id: document._id } })).status).toBe(404)
    await caller.call(restoreClient, { params: { id: client._id } })
    expect(await namesOf(caller, client._id)).toEqual(['Aadhaar.pdf'])
  })

  test('move in a merge of clients, and come back when the merge is undone', async () => {
    const { caller, client } = await withPaper()
    const into = await newClient(caller, { name: 'R. Prasad' })
    const ties = await caller.call(clientTies, { params: { id: client._id } })
    expect(ties.body.data.documents).toBe(1)
    await caller.call(mergeClient, { params: { id: client._id }, body: { into: into._id } })
    expect(await namesOf(caller, into._id)).toEqual(['Aadhaar.pdf'])
    await caller.call(restoreClient, { params: { id: client._id } })
    expect([await namesOf(caller, client._id), await namesOf(caller, into._id)]).toEqual([['Aadhaar.pdf'], []])
  })

  test('are hidden with a client whom the chamber knows only by a sensitive matter, also in the activity', async () => {
    const { member, caller, client, document } = await withPaper()
    const { matter } = await followCase(app, member)
    const clerk = { ...(await newColleague(app.db, member.chamberId, 'Clerk', 'clerk')), role: 'clerk' as const }
    const colleague = app.as(clerk)
    expect(await namesOf(colleague, client._id)).toEqual(['Aadhaar.pdf'])
    const link = { client_id: client._id, side: 'petitioner' as const, role: null }
    await caller.call(linkClient, { params: { id: matter._id }, body: link })
    await caller.call(setTeam, { params: { id: matter._id }, body: { person_ids: [], is_sensitive: true } })
    await addPaper(caller, client._id, 'PAN.pdf')
    expect((await colleague.call(listClientDocuments, { params: { id: client._id } })).status).toBe(404)
    expect((await colleague.call(getDocument, { params: { id: document._id } })).status).toBe(404)
    const counted = await app.db.asChamber(clerk, (tx) =>
      tx.execute(sql`select (select count(*)::int from document_version) as versions,
        (select count(*)::int from event where type = 'document.added') as events`),
    )
    expect((counted as unknown as Rows).rows).toEqual([{ versions: 0, events: 0 }])
    expect(await namesOf(caller, client._id)).toEqual(['PAN.pdf', 'Aadhaar.pdf'])
  })
})
