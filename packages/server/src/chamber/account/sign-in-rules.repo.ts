import type { SavedSignInRules, SignInRules } from '@peshi/contract/chamber/sign-in-rules'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { chamber } from '../../platform/db/people.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { type Edit, presentVersion, raiseVersion } from '../../platform/db/versions.ts'

export function signInRulesRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(chamber.id, chamberId)
  return {
    async get(): Promise<SavedSignInRules> {
      const row = await tx
        .select({
          second_step_roles: chamber.second_step_roles,
          second_step_from: chamber.second_step_from,
          idle_minutes: chamber.idle_minutes,
          version: chamber.version,
          edited_by: chamber.edited_by,
          edited_at: chamber.edited_at,
        })
        .from(chamber)
        .where(own)
        .then(takeOne)
      return { ...row, ...presentVersion(row) }
    },

    raiseVersion: (edit: Edit) => raiseVersion(tx, chamber, own, edit),

    async update(rules: Partial<SignInRules>): Promise<void> {
      await tx.update(chamber).set(rules).where(own)
    },
  }
}
