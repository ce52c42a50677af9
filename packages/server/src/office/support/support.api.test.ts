import { register } from '@peshi/contract/chamber/account'
import { listNotifications } from '@peshi/contract/chamber/notifications'
import * as contract from '@peshi/contract/office/support'
import type { TicketId, UploadId } from '@peshi/contract/platform/ids'
import { beginUpload, sendPart } from '@peshi/contract/platform/uploads'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp, testConfig } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { sendDeskFile, sendFile } from '../../../test/documents.ts'
import { ladder } from '../../../test/ladder.ts'
import { makeOperator } from '../../../test/operators.ts'
import { newColleague } from '../../../test/people.ts'
import { newId } from '../../platform/db/columns.ts'
import { chamber } from '../../platform/db/people.schema.ts'
import { upload } from '../../platform/uploads/uploads.schema.ts'
import { supportFile } from './support.schema.ts'
import { ticketsRepo } from './tickets.repo.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const id = '01936f00-0000-7000-8000-000000000000' as TicketId
const words = { subject: 'The board stands still', text: 'Since ten o’clock it shows item 4.' }

const ask = async (member: Awaited<ReturnType<typeof newChamber>>, body: object = {}) => {
  const { body: reply } = await app.as(member).call(contract.createTicket, { body: { ...words, ...body } })
  return reply.data
}
const foreign = async () => ({ params: { id: (await ask(await newChamber(app.db)))._id } })
const foreignUndo = async () => ({ ...(await foreign()), body: {} })
const foreignText = async () => ({ ...(await foreign()), body: { text: 'Mine' } })

ladder(contract.listTickets, () => app, {
  invalid: { 'an unknown filter': { query: { 'filters[mood]': 'bad' } } },
  refused: 'client',
})
ladder(contract.createTicket, () => app, {
  input: { body: words },
  invalid: { 'an empty text': { body: { ...words, text: ' ' } }, 'a missing subject': { body: { text: 'x' } } },
  refused: 'client',
})
ladder(contract.getTicket, () => app, { input: { params: { id } }, foreign, refused: 'client' })
ladder(contract.replyToTicket, () => app, {
  input: { params: { id }, body: { text: 'More' } },
  invalid: { 'an empty text': { params: { id }, body: { text: '' } } },
  foreign: foreignText,
  refused: 'client',
})
ladder(contract.closeTicket, () => app, {
  input: { params: { id }, body: {} },
  foreign: foreignUndo,
  refused: 'client',
})
ladder(contract.listDesk, () => app, { invalid: { 'an unknown status': { query: { 'filters[status]': 'lost' } } } })
ladder(contract.getDeskTicket, () => app, { input: { params: { id } }, foreign })
ladder(contract.answerTicket, () => app, { input: { params: { id }, body: { text: 'So' } }, foreign: foreignText })
const file = { key: 'answer', name: 'How to.pdf', size: 12 }
ladder(contract.beginDeskUpload, () => app, {
  input: { params: { id }, body: file },
  invalid: { 'an empty file name': { params: { id }, body: { ...file, name: '' } } },
  foreign: async () => ({ ...(await foreign()), body: file }),
})
ladder(contract.sendDeskPart, () => app, {
  input: { params: { id, upload: newId() as UploadId }, query: { offset: 0 } },
  foreign: async () => {
    const { params } = await foreign()
    return { params: { ...params, upload: newId() as UploadId }, query: { offset: 0 } }
  },
})
ladder(contract.closeDeskTicket, () => app, { input: { params: { id }, body: {} }, foreign: foreignUndo })

test('the operator gets a ticket with its page and file, and the writer is notified of the answer', async () => {
  const member = await newChamber(app.db)
  const operator = await newChamber(app.db)
  await makeOperator(app, operator)
  const [caller, desk] = [app.as(member), app.as(operator)]
  const sent = await sendFile(caller, 'Screen.pdf', Buffer.from('%PDF-1.7 screen'))
  const asked = await ask(member, {
    page: '/dashboard/displayboard',
    request_id: 'req-7',
    upload_ids: [sent.body.data._id],
  })
  expect(asked).toMatchObject({ status: 'open', page: '/dashboard/displayboard', request_id: 'req-7' })

  const waiting = (await desk.call(contract.listDesk, { query: { 'filters[status]': 'open', perPage: 100 } })).body.data
  expect(waiting.find(({ _id }) => _id === asked._id)).toMatchObject({ subject: words.subject, by: 'R. Shukla' })
  const opened = (await desk.call(contract.getDeskTicket, { params: { id: asked._id } })).body.data
  expect(opened.messages[0]).toMatchObject({ text: words.text, from_support: false, files: [{ name: 'Screen.pdf' }] })
  const file = await app.app.inject(opened.messages[0]?.files[0]?.download ?? '')
  expect([file.statusCode, file.body]).toEqual([200, '%PDF-1.7 screen'])

  await desk.call(contract.answerTicket, {
    params: { id: asked._id },
    body: { text: 'The court’s board stood still.' },
  })
  const answered = (await caller.call(contract.getTicket, { params: { id: asked._id } })).body.data
  expect(answered.status).toBe('answered')
  expect(answered.messages.at(-1)).toMatchObject({ from_support: true, text: 'The court’s board stood still.' })
  const [reported] = (await caller.call(listNotifications)).body.data
  expect(reported).toMatchObject({ kind: 'support.answered', subject: { id: asked._id, label: words.subject } })

  const again = await caller.call(contract.replyToTicket, { params: { id: asked._id }, body: { text: 'Thank you' } })
  expect(again.body.data).toMatchObject({ status: 'open' })
  const closed = await caller.call(contract.closeTicket, { params: { id: asked._id }, body: {} })
  expect(closed.body.data.status).toBe('closed')
  const reopened = await desk.call(contract.closeDeskTicket, { params: { id: asked._id }, body: { undo: true } })
  expect(reopened.body.data.status).toBe('open')
})

test('an operator’s answer can have files, which both sides can open', async () => {
  const member = await newChamber(app.db)
  const operator = await newChamber(app.db)
  await makeOperator(app, operator)
  const [caller, desk] = [app.as(member), app.as(operator)]
  const asked = await ask(member)
  const params = { id: asked._id }
  const sent = await sendDeskFile(desk, asked._id, 'How to.pdf', Buffer.from('%PDF-1.7 the way'))
  expect([sent.status, sent.body.data]).toMatchObject([200, { is_complete: true, size: 16 }])
  const uploadId = sent.body.data._id

  const own = await app.db.asChamber(operator.chamberId, (tx) => tx.select().from(upload))
  expect(own).toEqual([])
  const direct = { params: { id: uploadId }, query: { offset: 0 }, body: Buffer.from('x') } as never
  expect((await desk.call(sendPart, direct, { 'content-type': 'application/octet-stream' })).status).toBe(404)
  const stolen = await caller.call(contract.replyToTicket, { params, body: { text: 'Mine', upload_ids: [uploadId] } })
  expect(stolen.status).toBe(404)

  const answer = { text: 'See the file.', upload_ids: [uploadId] }
  const answered = await desk.call(contract.answerTicket, { params, body: answer })
  expect(answered.body.data.messages.at(-1)).toMatchObject({ from_support: true, files: [{ name: 'How to.pdf' }] })
  const seen = (await caller.call(contract.getTicket, { params })).body.data.messages.at(-1)?.files[0]
  for (const address of [seen?.download, answered.body.data.messages.at(-1)?.files[0]?.download]) {
    const read = await app.app.inject(address ?? '')
    expect([read.statusCode, read.body]).toEqual([200, '%PDF-1.7 the way'])
  }
  const [row] = await app.db.asChamber(member.chamberId, (tx) => tx.select().from(supportFile))
  expect(row).toMatchObject({ chamber_id: member.chamberId, upload_id: uploadId })
  expect(row?.file_key).toContain(`chambers/${member.chamberId}/`)

  expect((await desk.call(contract.answerTicket, { params, body: answer })).body.code).toBe('upload-used')
  const elsewhere = await ask(await newChamber(app.db))
  const other = await sendDeskFile(desk, elsewhere._id, 'Other.pdf', Buffer.from('%PDF-1.7 other'))
  const mixed = { text: 'Mixed', upload_ids: [other.body.data._id] }
  expect((await desk.call(contract.answerTicket, { params, body: mixed })).status).toBe(404)
  expect((await caller.call(contract.getTicket, { params })).body.data.messages).toHaveLength(2)
})

test('an operator’s answer that the browser sends twice is written once', async () => {
  const member = await newChamber(app.db)
  const operator = await newChamber(app.db)
  await makeOperator(app, operator)
  const desk = app.as(operator)
  const params = { id: (await ask(member))._id }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answer = () => desk.call(contract.answerTicket, { params, body: { text: 'Mended.', upload_ids: [] } }, headers)
  expect([(await answer()).status, (await answer()).status]).toEqual([200, 200])
  expect((await app.as(member).call(contract.getTicket, { params })).body.data.messages).toHaveLength(2)
})

test('an operator’s file is checked, and only operators can upload files at the support desk', async () => {
  const member = await newChamber(app.db)
  const operator = await newChamber(app.db)
  await makeOperator(app, operator)
  const desk = app.as(operator)
  const asked = await ask(member)
  const refused = async (name: string, text: string) =>
    (await sendDeskFile(desk, asked._id, name, Buffer.from(text))).body.code
  expect(await refused('Page.html', '<html>')).toBe('file-kind')
  expect(await refused('Lies.pdf', '<html>')).toBe('file-lies')
  expect(await refused('Empty.pdf', '')).toBe('file-empty')
  const huge = { key: 'huge', name: 'Huge.pdf', size: app.context.config.mostFileBytes + 1 }
  const begun = await desk.call(contract.beginDeskUpload, { params: { id: asked._id }, body: huge })
  expect(begun.status).toBe(413)
  const many = Array.from({ length: contract.mostTicketFiles + 1 }, () => newId() as UploadId)
  const body = { text: 'Many', upload_ids: many }
  expect((await desk.call(contract.answerTicket, { params: { id: asked._id }, body })).status).toBe(400)
  const { mostChamberBytes, mostFileBytes } = app.context.config
  const begin = (size: number) => app.as(member).call(beginUpload, { body: { key: `of ${size}`, name: 'a.pdf', size } })
  for (let left = mostChamberBytes, number = 0; left > mostFileBytes; number += 1) {
    await begin(mostFileBytes - number)
    left -= mostFileBytes - number
  }
  expect((await begin(mostFileBytes / 2)).status).toBe(413)
  expect((await sendDeskFile(desk, asked._id, 'Room.pdf', Buffer.from('%PDF-1.7 room'))).status).toBe(200)
  const mine = await sendDeskFile(app.as(member), asked._id, 'Mine.pdf', Buffer.from('%PDF-1.7 mine'))
  expect(mine.status).toBe(404)
})

test('each operator gets one mail about a new ticket, without the ticket’s text', async () => {
  const operator = await newChamber(app.db)
  await makeOperator(app, operator)
  const asked = await ask(await newChamber(app.db), { subject: 'Only once' })
  const mails = (await app.messages({ kind: 'support-ticket' })).filter(({ subject }) => subject?.includes('Only once'))
  expect(mails.length).toBe(app.context.config.operators.size)
  expect(mails[0]?.text).toContain(asked._id)
  expect(mails[0]?.text).not.toContain(words.text)
})

test('only the writer of a ticket and the owner see the ticket', async () => {
  const owner = await newChamber(app.db)
  const [clerk, advocate] = [
    await newColleague(app.db, owner.chamberId, 'A clerk', 'clerk'),
    await newColleague(app.db, owner.chamberId, 'An advocate'),
  ]
  const asked = await ask(clerk)
  const see = async (who: typeof owner) =>
    (await app.as(who).call(contract.listTickets)).body.data.map(({ _id }) => _id)
  expect([await see(clerk), await see(advocate), await see(owner)]).toEqual([[asked._id], [], [asked._id]])
  const peek = await app.as(advocate).call(contract.getTicket, { params: { id: asked._id } })
  expect(peek.status).toBe(404)
})

test('only operators can open the support desk', async () => {
  const owner = app.as(await newChamber(app.db))
  expect((await owner.call(contract.listDesk)).status).toBe(404)
  expect((await owner.call(contract.listTickets)).body.meta.is_operator).toBe(false)
})

test('nobody can register with the e-mail address of an operator', async () => {
  const email = 'operator-to-be@example.in'
  ;(testConfig.operators as Set<string>).add(email)
  const body = { name: 'Somebody', chamber_name: 'Elsewhere', email, password: 'Monsoon-river-42' }
  const answer = await app.stranger.call(register, { body })
  ;(testConfig.operators as Set<string>).delete(email)
  expect([answer.status, answer.body.code]).toEqual([409, 'operators-address'])
})

test('the number of tickets that a chamber can open per day is limited', async () => {
  const member = await newChamber(app.db)
  const at = app.context.clock.now()
  await app.db.asChamber(member.chamberId, async (tx) => {
    for (let count = 0; count < contract.mostTicketsOfDay; count += 1)
      await ticketsRepo(tx, member.chamberId).insert({
        id: newId() as TicketId,
        person_id: member.personId,
        by_name: 'R. Shukla',
        kind: 'question',
        subject: 'One more',
        status: 'open',
        page: null,
        request_id: null,
        created_at: at,
        changed_at: at,
      })
  })
  const more = await app.as(member).call(contract.createTicket, { body: words })
  expect([more.status, more.body.code]).toEqual([429, 'too-many'])
})

test('a person of an expired chamber can still use support', async () => {
  const member = await newChamber(app.db)
  await app.db.asSystem('seed', (tx) =>
    tx
      .update(chamber)
      .set({ expires_at: new Date('2026-11-01T00:00:00Z') })
      .where(eq(chamber.id, member.chamberId)),
  )
  const caller = app.as(member)
  expect((await caller.call(listNotifications)).body.code).toBe('account-expired')
  expect((await caller.call(contract.createTicket, { body: words })).status).toBe(200)
  expect((await caller.call(contract.listTickets)).body.data).toHaveLength(1)
})
