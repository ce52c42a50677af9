import { z } from 'zod'

/** The ways out of the product to a person. What stands in the product itself is a notification. */
export const channels = ['email', 'sms', 'push'] as const
export const Channel = z.enum(channels)
export type Channel = z.infer<typeof Channel>

/**
 * What a dispatch is about: its name in the delivery log (`alerts.json` of the web application: `kind.<kind>`), in
 * the header `X-Peshi-Kind` of a mail, and in the settings the DLT template of an SMS.
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

/** Kinds that carry a code or a link that signs in: what they say is never kept, and a new one is asked for instead. */
export const secretKinds: readonly DispatchKind[] = [
  'reset-code',
  'address-code',
  'sign-in-link',
  'sign-in-code',
  'invitation',
]

/** So long after it was given up what could not be sent is kept, to be sent again by hand. */
export const daysToResend = 7

export const DispatchState = z.enum(['waiting', 'sent', 'failed'])
export type DispatchState = z.infer<typeof DispatchState>

/**
 * Why it did not go out. `off`: the operator has not set the channel up; `no-template`: no DLT template is set for this
 * kind; `refused`: the provider or the receiver's server refused it for good; `gone`: the device is not reached any more;
 * `too-late`: what it said was no longer good; `unreachable`: the provider did not answer, however often it was tried.
 */
export const DispatchProblem = z.enum(['off', 'no-template', 'refused', 'gone', 'too-late', 'unreachable'])
export type DispatchProblem = z.infer<typeof DispatchProblem>
