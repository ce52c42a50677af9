import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { DeletionId } from '@peshi/contract/platform/ids'
import {
  type askForDeletion,
  type Deletion,
  type DeletionKind,
  type Deletions,
  deletionDays,
} from '@peshi/contract/records/privacy'
import { newId } from '../../platform/db/columns.ts'
import { continueAs, type Tx } from '../../platform/db/door.ts'
import { Conflict, NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { type DeletionRow, deletionsRepo } from './deletions.repo.ts'
import { notifyOfDeletion } from './notify-of-deletion.ts'

const day = 86_400_000

type Needs = Pick<Context, 'db' | 'clock' | 'config' | 'queue' | 'outlets' | 'emit' | 'services'>

export function createDeletions(context: Needs) {
  const { db, clock, emit, services } = context
  const { reauthenticate } = services

  const mayDecide = (actor: Actor, kind: DeletionKind) =>
    kind === 'chamber' ? authorize(actor, 'manage', 'all') : authorize(actor, 'manage', 'Account')

  const read = async (tx: Tx, { personId, chamberId }: Actor): Promise<Deletions> => {
    const repo = deletionsRepo(tx)
    const open = await repo.listOpen(personId, chamberId)
    const one = (kind: DeletionKind) => present(open.find((row) => row.kind === kind) ?? null, personId)
    const alone = (await repo.listOwned(personId)).filter(({ others }) => others === 0)
    return { account: one('account'), chamber: one('chamber'), with_account: alone.map(({ name }) => name) }
  }

  async function insertAccount(tx: Tx, { personId }: Actor): Promise<void> {
    const repo = deletionsRepo(tx)
    const owned = await repo.listOwned(personId)
    const left = owned.filter(({ others, owners }) => others > 0 && owners === 0)
    if (left.length > 0) throw ownsChamber(left.map(({ name }) => name))
    const id = newId() as DeletionId
    if (!(await repo.insert({ ...asked(), id, kind: 'account', person_id: personId }))) return
    for (const { id: chamber_id } of owned.filter(({ others }) => others === 0))
      await repo.insert({
        ...asked(),
        id: newId() as DeletionId,
        kind: 'chamber',
        person_id: personId,
        chamber_id,
        with_id: id,
      })
  }

  const asked = () => ({ asked_at: clock.now(), due_at: new Date(clock.now().getTime() + deletionDays * day) })

  /** Must be the last in the transaction. */
  async function emitOf(tx: Tx, actor: Actor, type: 'chamber.deletion-asked' | 'chamber.deletion-cancelled') {
    await continueAs(tx, actor)
    await emit(tx, actor, { type, subject: { kind: 'chamber', id: actor.chamberId } })
  }

  return {
    async list(actor: Actor): Promise<Deletions> {
      authorize(actor, 'manage', 'Account')
      return db.asSystem('erasure', (tx) => read(tx, actor))
    },

    async checkAsking(actor: Actor, input: BodyOf<typeof askForDeletion>): Promise<void> {
      mayDecide(actor, input.kind)
      await reauthenticate(actor, input)
    },

    async ask(tx: Tx, actor: Actor, kind: DeletionKind): Promise<Deletions> {
      const repo = deletionsRepo(tx)
      const before = await repo.listOpen(actor.personId, actor.chamberId)
      const { personId: person_id, chamberId: chamber_id } = actor
      if (kind === 'account') await insertAccount(tx, actor)
      else await repo.insert({ ...asked(), id: newId() as DeletionId, kind, person_id, chamber_id })
      const known = new Set(before.map(({ id }) => id))
      const fresh = (await repo.listOpen(person_id, chamber_id)).filter(({ id }) => !known.has(id))
      for (const row of fresh) await notifyOfDeletion(tx, context, row, 'asked')
      const after = await read(tx, actor)
      const isNew = !before.some((row) => row.kind === kind)
      if (isNew && after.chamber) await emitOf(tx, actor, 'chamber.deletion-asked')
      return after
    },

    async cancel(tx: Tx, actor: Actor, kind: DeletionKind): Promise<Deletions> {
      mayDecide(actor, kind)
      const repo = deletionsRepo(tx)
      const open = await repo.listOpen(actor.personId, actor.chamberId)
      const found = open.find((row) => row.kind === kind)
      const cancelled = found ? await repo.cancel(found, clock.now()) : []
      if (cancelled.length === 0) throw new NotFound('Nothing is to be deleted.', 'no-deletion')
      for (const row of cancelled) await notifyOfDeletion(tx, context, row, 'cancelled')
      const after = await read(tx, actor)
      if (cancelled.some((row) => row.chamber_id === actor.chamberId))
        await emitOf(tx, actor, 'chamber.deletion-cancelled')
      return after
    },
  }
}

const present = (row: DeletionRow | null, me: Actor['personId']): Deletion | null =>
  row && {
    kind: row.kind,
    asked_at: row.asked_at.toISOString(),
    due_at: row.due_at.toISOString(),
    by_me: row.person_id === me,
  }

function ownsChamber(names: string[]) {
  const chambers = names.join(', ')
  const sentence = `You own ${chambers}. Hand it over first, or delete the chamber.`
  return new Conflict(sentence, 'owns-chamber').naming({ chambers })
}
