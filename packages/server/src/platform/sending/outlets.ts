import type { DispatchId } from '@peshi/contract/platform/ids'
import type { Language } from '@peshi/contract/platform/person'
import type { Channel, DispatchKind, DispatchProblem } from '@peshi/contract/platform/sending'
import { Conflict } from '../errors.ts'
import type { Attachment } from './dispatches.schema.ts'

declare module '../process/context.ts' {
  interface Context {
    outlets: Outlets
  }
}

export interface Message {
  id: DispatchId
  to: string
  kind: DispatchKind
  language: Language
  subject: string | null
  text: string
  html: string | null
  unsubscribe: string | null
  replyTo: string | null
  attachment: Attachment | null
}

/** `send` returns the provider's id of the message, or null. Throws if the provider did not accept the message. */
export interface Outlet {
  send(message: Message, signal: AbortSignal): Promise<string | null>
}

export interface SmsOutlet extends Outlet {
  hasTemplate(kind: DispatchKind, language: Language): boolean
}

export interface PushOutlet extends Outlet {
  publicKey: string
}

export type Outlets = Readonly<Record<Channel, Outlet | null> & { sms: SmsOutlet | null; push: PushOutlet | null }>

const offSentences = {
  email: 'This installation sends no e-mail. Ask whoever runs it to set a mail server.',
  sms: 'This installation sends no SMS. Ask whoever runs it to set a gateway.',
  push: 'This installation sends no push messages.',
} as const satisfies Record<Channel, string>

export function requireChannel(outlets: Outlets, channel: Channel): void {
  if (outlets[channel] === null) throw new Conflict(offSentences[channel], 'channel-off')
}

export class Undeliverable extends Error {
  readonly problem: DispatchProblem
  constructor(problem: DispatchProblem, detail: string) {
    super(detail)
    this.problem = problem
  }
}
