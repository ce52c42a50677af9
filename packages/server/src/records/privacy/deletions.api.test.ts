import { listAudit } from '@peshi/contract/chamber/audit'
import { linkClient } from '@peshi/contract/clients/clients'
import { setShares } from '@peshi/contract/clients/shares'
import { getMatter } from '@peshi/contract/matters/matters'
import { createNote, listNotes } from '@peshi/contract/matters/notes'
import { addOrderFile } from '@peshi/contract/matters/orders'
import { askForDeletion, cancelDeletion, listDeletions } from '@peshi/contract/records/privacy'
import { takeOutMatter } from '@peshi/contract/records/takeouts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newOrder } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { newClient } from '../../../test/clients.ts'
import { addDocument } from '../../../test/documents.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { plainPdf } from '../../../test/plain-pdf.ts'
import { hashPassword } from '../../chamber/account/password.ts'
import { planInvoice, planPayment } from '../../chamber/payments/payments.schema.ts'
import { startSendingJobs } from '../../platform/sending/sending.jobs.ts'
import { startTakeoutJobs } from '../takeouts/takeouts.jobs.ts'
import { deletedWithPerson, erasedName } from './erase-person.ts'
import { carryOut, startPrivacyJobs } from './privacy.feature.ts'

const clock = handClock()
const day = 86_400_000
let app: TestApp
let password_hash: string
beforeAll(async () => {
  app = await testApp({ clock })
  await startPrivacyJobs(app.context)
  await startTakeoutJobs(app.context)
  await startSendingJobs(app.context)
  password_hash = await hashPassword(password)
})
afterAll(() => app.close())

const password = 'a long one of theirs'
const account = { body: { kind: 'account' as const, password } }
const chamber = { body: { kind: 'chamber' as const, password } }

ladder(listDeletions, () => app, { refused: 'client' })
ladder(askForDeletion, () => app, {
  input: account,
  invalid: { 'an empty password': { body: { kind: 'account', password: '' } } },
  refused: 'client',
})
ladder(cancelDeletion, () => app, {
  input: { body: { kind: 'account' } },
  invalid: { 'an invalid kind': { body: { kind: 'matter' } } },
  refused: 'client',
})

const rows = async (text: string, values: unknown[] = []) => (await app.db.engine.execute(text, values)).rows
const withPassword = (personId: string) =>
  rows('UPDATE person SET password_hash = $1 WHERE id = $2', [password_hash, personId])

async function run() {
  app.queue.held.length = 0
  await app.db.asSystem('erasure', (tx) => app.queue.enqueue(tx, carryOut, {}))
  await app.queue.runHeld()
}

const state = async (caller: Caller) => (await caller.call(listDeletions)).body.data
const subjects = async (personId: string) => {
  const mails = await app.messages({ to: `${personId}@example.in`, kind: 'account-changed' })
  return mails.map(({ subject }) => subject ?? '')
}

test('a deletion requires the password, is announced by mail with two reminders, and can be cancelled', async () => {
  const { member, caller } = await chamberWithMatter(app)
  await withPassword(member.personId)
  const colleague = await newColleague(app.db, member.chamberId, 'Asha Verma')
  const wrong = await caller.call(askForDeletion, { body: { kind: 'chamber', password: 'guessed' } })
  expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong-password'])
  expect(await state(caller)).toEqual({ account: null, chamber: null, with_account: [] })

  expect((await caller.call(askForDeletion, chamber)).status).toBe(200)
  await caller.call(askForDeletion, chamber)
  const due_at = new Date(clock.now().getTime() + 30 * day).toISOString()
  expect((await state(app.as(colleague))).chamber).toMatchObject({ due_at, by_me: false })
  expect(await subjects(colleague.personId)).toHaveLength(1)
  expect((await app.as(colleague).call(cancelDeletion, { body: { kind: 'chamber' } })).status).toBe(403)

  clock.forward(22 * day)
  await run()
  expect(await subjects(member.personId)).toHaveLength(1)
  for (const days of [1, 1, 5]) {
    clock.forward(days * day)
    await run()
  }
  expect(await subjects(member.personId)).toHaveLength(3)

  const owner = app.as(member)
  expect((await owner.call(cancelDeletion, { body: { kind: 'chamber' } })).status).toBe(200)
  expect((await owner.call(cancelDeletion, { body: { kind: 'chamber' } })).body.code).toBe('no-deletion')
  clock.forward(2 * day)
  await run()
  expect(await state(app.as(member))).toMatchObject({ chamber: null })
  const { data } = (await app.as(member).call(listAudit, { query: { group: 'deletions' } })).body
  expect(data.map(({ action }) => action)).toEqual(['chamber.deletion-cancelled', 'chamber.deletion-asked'])
})

test('an owner with members must hand over the chamber before deleting their account', async () => {
  const member = await newChamber(app.db)
  await withPassword(member.personId)
  const caller = app.as(member)
  expect((await state(caller)).with_account).toEqual(['Chamber of tests'])
  const colleague = await newColleague(app.db, member.chamberId, 'Asha Verma')
  expect((await caller.call(askForDeletion, account)).body.code).toBe('owns-chamber')
  await rows('DELETE FROM membership WHERE person_id = $1', [colleague.personId])
  const { data } = (await caller.call(askForDeletion, account)).body
  expect([data.account?.by_me, data.chamber?.by_me]).toEqual([true, true])
  const after = (await caller.call(cancelDeletion, { body: { kind: 'chamber' } })).body.data
  expect([after.account, after.chamber]).toEqual([null, null])
})

test('an account is not deleted yet if the person has become owner of a chamber with members', async () => {
  const { member } = await chamberWithMatter(app)
  const asha = await newColleague(app.db, member.chamberId, 'Asha Verma')
  await withPassword(asha.personId)
  await app.as(asha).call(askForDeletion, account)
  await rows(
    `UPDATE membership SET role = CASE person_id WHEN $1 THEN 'owner' ELSE 'advocate' END WHERE chamber_id = $2`,
    [asha.personId, member.chamberId],
  )
  clock.forward(30 * day)
  await run()
  expect((await state(app.as(asha))).account?.due_at).toBe(new Date(clock.now().getTime() + 7 * day).toISOString())
})

test('deleting an account removes the person’s private data and name, but no work of the chamber', async () => {
  const { member, caller: owner, matter } = await chamberWithMatter(app)
  const asha = await newColleague(app.db, member.chamberId, 'Asha Verma')
  await withPassword(asha.personId)
  const caller = app.as(asha)
  const write = (html: string, is_private: boolean) =>
    caller.call(createNote, { body: { matter_id: matter._id, html, is_private } })
  await write('<p>for the chamber</p>', false)
  await write('<p>for me alone</p>', true)
  await caller.call(takeOutMatter, { body: { matter_id: matter._id, kind: 'matter', form: 'zip' } })
  app.queue.held.splice(0, app.queue.held.length - 1)
  await app.queue.runHeld()
  await caller.call(askForDeletion, account)
  clock.forward(30 * day)
  await run()

  const params = { id: matter._id }
  const notes = (await app.as(member).call(listNotes, { params })).body.data
  expect(JSON.stringify(notes)).toContain('for the chamber')
  expect(await rows(`SELECT id FROM note WHERE text LIKE '%for me alone%'`)).toEqual([])
  expect(await rows('SELECT name, email, mobile, picture, enabled FROM person WHERE id = $1', [asha.personId])).toEqual(
    [{ name: erasedName, email: null, mobile: null, picture: null, enabled: false }],
  )
  for (const [table, column] of [
    ['sign_in', 'person_id'],
    ['membership', 'person_id'],
    ['matter_team', 'person_id'],
    ['takeout', 'asked_by'],
  ] as const)
    expect(await rows(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [asha.personId])).toEqual([])
  const everything = await rows(`SELECT string_agg(a::text, '') AS text FROM event a WHERE chamber_id = $1`, [
    member.chamberId,
  ])
  expect(String(everything[0]?.text)).not.toContain('Asha')
  expect((await caller.call(listDeletions)).status).toBe(401)
  expect((await app.as(member).call(getMatter, { params })).status).toBe(200)
  expect(owner).toBeDefined()
})

test('deleting a chamber deletes its data, files and clients, but no plan invoices or access log', async () => {
  const other = await chamberWithMatter(app)
  const { member, caller, matter, courtCase } = await chamberWithMatter(app)
  await withPassword(member.personId)
  const elsewhere = await newColleague(app.db, member.chamberId, 'Ravi Rao')
  await rows(
    `INSERT INTO membership (chamber_id, id, person_id, role, created_at) VALUES ($1, gen_random_uuid(), $2, 'clerk', now())`,
    [other.member.chamberId, elsewhere.personId],
  )
  const order = await newOrder(app.db, courtCase.id, { document: 'by-hand' })
  await caller.call(
    addOrderFile,
    { params: { id: order.id }, query: { matter_id: matter._id }, body: plainPdf([['By the court']]) as never },
    { 'content-type': 'application/pdf' },
  )
  await addDocument(caller, matter._id, 'Plaint.pdf', Buffer.from('%PDF-1.7 plaint'))
  await caller.call(createNote, { body: { matter_id: matter._id, html: '<p>private</p>', is_private: true } })
  const client = await newClient(caller, { name: 'Kusum Devi', mobile: '9812345678' })
  await caller.call(linkClient, { params: { id: matter._id }, body: { client_id: client._id, side: 'petitioner' } })
  await caller.call(setShares, {
    params: { id: matter._id },
    body: { client_id: client._id, items: [{ kind: 'next-date', subject_id: null }] } as never,
  })
  const keys = (await rows(`SELECT file_key FROM document_version WHERE chamber_id = $1`, [member.chamberId])).map(
    (row) => String(row.file_key),
  )
  expect(keys.length).toBeGreaterThan(0)
  await app.db.asChamber(member.chamberId, async (tx) => {
    const id = crypto.randomUUID() as (typeof planPayment.$inferInsert)['id'] & string
    await tx.insert(planPayment).values({
      chamber_id: member.chamberId,
      id: id as never,
      plan: 'p',
      plan_name: 'P',
      months: 1,
      limits: {} as never,
      price: 100,
      tax: 18,
      total: 118,
      tax_percent: 18,
      state: 'paid',
      link_ends_at: clock.now(),
      asked_by: member.personId,
      asked_at: clock.now(),
    })
    await tx.insert(planInvoice).values({
      chamber_id: member.chamberId,
      payment_id: id as never,
      number: 'A/1',
      issued_on: '2026-11-20',
      invoice: { name: 'Kept' } as never,
    })
  })
  await caller.call(askForDeletion, chamber)
  const before = await countAll(other.member.chamberId)
  clock.forward(30 * day)
  const { removeFolder } = app.context.files
  app.context.files.removeFolder = () => Promise.reject(new Error('The store is away'))
  await expect(run()).rejects.toThrow('could not be carried out')
  app.context.files.removeFolder = removeFolder
  await run()

  const left = await countAll(member.chamberId)
  expect(Object.keys(left).sort()).toEqual(['access_event', 'deletion', 'plan_invoice', 'plan_payment'])
  expect(await countAll(other.member.chamberId)).toEqual(before)
  for (const key of keys) await expect(app.context.files.read(key)).rejects.toThrow()
  expect(await rows('SELECT name, enabled FROM chamber WHERE id = $1', [member.chamberId])).toEqual([
    { name: 'Deleted chamber', enabled: false },
  ])
  const names = await rows('SELECT name FROM person WHERE id = ANY ($1)', [[member.personId, elsewhere.personId]])
  expect(names.map(({ name }) => name).sort()).toEqual([erasedName, 'Ravi Rao'])
  expect(await rows(`SELECT 1 FROM person WHERE name LIKE '%Kusum%'`)).toEqual([])
  expect(await rows('SELECT 1 FROM case_order WHERE id = $1', [order.id])).toHaveLength(1)
})

async function countAll(chamberId: string): Promise<Record<string, number>> {
  const tables = await rows(`
    SELECT relname AS name FROM pg_class JOIN pg_attribute a ON attrelid = pg_class.oid AND attname = 'chamber_id'
    WHERE relrowsecurity AND relkind = 'r' ORDER BY relname`)
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await rows(`SELECT count(*)::int AS n FROM ${name} WHERE chamber_id = $1`, [chamberId])
    if (Number(row?.n) > 0) counts[String(name)] = Number(row?.n)
  }
  return counts
}

test('the eraser role cannot delete data before a deletion has begun', async () => {
  const { member } = await chamberWithMatter(app)
  await withPassword(member.personId)
  await app.as(member).call(askForDeletion, chamber)
  await app.db.asEraser(member.chamberId, (tx) => tx.execute(sql`delete from matter`))
  expect(await rows('SELECT 1 FROM matter WHERE chamber_id = $1', [member.chamberId])).toHaveLength(1)
})

test('every private table is deleted with its chamber or has a stated reason to be kept', async () => {
  // Tax law requires that payments of plans are kept. Data protection law requires that the access log is kept.
  const kept = ['access_event', 'payment_event', 'plan_invoice', 'plan_payment']
  const tables = await rows(`
    SELECT c.relname AS name, has_table_privilege('peshi_eraser', c.oid, 'DELETE') AS goes
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'chamber_id' AND a.attnotnull
    WHERE c.relrowsecurity AND c.relkind = 'r' AND c.relname <> 'sign_in' ORDER BY 1`)
  // If this fails for a new table, its migration needs `SELECT peshi_let_erase('<name>')`.
  expect(tables.flatMap(({ name, goes }) => (goes ? [] : [name]))).toEqual(kept)
  const names = new Set(tables.map(({ name }) => name))
  expect(Object.keys(deletedWithPerson).filter((name) => !names.has(name))).toEqual([])
})
