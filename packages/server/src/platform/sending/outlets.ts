import type { DispatchId } from '@peshi/contract/platform/ids'
import type { Language } from '@peshi/contract/platform/person'
import type { Channel, DispatchKind, DispatchProblem } from '@peshi/contract/platform/sending'
import { Conflict } from '../errors.ts'
import type { Attachment } from './dispatches.schema.ts'

declare module '../process/context.ts' {
  interface Context {
    /** How people are reached outside the product. */
    outlets: Outlets
  }
}

/** What an outlet is given to send. `id` stays the same when it is tried again. */
export interface Message {
  id: DispatchId
  to: string
  kind: DispatchKind
  language: Language
  subject: string | null
  text: string
  html: string | null
  unsubscribe: string | null
  /** Whom an answer to a mail goes to; null for the installation. */
  replyTo: string | null
  attachment: Attachment | null
}

/** A provider of one channel. Gives the provider's own id for what it took, throws where it took nothing. */
export interface Outlet {
  send(message: Message, signal: AbortSignal): Promise<string | null>
}

/** An SMS goes out in the words of a registered template only. */
export interface SmsOutlet extends Outlet {
  /** Whether there is a template for this kind of message in this language. */
  hasTemplate(kind: DispatchKind, language: Language): boolean
}

/** What a browser must be told to take push messages from here and from nobody else. */
export interface PushOutlet extends Outlet {
  publicKey: string
}

/** The ways out; null where the operator has not set one up. */
export type Outlets = Readonly<Record<Channel, Outlet | null> & { sms: SmsOutlet | null; push: PushOutlet | null }>

const offSentences = {
  email: 'This installation sends no e-mail. Ask whoever runs it to set a mail server.',
  sms: 'This installation sends no SMS. Ask whoever runs it to set a gateway.',
  push: 'This installation sends no push messages.',
} as const satisfies Record<Channel, string>

/** Throws where the operator has not set the channel up: what can't go out is not promised. */
export function requireChannel(outlets: Outlets, channel: Channel): void {
  if (outlets[channel] === null) throw new Conflict(offSentences[channel], 'channel-off')
}

/** Refused for good: to try again would change nothing. Everything else that is thrown is tried again. */
export class Undeliverable extends Error {
  readonly problem: DispatchProblem
  constructor(problem: DispatchProblem, detail: string) {
    super(detail)
    this.problem = problem
  }
}
