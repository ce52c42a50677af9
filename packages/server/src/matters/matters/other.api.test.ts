import { clientsOfMatter } from '@peshi/contract/clients/clients'
import { caseLabel } from '@peshi/contract/courts/labels'
import { getFamily } from '@peshi/contract/matters/families'
import { editTitle, getMatter, listMatters, saveMatter } from '@peshi/contract/matters/matters'
import { createOther, updateFromFind, updateOther } from '@peshi/contract/matters/other-matters'
import type { CaseId, CourtId, MatterId } from '@peshi/contract/platform/ids'
import { messages } from '@peshi/contract/platform/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, type TestApp, testApp } from '../../../test/app.ts'
import { newCase } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { newClient } from '../../../test/clients.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter, findCase } from '../../../test/matters.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const id = '01936f00-0000-7000-8000-000000000000' as MatterId
const caseId = id as string as CaseId
const agra = 'dc-agra' as CourtId
const foreign = async () => ({ params: { id: (await chamberWithMatter(app)).matter._id } })

ladder(createOther, () => app, {
  input: { body: { title: 'Advice' } },
  invalid: {
    'an empty title': { body: { title: ' ' } },
    'an incomplete number': { body: { title: 'A', case_number: '12' } },
    'an invalid court': { body: { title: 'A', unique_id: 'mars' } },
    'a court outside the catalogue': { body: { title: 'A', unique_id: 'hc-mars' } },
  },
  foreign: async () => {
    const client = await newClient(app.as(await newChamber(app.db)))
    return { body: { title: 'A', client_id: client._id } }
  },
  refused: 'billing',
})
ladder(updateOther, () => app, {
  input: { params: { id }, body: { title: 'B' } },
  invalid: { 'an empty body': { params: { id }, body: {} } },
  foreign: async () => ({ ...(await foreign()), body: { title: 'B' } }),
  refused: 'billing',
})
ladder(updateFromFind, () => app, {
  input: { params: { id }, body: { matter_id: caseId } },
  invalid: { 'a missing case': { params: { id }, body: {} } },
  foreign: async () => ({ ...(await foreign()), body: { matter_id: caseId } }),
  refused: 'billing',
})

describe('a matter without a court record', () => {
  test('a matter without a court record can have any forum, no number, and a client', async () => {
    const caller = app.as(await newChamber(app.db))
    const client = await newClient(caller)
    const { body } = await caller.call(createOther, {
      body: {
        title: 'Mutation of plot 12',
        forum: 'Tehsildar, Sadar',
        respondent: 'Gram Sabha',
        our_side: 'petitioner',
        client_id: client._id,
        next_date: '2026-12-05',
      },
    })
    expect(body.message).toBe(messages.matterAdded)
    expect(body.data).toMatchObject({
      type: 'other',
      title: 'Mutation of plot 12',
      court_title: 'Tehsildar, Sadar',
      our_side: 'petitioner',
      next_date: '2026-12-05',
      case_number: null,
    })
    expect(caseLabel(body.data)).toBe('Unnumbered')
    const { data } = (await caller.call(clientsOfMatter, { params: { id: body.data._id } })).body
    expect(data.clients).toMatchObject([{ client_id: client._id, side: 'petitioner' }])
    const again = await caller.call(createOther, { body: { title: 'Another without a number' } })
    expect(again.status).toBe(200)
    expect(again.body.data.court_title).toBe('Other forum')
  })

  test('without a court record, a case number is unique in the chamber and can be searched', async () => {
    const caller = app.as(await newChamber(app.db))
    const numbered = { unique_id: agra, case_type: 'Misc. Case', case_number: '0045', case_year: 2023 }
    const first = (await caller.call(createOther, { body: { title: 'A', ...numbered } })).body.data
    expect(caseLabel(first)).toBe('Misc.Case/45/2023')
    const twice = await caller.call(createOther, { body: { title: 'B', ...numbered } })
    expect([twice.status, twice.body.code]).toEqual([409, 'followed-already'])
    const otherwise = { unique_id: agra, case_type: 'MISC CASE', case_number: '45', case_year: 2023 }
    expect((await caller.call(createOther, { body: { title: 'B', ...otherwise } })).body.code).toBe('followed-already')
    const { data } = (await caller.call(listMatters, { query: { search: '45/2023' } })).body
    expect(data.map(({ _id }) => _id)).toEqual([first._id])
  })

  test('an update changes only the sent fields, and can change the forum', async () => {
    const caller = app.as(await newChamber(app.db))
    const numbered = { unique_id: agra, case_type: 'OS', case_number: '45', case_year: 2023 }
    const { _id } = (await caller.call(createOther, { body: { title: 'A', stage: 'Written', ...numbered } })).body.data
    const change = (body: object) => caller.call(updateOther, { params: { id: _id }, body })
    expect((await change({ case_status: 'disposed', stage: null })).body.message).toBe(messages.matterUpdated)
    const moved = (await change({ unique_id: null, forum: 'Sole arbitrator' })).body.data
    expect(moved).toMatchObject({ title: 'A', case_status: 'disposed', stage: null, court_title: 'Sole arbitrator' })
    expect(caseLabel(moved)).toBe('OS/45/2023')
    expect((await change({ case_number: null })).status).toBe(400)
    const none = (await change({ case_type: null, case_number: null, case_year: null })).body.data
    expect(caseLabel(none)).toBe('Unnumbered')
  })

  test('`updateOther` refuses a matter with a court record', async () => {
    const { caller, matter } = await chamberWithMatter(app)
    const { status, body } = await caller.call(updateOther, { params: { id: matter._id }, body: { title: 'Mine' } })
    expect([status, body.code]).toEqual([409, 'not-other'])
  })
})

type Member = Awaited<ReturnType<typeof newChamber>>

describe('updating a district matter from a new search', () => {
  const find = async (member: Member, own: Parameters<typeof newCase>[1]) => {
    const found = await newCase(app.db, { court: agra, ...own })
    await findCase(app, member, found)
    return found
  }
  const follow = async (member: Member, own: Parameters<typeof newCase>[1]) => {
    const found = await find(member, own)
    const { body } = await app.as(member).call(saveMatter, { body: { unique_id: agra, matter_id: found.id } })
    return body.data
  }
  const bring = (caller: Caller, matter: MatterId, found: CaseId) =>
    caller.call(updateFromFind, { params: { id: matter }, body: { matter_id: found } })

  test('the court’s new case number replaces the old number, and the chamber’s data is kept', async () => {
    const member = await newChamber(app.db)
    const caller = app.as(member)
    const matter = await follow(member, { case_type: 'ST', case_number: '881' })
    await caller.call(editTitle, { params: { id: matter._id }, body: { title: 'Our title' } })
    const renumbered = await find(member, { case_type: 'ST', case_number: '1200', stage: 'Evidence' })
    const { body } = await bring(caller, matter._id, renumbered.id)
    expect(body).toMatchObject({ message: messages.matterUpdated, data: { title: 'Our title', case_number: '1200' } })
    const { aliases } = (await caller.call(getFamily, { params: { id: matter._id } })).body.data
    expect(aliases).toMatchObject([{ case_type: 'ST', case_number: '881', kind: 'renumbered' }])
    expect((await caller.call(getMatter, { params: { id: matter._id } })).body.data.stage).toBe('Evidence')
    expect((await bring(caller, matter._id, renumbered.id)).status).toBe(200)
  })

  test('a matter added by hand receives its court record', async () => {
    const member = await newChamber(app.db)
    const caller = app.as(member)
    const typed = { title: 'By hand', unique_id: agra, case_type: 'O.S.', case_number: '7', case_year: 2024 }
    const { _id } = (await caller.call(createOther, { body: typed })).body.data
    const found = await find(member, { case_type: 'OS', case_number: '7' })
    expect((await bring(caller, _id, found.id)).body.data).toMatchObject({ type: 'court', matter_id: found.id })
    const { aliases } = (await caller.call(getFamily, { params: { id: _id } })).body.data
    expect(aliases).toEqual([])
  })

  test('a case of another court, or a case of another matter, is refused', async () => {
    const { member, caller, matter: high } = await chamberWithMatter(app)
    const one = await follow(member, {})
    const other = await follow(member, {})
    const elsewhere = await find(member, { court: 'dc-lucknow' as CourtId })
    expect((await bring(caller, one._id, elsewhere.id)).status).toBe(400)
    expect((await bring(caller, high._id, elsewhere.id)).status).toBe(400)
    expect((await bring(caller, one._id, caseId)).body.code).toBe('case-not-found')
    const taken = await bring(caller, one._id, other.matter_id as CaseId)
    expect([taken.status, taken.body.code]).toEqual([409, 'followed-already'])
  })
})
