import { linkClient } from '@peshi/contract/clients/clients'
import { recordOutcome } from '@peshi/contract/matters/hearings'
import {
  addCharge,
  deleteCharge,
  matterMoney,
  saveClientFee,
  saveFeeTerms,
  updateCharge,
} from '@peshi/contract/office/charges'
import { deleteInvoice, restoreInvoice, updateInvoice } from '@peshi/contract/office/invoices'
import { clientLedger } from '@peshi/contract/office/receipts'
import type { ClientId, MatterId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { newClient } from '../../../test/clients.ts'
import { issue, newInvoice, sayIdentity } from '../../../test/invoices.ts'
import { ladder } from '../../../test/ladder.ts'
import { followCase } from '../../../test/matters.ts'

let app: TestApp
let caller: Caller
let matter: MatterId
let other: MatterId
beforeAll(async () => {
  app = await testApp()
  const member = await newChamber(app.db)
  caller = app.as(member)
  matter = (await followCase(app, member)).matter._id
  other = (await followCase(app, member)).matter._id
  await sayIdentity(caller)
})
afterAll(() => app.close())

ladder(saveClientFee, () => app, {
  input: { params: { id: '01936f00-0000-7000-8000-000000000000' as ClientId }, body: { appearance: 1 } },
  foreign: async () => ({ params: { id: (await newClient(caller))._id }, body: { appearance: 1 } }),
  refused: 'advocate',
})

const money = async () => (await caller.call(matterMoney, { params: { id: matter } })).body.data
const note = (date: string, outcome: 'adjourned' | 'not-reached' | null, next_date: string | null = '2026-12-30') =>
  caller.call(recordOutcome, { body: { matter_id: matter, date, outcome, next_date } })
const expense = (own: object = {}) =>
  caller.call(addCharge, {
    body: { matter_id: matter, kind: 'court-fee', on: '2026-11-18', what: 'Court fee stamp', amount: 250, ...own },
  })
const lineOf = (charge_id: string, price = 250) => ({ item_name: 'Court fee', price, kind: 'disbursement', charge_id })

test('each outcome of a day adds one fee of an appearance, and takes it back when it is removed', async () => {
  await note('2026-11-16', 'adjourned')
  expect((await money()).charges).toEqual([])
  const { version } = (await money()).terms
  const terms = await caller.call(saveFeeTerms, {
    params: { id: matter },
    body: { agreed: 50_000, appearance: 3000, version },
  })
  expect(terms.status).toBe(200)
  await note('2026-11-17', 'adjourned')
  await note('2026-11-17', 'adjourned', '2026-12-29')
  await note('2026-11-18', 'not-reached')
  expect(await money()).toMatchObject({
    terms: { agreed: 50_000, appearance: 3000 },
    unbilled: 300_000,
    charges: [{ kind: 'appearance', on: '2026-11-17', what: null, amount: 3000, invoice: null }],
  })
  await note('2026-11-17', null, null)
  expect((await money()).charges).toEqual([])
})

test('a fee that a person deleted does not return with the outcome of its day, and its day is fixed', async () => {
  await note('2026-11-19', 'adjourned')
  const [fee] = (await money()).charges
  if (!fee) throw new Error('no fee')
  const moved = await caller.call(updateCharge, { params: { id: fee._id }, body: { on: '2026-11-17' } })
  expect([moved.status, moved.body.fields?.on]).toEqual([
    400,
    'This fee belongs to the hearing of its day. Delete it, and add another one.',
  ])
  await caller.call(deleteCharge, { params: { id: fee._id } })
  await note('2026-11-19', 'adjourned', '2026-12-28')
  await note('2026-11-19', null, null)
  await note('2026-11-19', 'adjourned')
  expect((await money()).charges).toEqual([])
  expect((await caller.call(deleteCharge, { params: { id: fee._id } })).status).toBe(404)
})

test('a client’s fee counts for each appearance in the client’s matters, unless the matter has its own', async () => {
  const client = await newClient(caller)
  await caller.call(linkClient, { params: { id: other }, body: { client_id: client._id, side: 'petitioner' } })
  const of = { params: { id: client._id } }
  const saved = await caller.call(saveClientFee, { ...of, body: { appearance: 4000, version: client.version } })
  expect(saved).toMatchObject({ status: 200, body: { data: { appearance: 4000, version: client.version + 1 } } })
  expect((await caller.call(clientLedger, of)).body.data.fee.appearance).toBe(4000)
  const add = async (date: string) => {
    await caller.call(recordOutcome, {
      body: { matter_id: other, date, outcome: 'adjourned', next_date: '2026-12-30' },
    })
    return (await caller.call(matterMoney, { params: { id: other } })).body.data
  }
  expect(await add('2026-11-17')).toMatchObject({ client_fee: 4000, charges: [{ amount: 4000 }] })
  await caller.call(saveFeeTerms, { params: { id: other }, body: { agreed: null, appearance: 2500 } })
  expect(await add('2026-11-18')).toMatchObject({ charges: [{ amount: 2500 }, { amount: 4000 }] })
  await caller.call(saveFeeTerms, { params: { id: other }, body: { agreed: null, appearance: 0 } })
  expect((await add('2026-11-19')).charges).toHaveLength(2)
})

test('a charge is billed once, and is free again when its invoice is cancelled', async () => {
  const charge = (await expense()).body.data
  const invoice = await newInvoice(caller, { matter_id: matter, products: [lineOf(charge._id)] } as never)
  expect((await money()).charges).toMatchObject([{ invoice: { _id: invoice._id, number: null } }])
  const twice = await caller.call(updateInvoice, {
    params: { id: (await newInvoice(caller, { matter_id: matter }))._id },
    body: { products: [lineOf(charge._id)] } as never,
  })
  expect(twice).toMatchObject({ status: 409, body: { code: 'charge-billed' } })
  const changed = await caller.call(updateCharge, { params: { id: charge._id }, body: { amount: 300 } })
  expect(changed).toMatchObject({ status: 409, body: { code: 'charge-billed' } })
  const { number } = await issue(caller, invoice._id)
  expect(await money()).toMatchObject({ billed: 25_000, due: 25_000, charges: [{ invoice: { number } }] })
  await caller.call(deleteInvoice, { params: { id: invoice._id } })
  expect(await money()).toMatchObject({ billed: 0, due: 0, unbilled: 25_000, charges: [{ invoice: null }] })
  await caller.call(deleteCharge, { params: { id: charge._id } })
})

test('a draft comes back from the bin only if its charges were not billed meanwhile', async () => {
  const charge = (await expense()).body.data
  const bill = () => newInvoice(caller, { matter_id: matter, products: [lineOf(charge._id)] } as never)
  const first = await bill()
  await caller.call(deleteInvoice, { params: { id: first._id } })
  const second = await bill()
  const restored = await caller.call(restoreInvoice, { params: { id: first._id } })
  expect(restored).toMatchObject({ status: 409, body: { code: 'charge-billed' } })
  await caller.call(deleteInvoice, { params: { id: second._id } })
  expect((await caller.call(restoreInvoice, { params: { id: first._id } })).status).toBe(200)
})

test('an invoice cannot bill the charge of another matter, and what the client paid is not to be billed', async () => {
  const charge = (await expense({ paid_by: 'client' })).body.data
  expect(await money()).toMatchObject({ unbilled: 0 })
  const corrected = await caller.call(updateCharge, { params: { id: charge._id }, body: { amount: 300 } })
  expect(corrected).toMatchObject({ status: 200, body: { data: { amount: 300, version: 2 } } })
  const foreign = await caller.call(updateInvoice, {
    params: { id: (await newInvoice(caller, { matter_id: other }))._id },
    body: { products: [lineOf(charge._id)] } as never,
  })
  expect(foreign).toMatchObject({ status: 400, body: { code: 'charge-of-other-matter' } })
})
