import { toDayFirst } from '@peshi/contract/platform/dates'
import { indiaDateAt, indiaSecondsAt } from '@peshi/contract/platform/india-time'
import type { FastifyInstance } from 'fastify'
import { asFields, readNumber, readText } from '../control/control.inputs.ts'
import type { Surroundings } from '../control/surroundings.ts'
import { escapeHtml } from '../sites/markup.ts'
import { NotPossible } from '../world/world.ts'
import { type MailServerMode, type MessageSink, mailServerModes, type SunkMessage } from './message-sink.ts'

export function serveMessagesApi(
  app: FastifyInstance,
  { messages: sink, pushDevices, smtpPort }: Pick<Surroundings, 'messages' | 'pushDevices' | 'smtpPort'>,
) {
  app.get('/messages', async ({ query }) => {
    const fields = asFields(query)
    const found = sink.list({ to: readText(fields, 'to'), kind: readText(fields, 'kind') })
    return { success: true, data: found.map((one) => ({ ...one, links: linksOf(one) })) }
  })
  app.get('/messages/door', async () => ({ success: true, data: { smtp_port: await smtpPort() } }))
  app.post('/messages/push-devices', async ({ protocol, host }) => ({
    success: true,
    data: pushDevices.subscribe(`${protocol}://${host}`),
  }))
  app.delete('/messages/push-devices', async ({ query }) => ({
    success: pushDevices.forget(readText(asFields(query), 'endpoint')),
  }))
  app.post('/messages/refuse', async ({ body }) => {
    sink.refuse(readNumber(asFields(body), 'times', 1000))
    return { success: true }
  })
  app.post('/messages/mail-server', async ({ body }) => {
    sink.setMailServer(readMailServerMode(body))
    return { success: true, data: { mode: sink.mailServer() } }
  })
}

export function readMailServerMode(body: unknown): MailServerMode {
  const mode = mailServerModes.find((one) => one === readText(asFields(body), 'mode'))
  if (!mode) throw new NotPossible(`mode: one of ${mailServerModes.join(', ')}.`)
  return mode
}

export const linksOf = ({ text }: SunkMessage): string[] => text.match(/https?:\/\/[^\s<>"]+/g) ?? []

const names = { email: 'E-mail', sms: 'SMS', push: 'Push' }
const modeNames: Record<MailServerMode, string> = {
  normal: 'takes mail',
  down: 'hangs up at once',
  silent: 'says nothing',
  'cut-off': 'takes mail and hangs up before it says so',
}
const timeOf = (at: Date) => `${toDayFirst(indiaDateAt(at))} ${indiaSecondsAt(at)}`
const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<>"]+/g, (address) => `<a href="${address}">${address}</a>`)

export function renderMessages(sink: MessageSink): string {
  const rows = sink
    .list()
    .map(
      (one) =>
        `<tr><td>${timeOf(one.at)}</td><td>${names[one.channel]}<br>${escapeHtml(one.kind)}</td><td>${escapeHtml(one.to)}</td><td><strong>${escapeHtml(one.subject)}</strong><div style="white-space:pre-wrap">${linked(one.text)}</div>${one.html ? `<a href="/control/messages/${one.id}">As it looks</a>` : ''}</td></tr>`,
    )
  const list = rows.length
    ? `<div class="overflow"><table><thead><tr><th>Sent</th><th>What</th><th>To</th><th>What it says</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
    : '<p>Nothing was sent yet.</p>'
  const modes = mailServerModes
    .map(
      (mode) => `<option value="${mode}"${mode === sink.mailServer() ? ' selected' : ''}>${modeNames[mode]}</option>`,
    )
    .join('')
  return `<p>E-mail, SMS and push that Peshi sent. They end here; nobody gets them. Newest first; this page loads itself again every five seconds.</p>
<form method="post" action="/control/messages/refuse"><label>Refuse the next <input name="times" type="number" min="0" max="1000" value="1"></label><button>Refuse them</button></form>
<form method="post" action="/control/messages/mail-server"><label>The mail server <select name="mode">${modes}</select></label><button>Set</button></form>${list}`
}

export const renderMail = ({ subject, html }: SunkMessage) =>
  `<p><strong>${escapeHtml(subject)}</strong></p><iframe sandbox srcdoc="${escapeHtml(html ?? '')}" title="The mail" style="width:100%;height:70vh;border:1px solid #8884;background:#fff"></iframe>`
