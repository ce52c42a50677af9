import { type SavedSignInRules, SignInRules, type setSignInRules } from '@peshi/contract/chamber/sign-in-rules'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { Tx } from '../../platform/db/door.ts'
import { Invalid } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { signInRulesRepo } from './sign-in-rules.repo.ts'

const fields = SignInRules.keyof().options

export function createSignInRules({ db, clock, emit }: Pick<Context, 'db' | 'clock' | 'emit'>) {
  return {
    async get(actor: Actor): Promise<SavedSignInRules> {
      authorize(actor, 'manage', 'all')
      return db.asChamber(actor, (tx) => signInRulesRepo(tx, actor.chamberId).get())
    },

    async set(tx: Tx, actor: Actor, { version, ...input }: BodyOf<typeof setSignInRules>): Promise<SavedSignInRules> {
      authorize(actor, 'manage', 'all')
      const repo = signInRulesRepo(tx, actor.chamberId)
      await repo.raiseVersion({ by: actor, at: clock.now(), seen: version, read: repo.get })
      const before = await repo.get()
      const after = { ...before, ...input }
      if (after.second_step_roles.length > 0 && after.second_step_from === null) {
        const sentence = 'Choose the day from which two-step sign-in is needed.'
        throw new Invalid(sentence, { second_step_from: sentence })
      }
      const changed = fields.filter((field) => String(before[field]) !== String(after[field]))
      if (changed.length === 0) return before
      await repo.update(input)
      const subject = { kind: 'chamber', id: actor.chamberId }
      await emit(
        tx,
        actor,
        ...changed.map((field) => ({
          type: 'chamber.sign-in-rules' as const,
          subject,
          detail: { field, before: loggedValue(before[field]), after: loggedValue(after[field]) },
        })),
      )
      return repo.get()
    },
  }
}

const loggedValue = (value: SignInRules[keyof SignInRules]): string | number | null =>
  Array.isArray(value) ? value.join(', ') || null : value
