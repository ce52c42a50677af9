import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildSandbox } from '../app.ts'
import { makeClock } from '../clock.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await buildSandbox({ clock: makeClock('2026-11-20T05:00:00Z') })
})
afterAll(() => app.close())
beforeEach(() => app.inject({ method: 'POST', url: '/control/api/reset' }))

const post = async (path: string, payload: Record<string, unknown> = {}) =>
  app.inject({ method: 'POST', url: `/control/api${path}`, payload })
const get = async (path: string) => (await app.inject(`/control/api${path}`)).json().data

interface Room {
  court_no: number
  state: string
  item: string | null
}
const boardOf = (data: { courts: { court: string; rooms: Room[] }[] }, court = 'hc-allahabad') =>
  data.courts.find((one) => one.court === court)?.rooms ?? []

describe('the sandbox clock', () => {
  test('the date, the time and the speed of the clock can be set', async () => {
    const { data } = (await post('/day', { date: '2026-11-23', time: '11:30', speed: 600 })).json()
    expect(data).toMatchObject({ today: '2026-11-23', speed: 600 })
    expect(data.now).toMatch(/^2026-11-23T06:0/)
    await new Promise((resolve) => setTimeout(resolve, 60))
    const later = await get('/day')
    expect(Date.parse(later.now) - Date.parse(data.now)).toBeGreaterThan(30_000)
  })

  test('setting the speed keeps the clock’s time, and releasing the clock restores the real time', async () => {
    await post('/day', { date: '2026-11-23', time: '11:30' })
    expect((await post('/day', { speed: 60 })).json().data.today).toBe('2026-11-23')
    expect((await post('/day/release')).json().data).toMatchObject({ today: '2026-11-20', speed: 1 })
  })

  test('the clock reports whether it was set', async () => {
    expect(await get('/clock')).toMatchObject({ speed: 1, is_steered: false })
    await post('/day', { date: '2026-11-23', time: '11:30', speed: 60 })
    const set = await get('/clock')
    expect(set).toMatchObject({ speed: 60, is_steered: true })
    expect(set.now).toMatch(/^2026-11-23T06:0/)
    await post('/day/release')
    expect(await get('/clock')).toMatchObject({ speed: 1, is_steered: false })
  })

  test('the courts use the sandbox clock', async () => {
    await post('/day', { date: '2026-12-01', time: '09:00' })
    expect((await app.inject('/healthz')).json().today).toBe('2026-12-01')
  })

  test.each([
    ['/day', {}],
    ['/day', { time: '25:00' }],
    ['/day', { date: 'tomorrow' }],
    ['/day', { speed: 601 }],
    ['/day/replay', { date: '2026-11-22' }],
    ['/day/hc-nowhere/bench', { court_no: 1, sits: false }],
    ['/day/hc-allahabad/bench', { court_no: 999, sits: false }],
    ['/day/hc-allahabad/bench', { court_no: 1, sits: 'perhaps' }],
  ])('an impossible setting is refused with a readable message: %s %j', async (path, payload) => {
    const reply = await post(path, payload)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().message).toMatch(/\w+ .*\.$/)
  })
})

describe('a simulated day', () => {
  test('a second replay of a day gives the same board as the first', async () => {
    const states: Room[][] = []
    for (let turn = 0; turn < 2; turn++) {
      await post('/day/replay', { date: '2026-11-23', speed: 1 })
      await post('/day', { time: '12:10' })
      states.push(boardOf(await get('/day')))
    }
    expect(states[0]?.some(({ state }) => state === 'in-session')).toBe(true)
    expect(states[1]).toEqual(states[0])
  })

  test('the calls that the control API lists for a day match the boards', async () => {
    await post('/day', { date: '2026-11-23', time: '11:40' })
    const { rooms } = await get('/day/hc-allahabad?date=2026-11-23')
    const now = (await get('/day')).now
    const reported = rooms.map((room: { court_no: number; calls: { item: string; from: string; to: string }[] }) => [
      room.court_no,
      room.calls.find(({ from, to }) => from <= now && now < to)?.item ?? null,
    ])
    expect(boardOf(await get('/day')).map(({ court_no, item }) => [court_no, item])).toEqual(reported)
  })

  test('a bench that does not sit shows no item, and its cause list is unchanged', async () => {
    await post('/day', { date: '2026-11-23', time: '11:40' })
    const [sitting] = boardOf(await get('/day')).filter(({ item }) => item !== null)
    const listed = app.courtDay.docket('hc-allahabad', '2026-11-23').main?.length
    const { data } = (await post('/day/hc-allahabad/bench', { court_no: sitting?.court_no, sits: false })).json()
    expect(boardOf(data).find(({ court_no }) => court_no === sitting?.court_no)).toMatchObject({
      state: 'not-in-session',
      item: null,
    })
    expect(app.courtDay.docket('hc-allahabad', '2026-11-23').main).toHaveLength(listed ?? 0)
  })

  test('the pages of a simulated day work without JavaScript', async () => {
    const page = await app.inject('/control/day')
    expect(page.payload).toContain('High Court of Judicature at Allahabad')
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const submit = (url: string, payload: string) => app.inject({ method: 'POST', url, headers: form, payload })
    expect((await submit('/control/day', 'date=2026-11-23&time=11%3A40&speed=10')).statusCode).toBe(303)
    expect((await app.inject('/control/day/sci?date=2026-11-23')).payload).toContain('Not reached')
    const bench = await submit('/control/day/sci/bench', 'date=2026-11-23&court_no=1&sits=false')
    expect(bench.headers.location).toBe('/control/day/sci?date=2026-11-23')
    expect((await app.inject('/control/day/sci?date=2026-11-23')).payload).toContain('Court 1: does not sit')
    expect((await app.inject('/control/day/nowhere')).statusCode).toBe(400)
  })
})

test('a site in the mode “down” for one day works again on the next day', async () => {
  const page = '/board-allahabad-host/courtview/CourtViewAllahabad.do'
  await post('/sites/board-allahabad', { mode: 'down', days: 1 })
  expect((await app.inject(page)).statusCode).toBe(503)
  await post('/day', { date: '2026-11-21', time: '10:31' })
  expect((await app.inject(page)).statusCode).toBe(200)
})
