import { type SavedSignInRules, SignInRules, type setSignInRules } from '@peshi/contract/chamber/sign-in-rules'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { chamber } from '../../platform/db/people.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { presentVersion, raiseVersion } from '../../platform/db/versions.ts'
import { Invalid } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'

const fields = SignInRules.keyof().options

export function createSignInRules({ db, clock, emit }: Pick<Context, 'db' | 'clock' | 'emit'>) {
  async function read(tx: Tx, { chamberId }: Actor): Promise<SavedSignInRules> {
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
      .where(eq(chamber.id, chamberId))
      .then(takeOne)
    return { ...row, ...presentVersion(row) }
  }

  return {
    async get(actor: Actor): Promise<SavedSignInRules> {
      authorize(actor, 'manage', 'all')
      return db.asChamber(actor, (tx) => read(tx, actor))
    },

    async set(tx: Tx, actor: Actor, { version, ...input }: BodyOf<typeof setSignInRules>): Promise<SavedSignInRules> {
      authorize(actor, 'manage', 'all')
      const own = eq(chamber.id, actor.chamberId)
      const edit = { by: actor, at: clock.now(), seen: version, read: () => read(tx, actor) }
      await raiseVersion(tx, chamber, own, edit)
      const before = await read(tx, actor)
      const after = { ...before, ...input }
      if (after.second_step_roles.length > 0 && after.second_step_from === null) {
        const sentence = 'Choose the day from which two-step sign-in is needed.'
        throw new Invalid(sentence, { second_step_from: sentence })
      }
      const changed = fields.filter((field) => String(before[field]) !== String(after[field]))
      if (changed.length === 0) return before
      await tx.update(chamber).set(input).where(own)
      const say = (value: SavedSignInRules[(typeof fields)[number]]) =>
        Array.isArray(value) ? value.join(', ') || null : value
      const subject = { kind: 'chamber', id: actor.chamberId }
      await emit(
        tx,
        actor,
        ...changed.map((field) => {
          const detail = { field, before: say(before[field]), after: say(after[field]) }
          return { type: 'chamber.sign-in-rules' as const, subject, detail }
        }),
      )
      return read(tx, actor)
    },
  }
}
