import { z } from 'zod'

export const channels = ['email', 'sms', 'push'] as const
export const Channel = z.enum(channels)
export type Channel = z.infer<typeof Channel>

export const DispatchKind = z.enum([
  'reset-code',
  'address-code',
  'sign-in-link',
  'sign-in-code',
  'account-changed',
  'invitation',
  'alert',
  'digest',
  'plan-ending',
  'plan-paid',
  'client-note',
  'client-message',
  'client-reach',
  'wanted-papers',
  'support-ticket',
  'court-calendars',
  'report',
  'invoice',
  'test',
])
export type DispatchKind = z.infer<typeof DispatchKind>

/**
 * Messages that contain a code or a sign-in link. If sending fails, the text is deleted, so that nobody can send it
 * later.
 */
export const secretKinds: readonly DispatchKind[] = [
  'reset-code',
  'address-code',
  'sign-in-link',
  'sign-in-code',
  'invitation',
  'wanted-papers',
]

export const daysToResend = 7

export const DispatchState = z.enum(['waiting', 'sent', 'failed'])
export type DispatchState = z.infer<typeof DispatchState>

/**
 * `off`: the channel is not set up. `no-template`: the telephone authority (DLT) has approved no text for the SMS.
 * `gone`: the device no longer accepts push messages. `too-late`: the message expired before it was sent.
 */
export const DispatchProblem = z.enum(['off', 'no-template', 'refused', 'gone', 'too-late', 'unreachable'])
export type DispatchProblem = z.infer<typeof DispatchProblem>
