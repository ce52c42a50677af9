import type { FilingChecklist, saveFilingChecklist } from '@peshi/contract/papers/filing-checklists'
import { shippedChecklists } from '@peshi/contract/papers/filings/checklists'
import { FormKey } from '@peshi/contract/papers/filings/court-forms'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { Tx } from '../../platform/db/door.ts'
import { neverEdited, presentVersion } from '../../platform/db/versions.ts'
import { NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { formFor } from './filings.present.ts'
import { filingsRepo } from './filings.repo.ts'

export function createFilingChecklists({ db, clock, emit }: Pick<Context, 'db' | 'clock' | 'emit'>) {
  async function listChecklists(tx: Tx, actor: Actor): Promise<FilingChecklist[]> {
    const rows = new Map((await filingsRepo(tx, actor.chamberId).listChecklists()).map((row) => [row.form, row]))
    return FormKey.options.map((form) => {
      const row = rows.get(form)
      return {
        form,
        items: shippedChecklists[form].map(({ kind, source, only }) => ({ kind, source, only: only && [...only] })),
        shipped: formFor(form, null),
        hidden: row?.hidden ?? [],
        own: row?.own ?? [],
        changed: row?.changed ?? {},
        ...(row ? presentVersion(row) : neverEdited),
      }
    })
  }

  return {
    list: (actor: Actor): Promise<FilingChecklist[]> => {
      authorize(actor, 'read', 'Document')
      return db.asChamber(actor, (tx) => listChecklists(tx, actor))
    },

    async save(
      tx: Tx,
      actor: Actor,
      form: FormKey,
      { version, form: changed, ...input }: BodyOf<typeof saveFilingChecklist>,
    ) {
      authorize(actor, 'update', 'Document')
      const repo = filingsRepo(tx, actor.chamberId)
      const readOne = async () => {
        const found = (await listChecklists(tx, actor)).find((one) => one.form === form)
        if (!found) throw new NotFound()
        return found
      }
      const before = await repo.findChecklist(form)
      const values = {
        hidden: input.hidden ?? before?.hidden ?? [],
        own: input.own ?? before?.own ?? [],
        changed: changed ?? before?.changed ?? {},
      }
      await repo.putChecklist(form, values, { by: actor, at: clock.now(), seen: version, read: readOne })
      await emit(tx, actor, {
        type: 'filing.checklist-changed',
        subject: { kind: 'filing-checklist', id: form },
        detail: { form },
      })
      return readOne()
    },
  }
}
