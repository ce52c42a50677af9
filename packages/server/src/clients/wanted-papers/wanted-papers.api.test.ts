import { listNotifications } from '@peshi/contract/chamber/notifications'
import { setTeam } from '@peshi/contract/chamber/team'
import { recordConsent, unlinkClient, updateClient, withdrawConsent } from '@peshi/contract/clients/clients'
import * as contract from '@peshi/contract/clients/wanted-papers'
import { getDocument, listDocuments } from '@peshi/contract/matters/documents'
import { deleteMatter } from '@peshi/contract/matters/matters'
import type { ClientId, MatterId, PaperRequestId, UploadId, WantedPaperId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp, testConfig } from '../../../test/app.ts'
import { sendFile } from '../../../test/documents.ts'
import { openFakeClamd, virus } from '../../../test/fake-clamd.ts'
import { ladder } from '../../../test/ladder.ts'
import { newColleague } from '../../../test/people.ts'
import { plainPdf } from '../../../test/plain-pdf.ts'
import { sharedMatter } from '../../../test/shares.ts'
import { remindClients } from './wanted-papers.feature.ts'

const clock = handClock()
const day = 86_400_000
let clamd: Awaited<ReturnType<typeof openFakeClamd>>
let app: TestApp
beforeAll(async () => {
  clamd = await openFakeClamd()
  app = await testApp({ clock, context: { config: { ...testConfig, clamd: clamd.address } } })
})
afterAll(async () => {
  await app.close()
  await clamd.stop()
})

const id = '01936f00-0000-7000-8000-000000000000'
const none = { matter_id: id as MatterId, client_id: id as ClientId, papers: ['Aadhaar'] }
const consent = {
  notice_on: '2026-11-18',
  notice_language: 'hi' as const,
  purposes: ['updates' as const],
  means: 'written' as const,
}
const wanted = ['Aadhaar', 'Cheque, both sides', 'Return memo']

async function consenting(own: Parameters<typeof sharedMatter>[1] = {}) {
  const shared = await sharedMatter(app, own)
  const given = await shared.caller.call(recordConsent, { params: { id: shared.client._id }, body: consent })
  const ask = (body: object = {}) =>
    shared.caller.call(contract.askForPapers, {
      body: {
        matter_id: shared.matter._id,
        client_id: shared.client._id,
        papers: wanted,
        channel: 'email',
        folder: 'From the client',
        ...body,
      },
    })
  const mails = () => app.messages({ to: shared.email, kind: 'wanted-papers' })
  return { ...shared, ask, mails, consent: given.body.data }
}

const tokenOf = (text: string) => /papers#([\w-]+)/.exec(text)?.[1] ?? ''

async function asked(own: Parameters<typeof sharedMatter>[1] = {}) {
  const matter = await consenting(own)
  const { data: request } = (await matter.ask()).body
  const [mail] = await matter.mails()
  return { ...matter, request, token: tokenOf(mail?.text ?? '') }
}

type Asked = Awaited<ReturnType<typeof asked>>
const bearing = (token: string) => ({ authorization: `Bearer ${token}` })
const open = (token: string) => app.stranger.call(contract.openPapers, {}, bearing(token))
const begin = (token: string, paper_id: WantedPaperId, size: number, key = 'one') =>
  app.stranger.call(contract.beginPaper, { body: { paper_id, key, size } }, bearing(token))
const sendPart = (token: string, id: UploadId, bytes: Uint8Array) =>
  app.stranger.call(contract.sendPaperPart, { params: { id }, query: { offset: 0 }, body: bytes } as never, {
    ...bearing(token),
    'content-type': 'application/octet-stream',
  })
const save = (token: string, paper_id: WantedPaperId, upload_id: UploadId) =>
  app.stranger.call(contract.savePaper, { body: { paper_id, upload_id } }, bearing(token))

async function upload(token: string, paper: WantedPaperId, bytes: Uint8Array, key?: string): Promise<UploadId> {
  const begun = await begin(token, paper, bytes.byteLength, key)
  expect(begun.status).toBe(200)
  expect((await sendPart(token, begun.body.data._id, bytes)).status).toBe(200)
  return begun.body.data._id
}

const pdfOf = (text: string) => plainPdf([[text]])
const paperOf = ({ request }: Asked, at: number) => request.papers[at]?._id as WantedPaperId
const receive = async (one: Asked, at: number) =>
  save(one.token, paperOf(one, at), await upload(one.token, paperOf(one, at), pdfOf(wanted[at] ?? '')))
const documentsOf = async ({ caller, params }: Pick<Asked, 'caller' | 'params'>) =>
  (await caller.call(listDocuments, { params })).body.data.filter(({ folder }) => folder === 'From the client')
const current = async ({ caller, params }: Asked) =>
  (await caller.call(contract.listPaperRequests, { params })).body.data[0]
const remind = () => remindClients(app.context)

const foreign = async () => ({ params: { id: (await asked()).request._id } })
const ofRequest = { params: { id: id as PaperRequestId } }

ladder(contract.listPaperRequests, () => app, {
  input: { params: { id: id as MatterId } },
  foreign: async () => ({ params: (await asked()).params }),
  refused: 'billing',
})
ladder(contract.askForPapers, () => app, {
  input: { body: none },
  invalid: {
    'no paper': { body: { ...none, papers: [] } },
    'a long name': { body: { ...none, papers: ['x'.repeat(101)] } },
    'too many papers': { body: { ...none, papers: Array.from({ length: 31 }, () => 'x') } },
  },
  foreign: async () => {
    const { matter, client } = await asked()
    return { body: { ...none, matter_id: matter._id, client_id: client._id } }
  },
  refused: 'clerk',
})
ladder(contract.changePaperRequest, () => app, {
  input: { ...ofRequest, body: {} },
  invalid: { 'a paper that nobody sent': { ...ofRequest, body: { set: [{ paper_id: id, state: 'received' }] } } },
  foreign: async () => ({ ...(await foreign()), body: {} }),
  refused: 'clerk',
})
ladder(contract.sendPaperRequest, () => app, {
  input: { ...ofRequest, body: { channel: 'email' } },
  invalid: { 'an invalid channel': { ...ofRequest, body: { channel: 'pigeon' } } },
  foreign: async () => ({ ...(await foreign()), body: { channel: 'email' as const } }),
  refused: 'clerk',
})
ladder(contract.stopPaperRequest, () => app, { input: { ...ofRequest, body: {} }, foreign, refused: 'clerk' })
ladder(contract.linkToPapers, () => app, { input: ofRequest, foreign, refused: 'clerk' })

describe('a request for papers', () => {
  test('the client gets the list by a link, and each paper is filed in the matter', async () => {
    const one = await asked({ language: 'hi' })
    const [mail] = await one.mails()
    expect(mail?.language).toBe('hi')
    for (const name of wanted) expect(mail?.text).toContain(name)
    expect(mail?.text).not.toContain(one.matter.title)
    const { status, body } = await open(one.token)
    expect(status).toBe(200)
    expect(Object.keys(body.data).toSorted()).toEqual(['chamber', 'ends_at', 'language', 'papers'])
    expect(body.data).toMatchObject({ language: 'hi', papers: wanted.map((name) => ({ name, state: 'wanted' })) })

    expect((await receive(one, 1)).body.data.papers.map(({ state }) => state)).toEqual(['wanted', 'received', 'wanted'])
    const [filed] = await documentsOf(one)
    expect(filed).toMatchObject({ name: 'Cheque, both sides.pdf', matter_id: one.matter._id })
    const paper = (await current(one))?.papers[1]
    expect(paper).toMatchObject({ state: 'received', document_id: filed?._id })
  })

  test('only the hash of the secret is stored, and a repeated save files nothing twice', async () => {
    const one = await asked()
    const rows = await app.db.asChamber(one.member.chamberId, (tx) =>
      tx.execute(sql`select to_jsonb(p)::text as row from paper_request p`),
    )
    expect(JSON.stringify(rows)).not.toContain(one.token)
    const sent = await upload(one.token, paperOf(one, 0), pdfOf('once'))
    expect((await save(one.token, paperOf(one, 0), sent)).status).toBe(200)
    expect((await save(one.token, paperOf(one, 0), sent)).status).toBe(200)
    expect(await documentsOf(one)).toHaveLength(1)
    expect((await begin(one.token, paperOf(one, 0), 10, 'again')).status).toBe(409)
  })

  test('the advocate hears once when all is there', async () => {
    const one = await asked()
    const heard = async () =>
      (await one.caller.call(listNotifications, { query: { perPage: 100 } })).body.data.filter(
        ({ kind }) => kind === 'papers.complete',
      )
    await receive(one, 0)
    await receive(one, 1)
    expect(await heard()).toHaveLength(0)
    await receive(one, 2)
    expect(await heard()).toMatchObject([{ events: 1, matter_id: one.matter._id }])
    expect(await current(one)).toMatchObject({ state: 'complete', remind_on: null })
    expect((await open(one.token)).body.data.papers).toHaveLength(3)
  })

  test('a paper is waived, asked for again, and a further one is added', async () => {
    const one = await asked()
    const change = (body: object) =>
      one.caller.call(contract.changePaperRequest, { params: { id: one.request._id }, body })
    const paper_id = paperOf(one, 0)
    await change({ set: [{ paper_id, state: 'waived' }], add: ['PAN'] })
    expect((await open(one.token)).body.data.papers.map(({ name }) => name)).toEqual([...wanted.slice(1), 'PAN'])
    expect((await begin(one.token, paper_id, 10)).status).toBe(409)
    await change({ set: [{ paper_id, state: 'wanted' }] })
    expect((await receive(one, 0)).status).toBe(200)
    await change({ set: [{ paper_id, state: 'wanted' }] })
    expect((await begin(one.token, paper_id, 10)).status).toBe(200)
    expect((await change({ set: [{ paper_id: id, state: 'waived' }] })).status).toBe(404)
  })
})

describe('no paper lands in another matter', () => {
  test('a link finds no paper and no upload of another link', async () => {
    const [one, other] = [await asked(), await asked()]
    expect((await begin(one.token, paperOf(other, 0), 10)).status).toBe(404)
    const theirs = await upload(other.token, paperOf(other, 0), pdfOf('theirs'))
    expect((await sendPart(one.token, theirs, pdfOf('theirs'))).status).toBe(404)
    expect((await save(one.token, paperOf(one, 0), theirs)).status).toBe(404)
    expect((await save(one.token, paperOf(other, 0), theirs)).status).toBe(404)
    const own = await upload(one.token, paperOf(one, 0), pdfOf('own'))
    expect((await save(other.token, paperOf(other, 0), own)).status).toBe(404)
    expect([await documentsOf(one), await documentsOf(other)]).toEqual([[], []])
  })

  test('two links of one advocate are as separate, and the advocate’s own uploads stay out of reach', async () => {
    const one = await asked()
    const { data: second } = (await one.ask({ papers: ['PAN'] })).body
    const mails = await one.mails()
    const token = mails.map(({ text }) => tokenOf(text ?? '')).find((each) => each !== one.token) ?? ''
    const first = await upload(one.token, paperOf(one, 0), pdfOf('first'))
    expect((await save(token, second.papers[0]?._id as WantedPaperId, first)).status).toBe(404)
    const mine = await sendFile(one.caller, 'Mine.pdf', pdfOf('mine'))
    expect((await save(one.token, paperOf(one, 0), mine.body.data._id)).status).toBe(404)
    expect((await save(one.token, paperOf(one, 0), first)).status).toBe(200)
  })

  test('a sensitive matter gets its papers, and stays hidden from people outside its team', async () => {
    const one = await asked()
    const outsider = app.as(await newColleague(app.db, one.member.chamberId, 'Meera Rao', 'advocate'))
    await one.caller.call(setTeam, {
      params: one.params,
      body: { person_ids: [one.member.personId], is_sensitive: true },
    })
    expect((await receive(one, 0)).status).toBe(200)
    expect(await documentsOf(one)).toHaveLength(1)
    const params = { id: one.request._id }
    expect((await outsider.call(contract.listPaperRequests, { params: one.params })).status).toBe(404)
    expect((await outsider.call(contract.linkToPapers, { params })).status).toBe(404)
    const [filed] = await documentsOf(one)
    expect((await outsider.call(getDocument, { params: { id: filed?._id ?? id } })).status).toBe(404)
  })
})

describe('consent', () => {
  test('without consent nothing goes out, and there is no link', async () => {
    const shared = await sharedMatter(app)
    const body = { matter_id: shared.matter._id, client_id: shared.client._id, papers: wanted }
    for (const channel of ['email', null] as const) {
      const refused = await shared.caller.call(contract.askForPapers, { body: { ...body, channel } })
      expect([refused.status, refused.body.code]).toEqual([409, 'no-consent'])
    }
    expect(await app.messages({ to: shared.email, kind: 'wanted-papers' })).toEqual([])
  })

  test('withdrawal stops the request: the link is over, and no reminder goes out', async () => {
    const one = await asked()
    const body = { consent_id: one.consent._id, withdrawn_on: '2026-11-20' }
    await one.caller.call(withdrawConsent, { params: { id: one.client._id }, body })
    expect((await open(one.token)).body).toMatchObject({ code: 'papers-link-over' })
    expect((await begin(one.token, paperOf(one, 0), 10)).status).toBe(404)
    clock.forward(4 * day)
    await remind()
    expect(await one.mails()).toHaveLength(1)
    const params = { id: one.request._id }
    const later = app.as(one.member)
    expect((await later.call(contract.linkToPapers, { params })).status).toBe(409)
    expect((await later.call(contract.sendPaperRequest, { params, body: { channel: 'email' } })).status).toBe(409)
  })

  test('a client without address gets nothing, and the link can be handed over', async () => {
    const one = await consenting()
    await one.caller.call(updateClient, { params: { id: one.client._id }, body: { email: null } })
    expect((await one.ask()).body).toMatchObject({ success: false, fields: { channel: expect.any(String) } })
    expect((await one.ask({ channel: 'sms' })).status).toBe(400)
    const { data: request } = (await one.ask({ channel: null })).body
    expect(request).toMatchObject({ channel: null, remind_on: null })
    const { data } = (await one.caller.call(contract.linkToPapers, { params: { id: request._id } })).body
    expect((await open(tokenOf(data.address))).status).toBe(200)
  })
})

describe('the reminder', () => {
  test('what is missing after three days is asked for once more, with the same link', async () => {
    const one = await asked()
    await receive(one, 0)
    clock.forward(2 * day)
    await remind()
    expect(await one.mails()).toHaveLength(1)
    clock.forward(day)
    await remind()
    await remind()
    const mails = await one.mails()
    expect(mails).toHaveLength(2)
    const again = mails.find(({ text }) => text?.includes('still needs')) ?? mails[0]
    expect(again?.text).not.toContain(wanted[0])
    expect(again?.text).toContain(wanted[1])
    expect(tokenOf(again?.text ?? '')).toBe(one.token)
    clock.forward(7 * day)
    await remind()
    expect(await one.mails()).toHaveLength(2)
  })

  test('nothing is asked again when all is there, or when the request was stopped', async () => {
    const [done, stopped] = [await asked(), await asked()]
    for (const at of [0, 1, 2]) await receive(done, at)
    await stopped.caller.call(contract.stopPaperRequest, { params: { id: stopped.request._id }, body: {} })
    clock.forward(4 * day)
    await remind()
    expect([await done.mails(), await stopped.mails()]).toMatchObject([{ length: 1 }, { length: 1 }])
  })
})

describe('the link', () => {
  test('it ends after 30 days; sending it again opens it for 30 more', async () => {
    const one = await asked()
    clock.forward(30 * day - 1000)
    expect((await open(one.token)).status).toBe(200)
    clock.forward(1000)
    expect((await open(one.token)).status).toBe(404)
    const caller = app.as(one.member)
    expect((await current({ ...one, caller }))?.state).toBe('over')
    const params = { id: one.request._id }
    const { status } = await caller.call(contract.sendPaperRequest, { params, body: { channel: 'email' } })
    expect(status).toBe(200)
    expect((await open(one.token)).status).toBe(200)
  })

  const ends: [string, (one: Asked) => Promise<unknown>][] = [
    [
      'it was stopped',
      ({ caller, request }) => caller.call(contract.stopPaperRequest, { params: { id: request._id } }),
    ],
    ['the matter is deleted', ({ caller, params }) => caller.call(deleteMatter, { params, body: {} })],
    [
      'the client left the matter',
      ({ caller, params, client }) => caller.call(unlinkClient, { params, body: { client_id: client._id } }),
    ],
    [
      'the client’s address changed',
      ({ caller, client }) =>
        caller.call(updateClient, { params: { id: client._id }, body: { email: 'corrected@example.in' } }),
    ],
  ]
  test.each(ends)('it opens nothing after %s', async (_, end) => {
    const one = await asked()
    const sent = await upload(one.token, paperOf(one, 0), pdfOf('late'))
    await end(one)
    expect((await open(one.token)).status).toBe(404)
    expect((await save(one.token, paperOf(one, 0), sent)).status).toBe(404)
  })

  test('nobody guesses it: wrong secrets are counted', async () => {
    expect((await app.stranger.call(contract.openPapers)).status).toBe(404)
    const statuses = []
    for (let tries = 0; tries < 61; tries += 1)
      statuses.push((await app.stranger.call(contract.openPapers, {}, { ...bearing(`x${tries}`) })).status)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('bad files', () => {
  test('a file that is no PDF, is infected or too large is refused, and the paper stays wanted', async () => {
    const one = await asked()
    const paper = paperOf(one, 0)
    const sent = async (bytes: Buffer, key: string) => {
      const { body } = await begin(one.token, paper, bytes.byteLength, key)
      return (await sendPart(one.token, body.data._id, bytes)).body.code
    }
    expect(await sent(Buffer.from('<html>no paper</html>'), 'html')).toBe('file-lies')
    expect(await sent(Buffer.from(`%PDF-1.7 ${virus}`), 'virus')).toBe('file-infected')
    expect((await begin(one.token, paper, contract.mostPaperBytes + 1)).status).toBe(400)
    expect((await current(one))?.papers[0]?.state).toBe('wanted')
    expect(await documentsOf(one)).toEqual([])
  })

  test('a file that the scanner could not check is held, and the advocate sees that', async () => {
    const one = await asked()
    clamd.feel('hangs up')
    await receive(one, 0)
    clamd.feel('answers')
    expect((await documentsOf(one))[0]?.current.check).toBe('waiting')
  })
})
