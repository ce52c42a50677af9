import { listClients } from '@peshi/contract/clients/clients'
import { createTask, listTasks } from '@peshi/contract/day/tasks'
import { listMatters } from '@peshi/contract/matters/matters'
import { createNote } from '@peshi/contract/matters/notes'
import { search } from '@peshi/contract/records/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, type TestApp, testApp } from '../../../test/app.ts'
import { newClient } from '../../../test/clients.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { documentSaying, orderSaying } from '../../../test/searching.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const pairs: [written: string, typed: string][] = [
  ['\u0958रारनामा', 'करारनामा'],
  ['न्\u200dयायालय', 'न्यायालय'],
  ['وكيل', 'وکیل'],
  ['धारा ३२९०', '3290'],
  ['adjourn\u00adment', 'adjournment'],
  ['Re\u0301sume\u0301', 'R\u00e9sum\u00e9'],
  ['N.H.A.I. road', 'NHAI'],
  ['A.K.Sharma', 'AK Sharma'],
  ['J.K. Synthetics', 'JK Synthetics'],
  ['in CRM-M/22875/2013', 'CRM-M-22875-2013'],
  ['in CRM-M/22875/2013', '22875-2013'],
  ['W.P. on the road', 'WP'],
  ['WP on the road', 'W.P.'],
  ['W.P.(C) of the road', 'WP(C)'],
  ['WP(C) of the road', 'W.P.(C)'],
]

test.each(pairs)('the text “%s” is found by searching for “%s”', async (written, typed) => {
  const { caller, member, matter, courtCase } = await chamberWithMatter(app, { title: `${written} v. State` })
  await newClient(caller, { name: `${written} Trust` })
  await caller.call(createNote, { body: { matter_id: matter._id, html: `<p>about ${written} today</p>` } })
  await caller.call(createTask, { body: { title: `Read ${written} again`, date: '2026-11-24' } })
  await documentSaying(app, member, matter._id, 'Paper.pdf', [{ version: 1, text: `page on ${written} here` }])
  await orderSaying(app, courtCase.id, '2026-11-02', `order on ${written} here`)
  const totals = async (asker: Caller) => {
    const found = (await asker.call(search, { query: { q: typed } })).body.data
    return [found.notes.total, found.tasks.total, found.documents.total, found.orders.total]
  }
  expect(await totals(caller)).toEqual([1, 1, 1, 1])
  const query = { search: typed }
  expect((await caller.call(listMatters, { query })).body.data).toHaveLength(1)
  expect((await caller.call(listClients, { query })).body.data).toHaveLength(1)
  expect((await caller.call(listTasks, { query })).body.data).toHaveLength(1)
})
