import { z } from 'zod'
import { cleaned } from '../platform/cleaned.ts'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { PasskeyId, SignInId } from '../platform/ids.ts'
import { InvitationToken, PasswordChange, Reauthentication } from '../platform/person.ts'
import { Session } from './account.ts'

const personally = { access: 'person', personally: true } as const
const changes = { ...personally, can: ['update', 'Account'] } as const
const asks = { ...personally, can: ['read', 'Account'] } as const

export const changePassword = endpoint('POST /api/users/password', {
  ...changes,
  reaches: ['messages'],
  summary: 'Change one’s password. Other sessions and accesses end, except those to be kept',
  body: PasswordChange,
  reply: ok({ message: z.string() }),
})

export const Device = z.object({
  _id: SignInId,
  device: z.string().nullable(),
  signed_in_at: Instant,
  last_seen_at: Instant,
  is_current: z.boolean(),
})
export type Device = z.infer<typeof Device>

export const listDevices = endpoint('GET /api/users/devices', {
  ...asks,
  summary: 'The devices that are signed in',
  reply: ok({ data: z.array(Device) }),
})

export const endDevice = endpoint('DELETE /api/users/devices/:id', {
  ...changes,
  summary: 'Sign a device out at once',
  params: z.object({ id: SignInId }),
  reply: ok({ message: z.string() }),
})

export const endOtherDevices = endpoint('DELETE /api/users/devices', {
  ...changes,
  summary: 'Sign out every device except this one',
  reply: ok({ message: z.string(), ended: z.number().int() }),
})

export const getDeviceKey = endpoint('GET /api/users/device_key', {
  ...personally,
  isSecret: true,
  summary: 'The keys with which this device encrypts its stored data',
  /**
   * Two keys of 32 bytes. `key` encrypts cached data and changes with each session. `written_key` encrypts drafts and
   * never changes, so that drafts stay readable.
   */
  reply: ok({ key: z.base64url(), written_key: z.base64url() }),
})

export const SecondFactor = z.object({
  since: Instant.nullable(),
  recovery_codes_left: z.number().int(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

export const getSecondFactor = endpoint('GET /api/users/second_factor', {
  ...asks,
  summary: 'Whether sign-in needs a second step',
  reply: ok({ data: SecondFactor }),
})

export const beginSecondFactor = endpoint('POST /api/users/second_factor', {
  ...changes,
  isSecret: true,
  summary:
    'Create a secret for an authenticator app (RFC 6238); the second step is off until a first code is confirmed',
  body: Reauthentication,
  reply: ok({
    secret: z.string(),
    uri: z.string(),
  }),
})

export const OneTimeCode = cleaned('number')
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Write the 6 digits of the code'))

const RecoveryCodes = ok({
  recovery_codes: z.array(z.string()),
  message: z.string(),
})

export const confirmSecondFactor = endpoint('POST /api/users/second_factor/confirm', {
  ...changes,
  reaches: ['messages'],
  isSecret: true,
  summary: 'Switch the second step on with a first code',
  body: z.object({ code: OneTimeCode }),
  reply: RecoveryCodes,
})

export const renewRecoveryCodes = endpoint('POST /api/users/second_factor/recovery_codes', {
  ...changes,
  reaches: ['messages'],
  isSecret: true,
  summary: 'Ten new recovery codes; the old ones become invalid',
  body: Reauthentication,
  reply: RecoveryCodes,
})

export const endSecondFactor = endpoint('POST /api/users/second_factor/end', {
  ...changes,
  reaches: ['messages'],
  summary: 'Switch the second step off',
  body: Reauthentication,
  reply: ok({ message: z.string() }),
})

export const signInSecondStep = endpoint('POST /api/users/login/second_step', {
  access: 'public',
  summary: 'The second step of signing in: a code of the authenticator app, or a recovery code',
  body: z.object({
    token: z.string().min(1).max(200),
    code: z.string().trim().min(1, 'Write the code').max(40),
    invitation: InvitationToken.optional(),
  }),
  reply: Session,
})

export const Passkey = z.object({
  _id: PasskeyId,
  name: z.string(),
  created_at: Instant,
  last_used_at: Instant.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

export const listPasskeys = endpoint('GET /api/users/passkeys', {
  ...asks,
  summary: 'The person’s passkeys',
  reply: ok({
    data: z.array(Passkey),
    is_possible: z.boolean(),
  }),
})

/** `options` has the JSON format of WebAuthn Level 3. */
const Options = ok({ token: z.string(), options: z.record(z.string(), z.unknown()) })
const PasskeyResponse = z.looseObject({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(8000) }),
  clientExtensionResults: z.record(z.string(), z.unknown()),
})

export const beginPasskey = endpoint('POST /api/users/passkeys/options', {
  ...changes,
  isSecret: true,
  summary: 'Start adding a passkey',
  body: Reauthentication,
  reply: Options,
})

export const addPasskey = endpoint('POST /api/users/passkeys', {
  ...changes,
  reaches: ['messages'],
  summary: 'Save the passkey that the browser created',
  body: z.object({
    token: z.string().min(1).max(200),
    name: z.string().trim().min(1, 'Give it a name').max(60, 'Use at most 60 characters'),
    response: PasskeyResponse,
  }),
  reply: ok({ data: Passkey, message: z.string() }),
})

export const removePasskey = endpoint('POST /api/users/passkeys/:id/remove', {
  ...changes,
  summary: 'Remove a passkey',
  params: z.object({ id: PasskeyId }),
  body: Reauthentication,
  reply: ok({ message: z.string() }),
})

export const beginPasskeySignIn = endpoint('POST /api/users/login/passkey/options', {
  access: 'public',
  summary: 'Start signing in with a passkey',
  reply: Options,
})

export const signInByPasskey = endpoint('POST /api/users/login/passkey', {
  access: 'public',
  summary: 'Sign in with a passkey; the device has verified the person, so there is no second step',
  body: z.object({
    token: z.string().min(1).max(200),
    response: PasskeyResponse,
    invitation: InvitationToken.optional(),
  }),
  reply: Session,
})
