import { z } from 'zod'
import { Ability, ChamberRole } from './abilities.ts'
import { cleaned, emailOf, naming } from './cleaned.ts'
import { Instant } from './dates.ts'
import { ChamberId, CourtId, PersonId } from './ids.ts'

export const Language = z.enum(['en', 'hi', 'ur', 'de', 'fr', 'pt'])
export type Language = z.infer<typeof Language>

export const MenuLayout = z.enum(['vertical', 'horizontal'])
export type MenuLayout = z.infer<typeof MenuLayout>

export const Mobile = cleaned('number')
  .transform((text) => text.replace(/[\s().-]/g, '').replace(/^(?:(?:\+|00)91|91(?=0?\d{10}$))?0?(?=\d{10}$)/, ''))
  .pipe(z.string().regex(/^[6-9]\d{9}$/, naming(/[0-9]/, 'Write a mobile number of 10 digits')))

export const Email = cleaned('address')
  .toLowerCase()
  .pipe(emailOf(254, 'Write an e-mail address, e.g. name@example.in'))

/** The maximum is necessary: hashing a very long password could block the server. */
export const NewPassword = z.string().min(10, 'Use at least 10 characters').max(200, 'Use at most 200 characters')

export const PersonName = cleaned('name').min(2, 'Write your name').max(120, 'Use at most 120 characters')
const ChamberName = cleaned('name').min(2, 'Write the name of the chamber').max(160, 'Use at most 160 characters')

export const InvitationToken = z.string().min(20).max(200)

export const Registration = z.object({
  name: PersonName,
  chamber_name: ChamberName,
  email: Email,
  mobile: Mobile.nullable().default(null),
  password: NewPassword,
  language: Language.default('en'),
  /** The operator's link for opening a chamber. Required if registration is not open to everybody. */
  link: z.string().max(500).optional(),
})

export const CurrentPassword = z.string().min(1, 'Write your password').max(200)
/** A code of the authenticator app, or a recovery code. */
export const SecondStepCode = z.string().trim().max(40)

/** A person enters this again before a sensitive change. `code` is required if two-step sign-in is on. */
export const Reauthentication = z.object({ password: CurrentPassword, code: SecondStepCode.optional() })
export type Reauthentication = z.infer<typeof Reauthentication>

export const PersonChange = z
  .object({
    name: PersonName,
    mobile: Mobile.nullable(),
    language: Language,
    menu_layout: MenuLayout,
    court_id: CourtId.nullable(),
    /** Required with `code` if `mobile` changes, because whoever has the new number can reset the password. */
    current_password: z.string().max(200),
    code: SecondStepCode,
  })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, 'Nothing to change')

export const Joining = z.object({
  token: InvitationToken,
  name: PersonName,
  email: Email,
  mobile: Mobile.nullable().default(null),
  password: NewPassword,
  language: Language.default('en'),
})

export const KeepableGrant = z.enum(['device', 'token', 'feed', 'passkey', 'invitation'])
export type KeepableGrant = z.infer<typeof KeepableGrant>

export const PasswordChange = z.object({
  current_password: CurrentPassword,
  code: SecondStepCode.optional(),
  password: NewPassword,
  keep: z.array(KeepableGrant).max(10).default([]),
})

export const ResetAsked = z
  .object({ mobile: Mobile.optional(), email: Email.optional() })
  .refine(
    ({ mobile, email }) => (mobile === undefined) !== (email === undefined),
    'Write a mobile number or an e-mail address',
  )
export const PasswordReset = z.object({ password: NewPassword })

export const UserData = z.object({
  _id: PersonId,
  name: z.string(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  /** `client` for a client's account, `admin` for every member of the chamber. */
  role: z.enum(['admin', 'client']),
  enabled: z.boolean(),
  expires_at: Instant.nullable(),
  /** From then on, the person must switch two-step sign-in on. Null if it is on, or not required. */
  second_step_from: Instant.nullable(),
  ability: z.array(Ability),
  court_id: CourtId.nullable(),
  extras: z.object({
    chamber_id: ChamberId,
    chamber_name: z.string(),
    chamber_role: ChamberRole,
    language: Language,
    menu_layout: MenuLayout,
    /** Minutes without use after which a device signs out; null for never. */
    idle_minutes: z.number().int().nullable(),
    picture: z.string().nullable(),
  }),
})
export type UserData = z.infer<typeof UserData>
