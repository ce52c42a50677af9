import type { Feature } from '../../platform/process/feature.ts'
import { accountRoutes } from './account.routes.ts'
import { createAccounts } from './account.service.ts'
import { createNotifyChange } from './account-mail.ts'
import { forgetOld, startCleanup } from './cleanup.jobs.ts'
import { createCompanions } from './companions.service.ts'
import { createDevices } from './devices.service.ts'
import { accountGrants } from './grants.ts'
import { createKnownDevices } from './known-devices.ts'
import { createOperatorLinks } from './operator-links.ts'
import { readOperators } from './operators-address.ts'
import { createPasskeys } from './passkeys.service.ts'
import { sendResetCode, startPasswordResets } from './password-reset.jobs.ts'
import { createPasswordReset } from './password-reset.service.ts'
import { createPictures } from './pictures.service.ts'
import { createProofCodes } from './proof-codes.ts'
import { createProofs } from './proofs.service.ts'
import { createReauthenticate } from './reauthenticate.ts'
import { readRegistration } from './registration.ts'
import { createSecondFactor } from './second-factor.service.ts'
import { createSessions } from './session.service.ts'
import { createSignIns } from './sign-in.service.ts'
import { createSignInRules } from './sign-in-rules.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    operatorLinks: ReturnType<typeof createOperatorLinks>
    sessions: ReturnType<typeof createSessions>
    notifyAccountChange: ReturnType<typeof createNotifyChange>
    secondFactor: ReturnType<typeof createSecondFactor>
    signInRules: ReturnType<typeof createSignInRules>
    reauthenticate: ReturnType<typeof createReauthenticate>
    proofCodes: ReturnType<typeof createProofCodes>
    proofs: ReturnType<typeof createProofs>
    signIns: ReturnType<typeof createSignIns>
    knownDevices: ReturnType<typeof createKnownDevices>
    accounts: ReturnType<typeof createAccounts>
    devices: ReturnType<typeof createDevices>
    companions: ReturnType<typeof createCompanions>
    passkeys: ReturnType<typeof createPasskeys>
    passwordReset: ReturnType<typeof createPasswordReset>
    pictures: ReturnType<typeof createPictures>
  }
}

export const accountFeature: Feature = {
  services: {
    operatorLinks: ({ config: { secret }, clock }) => createOperatorLinks({ secret, clock }),
    sessions: createSessions,
    notifyAccountChange: createNotifyChange,
    secondFactor: createSecondFactor,
    signInRules: createSignInRules,
    reauthenticate: createReauthenticate,
    proofCodes: createProofCodes,
    proofs: createProofs,
    signIns: createSignIns,
    knownDevices: ({ config }) => createKnownDevices(config),
    accounts: createAccounts,
    devices: createDevices,
    companions: createCompanions,
    passkeys: createPasskeys,
    passwordReset: createPasswordReset,
    pictures: createPictures,
  },
  routes: [accountRoutes],
  jobs: [forgetOld, sendResetCode],
  async startJobs(context) {
    await startCleanup(context)
    await startPasswordResets(context)
  },
  readSettings: (read, config) => ({
    operators: readOperators(read, config),
    registration: readRegistration(read),
  }),
  grants: accountGrants,
}
