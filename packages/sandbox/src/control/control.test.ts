import { createHash } from 'node:crypto'
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

const id = 'UPHC010412072024'
const post = (url: string, payload: Record<string, unknown>) => app.inject({ method: 'POST', url, payload })
const submit = (url: string, form: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })

describe('control API', () => {
  test('cases are found by court and search words', async () => {
    const reply = await app.inject('/control/api/cases?court=hc-allahabad&q=wric%2012345')
    const { data } = reply.json()
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({ id, case_type: 'WRIC', case_number: '12345', status: 'pending' })
  })

  test('an order, a listing, a disposal and a reset can be requested through the API', async () => {
    const ordered = await post(`/control/api/cases/${id}/order`, {
      text: 'List with the record.',
      next_date: '2026-12-10',
    })
    expect(ordered.json().data).toMatchObject({ next_hearing_date: '2026-12-10' })
    const listed = await post(`/control/api/cases/${id}/list`, { date: '2026-12-11', court_no: 3, item: 12 })
    expect(listed.json().data.next_listing).toEqual({ court_no: 3, item: 12 })
    expect((await post(`/control/api/cases/${id}/dispose`, {})).json().data.status).toBe('disposed')
    await post('/control/api/reset', {})
    expect((await app.inject(`/control/api/cases/${id}`)).json().data.status).toBe('pending')
  })

  test.each([
    [`/control/api/cases/${id}/order`, {}],
    [`/control/api/cases/${id}/order`, { text: 'x', next_date: '31-13-2026' }],
    [`/control/api/cases/${id}/list`, { date: '2026-12-11', court_no: 'three', item: 1 }],
    ['/control/api/cases/NOSUCHCASE/order', { text: 'x' }],
    ['/control/api/sites/hcservices', { mode: 'broken' }],
    ['/control/api/sites/nosuchsite', { mode: 'down' }],
    ['/control/api/sites/hcservices', { mode: 'slow', seconds: 9999 }],
  ])('an impossible request is refused with a readable message: %s %j', async (url, payload) => {
    const reply = await post(url, payload)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ success: false, message: expect.stringMatching(/\w+ .*\.$/) })
  })

  test('unanswered captchas are listed newest first, with their answer and picture hash', async () => {
    const picture = await app.inject('/hcservices-host/hcservices/securimage/securimage_show.php')
    await app.inject('/lucknow-host/status/index.php/case-number')
    const { data } = (await app.inject('/control/api/captchas')).json()
    expect(data.map((one: { site: string }) => one.site)).toEqual(['lucknow', 'hcservices'])
    expect(data[0].answer).toMatch(/^\d{4}$/)
    expect(data[1].answer).toMatch(/^[A-Z0-9]{6}$/)
    expect(data[0].id).toBeGreaterThan(data[1].id)
    expect(data[1].sha256).toBe(createHash('sha256').update(picture.rawPayload).digest('hex'))
  })
})

describe('the mode of a site', () => {
  const page = '/allahabad-host/apps/status_ccms/index.php/case-number'
  const set = (mode: string, seconds?: number) => post('/control/api/sites/allahabad', { mode, seconds })

  test('the modes down, blocked, maintenance and changed take effect, and normal ends them', async () => {
    await set('down')
    expect((await app.inject(page)).statusCode).toBe(503)
    await set('blocked')
    expect((await app.inject(page)).statusCode).toBe(403)
    await set('maintenance')
    expect((await app.inject(page)).payload).toContain('currently down for maintenance')
    await set('changed')
    expect((await app.inject(page)).payload).not.toContain('id="case_type"')
    await set('normal')
    expect((await app.inject(page)).payload).toContain('id="case_type"')
  })

  test('the mode slow delays the reply', async () => {
    await set('slow', 0.2)
    const started = performance.now()
    expect((await app.inject(page)).statusCode).toBe(200)
    expect(performance.now() - started).toBeGreaterThan(180)
  })

  test('the mode of one site does not affect another site', async () => {
    await set('down')
    expect((await app.inject('/lucknow-host/status/index.php/case-number')).statusCode).toBe(200)
  })
})

describe('control pages', () => {
  test.each([
    '/control',
    '/control/sites',
    '/control/cases',
    '/control/cases?court=hc-delhi&q=bail',
    '/control/demo',
    `/control/cases/${id}`,
  ])('the page %s opens and says that its data are invented', async (url) => {
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(200)
    expect(reply.payload).toContain('Sandbox: pretend court sites; every person and case here is invented.')
  })

  test('the forms of the control pages work without JavaScript', async () => {
    const reply = await submit(`/control/cases/${id}/order`, {
      text: 'Issue notice.',
      date: '2026-11-20',
      next_date: '',
    })
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `/control/cases/${id}`])
    expect((await app.inject(`/control/cases/${id}`)).payload).toContain('Issue notice.')
    expect((await submit('/control/sites/lucknow', { mode: 'down', seconds: '5' })).statusCode).toBe(303)
    expect((await submit('/control/reset', {})).statusCode).toBe(303)
  })

  test('a refused form shows the reason', async () => {
    const reply = await submit(`/control/cases/${id}/order`, { text: 'Too early.', date: '2019-01-01' })
    expect(reply.statusCode).toBe(400)
    expect(reply.payload).toContain('role="alert"')
  })

  test('text with markup is shown as text', async () => {
    await submit(`/control/cases/${id}/order`, { text: '<script>alert(1)</script>' })
    const { payload } = await app.inject(`/control/cases/${id}`)
    expect(payload).toContain('&lt;script&gt;')
    expect(payload).not.toContain('<script>')
  })

  test('an order’s document opens', async () => {
    const reply = await app.inject('/control/orders/8000101.pdf')
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await app.inject('/control/orders/1.pdf')).statusCode).toBe(404)
    expect((await app.inject('/control/cases/NOSUCH')).statusCode).toBe(404)
  })
})
