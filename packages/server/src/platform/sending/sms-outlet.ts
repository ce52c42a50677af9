import type { Language } from '@peshi/contract/platform/person'
import type { DispatchKind } from '@peshi/contract/platform/sending'
import { fetchFrom, type Reach } from '@peshi/courts/outgoing'
import { z } from 'zod'
import { type SmsOutlet, Undeliverable } from './outlets.ts'

/**
 * SMS through Gupshup's enterprise gateway (docs.gupshup.io, "Send Messages to Single Number", read November 2026). In
 * India an SMS goes out only with its sender's header, the principal entity and the registered template of its words
 * (TRAI's DLT rules), which the operator registers and sets. Tried against the sandbox only.
 */
export interface SmsSettings {
  url: string
  /** `inside` for the sandbox's. */
  reach: Reach
  user: string
  password: string
  /** The six letters that stand as its sender. */
  sender: string
  /** The operator's principal entity id. */
  entity: string
  /** DLT template ids: by kind for English (`digest`), by kind and language for another one (`digest/hi`). */
  templateOf: (kind: string) => string | undefined
}

const patienceMs = 20_000

const Reply = z.object({
  response: z.object({ id: z.string(), status: z.string(), details: z.string().optional().default('') }),
})

/**
 * What another try does not change. 105: the number; 106: the words; 175 and 332: not to be sent to. All others may be
 * the account's or the gateway's for a while.
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
