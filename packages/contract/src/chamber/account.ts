import { z } from 'zod'
import { cleaned } from '../platform/cleaned.ts'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { failures } from '../platform/messages.ts'
import { InvitationToken, PersonChange, Registration, UserData } from '../platform/person.ts'

export const Session = ok({ userData: UserData, accessToken: z.string(), refreshToken: z.string() })
export type Session = z.infer<typeof Session>

/** `by` is `mail` if the code was mailed: for a registration, or because there were many wrong tries from elsewhere. */
export const SecondStep = ok({
  second_step: z.object({ token: z.string(), expires_at: Instant, by: z.enum(['app', 'mail']) }),
})
export type SecondStep = z.infer<typeof SecondStep>

export const login = endpoint('POST /api/users/login', {
  access: 'public',
  summary: 'Sign in with e-mail or mobile number, and password',
  body: z.object({
    email: cleaned('address').min(1, 'Write your e-mail or mobile number').max(254),
    password: z.string().min(1, 'Write your password').max(200),
    invitation: InvitationToken.optional(),
  }),
  reply: z.union([Session, SecondStep]),
})

export const register = endpoint('POST /api/users/register', {
  access: 'public',
  summary: 'Open a chamber and become its owner',
  body: Registration,
  reply: z.union([Session, SecondStep]),
})

export const registerByCode = endpoint('POST /api/users/register/code', {
  access: 'public',
  summary: 'Finish a registration with the code from the mail',
  body: z.object({ token: z.string().min(1).max(5000), code: z.string().trim().min(1, 'Write the code').max(40) }),
  reply: Session,
})

export const refreshToken = endpoint('POST /jwt/refresh-token', {
  access: 'public',
  summary: 'Exchange a refresh token for a new pair of tokens',
  body: z.object({ refreshToken: z.string().min(1).max(500) }),
  reply: ok({ accessToken: z.string(), refreshToken: z.string() }),
})

export const logout = endpoint('POST /jwt/logout', {
  access: 'public',
  summary: 'End the session of this device',
  body: z.object({
    refreshToken: z
      .string()
      .min(1)
      .max(500)
      .describe('The refresh token, or its receipt, which only ends: `<sign-in>.<SHA-256 of the token in base64url>`'),
  }),
  reply: ok({}),
})

export const me = endpoint('GET /api/me', {
  access: 'person',
  summary: 'The signed-in person',
  reply: ok({
    userData: UserData,
    support: z.string().nullable(),
    is_to_be_deleted: z.boolean(),
    /** Hash of the person's role and permissions. The device deletes its cached data when the hash changes. */
    reach: z.string(),
  }),
})

export const updateUser = endpoint('POST /api/users/update', {
  failure: failures.user,
  reaches: ['messages'],
  access: 'person',
  personally: true,
  can: ['update', 'Account'],
  summary: 'Change one’s own name, mobile number, language, menu or default court',
  body: PersonChange,
  reply: ok({ userData: UserData }),
})

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
export const mostPictureBytes = 2 * 1024 * 1024

export const uploadPicture = endpoint('POST /api/users/upload_pic', {
  reaches: ['pool'],
  access: 'person',
  personally: true,
  can: ['update', 'Account'],
  summary:
    'Set one’s picture: a PNG, JPEG or WebP of at most 2 MB and 4 megapixels. It is re-encoded, so all other data in it is removed',
  upload: pictureTypes,
  form: [],
  mostBytes: mostPictureBytes,
  reply: ok({ userData: UserData, message: z.string() }),
})

export const removePicture = endpoint('DELETE /api/users/upload_pic', {
  reaches: ['pool'],
  access: 'person',
  personally: true,
  can: ['update', 'Account'],
  summary: 'Remove one’s picture',
  reply: ok({ userData: UserData, message: z.string() }),
})

export const showPicture = endpoint('GET /api/users/pictures/:name', {
  access: 'public',
  summary: 'A person’s picture, under an unguessable name',
  params: z.object({ name: z.string().max(100) }),
  kind: 'file',
  reply: z.string(),
})
