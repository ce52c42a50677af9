import type { Clock } from '../clock.ts'

/** What the product sent to a person: it ends here, nobody gets it. */
export interface SunkMessage {
  id: number
  channel: 'email' | 'sms' | 'push'
  at: Date
  to: string
  /** From whom: an address, or the six letters of an SMS. */
  from: string
  /** What the product calls it: the header of a mail, the template of an SMS. */
  kind: string
  subject: string
  text: string
  html: string | null
  headers: Record<string, string>
  /** Whether the sender was told that it was taken; where not, it sends the same again. */
  acknowledged: boolean
}

/** `down` hangs up at once, `silent` takes a caller and says nothing, `cut-off` takes a mail and hangs up before it says so. */
export const mailServerModes = ['normal', 'down', 'silent', 'cut-off'] as const
export type MailServerMode = (typeof mailServerModes)[number]

const mostKept = 1000

export function createMessageSink(clock: Clock) {
  let kept: SunkMessage[] = []
  let last = 0
  /** How many more are refused, as by a provider that is down. */
  let refusing = 0
  let mailServer: MailServerMode = 'normal'

  return {
    keep(message: Omit<SunkMessage, 'id' | 'at' | 'acknowledged'>, acknowledged = true): SunkMessage {
      const sunk = { ...message, acknowledged, id: ++last, at: clock.now() }
      kept = [sunk, ...kept].slice(0, mostKept)
      return sunk
    },

    /** Newest first; only those to an address, of a kind, when these are not empty. */
    list: ({ to = '', kind = '' } = {}) =>
      kept.filter((one) => (to === '' || one.to === to.toLowerCase()) && (kind === '' || one.kind === kind)),
    find: (id: number) => kept.find((one) => one.id === id),

    /** The next so many are refused for now. */
    refuse(times: number) {
      refusing = times
    },
    /** Asked by each sink once per message. */
    takesNone(): boolean {
      if (refusing === 0) return false
      refusing--
      return true
    },

    mailServer: () => mailServer,
    /** Until somebody sets it back. */
    setMailServer(mode: MailServerMode) {
      mailServer = mode
    },

    reset() {
      kept = []
      refusing = 0
      mailServer = 'normal'
    },
  }
}

export type MessageSink = ReturnType<typeof createMessageSink>
