import { roomKey } from '@peshi/contract/day/board-marks'
import { boardOf, readBoard } from '@peshi/courts/boards/boards'
import { CourtError } from '@peshi/courts/errors'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildSandbox } from '../src/app.ts'
import type { RoomState } from '../src/court-day/board.ts'
import { courtId, openDaySession, testClock } from './sandbox-day.ts'

const clock = testClock('2026-11-20T06:00:00Z')
let app: FastifyInstance
beforeAll(async () => {
  app = await buildSandbox({ clock })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())
beforeEach(() => app.inject({ method: 'POST', url: '/control/api/reset' }))

const courts = [
  'sci',
  'hc-allahabad',
  'hc-lucknow',
  'hc-bombay',
  'hc-karnataka',
  'hc-calcutta',
  'hc-jammu',
  'hc-delhi',
  'hc-telangana',
  'hc-madras',
  'hc-madurai',
  'hc-kerala',
  'hc-patna',
  'hc-orissa',
]

function read(court: string) {
  const board = boardOf(courtId(court))
  if (!board) throw new Error(`No board of ${court}`)
  return readBoard(courtId(court), openDaySession(app, board.site), clock.now())
}

/** These boards do not tell lunch from a room that does not sit. */
const withoutLunch = [
  'sci',
  'hc-calcutta',
  'hc-telangana',
  'hc-madras',
  'hc-madurai',
  'hc-kerala',
  'hc-patna',
  'hc-orissa',
]
const stateOf = (court: string, { state }: RoomState) =>
  withoutLunch.includes(court) && state === 'at-lunch' ? 'not-in-session' : state
/** Kerala’s rooms have a letter for their floor. */
const roomIn = (court: string, { courtNo }: RoomState) =>
  court === 'hc-kerala' ? `${courtNo}${'ABCDE'[courtNo % 5]}` : String(courtNo)
/** Calcutta’s board leaves out the rooms that do not sit. */
const isShown = (court: string, { call }: RoomState) => court !== 'hc-calcutta' || call !== null

const moments = Array.from({ length: 30 }, (_, at) => new Date(Date.parse('2026-11-20T04:10:00Z') + at * 17 * 60_000))

describe.each(courts)('the board of %s', (court) => {
  test('the board shows each courtroom’s current item and state at every time of the day', async () => {
    const seen = new Set<string>()
    for (const moment of moments) {
      clock.set(moment.toISOString())
      const rooms = app.courtDay.board(court).filter((room) => isShown(court, room))
      const samples = await read(court)
      expect(samples.map(({ court_no, item, progress }) => [roomKey(court_no), item, progress])).toEqual(
        rooms.map((room) => [roomIn(court, room), room.call?.listing.item ?? null, stateOf(court, room)]),
      )
      for (const { progress } of samples) seen.add(progress)
    }
    const idle = court === 'hc-calcutta' ? [] : ['not-in-session']
    expect([...seen].toSorted()).toEqual(
      withoutLunch.includes(court) ? ['in-session', ...idle] : ['at-lunch', 'in-session', ...idle],
    )
  })

  test('reading a board fails if the site sends garbage, has a new layout or is down', async () => {
    clock.set('2026-11-20T06:00:00Z')
    const site = `board-${court.replace('hc-', '')}`
    for (const mode of ['garbage', 'changed', 'down']) {
      await app.inject({ method: 'POST', url: `/control/api/sites/${site}`, payload: { mode } })
      await expect(read(court), mode).rejects.toThrow(CourtError)
    }
  })

  test('the board shows no item at night and on Sunday', async () => {
    for (const moment of ['2026-11-19T20:00:00Z', '2026-11-22T06:00:00Z']) {
      clock.set(moment)
      const samples = await read(court)
      if (court !== 'hc-calcutta') expect(samples.length).toBeGreaterThan(1)
      expect(samples.every(({ item, progress }) => item === null && progress === 'not-in-session')).toBe(true)
    }
  })
})

describe('a simulated day in the courtrooms', () => {
  const days = ['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
  const rooms = () => {
    clock.set('2026-11-27T12:00:00Z')
    return days.flatMap((day) => app.courtDay.courts.flatMap(({ id }) => app.courtDay.play(id, day)))
  }

  test('items are called one after another from the start of the sitting to its end', () => {
    for (const { calls, starts, rises, sits } of rooms()) {
      if (!sits) expect(calls).toEqual([])
      for (const [at, call] of calls.entries()) {
        expect(call.from >= (calls[at - 1]?.to ?? starts)).toBe(true)
        expect(call.to > call.from).toBe(true)
        expect(call.from < rises).toBe(true)
      }
    }
  })

  test('some items are called out of turn, passed over, kept back or not reached', () => {
    const all = rooms()
    const calls = all.flatMap((room) => room.calls)
    const share = (count: number) => count / calls.length
    expect(share(calls.filter(({ how }) => how === 'passed-over').length)).toBeGreaterThan(0.03)
    expect(share(calls.filter(({ how }) => how === 'kept-back').length)).toBeGreaterThan(0.01)
    expect(all.filter(({ sits }) => !sits).length / all.length).toBeGreaterThan(0.02)
    expect(all.some(({ unreached, sits }) => sits && unreached.length > 0)).toBe(true)
    const isOutOfTurn = all.filter((room) =>
      room.calls.some(({ listing, isRecall }, at) => {
        const next = room.calls[at + 1]
        if (isRecall || !next || next.isRecall || next.listing.list !== listing.list) return false
        return Number(next.listing.item) < Number(listing.item)
      }),
    )
    expect(isOutOfTurn.length).toBeGreaterThan(5)
  })

  test('a passed-over or kept-back item is called again unless the court rises first', () => {
    for (const { calls, rises } of rooms()) {
      const last = calls.at(-1)
      for (const call of calls.filter(({ how }) => how !== 'heard')) {
        const again = calls.some((other) => other.isRecall && other.listing === call.listing)
        expect(again || (last !== undefined && last.to >= rises)).toBe(true)
      }
    }
  })

  test('a matter added to the supplementary list does not change the earlier calls', async () => {
    clock.set('2026-11-20T05:40:00Z')
    const before = app.courtDay.play('hc-allahabad', '2026-11-20').find(({ courtNo }) => courtNo === 43)
    const payload = { date: '2026-11-20', court_no: 43, item: 99 }
    await app.inject({ method: 'POST', url: '/control/api/cases/UPHC010412072024/list', payload })
    clock.set('2026-11-20T06:05:00Z')
    const after = app.courtDay.play('hc-allahabad', '2026-11-20').find(({ courtNo }) => courtNo === 43)
    const times = (calls: { from: Date; listing: { item: string } }[] = []) =>
      calls.map(({ from, listing }) => `${from.toISOString()} ${listing.item}`)
    expect(times(after?.calls).slice(0, 10)).toEqual(times(before?.calls).slice(0, 10))
    const listed = [...(after?.calls ?? []).map(({ listing }) => listing), ...(after?.unreached ?? [])]
    expect(listed.some(({ item, list }) => item === '99' && list === 'supplementary')).toBe(true)
  })

  test('another seed gives different calls', async () => {
    const other = await buildSandbox({ clock, seed: 'another' })
    const items = (one: FastifyInstance) => one.courtDay.play('sci', '2026-11-20').map(({ calls }) => calls.length)
    expect(items(other)).not.toEqual(items(app))
    await other.close()
  })
})
