import type { Clock } from '../clock.ts'

export interface SunkMessage {
  id: number
  channel: 'email' | 'sms' | 'push'
  at: Date
  to: string
  from: string
  kind: string
  subject: string
  text: string
  html: string | null
  headers: Record<string, string>
  acknowledged: boolean
}

export const mailServerModes = ['normal', 'down', 'silent', 'cut-off'] as const
export type MailServerMode = (typeof mailServerModes)[number]

const mostKept = 1000

export function createMessageSink(clock: Clock) {
  let kept: SunkMessage[] = []
  let last = 0
  let refusing = 0
  let mailServer: MailServerMode = 'normal'

  return {
    keep(message: Omit<SunkMessage, 'id' | 'at' | 'acknowledged'>, acknowledged = true): SunkMessage {
      const sunk = { ...message, acknowledged, id: ++last, at: clock.now() }
      kept = [sunk, ...kept].slice(0, mostKept)
      return sunk
    },

    list: ({ to = '', kind = '' } = {}) =>
      kept.filter((one) => (to === '' || one.to === to.toLowerCase()) && (kind === '' || one.kind === kind)),
    find: (id: number) => kept.find((one) => one.id === id),

    refuse(times: number) {
      refusing = times
    },
    takesNone(): boolean {
      if (refusing === 0) return false
      refusing--
      return true
    },

    mailServer: () => mailServer,
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
