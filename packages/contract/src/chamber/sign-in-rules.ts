import { z } from 'zod'
import { ChamberRole } from '../platform/abilities.ts'
import { CourtDate } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { changesTo, versioned } from '../platform/version.ts'

export const mostIdleMinutes = 240

export const SignInRules = z.object({
  /** Roles whose members need two-step sign-in. */
  second_step_roles: z.array(ChamberRole.exclude(['client'])).max(4),
  /** First day on which a member without it can open only the own account. */
  second_step_from: CourtDate.nullable(),
  /** Minutes without use after which a device signs out; null for never. */
  idle_minutes: z
    .int()
    .min(5, 'Choose 5 minutes or more')
    .max(mostIdleMinutes, 'Choose 240 minutes or fewer')
    .nullable(),
})
export type SignInRules = z.infer<typeof SignInRules>

export const SavedSignInRules = SignInRules.extend(versioned)
export type SavedSignInRules = z.infer<typeof SavedSignInRules>

const ofOwner = { access: 'person', personally: true, can: ['manage', 'all'] } as const

export const getSignInRules = endpoint('GET /api/members/sign_in_rules', {
  ...ofOwner,
  summary: 'Who needs two-step sign-in, and when a device that is not used signs out',
  reply: ok({ data: SavedSignInRules }),
})

export const setSignInRules = endpoint('PUT /api/members/sign_in_rules', {
  ...ofOwner,
  changes: SavedSignInRules,
  summary: 'Change the rules about signing in',
  body: changesTo(SignInRules.shape),
  reply: ok({ data: SavedSignInRules, message: z.string() }),
})
