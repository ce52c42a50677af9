import type { Language } from '@peshi/contract/platform/person'
import type { DispatchKind } from '@peshi/contract/platform/sending'
import { fetchFrom, type Reach } from '@peshi/courts/outgoing'
import { z } from 'zod'
import { type SmsOutlet, Undeliverable } from './outlets.ts'

/**
 * Gupshup's gateway (docs.gupshup.io, read November 2026), tested only against a simulation.
 * India's DLT rules for SMS require a registered `sender`, `entity` and template (`templateOf`).
 */
export interface SmsSettings {
  url: string
  reach: Reach
  user: string
  password: string
  sender: string
  entity: string
  templateOf: (kind: string) => string | undefined
}

const patienceMs = 20_000

const Reply = z.object({
  response: z.object({ id: z.string(), status: z.string(), details: z.string().optional().default('') }),
})

/**
 * Gupshup's errors that a retry cannot change. 105: invalid number. 106: invalid text. 175 and 332: receiver blocked.
 */
const finalCodes = ['105', '106', '175', '332']

const isPlain = (text: string) => /^[\x20-\x7e\n]*$/.test(text)

export function createSmsOutlet({ url, reach, user, password, sender, entity, templateOf }: SmsSettings): SmsOutlet {
  const find = (kind: DispatchKind, language: Language) => templateOf(language === 'en' ? kind : `${kind}/${language}`)

  return {
    hasTemplate: (kind, language) => find(kind, language) !== undefined,

    async send({ to, kind, language, text }, signal) {
      if (!/^[6-9]\d{9}$/.test(to)) throw new Undeliverable('refused', 'This is no mobile number of India.')
      const template = find(kind, language)
      if (!template) throw new Undeliverable('no-template', `No DLT template is set for ${kind} in ${language}.`)
      const reply = await fetchFrom(reach, url, {
        method: 'POST',
        body: new URLSearchParams({
          method: 'SendMessage',
          send_to: `91${to}`,
          msg: text,
          msg_type: isPlain(text) ? 'TEXT' : 'Unicode_text',
          userid: user,
          password,
          auth_scheme: 'plain',
          v: '1.1',
          format: 'json',
          mask: sender,
          principalEntityId: entity,
          dltTemplateId: template,
        }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
      })
      if (!reply.ok) throw new Error(`The gateway answered ${reply.status}`)
      const { response } = Reply.parse(await reply.json())
      if (response.status === 'success') return response.id
      const said = `${response.id}: ${response.details}`
      if (finalCodes.includes(response.id)) throw new Undeliverable('refused', said)
      throw new Error(said)
    },
  }
}
