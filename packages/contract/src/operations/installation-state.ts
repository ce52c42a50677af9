import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { DispatchProblem } from '../platform/sending.ts'

export const TestedChannel = z.enum(['email', 'sms'])
export type TestedChannel = z.infer<typeof TestedChannel>

export const ChannelState = z.object({
  /** The server or gateway of the settings. Null: not set. */
  through: z.string().nullable(),
  last_sent_at: Instant.nullable(),
  /** The last failure after the last success. */
  failure: z.object({ at: Instant, problem: DispatchProblem.nullable(), detail: z.string().nullable() }).nullable(),
  /** The operator's own address, to which a test is sent. */
  to: z.string().nullable(),
})
export type ChannelState = z.infer<typeof ChannelState>

export const InstallationState = z.object({
  version: z.object({
    running: z.string(),
    /** False: the setting for it is not made. */
    is_checked: z.boolean(),
    newer: z.object({ version: z.string(), url: z.string().nullable() }).nullable(),
    problem: z.string().nullable(),
  }),
  email: ChannelState,
  sms: ChannelState,
  courts: z.object({
    /** Connectors that are switched on. Null: all courts are simulated. */
    on: z.array(z.string()).nullable(),
    /** Number of courts whose last reading worked. */
    reading: z.int(),
    failing: z.array(
      z.object({
        title: z.string(),
        part: z.enum(['cases', 'lists', 'orders']),
        since: Instant,
        failure: z.enum(['down', 'blocked', 'page-changed']).nullable(),
      }),
    ),
  }),
  certificate: z.object({
    host: z.string(),
    /** `none`: the public address has no TLS. `unread`: no connection. `refused`: browsers refuse the certificate. */
    state: z.enum(['none', 'good', 'refused', 'unread']),
    ends_at: Instant.nullable(),
    problem: z.string().nullable(),
  }),
})
export type InstallationState = z.infer<typeof InstallationState>

// Only operators named in the installation's settings have access. Everybody else gets 404.
export const getInstallationState = endpoint('GET /api/installation/state', {
  personally: true,
  summary: 'For the operator: version, mail, SMS, courts and certificate',
  reply: ok({ data: InstallationState }),
})

export const sendTestMessage = endpoint('POST /api/installation/test-message', {
  personally: true,
  asksCourt: true,
  summary: 'For the operator: send a test to the own address, and say what the mail server or SMS gateway answered',
  body: z.strictObject({ channel: TestedChannel }),
  reply: ok({ data: z.object({ problem: z.string().nullable() }) }),
})
