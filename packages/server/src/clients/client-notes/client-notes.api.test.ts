import { getSharedMatter } from '@peshi/contract/clients/client-area'
import * as contract from '@peshi/contract/clients/client-notes'
import { recordOutcome } from '@peshi/contract/matters/hearings'
import type { ClientId, ClientNoteId, MatterId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { ladder } from '../../../test/ladder.ts'
import { newColleague } from '../../../test/people.ts'
import { sharedMatter, signInClient } from '../../../test/shares.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const id = '01936f00-0000-7000-8000-000000000000'
const about = { matter_id: id as MatterId, client_id: id as ClientId, date: '2026-11-19', language: 'hi' } as const
const texts = { text_en: 'In English', text_own: 'हिन्दी में' }
const noteId = { params: { id: id as ClientNoteId } }

async function afterCourt(own: Parameters<typeof sharedMatter>[1] = {}) {
  const shared = await sharedMatter(app, own)
  const day = { matter_id: shared.matter._id, date: '2026-11-19' }
  await shared.caller.call(recordOutcome, { body: { ...day, outcome: 'adjourned', next_date: '2026-12-04' } })
  const body = { ...day, client_id: shared.client._id, language: 'hi' as const }
  return { ...shared, body, save: () => shared.caller.call(contract.saveClientNote, { body: { ...body, ...texts } }) }
}
const foreignNote = async () => ({ params: { id: (await (await afterCourt()).save()).body.data._id } })

ladder(contract.listClientNotes, () => app, {
  input: { params: { id: id as MatterId } },
  foreign: async () => ({ params: (await afterCourt()).params }),
  refused: 'billing',
})
ladder(contract.proposeClientNote, () => app, {
  input: { body: about },
  invalid: { 'an unsupported language': { body: { ...about, language: 'fr' } } },
  foreign: async () => ({ body: (await afterCourt()).body }),
  refused: 'billing',
})
ladder(contract.saveClientNote, () => app, {
  input: { body: { ...about, ...texts } },
  invalid: { 'an empty text': { body: { ...about, text_en: '', text_own: '' } } },
  foreign: async () => ({ body: { ...(await afterCourt()).body, ...texts } }),
  refused: 'client',
})
ladder(contract.editClientNote, () => app, {
  input: { ...noteId, body: texts },
  foreign: async () => ({ ...(await foreignNote()), body: texts }),
  refused: 'billing',
})
ladder(contract.approveClientNote, () => app, {
  input: { ...noteId, body: { ...texts, channels: ['email'] } },
  invalid: { 'an empty list of channels': { ...noteId, body: { ...texts, channels: [] } } },
  foreign: async () => ({ ...(await foreignNote()), body: { ...texts, channels: ['email' as const] } }),
  refused: 'clerk',
})
ladder(contract.deleteClientNote, () => app, { input: noteId, foreign: foreignNote, refused: 'billing' })

describe('a note to a client', () => {
  test('a note is proposed from the hearing’s outcome, in English and in the client’s language', async () => {
    const { caller, body } = await afterCourt()
    const { data } = (await caller.call(contract.proposeClientNote, { body })).body
    expect(data.outcome).toBe('adjourned')
    expect(data.text_en).toMatch(/adjourned.*The next date is 4 December 2026/)
    expect(data.text_own).toMatch(/टाल.*4 दिसंबर 2026/)
    const undecided = await caller.call(contract.proposeClientNote, { body: { ...body, date: '2026-11-18' } })
    expect([undecided.status, undecided.body.code]).toEqual([400, 'no-outcome'])
  })

  test('a clerk’s note is sent only after an advocate approves it', async () => {
    const { member, body, email, params } = await afterCourt()
    const clerk = app.as(await newColleague(app.db, member.chamberId, 'Salim Khan', 'clerk'))
    const advocate = app.as(await newColleague(app.db, member.chamberId, 'Meera Rao', 'advocate'))
    const { data } = (await clerk.call(contract.saveClientNote, { body: { ...body, ...texts } })).body
    const note = { params: { id: data._id } }
    const approval = { ...note, body: { ...texts, text_en: 'As approved', channels: ['email' as const] } }
    expect((await clerk.call(contract.approveClientNote, approval)).status).toBe(403)
    expect(await app.messages({ to: email })).toEqual([])
    const approved = await advocate.call(contract.approveClientNote, approval)
    expect(approved.body.data).toMatchObject({
      text_en: 'As approved',
      approved_by: 'Meera Rao',
      written_by: 'Salim Khan',
    })
    const [mail, ...more] = await app.messages({ to: email, kind: 'client-note' })
    expect([mail?.text.includes('As approved'), mail?.text.includes('हिन्दी में'), more]).toEqual([true, true, []])
    const statuses = [
      await advocate.call(contract.approveClientNote, approval),
      await advocate.call(contract.editClientNote, { ...note, body: texts }),
      await advocate.call(contract.deleteClientNote, note),
    ].map(({ status }) => status)
    expect(statuses).toEqual([409, 409, 409])
    expect(await app.messages({ to: email, kind: 'client-note' })).toHaveLength(1)
    expect((await advocate.call(contract.listClientNotes, { params })).body.data).toHaveLength(1)
  })

  test('a draft of a note can be deleted', async () => {
    const { caller, params, save } = await afterCourt()
    const list = async () => (await caller.call(contract.listClientNotes, { params })).body.data
    const draft = { params: { id: (await save()).body.data._id } }
    expect(await list()).toHaveLength(1)
    expect((await caller.call(contract.deleteClientNote, draft)).status).toBe(200)
    expect(await list()).toEqual([])
  })

  test('a note can be published to a client only after part of the matter is shared with the client', async () => {
    const noted = await afterCourt()
    const note = { params: { id: (await noted.save()).body.data._id } }
    const approve = (channels: contract.NoteChannel[]) =>
      noted.caller.call(contract.approveClientNote, { ...note, body: { ...texts, channels } })
    expect((await approve(['area'])).body.code).toBe('not-shared')
    expect((await approve(['sms'])).body.fields).toHaveProperty('channels')
    await noted.share([noted.shown.id], [])
    const { reader } = await signInClient(app, noted)
    const seen = async () => (await reader.call(getSharedMatter, { params: noted.params })).body.data.notes
    expect(await seen()).toEqual([])
    expect((await approve(['area'])).status).toBe(200)
    expect(await seen()).toMatchObject([{ text_en: 'In English', text_own: 'हिन्दी में', date: '2026-11-19' }])
  })

  test('a note is sent by SMS to an Indian number', async () => {
    const noted = await afterCourt({ mobile: '+919812300007' })
    const params = { id: (await noted.save()).body.data._id }
    await noted.caller.call(contract.approveClientNote, { params, body: { ...texts, channels: ['sms'] } })
    const [sms] = await app.messages({ to: '9812300007', channel: 'sms' })
    expect(sms?.text).toBe('Chamber of tests: हिन्दी में')
  })

  test('the SMS is in English if the client’s language has no template', async () => {
    const hasTemplate = vi.spyOn(app.context.outlets.sms ?? expect.fail('no SMS'), 'hasTemplate').mockReturnValue(false)
    const noted = await afterCourt({ mobile: '+919812300008' })
    const params = { id: (await noted.save()).body.data._id }
    await noted.caller.call(contract.approveClientNote, { params, body: { ...texts, channels: ['sms'] } })
    hasTemplate.mockRestore()
    const [sms] = await app.messages({ to: '9812300008', channel: 'sms' })
    expect([sms?.language, sms?.text]).toEqual(['en', 'Chamber of tests: In English'])
  })
})
