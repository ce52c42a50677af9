import { setAccessRules } from '@peshi/contract/chamber/access-rules'
import { activityOfMatter } from '@peshi/contract/chamber/activity'
import { removeMember } from '@peshi/contract/chamber/members'
import { setTeam } from '@peshi/contract/chamber/team'
import { getHearingsOfMatter, recordOutcome, saveHearing } from '@peshi/contract/matters/hearings'
import { deleteMatter } from '@peshi/contract/matters/matters'
import { createNote } from '@peshi/contract/matters/notes'
import { matterMoney } from '@peshi/contract/office/charges'
import {
  acceptAsGuest,
  addAsGuest,
  guestBriefPack,
  guestFile,
  listGuests,
  openAsGuest,
  recordAsGuest,
  shareMatter,
  withdrawGuest,
} from '@peshi/contract/office/guests'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { GuestId, MatterId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newOrder } from '../../../test/cases.ts'
import { addDocument } from '../../../test/documents.ts'
import { all, expectNoBreakdown, send } from '../../../test/every-endpoint.ts'
import { furnishedChamber, secret } from '../../../test/furnished-chamber.ts'
import { sendPaper } from '../../../test/guests.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter, followCase } from '../../../test/matters.ts'
import { readPdfPages } from '../../../test/pdf-pages.ts'
import { newColleague } from '../../../test/people.ts'
import { plainPdf } from '../../../test/plain-pdf.ts'
import { sampleInput } from '../../../test/sample-input.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const today = '2026-11-20'
const unknown = 'no-such-secret-of-forty-three-letters-00000'
const short = { 'a token that is too short': { body: { token: 'x' } } }

type Asked = NonNullable<InputOf<typeof shareMatter>['body']>
const asked = (own: Partial<Asked> = {}): Asked => ({
  name: 'A. Banerjee',
  role: 'local-counsel',
  level: 'work',
  ends_on: '2026-12-20',
  ...own,
})

async function share(caller: Caller, id: MatterId, own: Partial<Asked> = {}) {
  const { status, body } = await caller.call(shareMatter, { params: { id }, body: asked(own) })
  expect(status, JSON.stringify(body)).toBe(200)
  const [address, token = ''] = body.address.split('#')
  expect(address).toMatch(/\/guest$/)
  return { id: body.data._id as GuestId, token }
}

const accept = (token: string, name = 'A. Banerjee') =>
  app.stranger.call(acceptAsGuest, { body: { token, name, agrees: true } })

async function shared(own: Partial<Asked> = {}) {
  const chamber = await chamberWithMatter(app, { title: 'Ram Lal v. State', next_date: today })
  const { caller, matter } = chamber
  await caller.call(saveHearing, { body: { matter_id: matter._id, date: today, court_no: '7', item: '12' } })
  const guest = await share(caller, matter._id, own)
  return { ...chamber, ...guest, matterId: matter._id }
}

const outcome = (token: string, own: object = {}) =>
  app.stranger.call(recordAsGuest, {
    body: { token, date: today, outcome: 'adjourned', next_date: '2026-12-15', fee: 2500, ...own },
  })

const openLink = (token: string) => app.stranger.call(openAsGuest, { body: { token } })
const isOver = async (token: string) => {
  const { status, body } = await openLink(token)
  return status === 404 && body.code === 'guest-link-over'
}

const foreign = async () => ({ params: { id: (await shared()).matterId }, body: asked() })
ladder(listGuests, () => app, { foreign, refused: 'billing' })
ladder(shareMatter, () => app, {
  input: { params: { id: '01990000-0000-7000-8000-000000000000' as MatterId }, body: asked() },
  invalid: { 'no last day': { params: { id: '01990000-0000-7000-8000-000000000000' }, body: { name: 'A' } } },
  foreign,
  refused: 'clerk',
})
ladder(withdrawGuest, () => app, {
  input: { params: { id: '01990000-0000-7000-8000-000000000000' as GuestId } },
  foreign: async () => ({ params: { id: (await shared()).id } }),
  refused: 'clerk',
})
ladder(openAsGuest, () => app, { input: { body: { token: unknown } }, invalid: short })
ladder(acceptAsGuest, () => app, {
  invalid: { 'no agreement': { body: { token: unknown, name: 'A', agrees: false } } },
})
ladder(guestBriefPack, () => app, { invalid: short })
ladder(guestFile, () => app, { invalid: short })
ladder(recordAsGuest, () => app, { invalid: short })
ladder(addAsGuest, () => app, { invalid: short })

describe('the link of a person outside the chamber', () => {
  test('nothing of the matter is shown before the person has accepted with a name', async () => {
    const { caller, matterId, token } = await shared()
    const before = await openLink(token)
    expect(before.body.data).toMatchObject({ name: 'A. Banerjee', level: 'work', matter: null })
    expect(JSON.stringify(before.body)).not.toContain('Ram Lal')
    expect((await outcome(token)).body.code).toBe('guest-not-accepted')
    expect((await app.stranger.call(guestBriefPack, { body: { token, date: today } })).body.code).toBe(
      'guest-not-accepted',
    )
    const accepted = await accept(token, 'Arun Banerjee')
    expect(accepted.body.data.matter).toMatchObject({
      title: 'Ram Lal v. State',
    })
    expect(accepted.body.data.matter?.days[0]).toMatchObject({
      date: today,
      court_no: '7',
      item: '12',
      may_record: true,
      fee: null,
    })
    await accept(token, 'Somebody Else')
    const [guest] = (await caller.call(listGuests, { params: { id: matterId } })).body.data
    expect(guest).toMatchObject({ state: 'open', accepted_name: 'Arun Banerjee', openings: 1 })
    expect(guest?.opened_at).not.toBeNull()
  })

  test('the secret is stored only as a hash, and is in no event', async () => {
    const { token, member } = await shared()
    const rows = await app.db.asChamber(member.chamberId, (tx) =>
      tx.execute(sql`select to_jsonb(guest)::text from guest union all select to_jsonb(event)::text from event`),
    )
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('the link ends after its last day, at once when it is withdrawn, and with the matter', async () => {
    const last = await shared({ ends_on: '2026-11-21' })
    const gone = await shared()
    const binned = await shared()
    for (const { token } of [last, gone, binned]) await accept(token)
    await gone.caller.call(withdrawGuest, { params: { id: gone.id } })
    await binned.caller.call(deleteMatter, { params: { id: binned.matterId } })
    expect(await isOver(gone.token)).toBe(true)
    expect((await outcome(gone.token)).status).toBe(404)
    expect(await isOver(binned.token)).toBe(true)
    expect(await isOver(unknown)).toBe(true)
    const later = await testApp({ clock: handClock(new Date('2026-11-21T18:20:00Z')), context: { db: app.db } })
    expect((await later.stranger.call(openAsGuest, { body: { token: last.token } })).status).toBe(200)
    const over = await testApp({ clock: handClock(new Date('2026-11-21T18:40:00Z')), context: { db: app.db } })
    expect((await over.stranger.call(openAsGuest, { body: { token: last.token } })).status).toBe(404)
    const [row] = (await gone.caller.call(listGuests, { params: { id: gone.matterId } })).body.data
    expect(row).toMatchObject({ state: 'withdrawn' })
  })

  test('a link cannot end before its day, or after more than a year', async () => {
    const { caller, matterId } = await shared()
    for (const own of [
      { ends_on: '2026-11-19' },
      { day: '2026-11-30', ends_on: '2026-11-25' },
      { ends_on: '2028-01-01' },
    ]) {
      const { status, body } = await caller.call(shareMatter, { params: { id: matterId }, body: asked(own) })
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['ends_on']])
    }
  })

  test('the guest of a sensitive matter sees only what the person sees who shared it', async () => {
    const { member, caller, matterId } = await shared()
    const colleague = await newColleague(app.db, member.chamberId, 'B. Rao')
    const { token } = await share(app.as(colleague), matterId)
    await accept(token)
    expect(await isOver(token)).toBe(false)
    await caller.call(setAccessRules, { body: { guests_see_sensitive: true } })
    await caller.call(setTeam, {
      params: { id: matterId },
      body: { person_ids: [member.personId], is_sensitive: true },
    })
    expect(await isOver(token)).toBe(true)
    const refused = await app.as(colleague).call(shareMatter, { params: { id: matterId }, body: asked() })
    expect(refused.status).toBe(404)
    const own = await share(caller, matterId)
    expect((await accept(own.token)).status).toBe(200)
  })

  test('a sensitive matter is shared only if an owner allows it, and a link that was made before opens nothing', async () => {
    const { member, caller, matterId, token } = await shared()
    await accept(token)
    const params = { id: matterId }
    const isWithheld = async () => (await caller.call(listGuests, { params })).body.is_withheld
    const ask = () => caller.call(shareMatter, { params, body: asked() })
    const allow = (guests_see_sensitive: boolean) => caller.call(setAccessRules, { body: { guests_see_sensitive } })
    expect(await isWithheld()).toBe(false)
    await caller.call(setTeam, { params, body: { person_ids: [member.personId], is_sensitive: true } })
    expect([await isWithheld(), await isOver(token)]).toEqual([true, true])
    expect((await outcome(token)).body.code).toBe('guest-link-over')
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'withheld' } })
    await allow(true)
    expect([await isWithheld(), await isOver(token), (await ask()).status]).toEqual([false, false, 200])
    await allow(false)
    expect(await isOver(token)).toBe(true)
  })

  test('an owner answers for what a removed member had shared', async () => {
    const { member, caller, matterId } = await shared()
    const colleague = await newColleague(app.db, member.chamberId, 'B. Rao')
    const { token } = await share(app.as(colleague), matterId)
    const gone = await caller.call(removeMember, { params: { id: colleague.personId }, body: { heir: null } as never })
    expect(gone.status, JSON.stringify(gone.body)).toBe(200)
    expect(await isOver(token)).toBe(false)
    const guests = (await caller.call(listGuests, { params: { id: matterId } })).body.data
    expect(guests.map(({ shared_by }) => shared_by)).toEqual(['R. Shukla', 'R. Shukla'])
  })
})

describe('what a guest may do', () => {
  test('local counsel records outcome, next date and fee in one step, with the counsel’s name', async () => {
    const { caller, matterId, token } = await shared()
    await accept(token, 'Arun Banerjee')
    const saved = await outcome(token, { business: 'Counsel unwell' })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const days = saved.body.data.matter?.days
    expect(days?.find(({ date }) => date === today)).toMatchObject({
      outcome: { outcome: 'adjourned', next_date: '2026-12-15', business: 'Counsel unwell', is_own: true },
      fee: 2500,
      may_record: true,
    })
    const entries = (await caller.call(getHearingsOfMatter, { params: { id: matterId } })).body.data
    expect(entries.find(({ date }) => date === today)?.outcome).toMatchObject({
      outcome: 'adjourned',
      recorded_by: 'Arun Banerjee',
      recorded_as: 'local-counsel',
    })
    const { charges, unbilled } = (await caller.call(matterMoney, { params: { id: matterId } })).body.data
    expect(charges).toMatchObject([{ kind: 'expense', on: today, what: 'Arun Banerjee', amount: 2500, invoice: null }])
    expect(unbilled).toBe(250_000)
    const { data } = (await caller.call(activityOfMatter, { params: { id: matterId } })).body
    const noted = data.filter(({ action }) => action === 'hearing.noted')
    expect(noted).toHaveLength(1)
    expect(noted[0]?.by).toEqual({ _id: null, name: 'Arun Banerjee' })
  })

  test('the same outcome again changes nothing, and a correction changes outcome and fee', async () => {
    const { caller, member, matterId, token } = await shared()
    await accept(token)
    const events = async () => {
      const { rows } = (await app.db.asChamber(member.chamberId, (tx) =>
        tx.execute(sql`select type from event where matter_id = ${matterId}`),
      )) as unknown as { rows: unknown[] }
      return rows.length
    }
    const [first, second] = await Promise.all([outcome(token), outcome(token)])
    expect([first.status, second.status]).toEqual([200, 200])
    const before = await events()
    await outcome(token)
    expect(await events()).toBe(before)
    expect((await outcome(token, { outcome: 'reserved', next_date: null, fee: null })).status).toBe(200)
    expect((await caller.call(matterMoney, { params: { id: matterId } })).body.data.charges).toEqual([])
  })

  test('a guest cannot replace what the chamber recorded, or record a day to come', async () => {
    const { caller, matterId, token } = await shared()
    await accept(token)
    const early = await outcome(token, { date: '2026-12-20', next_date: '2026-12-30' })
    expect(early.status).toBe(400)
    await caller.call(recordOutcome, {
      body: { matter_id: matterId, date: today, outcome: 'reserved', next_date: null },
    })
    expect((await outcome(token)).body.code).toBe('outcome-recorded')
    expect((await caller.call(matterMoney, { params: { id: matterId } })).body.data.charges).toEqual([])
  })

  test('a guest of one day gets no other day, no orders and no next date', async () => {
    const { caller, courtCase, matterId } = await shared()
    await caller.call(recordOutcome, {
      body: { matter_id: matterId, date: '2026-11-10', outcome: 'adjourned', next_date: today },
    })
    const order = await newOrder(app.db, courtCase.id, {
      date: '2026-11-10',
      document: 'ready',
      file_key: 'orders/one',
    } as never)
    const { token } = await share(caller, matterId, { day: today })
    const { matter } = (await accept(token)).body.data
    expect(matter).toMatchObject({ next_date: null, orders: [], days: [{ date: today }] })
    expect(matter?.days).toHaveLength(1)
    const file = await app.stranger.call(guestFile, { body: { token, kind: 'order', id: order.id } })
    expect(file.status).toBe(404)
    const pack = await app.stranger.call(guestBriefPack, { body: { token, date: '2026-11-10' } })
    expect(pack.status).toBe(404)
    expect((await outcome(token, { date: '2026-11-10' })).status).toBe(400)
    expect((await outcome(token)).status).toBe(200)
  })

  test('the brief pack has only the guest’s matter, without private notes, and not at the level view', async () => {
    const { caller, member, matterId, token } = await shared()
    await followCase(app, member, { title: 'Other v. State', next_date: today })
    await caller.call(recordOutcome, {
      body: { matter_id: matterId, date: '2026-11-10', outcome: 'adjourned', next_date: today, business: 'Own words' },
    })
    const note = (html: string, is_private: boolean) =>
      caller.call(createNote, { body: { matter_id: matterId, html, is_private } })
    await note('<p>Ask for costs</p>', false)
    await note('<p>My own doubts</p>', true)
    await accept(token)
    const pack = await app.stranger.call(guestBriefPack, { body: { token, date: today } })
    expect(pack.headers['cache-control']).toContain('no-store')
    const pages = await readPdfPages(pack.raw.rawPayload)
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain('Ask for costs')
    expect(pages[0]).not.toContain('My own doubts')
    const reader = await share(caller, matterId, { level: 'view', role: 'officer' })
    const { matter } = (await accept(reader.token)).body.data
    expect(JSON.stringify(matter)).toContain('2026-11-10')
    expect(JSON.stringify(matter)).not.toContain('Own words')
    const refused = await app.stranger.call(guestBriefPack, { body: { token: reader.token, date: today } })
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
    expect((await outcome(reader.token)).status).toBe(403)
  })

  test('a guest opens the chosen papers and no others, and adds papers only at the level full', async () => {
    const { caller, matterId } = await shared()
    const chosen = await addDocument(caller, matterId, 'vakalatnama.pdf', plainPdf([['For the guest']]))
    const kept = await addDocument(caller, matterId, 'strategy.pdf', plainPdf([['Not for the guest']]))
    const open = (token: string, id: string) => app.stranger.call(guestFile, { body: { token, kind: 'paper', id } })
    const { token } = await share(caller, matterId, { level: 'full', papers: [chosen._id] })
    const { matter } = (await accept(token)).body.data
    expect(matter?.papers.map(({ name }) => name)).toEqual(['vakalatnama.pdf'])
    expect((await readPdfPages((await open(token, chosen._id)).raw.rawPayload))[0]).toContain('For the guest')
    expect((await open(token, kept._id)).status).toBe(404)
    const added = await sendPaper(app, token, 'order.pdf', plainPdf([['Certified copy']]))
    expect(added.statusCode, added.body).toBe(200)
    expect(
      added
        .json()
        .data.matter.papers.map(({ name }: { name: string }) => name)
        .toSorted(),
    ).toEqual(['order.pdf', 'vakalatnama.pdf'])
    const worker = await share(caller, matterId)
    await accept(worker.token)
    expect((await sendPaper(app, worker.token, 'order.pdf', plainPdf([['Copy']]))).statusCode).toBe(403)
    const { data } = (await caller.call(activityOfMatter, { params: { id: matterId } })).body
    expect(data.find(({ action, by }) => action === 'document.added' && by?._id === null)?.by?.name).toBe('A. Banerjee')
  })
})

describe('isolation of a guest', () => {
  const closed = all.filter(([, { access }]) => access !== 'public')

  test('no endpoint of the chamber accepts a guest’s secret', async () => {
    const { token } = await shared({ level: 'full' })
    await accept(token)
    for (const [name, endpoint] of closed) {
      const input = sampleInput(endpoint)
      const answer = await send(app.stranger, endpoint, input, { authorization: `Bearer ${token}` })
      expect([answer.status, answer.body.success], name).toEqual([401, false])
    }
  })

  test('a guest of one matter reads nothing of the chamber’s other records', async () => {
    const { caller, ids, member } = await furnishedChamber(app)
    const own = await followCase(app, member, { title: 'Only v. Mine', next_date: today })
    const { token } = await share(caller, own.matter._id, { level: 'full' })
    await accept(token)
    const answers = [await openLink(token), await accept(token), await outcome(token)]
    for (const id of Object.values(ids))
      for (const kind of ['order', 'paper'] as const) {
        const answer = await app.stranger.call(guestFile, { body: { token, kind, id: id as never } })
        expectNoBreakdown(answer, id)
        expect(answer.status, `${kind} ${id}`).toBeGreaterThanOrEqual(400)
        answers.push(answer as never)
      }
    const pack = await app.stranger.call(guestBriefPack, { body: { token, date: today } })
    const said = [...answers.map(({ raw }) => raw.body), ...(await readPdfPages(pack.raw.rawPayload))].join('\n')
    expect(said).toContain('Only v. Mine')
    for (const word of [secret, ...Object.values(ids), member.chamberId, member.personId])
      if (word) expect(said).not.toContain(word)
  })
})
