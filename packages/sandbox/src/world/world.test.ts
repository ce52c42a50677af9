import { describe, expect, test } from 'vitest'
import { makeClock } from '../clock.ts'
import { isWorkingDay, workingDayFrom } from './calendar.ts'
import { courtById, sandboxCourts } from './courts.ts'
import { demoCases } from './demo-cases.ts'
import { createWorld, NotPossible } from './world.ts'

const now = '2026-11-20T05:00:00Z'
const today = '2026-11-20'
const openWorld = (at = now) => createWorld('peshi', makeClock(at))
const cases = openWorld().cases()
const each = (name: string, check: (subject: (typeof cases)[number]) => void) =>
  test(name, () => {
    for (const subject of cases) check(subject)
  })

describe('the seeded world', () => {
  test('there are at least three hundred cases at ten courts, of many types and stages', () => {
    expect(cases.length).toBeGreaterThanOrEqual(300)
    expect(new Set(cases.map((one) => one.court))).toEqual(new Set(sandboxCourts.map((one) => one.id)))
    expect(new Set(cases.map((one) => one.caseType.kind)).size).toBe(11)
    expect(new Set(cases.map((one) => one.stage)).size).toBeGreaterThan(6)
    const disposals = new Set(cases.map((one) => one.natureOfDisposal))
    for (const nature of ['ALLOWED', 'DISMISSED', 'DISMISSED AS WITHDRAWN', 'DISPOSED OFF', 'BAIL GRANTED'])
      expect(disposals).toContain(nature)
  })

  test('each case has a unique CNR, number and site id, and each document has a unique id', () => {
    expect(new Set(cases.map((one) => one.cnr)).size).toBe(cases.length)
    expect(new Set(cases.map((one) => `${one.court} ${one.caseNo}`)).size).toBe(cases.length)
    expect(new Set(cases.map((one) => one.siteId)).size).toBe(cases.length)
    const documents = cases.flatMap((one) => one.orders.map((order) => order.documentId))
    expect(new Set(documents).size).toBe(documents.length)
  })

  test('the cases include unusual names and values that parsers meet on real pages', () => {
    const names = cases.flatMap((one) => [...one.petitioners, ...one.respondents]).map((party) => party.name)
    expect(names.some((name) => /[\u0900-\u097f]/.test(name))).toBe(true)
    expect(names.some((name) => name.includes(' @ '))).toBe(true)
    expect(names.some((name) => name.length > 150)).toBe(true)
    expect(names.some((name) => name.includes('&'))).toBe(true)
    expect(Math.max(...cases.map((one) => one.respondents.length))).toBe(60)
    expect(cases.some((one) => one.orders.some((order) => order.language === 'hi'))).toBe(true)
  })

  each('the CNR of each case has the format and the letters of its court', (subject) => {
    expect(subject.cnr).toMatch(/^[A-Z]{4}[A-Z0-9]{2}\d{6}\d{4}$/)
    expect(subject.cnr.startsWith(courtById(subject.court)?.cnrPrefix ?? '?')).toBe(true)
    expect(subject.caseNo).toMatch(/^2\d{14}$/)
  })

  each('each case is filed before it is registered, and registered before it is heard', (subject) => {
    expect(subject.filingDate <= subject.registrationDate).toBe(true)
    expect(subject.registrationDate <= today).toBe(true)
    expect(subject.registrationDate.startsWith(String(subject.year))).toBe(true)
    const dates = [subject.registrationDate, ...subject.sittings.map((one) => one.date)]
    expect(dates).toEqual([...new Set(dates)].sort())
    for (const { date } of subject.sittings) expect(isWorkingDay(date)).toBe(true)
    expect(subject.sittings.every((one) => one.date < today)).toBe(true)
  })

  each('a pending case has its next date on a working day, a decided or reserved case has none', (subject) => {
    const reserved = subject.sittings.at(-1)?.reserves
    if (subject.status === 'disposed' || reserved) expect(subject.nextHearingDate).toBeNull()
    else {
      expect(subject.nextHearingDate && subject.nextHearingDate >= today).toBe(true)
      expect(isWorkingDay(subject.nextHearingDate ?? '')).toBe(true)
    }
    expect(subject.decisionDate).toBe(subject.status === 'disposed' ? subject.sittings.at(-1)?.date : null)
  })

  each('the business of each hearing contains the date of the next hearing', (subject) => {
    for (const [at, sitting] of subject.sittings.entries()) {
      const next = subject.sittings[at + 1]?.date ?? subject.nextHearingDate
      if (sitting.disposal || sitting.reserves || !next) continue
      expect(sitting.business).toContain(next.split('-').reverse().join('.'))
    }
  })

  each('a case has at most nine orders, each from a day with a hearing', (subject) => {
    expect(subject.orders.length).toBeLessThanOrEqual(9)
    expect(subject.orders.map((one) => one.number)).toEqual(subject.orders.map((_, at) => at + 1))
    for (const order of subject.orders) expect(subject.sittings.some((one) => one.date === order.date)).toBe(true)
  })

  test('every demo case exists, except the demo case that is meant to be missing', () => {
    const world = openWorld()
    for (const demo of demoCases) {
      const found = world.findByNumber(demo.court, demo.caseTypeCode, String(demo.number), String(demo.year))
      expect(found.map((one) => one.cnr)).toEqual(demo.cnr ? [demo.cnr] : [])
    }
  })

  test('the past hearings and orders of a case stay the same as time passes', () => {
    const later = new Map(
      openWorld('2027-03-15T05:00:00Z')
        .cases()
        .map((one) => [one.id, one]),
    )
    for (const subject of cases) {
      const then = later.get(subject.id)
      expect(then?.sittings.slice(0, subject.sittings.length)).toEqual(subject.sittings)
      expect(then?.orders.slice(0, subject.orders.length)).toEqual(subject.orders)
    }
    expect(later.size).toBeGreaterThan(cases.length)
  })
})

describe('changes from the control page', () => {
  const id = 'UPHC010412072024'

  test('an order adds a hearing and a document, and changes the next date', () => {
    const world = openWorld()
    const before = world.find(id)
    const after = world.passOrder(id, { text: 'Counter affidavit be filed.', date: today, nextDate: '2026-12-18' })
    expect(after.sittings).toHaveLength((before?.sittings.length ?? 0) + 1)
    expect(after.orders.at(-1)).toMatchObject({
      date: today,
      kind: 'order',
      paragraphs: expect.arrayContaining(['Counter affidavit be filed.']),
    })
    expect(world.find(id)?.nextHearingDate).toBe('2026-12-18')
    expect(world.findOrderById(after.orders.at(-1)?.documentId ?? 0)?.subject.id).toBe(id)
  })

  test('if an order gives no next date, the next date is the first working day at least four weeks later', () => {
    const after = openWorld().passOrder(id, { text: 'Adjourned.' })
    expect(after.nextHearingDate).toBe(workingDayFrom('2026-12-18'))
  })

  test('a new listing sets the next date, the courtroom and the item number of a case', () => {
    const after = openWorld().list(id, { date: '2026-11-23', courtNo: 7, item: 42 })
    expect(after).toMatchObject({ nextHearingDate: '2026-11-23', nextListing: { courtNo: 7, item: 42 } })
  })

  test('a disposed case stays disposed until the world is reset', () => {
    const world = openWorld()
    const after = world.dispose(id)
    expect(after).toMatchObject({ status: 'disposed', nextHearingDate: null, decisionDate: today })
    expect(after.orders.at(-1)?.kind).toBe('judgment')
    expect(() => world.passOrder(id, { text: 'More.' })).toThrow(NotPossible)
    expect(() => world.list(id, { date: '2026-12-01', courtNo: 1, item: 1 })).toThrow(NotPossible)
    world.reset()
    expect(world.find(id)?.status).toBe('pending')
  })

  test('an impossible change is refused', () => {
    const world = openWorld()
    expect(() => world.passOrder(id, { text: 'Early.', date: '2019-01-02' })).toThrow(NotPossible)
    expect(() => world.passOrder(id, { text: 'Ahead.', date: '2026-11-21' })).toThrow(NotPossible)
    expect(() => world.passOrder(id, { text: 'Back.', nextDate: today })).toThrow(NotPossible)
    expect(() => world.list(id, { date: '2026-11-19', courtNo: 1, item: 1 })).toThrow(NotPossible)
    expect(() => world.passOrder('NOSUCHCASE', { text: 'Nothing.' })).toThrow(NotPossible)
  })
})
