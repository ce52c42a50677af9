import { z } from 'zod'
import { endpoint, ok } from '../platform/endpoint.ts'
import { failures } from '../platform/messages.ts'
import { PasswordReset, ResetAsked } from '../platform/person.ts'
import { OneTimeCode } from './security.ts'

// Steps 1 and 2 must not reveal whether an account exists: unknown and known addresses get the same replies.

const params = z.object({ token: z.string().min(1).max(500) })

export const resetMinutes = 10
export const resetTries = 5

export const requestResetCode = endpoint('POST /api/reset/request_otp', {
  access: 'public',
  failure: failures.code,
  summary: 'Forgotten password, step 1: a code of 6 digits is sent to the mobile number or the e-mail address',
  body: ResetAsked,
  reply: ok({
    token: z.string(),
    mobile: z.string(),
    message: z.string(),
  }),
})

export const verifyResetCode = endpoint('POST /api/reset/verify/:token', {
  access: 'public',
  failure: failures.code,
  summary: 'Forgotten password, step 2: the code; returns a new token',
  params,
  body: z.object({ otp: OneTimeCode }),
  reply: ok({ token: z.string() }),
})

export const changeForgottenPassword = endpoint('POST /api/reset/change/:token', {
  access: 'public',
  failure: failures.reset,
  summary: 'Forgotten password, step 3: the new password; signs every device out',
  params,
  body: PasswordReset,
  reply: ok({ message: z.string() }),
})
