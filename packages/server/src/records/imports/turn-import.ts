import { abilitiesFor, usualSwitches } from '@peshi/contract/platform/abilities'
import type { ChamberId, ImportId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { Conflict, NotFound } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { runImport } from './imports.jobs.ts'
import { importsRepo } from './imports.repo.ts'

interface Turn {
  chamberId: ChamberId
  importId: ImportId
  personId: PersonId
  to: 'bin' | 'back'
}

const batch = 100

export function createTurnImport(context: Context) {
  const { db, queue, events, services } = context
  const { matterBin: bin } = services

  async function turn(actor: Actor, id: MatterId, to: Turn['to']): Promise<void> {
    try {
      await db.asChamber<unknown>(actor, (tx) =>
        to === 'bin' ? bin.remove(tx, actor, id) : bin.restore(tx, actor, id),
      )
    } catch (error) {
      if (!(error instanceof NotFound || error instanceof Conflict)) throw error
    }
  }

  return async function run({ chamberId, importId, personId, to }: Turn, signal: AbortSignal): Promise<void> {
    const actor: Actor = {
      chamberId,
      personId,
      signInId: '',
      role: 'owner',
      abilities: abilitiesFor('owner', usualSwitches),
    }
    for (let after = 0; ; ) {
      const record = await db.asChamber(chamberId, (tx) => importsRepo(tx, chamberId).get(importId))
      if ((record.state === 'undone') !== (to === 'bin')) return
      const rows = await db.asChamber(chamberId, (tx) => importsRepo(tx, chamberId).listMade(importId, after, batch))
      const last = rows.at(-1)
      if (!last) break
      for (const { matterId } of rows) {
        signal.throwIfAborted()
        if (matterId) await turn(actor, matterId, to)
      }
      after = last.position
    }
    await db.asChamber(chamberId, async (tx) => {
      const repo = importsRepo(tx, chamberId)
      if (to === 'back') {
        await repo.readyAsked(importId)
        await queue.enqueue(tx, runImport, { chamberId, importId }, { onceBy: importId })
      }
      const { rows } = await repo.get(importId)
      await events.announce(tx, chamberId, { type: 'import.progress', import_id: importId, done: rows, total: rows })
    })
  }
}
