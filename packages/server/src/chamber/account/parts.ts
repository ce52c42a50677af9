import { systemClock } from '../../platform/clock.ts'
import { createLimits } from '../../platform/http/limits.ts'
import type { Context } from '../../platform/process/context.ts'
import { createAccounts } from './account.service.ts'
import { createNotifyChange } from './account-mail.ts'
import { createDevices } from './devices.service.ts'
import { createKnownDevices } from './known-devices.ts'
import { createOwnPassword } from './own-password.ts'
import { createPasskeys } from './passkeys.service.ts'
import { createPasswordReset } from './password-reset.service.ts'
import { createPictures } from './pictures.service.ts'
import { createProofCodes } from './proof-codes.ts'
import { createProofs } from './proofs.service.ts'
import { createSecondFactor } from './second-factor.service.ts'
import { createSessions } from './session.service.ts'
import { createSignIn } from './sign-in.service.ts'

export function createAccountParts(context: Context) {
  const { db, clock, config } = context
  const { secret, publicUrl } = config
  const sessions = createSessions({ ...context, secret })
  const requirePassword = createOwnPassword(context)
  const notify = createNotifyChange(context)
  const own = { db, clock, requirePassword, notify }
  const phoneClock = config.mode === 'test' ? clock : systemClock
  const secondFactor = createSecondFactor({ ...own, phoneClock, secret })
  const joinChamber = context.features.find((feature) => feature.joinChamber)?.joinChamber?.(context)
  const limits = createLimits(context)
  const codes = createProofCodes(context)
  const proofs = createProofs({ ...context, codes, sessions, limits, notify })
  const signIns = createSignIn({ limits, db, clock, sessions, secondFactor, joinChamber })
  return {
    sessions,
    secondFactor,
    signIns,
    limits,
    knownDevices: createKnownDevices(config),
    accounts: createAccounts({ ...own, config, sessions, codes }),
    devices: createDevices({ ...own, sessions }),
    passkeys: createPasskeys({ ...own, publicUrl, signIns }),
    proofs,
    passwordReset: createPasswordReset({ ...context, sessions, limits, notify }),
    pictures: createPictures(context),
  }
}

export type AccountParts = ReturnType<typeof createAccountParts>
