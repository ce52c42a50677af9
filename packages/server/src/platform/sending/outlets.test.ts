import { createServer } from 'node:net'
import type { DispatchId } from '@peshi/contract/platform/ids'
import { buildSandbox } from '@peshi/sandbox/app'
import { makeClock } from '@peshi/sandbox/clock'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createReader } from '../process/settings-reader.ts'
import { asLine, createMailOutlet } from './mail-outlet.ts'
import { sandboxOutlets } from './open-outlets.ts'
import type { Message, Outlets } from './outlets.ts'
import { readMail, readSms } from './read-sending-settings.ts'
import { createSmsOutlet } from './sms-outlet.ts'

let sandbox: FastifyInstance
let url: string
let outlets: Pick<Outlets, 'email' | 'sms'>
beforeAll(async () => {
  sandbox = await buildSandbox({ clock: makeClock('2026-11-20T05:00:00Z') })
  url = await sandbox.listen({ port: 0, host: '127.0.0.1' })
  outlets = sandboxOutlets(url)
})
afterAll(() => sandbox.close())

const message = (own: Partial<Message> = {}): Message => ({
  id: '01936f00-0000-7000-8000-000000000001' as DispatchId,
  to: 'asha@example.in',
  kind: 'digest',
  language: 'hi',
  subject: 'नई तारीख़ें',
  text: 'Two new dates.',
  html: null,
  unsubscribe: null,
  replyTo: null,
  attachment: null,
  ...own,
})
const post = (channel: 'email' | 'sms', own: Partial<Message> = {}) =>
  outlets[channel]?.send(message(own), new AbortController().signal)
const received = async (to: string) => (await sandbox.inject(`/control/api/messages?to=${to}`)).json().data

describe('mail', () => {
  test('a mail arrives unchanged, and its mail id contains the id of the message', async () => {
    const unsubscribe = 'https://peshi.example.in/alerts/off?token=x'
    const replyTo = 'chamber@example.in'
    expect(await post('email', { html: '<p>Two</p>', unsubscribe, replyTo })).toContain(
      '01936f00-0000-7000-8000-000000000001@',
    )
    const [mail] = await received('asha@example.in')
    expect(mail).toMatchObject({ channel: 'email', kind: 'digest', subject: 'नई तारीख़ें', html: '<p>Two</p>\n' })
    expect(mail.headers).toMatchObject({
      'content-language': 'hi',
      'auto-submitted': 'auto-generated',
      'reply-to': replyTo,
      'list-unsubscribe': `<${unsubscribe}>`,
    })
  })

  test.each([
    'A v. B\r\nBcc: thief@example.in',
    'A v. B\nBcc: thief@example.in',
    'A v. B\u2028Bcc: thief@example.in',
    'A v. B\r\n\r\n<b>body</b>',
  ])('the subject %j cannot add a header', async (subject) => {
    const to = `s${subject.length}${subject.charCodeAt(6)}@example.in`
    await post('email', { to, subject })
    const [mail] = await received(to)
    expect(mail.subject).toBe(asLine(subject))
    expect(Object.keys(mail.headers)).not.toContain('bcc')
    expect(await received('thief@example.in')).toEqual([])
  })

  test.each([
    'asha@example.in, thief@example.in',
    'asha@example.in\r\nBcc: thief@example.in',
    '<asha@example.in>;thief@example.in',
    'asha',
    '"a b"@example.in',
  ])('the recipient %j is refused because it is not a single address', async (to) => {
    await expect(post('email', { to })).rejects.toMatchObject({ problem: 'refused' })
    expect(await received('thief@example.in')).toEqual([])
  })

  test('a mail to an unknown recipient fails permanently, and to a busy server temporarily', async () => {
    await expect(post('email', { to: 'nobody@example.in' })).rejects.toMatchObject({ problem: 'refused' })
    await sandbox.inject({ method: 'POST', url: '/control/api/messages/refuse', payload: { times: 1 } })
    const busy = await post('email', { to: 'busy@example.in' })?.catch((error: unknown) => error)
    expect(busy).toBeInstanceOf(Error)
    expect(busy).not.toHaveProperty('problem')
  })
})

test('no mail is sent to a server on another machine without encryption', async () => {
  const said: string[] = []
  const server = createServer((socket) => {
    socket.on('data', (bytes) => {
      said.push(String(bytes).trim())
      socket.write(/^EHLO/i.test(String(bytes)) ? '250 plain.example.in\r\n' : '502 Not here\r\n')
    })
    socket.on('error', () => undefined).write('220 plain.example.in\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve))
  const { port } = server.address() as { port: number }
  const from = { name: 'Peshi', address: 'office@example.in' }
  const outlet = createMailOutlet(async () => ({ url: `smtp://user:password@127.0.0.2:${port}`, from }))
  await expect(outlet.send(message({}), new AbortController().signal)).rejects.toThrow()
  server.close()
  expect(said.map((line) => line.split(' ')[0])).toEqual(['EHLO', 'STARTTLS'])
})

describe('SMS', () => {
  test('an SMS is sent with its template and sender, and its Unicode text arrives unchanged', async () => {
    await post('sms', { to: '9876543210', kind: 'reset-code', text: '123456 आपका कोड है।' })
    expect(await received('9876543210')).toMatchObject([
      {
        channel: 'sms',
        kind: 'reset-code',
        from: 'PESHII',
        text: '123456 आपका कोड है।',
        headers: { msg_type: 'Unicode_text' },
      },
    ])
  })

  test('each SMS kind can have one template per language, and missing templates are reported', async () => {
    const templates = new Map([
      ['reset-code', '1107'],
      ['reset-code/hi', '1108'],
    ])
    const outlet = createSmsOutlet({
      url: `${url}/sms-host/GatewayAPI/rest`,
      reach: 'inside',
      user: 'demo',
      password: 'demo',
      sender: 'PESHII',
      entity: 'demo',
      templateOf: (name) => templates.get(name),
    })
    expect((['en', 'hi', 'ur'] as const).map((one) => outlet.hasTemplate('reset-code', one))).toEqual([
      true,
      true,
      false,
    ])
    expect(outlet.hasTemplate('digest', 'en')).toBe(false)
    const urdu = message({ to: '9876543211', kind: 'reset-code', language: 'ur' })
    await expect(outlet.send(urdu, new AbortController().signal)).rejects.toMatchObject({ problem: 'no-template' })
  })

  test('a refusal by the gateway is final, and an outage is retried', async () => {
    await expect(post('sms', { to: '12345' })).rejects.toMatchObject({ problem: 'refused' })
    await expect(post('sms', { to: '9876543210', text: '' })).rejects.toMatchObject({ problem: 'refused' })
    await sandbox.inject({ method: 'POST', url: '/control/api/messages/refuse', payload: { times: 1 } })
    await expect(post('sms', { to: '9876543210' })).rejects.toThrow('The gateway answered 503')
  })
})

describe('message settings', () => {
  const problemsOf = (env: Record<string, string>) => {
    const read = createReader(env)
    const found = { mail: readMail(read), sms: readSms(read) }
    return { ...found, problems: read.problems.map((problem) => problem.split(':')[0]) }
  }

  test('the settings of each channel are read, and a channel without settings sends no messages', () => {
    expect(problemsOf({})).toEqual({ mail: null, sms: null, problems: [] })
    const { mail, sms, problems } = problemsOf({
      PESHI_MAIL: 'smtps://user:p%40ss@mail.example.in',
      PESHI_MAIL_FROM: 'Shukla Chambers <Office@example.in>',
      PESHI_SMS: 'gupshup://2000:p%40ss@enterprise.smsgupshup.com?sender=PESHII&entity=1101',
      PESHI_SMS_TEMPLATES: 'reset-code=1107, reset-code/hi=1108',
    })
    expect(problems).toEqual([])
    expect(mail?.from).toEqual({ name: 'Shukla Chambers', address: 'office@example.in' })
    expect(sms).toMatchObject({
      url: 'https://enterprise.smsgupshup.com/GatewayAPI/rest',
      user: '2000',
      password: 'p@ss',
      sender: 'PESHII',
      entity: '1101',
    })
    expect(['reset-code', 'reset-code/hi', 'digest'].map((kind) => sms?.templateOf(kind))).toEqual([
      '1107',
      '1108',
      undefined,
    ])
  })

  test.each([
    [{ PESHI_MAIL: 'smtps://mail.example.in' }, ['PESHI_MAIL_FROM']],
    [{ PESHI_MAIL: 'mail.example.in', PESHI_MAIL_FROM: 'a@example.in' }, ['PESHI_MAIL']],
    [{ PESHI_MAIL_FROM: 'a@example.in' }, ['PESHI_MAIL']],
    [{ PESHI_SMS: 'gupshup://u:p@host' }, ['PESHI_SMS']],
    [{ PESHI_SMS: 'https://u:p@host?sender=a&entity=1' }, ['PESHI_SMS']],
    [{ PESHI_SMS_TEMPLATES: 'nothing=1' }, ['PESHI_SMS_TEMPLATES']],
  ])('the wrong setting %j is reported', (env, problems) => {
    expect(problemsOf(env).problems).toEqual(problems)
  })
})
