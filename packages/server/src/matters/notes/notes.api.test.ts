import { deleteMatter, restoreMatter } from '@peshi/contract/matters/matters'
import {
  createNote,
  deleteNote,
  listNotes,
  noteMentions,
  notePeople,
  notesInBin,
  notesPerPage,
  pinNote,
  restoreNote,
  updateNote,
} from '@peshi/contract/matters/notes'
import type { MatterId, NoteId } from '@peshi/contract/platform/ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { newId } from '../../platform/db/columns.ts'
import { note } from './notes.schema.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const id = '01936f00-0000-7000-8000-000000000000' as NoteId
const matterId = id as string as MatterId
const foreignNote = async () => {
  const { caller, matter } = await chamberWithMatter(app)
  return { params: { id: (await write(caller, matter._id, 'theirs'))._id } }
}

ladder(listNotes, () => app, {
  input: { params: { id: matterId } },
  invalid: { 'a matter without a valid id': { params: { id: 'x' } } },
  foreign: async () => ({ params: { id: (await chamberWithMatter(app)).matter._id } }),
  refused: 'billing',
})
ladder(createNote, () => app, {
  input: { body: { matter_id: matterId, html: '<p>x</p>' } },
  invalid: {
    'a missing matter': { body: { html: '<p>x</p>' } },
    'a text over the limit': { body: { matter_id: matterId, html: 'x'.repeat(200_001) } },
  },
  foreign: async () => ({ body: { matter_id: (await chamberWithMatter(app)).matter._id, html: '<p>x</p>' } }),
  refused: 'billing',
})
ladder(updateNote, () => app, {
  input: { params: { id }, body: { html: '<p>x</p>', version: 1 } },
  invalid: { 'a version below 0': { params: { id }, body: { html: '<p>x</p>', version: -1 } } },
  foreign: async () => ({ ...(await foreignNote()), body: { html: '<p>x</p>', version: 1 } }),
  refused: 'billing',
})
ladder(pinNote, () => app, {
  input: { params: { id }, body: { is_pinned: true } },
  invalid: { 'a missing pin state': { params: { id }, body: {} } },
  foreign: async () => ({ ...(await foreignNote()), body: { is_pinned: true } }),
  refused: 'billing',
})
ladder(deleteNote, () => app, { input: { params: { id } }, foreign: foreignNote, refused: 'billing' })
ladder(restoreNote, () => app, { input: { params: { id } }, foreign: foreignNote, refused: 'billing' })
ladder(notesInBin, () => app, { refused: 'billing' })
ladder(noteMentions, () => app, { refused: 'billing' })
ladder(notePeople, () => app, { refused: 'client' })

async function write(caller: Caller, matter_id: MatterId, words: string, more: { is_private?: boolean } = {}) {
  clock.forward(60_000)
  const { status, body } = await caller.call(createNote, { body: { matter_id, html: `<p>${words}</p>`, ...more } })
  expect(status, body.message).toBe(200)
  return body.data
}

const textsOf = async (caller: Caller, matter_id: MatterId) =>
  (await caller.call(listNotes, { params: { id: matter_id } })).body.data.map(({ text }) => text)

test('notes are sanitised and listed newest first, with pinned notes at the top', async () => {
  const { caller, matter, member } = await chamberWithMatter(app)
  const first = await write(caller, matter._id, 'one<script>alert(1)</script> &amp; <b onclick=x>bold</b>')
  await write(caller, matter._id, 'two')
  expect(first).toMatchObject({
    html: '<p>one &amp; <strong>bold</strong></p>',
    text: 'one & bold',
    version: 1,
    author: { _id: member.personId, name: 'R. Shukla' },
    updated_at: null,
    can_edit: true,
    can_delete: true,
  })
  expect(await textsOf(caller, matter._id)).toEqual(['two', 'one & bold'])
  await caller.call(pinNote, { params: { id: first._id }, body: { is_pinned: true } })
  expect(await textsOf(caller, matter._id)).toEqual(['one & bold', 'two'])
})

test('an empty note is refused', async () => {
  const { caller, matter } = await chamberWithMatter(app)
  for (const html of ['', '<p> </p>', '<img src=x>']) {
    const { status, body } = await caller.call(createNote, { body: { matter_id: matter._id, html } })
    expect([status, body.code]).toEqual([400, 'note-empty'])
  }
})

test('many notes are listed in pages, with each note once', async () => {
  const { caller, matter, member } = await chamberWithMatter(app)
  const total = notesPerPage + 3
  await app.db.asChamber({ ...member, role: 'owner' }, (tx) =>
    tx.insert(note).values(
      Array.from({ length: total }, (_, at) => ({
        chamber_id: member.chamberId,
        matter_id: matter._id,
        html: `<p>${at}</p>`,
        text: String(at),
        is_pinned: at < 2,
        created_by: member.personId,
        created_at: new Date(clock.now().getTime() + Math.floor(at / 4)),
      })),
    ),
  )
  const first = await caller.call(listNotes, { params: { id: matter._id } })
  expect(first.body.meta).toEqual({ total, has_more: true })
  const after = first.body.data.at(-1)?._id
  const second = await caller.call(listNotes, { params: { id: matter._id }, query: { after } })
  expect([second.body.data.length, second.body.meta.has_more]).toEqual([3, false])
  expect(new Set([...first.body.data, ...second.body.data].map(({ _id }) => _id)).size).toBe(total)
})

test('a note cannot be saved over another person’s changes made in the meantime', async () => {
  const { caller, matter, member } = await chamberWithMatter(app)
  const colleague = app.as(await newColleague(app.db, member.chamberId, 'Asha Verma'))
  const { _id } = await write(caller, matter._id, 'draft')
  const save = (who: Caller, words: string) =>
    who.call(updateNote, { params: { id: _id }, body: { html: `<p>${words}</p>`, version: 1 } })
  const theirs = await save(colleague, 'hers')
  expect(theirs.body.data).toMatchObject({ version: 2, updated_by: { name: 'Asha Verma' }, text: 'hers' })
  const mine = await save(caller, 'mine')
  expect([mine.status, mine.body.code]).toEqual([409, 'changed-meanwhile'])
  expect(await textsOf(caller, matter._id)).toEqual(['hers'])
})

test('a private note is shown only to its author, even by a database query without a check', async () => {
  const { caller, matter, member } = await chamberWithMatter(app)
  const other = await newColleague(app.db, member.chamberId, 'Asha Verma', 'owner')
  const colleague = app.as(other)
  const secret = await write(caller, matter._id, 'for me', { is_private: true })
  const params = { id: secret._id }
  expect(await textsOf(caller, matter._id)).toEqual(['for me'])
  const seen = await colleague.call(listNotes, { params: { id: matter._id } })
  expect([seen.body.data, seen.body.meta.total]).toEqual([[], 0])
  const tries = [
    colleague.call(updateNote, { params, body: { html: '<p>x</p>', version: 1 } }),
    colleague.call(pinNote, { params, body: { is_pinned: true } }),
    colleague.call(deleteNote, { params }),
    colleague.call(restoreNote, { params }),
    colleague.call(listNotes, { params: { id: matter._id }, query: { after: secret._id } }),
  ]
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  await caller.call(deleteNote, { params })
  expect((await colleague.call(notesInBin)).body.data).toEqual([])

  const readAs = (who: Parameters<typeof app.db.asChamber>[0]) =>
    app.db.asChamber(who, (tx) => tx.select({ id: note.id }).from(note))
  expect(await readAs(member.chamberId)).toEqual([])
  expect(await readAs({ ...other, role: 'owner' })).toEqual([])
  expect(await readAs({ ...member, role: 'owner' })).toHaveLength(1)
})

test('only the author of a note can make the note private', async () => {
  const { caller, matter, member } = await chamberWithMatter(app)
  const colleague = app.as(await newColleague(app.db, member.chamberId, 'Asha Verma'))
  const { _id } = await write(caller, matter._id, 'for all')
  const hide = (who: Caller) =>
    who.call(updateNote, { params: { id: _id }, body: { html: '<p>x</p>', version: 1, is_private: true } })
  expect((await hide(colleague)).status).toBe(403)
  expect((await hide(caller)).body.data.is_private).toBe(true)
  expect(await textsOf(colleague, matter._id)).toEqual([])
})

describe('mentions in notes', () => {
  const mention = (personId: string) => `<span data-mention="${personId}">@somebody</span>`

  test('a mention notifies the colleague, and is seen after the colleague opens the matter’s notes', async () => {
    const { caller, matter, member } = await chamberWithMatter(app)
    const other = await newColleague(app.db, member.chamberId, 'Asha Verma')
    const colleague = app.as(other)
    const called = await write(caller, matter._id, `${mention(other.personId)} see para 4`)
    expect(called).toMatchObject({
      text: '@Asha Verma see para 4',
      mentions: [{ _id: other.personId, name: 'Asha Verma' }],
      mentions_me: false,
    })
    const [first] = (await colleague.call(noteMentions)).body.data
    expect(first).toMatchObject({ _id: called._id, matter_title: matter.title, seen_at: null })
    const [shown] = (await colleague.call(listNotes, { params: { id: matter._id } })).body.data
    expect(shown?.mentions_me).toBe(true)
    expect((await colleague.call(noteMentions)).body.data[0]?.seen_at).toBe(clock.now().toISOString())
    expect((await caller.call(noteMentions)).body.data).toEqual([])
  })

  test('a mention notifies nobody outside the chamber, and nobody at all in a private note', async () => {
    const { caller, matter, member } = await chamberWithMatter(app)
    const stranger = (await chamberWithMatter(app)).member
    const other = await newColleague(app.db, member.chamberId, 'Asha Verma')
    expect((await write(caller, matter._id, mention(stranger.personId))).mentions).toEqual([])
    const secret = await write(caller, matter._id, mention(other.personId), { is_private: true })
    expect(secret.mentions).toEqual([])
    expect((await app.as(other).call(noteMentions)).body.data).toEqual([])
  })

  test('a colleague no longer sees a mention that was removed from the note', async () => {
    const { caller, matter, member } = await chamberWithMatter(app)
    const other = await newColleague(app.db, member.chamberId, 'Asha Verma')
    const { _id } = await write(caller, matter._id, mention(other.personId))
    await caller.call(updateNote, { params: { id: _id }, body: { html: '<p>never mind</p>', version: 1 } })
    expect((await app.as(other).call(noteMentions)).body.data).toEqual([])
  })

  test('every member of the chamber can be mentioned, but a client cannot', async () => {
    const { caller, member } = await chamberWithMatter(app)
    await newColleague(app.db, member.chamberId, 'Asha Verma')
    await newColleague(app.db, member.chamberId, 'A Client', 'client')
    expect((await caller.call(notePeople)).body.data.map(({ name }) => name)).toEqual(['Asha Verma', 'R. Shukla'])
  })
})

test('a clerk can delete and restore only their own notes', async () => {
  const { caller, matter, member } = await chamberWithMatter(app)
  const clerk = app.as(await newColleague(app.db, member.chamberId, 'Munshi', 'clerk'))
  const [ours, theirs] = [await write(caller, matter._id, 'advocate’s'), await write(clerk, matter._id, 'clerk’s')]
  expect((await clerk.call(deleteNote, { params: { id: ours._id } })).status).toBe(403)
  const gone = await clerk.call(deleteNote, { params: { id: theirs._id } })
  expect([gone.status, gone.body.message]).toEqual([200, 'Note deleted successfully!'])
  await caller.call(deleteNote, { params: { id: ours._id } })
  expect((await clerk.call(notesInBin)).body.data.map(({ text }) => text)).toEqual(['clerk’s'])
  expect((await caller.call(notesInBin)).body.data).toHaveLength(2)
  expect((await clerk.call(restoreNote, { params: { id: ours._id } })).status).toBe(403)
  expect((await clerk.call(restoreNote, { params: { id: theirs._id } })).body.data.text).toBe('clerk’s')
  expect((await clerk.call(restoreNote, { params: { id: theirs._id } })).status).toBe(404)
})

test('deleting and restoring a matter deletes and restores its notes', async () => {
  const { caller, matter } = await chamberWithMatter(app)
  const { _id } = await write(caller, matter._id, 'hangs on it')
  await caller.call(deleteMatter, { params: { id: matter._id } })
  expect((await caller.call(listNotes, { params: { id: matter._id } })).status).toBe(404)
  expect((await caller.call(pinNote, { params: { id: _id }, body: { is_pinned: true } })).status).toBe(404)
  await caller.call(restoreMatter, { params: { id: matter._id } })
  expect(await textsOf(caller, matter._id)).toEqual(['hangs on it'])
})

test('notes are deleted permanently after 30 days in the bin, including private notes', async () => {
  const { caller, matter, member } = await chamberWithMatter(app)
  const old = [await write(caller, matter._id, 'old'), await write(caller, matter._id, 'secret', { is_private: true })]
  for (const { _id } of old) await caller.call(deleteNote, { params: { id: _id } })
  clock.forward(20 * 86_400_000)
  const young = await write(app.as(member), matter._id, 'young')
  await app.as(member).call(deleteNote, { params: { id: young._id } })
  await write(app.as(member), matter._id, 'live')
  clock.forward(11 * 86_400_000)
  expect(await app.context.services.notes.purge()).toBeGreaterThanOrEqual(2)
  const left = await app.db.asChamber({ ...member, role: 'owner' }, (tx) =>
    tx.select({ text: note.text }).from(note).where(eq(note.matter_id, matter._id)).orderBy(note.text),
  )
  expect(left).toEqual([{ text: 'live' }, { text: 'young' }])
})

test('an unknown note is not found', async () => {
  const { caller } = await chamberWithMatter(app)
  expect((await caller.call(deleteNote, { params: { id: newId() as NoteId } })).status).toBe(404)
})
