import type { Context } from '../../platform/process/context.ts'
import { importCheck } from '../../records/imports/import-check.ts'
import { appealChecks } from '../appeals/appeal-checks.ts'
import { caveatChecks } from '../caveats/caveat-checks.ts'
import { firChecks } from '../firs/fir-checks.ts'
import type { DueCheckHandler } from './kind.ts'

/** Every kind of thing that asks courts through people. A new one adds its line here, and its name in the contract. */
export const dueCheckKinds = (context: Context): DueCheckHandler[] => [
  importCheck(context),
  appealChecks(context),
  caveatChecks(context),
  firChecks(context),
]
