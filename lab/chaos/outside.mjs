import { setTimeout as wait } from 'node:timers/promises'
import { say } from '../../scripts/lib/say.mjs'

const troubles = ({ slowSeconds }) => [
  [0.08, 'mail', { mode: 'down' }],
  [0.1, 'hcservices', { mode: 'slow', seconds: slowSeconds }],
  [0.2, 'mail', { mode: 'silent' }],
  [0.25, 'allahabad', { mode: 'down' }],
  [0.3, 'mail', { mode: 'cut-off' }],
  [0.4, 'hcservices', { mode: 'down' }],
  [0.45, 'mail', { mode: 'normal' }],
  [0.5, 'allahabad', { mode: 'slow', seconds: slowSeconds }],
  [0.7, 'hcservices', { mode: 'normal' }],
  [0.75, 'allahabad', { mode: 'normal' }],
]

export async function troubleOutside(sandbox, { length, slowSeconds }) {
  const began = Date.now()
  for (const [part, what, setting] of troubles({ slowSeconds })) {
    await wait(Math.max(0, began + part * length * 1000 - Date.now()))
    const path = what === 'mail' ? '/control/api/messages/mail-server' : `/control/api/sites/${what}`
    await control(sandbox, path, setting)
  }
  say('  courts were slow and down; the mail server was down, silent, and broke off before it acknowledged a mail')
}

export async function control(sandbox, path, body) {
  const reply = await fetch(sandbox + path, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!reply.ok) throw new Error(`${path} was answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()).data
}
