import { z } from 'zod'

export const channels = ['email', 'sms', 'push'] as const
export const Channel = z.enum(channels)
export type Channel = z.infer<typeof Channel>

/**
 * Kinds of messages: name in the delivery log (web app's `alerts.json`: `kind.<kind>`), in a mail's `X-Peshi-Kind`
 * header, and in the settings for an SMS's DLT template.
 */
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
  'support-ticket',
  'report',
  'invoice',
  'test',
])
export type DispatchKind = z.infer<typeof DispatchKind>

/** Kinds with a code or sign-in link: never stored; a new one is requested instead. */
export const secretKinds: readonly DispatchKind[] = [
  'reset-code',
  'address-code',
  'sign-in-link',
  'sign-in-code',
  'invitation',
]

export const daysToResend = 7

export const DispatchState = z.enum(['waiting', 'sent', 'failed'])
export type DispatchState = z.infer<typeof DispatchState>

/**
 * Why a message was not sent. `off`: channel not set up; `no-template`: no DLT template for this kind; `refused`:
 * rejected for good by provider or receiving server; `gone`: device unsubscribed; `too-late`: expired;
 * `unreachable`: no reply after all retries.
 */
export const DispatchProblem = z.enum(['off', 'no-template', 'refused', 'gone', 'too-late', 'unreachable'])
export type DispatchProblem = z.infer<typeof DispatchProblem>
