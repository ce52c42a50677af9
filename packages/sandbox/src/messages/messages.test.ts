import type { FastifyInstance } from 'fastify'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildSandbox } from '../app.ts'
import { makeClock } from '../clock.ts'

let app: FastifyInstance
let mailbox: ReturnType<typeof createTransport>
let impatient: typeof mailbox
beforeAll(async () => {
  app = await buildSandbox({ clock: makeClock('2026-11-20T05:00:00Z') })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { smtp_port } = (await app.inject('/control/api/messages/door')).json().data
  const host = '127.0.0.1'
  mailbox = createTransport({ host, port: smtp_port })
  impatient = createTransport({ host, port: smtp_port, greetingTimeout: 200 })
})
afterAll(async () => {
  mailbox.close()
  impatient.close()
  await app.close()
})
beforeEach(() => app.inject({ method: 'POST', url: '/control/api/reset' }))

const messages = async (query = '') => (await app.inject(`/control/api/messages${query}`)).json().data
const sms = (fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/sms-host/GatewayAPI/rest',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      method: 'SendMessage',
      userid: 'u',
      password: 'p',
      send_to: '919876543210',
      msg: 'Hello',
      mask: 'PESHII',
      dltTemplateId: 'reset-code',
      ...fields,
    }).toString(),
  })
const mail = (to: string, kind = 'digest', box = mailbox) =>
  box.sendMail({
    from: 'demo@peshi.invalid',
    to,
    subject: 'पेशी',
    text: 'See https://peshi.example.in/x?y=1 soon',
    html: '<p>See</p>',
    headers: { 'X-Peshi-Kind': kind },
  })

test('mail is stored with its links, listed newest first, and found by recipient and kind', async () => {
  await mail('A@example.in')
  await mail('b@example.in', 'invitation')
  expect((await messages()).map(({ to }: { to: string }) => to)).toEqual(['b@example.in', 'a@example.in'])
  expect(await messages('?to=a@example.in&kind=digest')).toMatchObject([
    {
      channel: 'email',
      subject: 'पेशी',
      links: ['https://peshi.example.in/x?y=1'],
      html: expect.stringContaining('See'),
    },
  ])
  expect(await messages('?to=a@example.in&kind=invitation')).toEqual([])
  const page = (await app.inject('/control/messages')).payload
  expect(page).toContain('<a href="https://peshi.example.in/x?y=1">')
})

test('SMS replies have the gateway’s format for success and for refusal', async () => {
  expect((await sms({})).json().response).toMatchObject({ status: 'success', phone: '919876543210' })
  expect(await messages('?to=9876543210')).toMatchObject([{ channel: 'sms', kind: 'reset-code', text: 'Hello' }])
  const refusals: Record<string, string>[] = [
    { send_to: '9112345' },
    { msg: '' },
    { dltTemplateId: '' },
    { password: '' },
  ]
  const ids = await Promise.all(refusals.map(async (wrong) => (await sms(wrong)).json().response))
  expect(ids.map(({ id, status }) => [id, status])).toEqual([
    ['105', 'error'],
    ['106', 'error'],
    ['332', 'error'],
    ['102', 'error'],
  ])
  expect(await messages()).toHaveLength(1)
})

test('the mail server can be down, be silent or cut the connection, and then works again', async () => {
  const setServer = (mode: string) =>
    app.inject({ method: 'POST', url: '/control/api/messages/mail-server', payload: { mode } })
  expect((await setServer('asleep')).statusCode).toBe(400)
  await setServer('down')
  await expect(mail('a@example.in')).rejects.toThrow()
  await setServer('silent')
  await expect(mail('a@example.in', 'digest', impatient)).rejects.toThrow(/greeting/i)
  expect(await messages()).toEqual([])
  await setServer('cut-off')
  await expect(mail('a@example.in')).rejects.toThrow(/closed|reset|hang/i)
  await setServer('normal')
  await mail('a@example.in')
  expect((await messages()).map(({ acknowledged }: { acknowledged: boolean }) => acknowledged)).toEqual([true, false])
  expect((await app.inject('/control/messages')).payload).toContain('<option value="normal" selected>')
})

test('the number of refusals set on the control page counts SMS and mails together', async () => {
  await app.inject({ method: 'POST', url: '/control/api/messages/refuse', payload: { times: 2 } })
  expect((await sms({})).statusCode).toBe(503)
  await expect(mail('a@example.in')).rejects.toMatchObject({ responseCode: 451 })
  await mail('a@example.in')
  await expect(mail('nobody@example.in')).rejects.toMatchObject({ responseCode: 550 })
  expect(await messages()).toHaveLength(1)
})
