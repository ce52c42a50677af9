import { saveMatter } from '@peshi/contract/matters/matters'
import type { CourtId, OrderId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, type TestApp, testApp, testMorning } from '../../../test/app.ts'
import { allahabad, delhi, newOrder } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { findCase, followCase } from '../../../test/matters.ts'
import { ask, excerptText, orderSaying } from '../../../test/searching.ts'
import { caseOrder, orderPage } from '../../courts/courts/courts.schema.ts'
import { orderCopy, orderCopyPage } from '../../matters/orders/order-copies.schema.ts'
import { newId } from '../../platform/db/columns.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type Member = Awaited<ReturnType<typeof newChamber>>

describe('searching orders', () => {
  let member: Member
  let caller: Caller
  let older: OrderId
  let newer: OrderId
  let courtCase: Awaited<ReturnType<typeof followCase>>['courtCase']
  beforeAll(async () => {
    member = await newChamber(app.db)
    caller = app.as(member)
    courtCase = (await followCase(app, member, { title: 'Orders v. State', petitioner: 'Orders', case_number: '900' }))
      .courtCase
    older = await orderSaying(
      app,
      courtCase.id,
      '2026-03-01',
      'Heard. The applicant is released on anticipatory bail/surety.',
      'List on 12/04/2026.',
    )
    newer = await orderSaying(
      app,
      courtCase.id,
      '2026-10-01',
      'अभियुक्त की अग्रिम जमानत। प्रार्थना पत्र स्वीकार',
      'Bail cancelled. Anticipatory steps.',
    )
    const stranger = await followCase(app, await newChamber(app.db), { case_number: '901' })
    await orderSaying(app, stranger.courtCase.id, '2026-10-02', 'Somebody else’s anticipatory bail')
  })

  test.each<[string, [string, number][]]>([
    [
      'anticipatory bail',
      [
        ['newer', 2],
        ['older', 1],
      ],
    ],
    ['"anticipatory bail"', [['older', 1]]],
    [
      'ANTICIP',
      [
        ['newer', 2],
        ['older', 1],
      ],
    ],
    ['surety', [['older', 1]]],
    ['12/04/2026', [['older', 2]]],
    ['जमानत', [['newer', 1]]],
    ['"अग्रिम जमानत"', [['newer', 1]]],
    ['"जमानत अग्रिम"', []],
    ['somebody', []],
    ['ail', []],
    ['!:*&|', []],
  ])('the search %j finds the right pages of orders', async (q, places) => {
    const { orders } = await ask(caller, { q, kind: 'orders' })
    expect(orders.hits.map(({ order_id, page }) => [order_id === newer ? 'newer' : 'older', page])).toEqual(places)
    expect(orders.total).toBe(places.length)
  })

  test('a hit shows its order, its matter and the surrounding text', async () => {
    const { orders } = await ask(caller, { q: 'surety' })
    expect(orders.hits[0]).toMatchObject({
      order_id: older,
      page: 1,
      date: '2026-03-01',
      kind: 'order',
      matter: { title: 'Orders v. State', hc_name: allahabad },
    })
    expect(excerptText(orders.hits[0])).toBe('Heard. The applicant is released on anticipatory bail/[surety].')
  })

  test('the date filter applies to the order, and other filters apply to the matter', async () => {
    const pages = async (filters: Record<string, unknown>) =>
      (await ask(caller, { q: 'bail', ...filters })).orders.total
    expect(await pages({ from: '2026-09-01' })).toBe(1)
    expect(await pages({ to: '2026-09-01' })).toBe(1)
    expect(await pages({ court: allahabad })).toBe(2)
    expect(await pages({ court: delhi })).toBe(0)
  })

  test('a chamber’s own copy of an order is found only by that chamber, and listed once', async () => {
    const other = await newChamber(app.db)
    await followCaseOf(other, courtCase)
    const order = await newOrder(app.db, courtCase.id, { date: '2026-11-01', document: 'by-hand' })
    await app.db.asChamber(member.chamberId, async (tx) => {
      const copy = { chamber_id: member.chamberId, order_id: order.id }
      await tx
        .insert(orderCopy)
        .values({ ...copy, file_key: 'k', sha256: 's', size: 1, added_by: member.personId, added_at: testMorning })
      await tx.insert(orderCopyPage).values({ ...copy, page: 1, text: 'Dropped by hand: quasheed' })
    })
    expect((await ask(caller, { q: 'quasheed' })).orders.hits.map(({ order_id }) => order_id)).toEqual([order.id])
    expect((await ask(app.as(other), { q: 'quasheed' })).orders.total).toBe(0)
    expect((await ask(app.as(other), { q: 'surety' })).orders.total).toBe(1)
  })

  test('if hundreds of pages match, those of the newest orders come first', async () => {
    const own = await newChamber(app.db)
    const { courtCase: long } = await followCase(app, own, { case_number: '902' })
    const ids: OrderId[] = []
    for (let n = 0; n < 60; n++) ids.push(newId() as OrderId)
    await app.db.asSystem('court-sync', async (tx) => {
      await tx.insert(caseOrder).values(
        ids.map((id, n) => ({
          id,
          case_id: long.id,
          key: id,
          kind: 'order' as const,
          date: `2020-${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + Math.floor(n / 12)).padStart(2, '0')}`,
          ref: {},
          document: 'ready' as const,
          seen_at: testMorning,
        })),
      )
      for (const id of ids)
        await tx
          .insert(orderPage)
          .values(
            Array.from({ length: 10 }, (_, page) => ({ order_id: id, page: page + 1, text: 'The court adjourned.' })),
          )
    })
    const { orders } = await ask(app.as(own), { q: 'adjourned', kind: 'orders' })
    expect([orders.total, orders.is_more, orders.hits.length]).toEqual([300, true, 20])
    expect(orders.hits.map(({ date, page }) => `${date} ${page}`).slice(0, 11)).toEqual([
      ...Array.from({ length: 10 }, (_, page) => `2020-12-05 ${page + 1}`),
      '2020-12-04 1',
    ])
    const march = await ask(app.as(own), { q: 'adjourned', kind: 'orders', from: '2020-03-01', to: '2020-03-31' })
    expect([march.orders.total, march.orders.is_more]).toEqual([50, false])
  })
})

async function followCaseOf(
  member: Member,
  { id, court }: { id: Awaited<ReturnType<typeof followCase>>['courtCase']['id']; court: CourtId },
) {
  await findCase(app, member, { id, court })
  const { status } = await app.as(member).call(saveMatter, { body: { unique_id: court, matter_id: id } })
  expect(status).toBe(200)
}
