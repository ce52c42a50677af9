import type { Feature } from '../../platform/process/feature.ts'
import { accountRoutes } from './account.routes.ts'
import { forgetOld, startCleanup } from './cleanup.jobs.ts'
import { accountGrants } from './grants.ts'
import { readOperators } from './operators-address.ts'
import { sendResetCode, startPasswordResets } from './password-reset.jobs.ts'
import { readRegistration } from './registration.ts'

export const accountFeature: Feature = {
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
