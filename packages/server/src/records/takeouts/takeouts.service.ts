import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { TakeoutId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import type { Takeout, takeOutMatter } from '@peshi/contract/records/takeouts'
import { mattersRepo } from '../../matters/matters/matters.repo.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { assertMatterExists } from '../../platform/db/matter-exists.ts'
import { TooMany } from '../../platform/errors.ts'
import type { StoredFile } from '../../platform/files/file-addresses.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { mediaTypes } from './make-takeout.ts'
import { makeTakeout, removeTakeoutFile } from './takeouts.jobs.ts'
import { type TakeoutRow, takeoutsRepo } from './takeouts.repo.ts'

const daysKept = 7
const unfinishedAtMost = 3

type Needs = Pick<Context, 'db' | 'clock' | 'queue' | 'emit' | 'services'>
type Wanted = Pick<TakeoutRow, 'kind' | 'form' | 'matter_id'>

export function createTakeouts({ db, clock, queue, emit, services }: Needs) {
  const { signFor } = services.fileAddresses

  function present(actor: Actor, row: TakeoutRow): Takeout {
    const { form, file_key, name } = row
    return {
      ...row,
      _id: row.id,
      form,
      name,
      file: file_key && name ? signFor(actor)('takeout', [row.id], form === 'pdf') : null,
      asked_at: row.asked_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
    }
  }

  async function begin(tx: Tx, actor: Actor, wanted: Wanted): Promise<Takeout> {
    const repo = takeoutsRepo(tx, actor.chamberId)
    let title: string | null = null
    if (wanted.matter_id) {
      await assertMatterExists(tx, actor, wanted.matter_id)
      title = (await mattersRepo(tx, actor.chamberId).getDetail(wanted.matter_id)).title
    }
    if ((await repo.countUnfinished(actor.personId)) >= unfinishedAtMost) throw tooMany()
    const now = clock.now()
    const row = await repo.insert({
      ...wanted,
      id: newId() as TakeoutId,
      state: 'queued',
      asked_by: actor.personId,
      asked_at: now,
      expires_at: new Date(now.getTime() + daysKept * 86_400_000),
    })
    const urgency = wanted.kind === 'chamber' ? 'late' : 'usual'
    await queue.enqueue(tx, makeTakeout, { chamberId: actor.chamberId, id: row.id }, { urgency })
    await emit(tx, actor, {
      type: 'takeout.asked',
      matterId: wanted.matter_id,
      subject: { kind: 'takeout', id: row.id },
      detail: { kind: wanted.kind, form: wanted.form },
    })
    return present(actor, { ...row, title })
  }

  return {
    async list(actor: Actor): Promise<Takeout[]> {
      const rows = await db.asChamber(actor, (tx) =>
        takeoutsRepo(tx, actor.chamberId).listByPerson(actor.personId, clock.now()),
      )
      const mayHaveAll = isAllowed(actor.abilities, 'manage', 'all')
      return rows.filter(({ kind }) => mayHaveAll || kind !== 'chamber').map((row) => present(actor, row))
    },

    async findFile(actor: Actor, id: TakeoutId): Promise<StoredFile | null> {
      const row = await db.asChamber(actor, async (tx) => {
        const found = await takeoutsRepo(tx, actor.chamberId).getByPerson(id, actor.personId)
        if (found.matter_id) await assertMatterExists(tx, actor, found.matter_id)
        return found
      })
      if (row.kind === 'chamber') authorize(actor, 'manage', 'all')
      const { file_key: key, name, form, expires_at } = row
      return key && name && expires_at > clock.now() ? { key, mediaType: mediaTypes[form], name } : null
    },

    async takeOutMatter(tx: Tx, actor: Actor, { matter_id, kind, form }: BodyOf<typeof takeOutMatter>) {
      authorize(actor, 'read', 'Order')
      return begin(tx, actor, { kind, form, matter_id })
    },

    async takeOutChamber(tx: Tx, actor: Actor) {
      authorize(actor, 'manage', 'all')
      return begin(tx, actor, { kind: 'chamber', form: 'zip', matter_id: null })
    },

    async takeOutPerson(tx: Tx, actor: Actor) {
      authorize(actor, 'manage', 'Account')
      return begin(tx, actor, { kind: 'person', form: 'zip', matter_id: null })
    },

    async remove(tx: Tx, actor: Actor, id: TakeoutId): Promise<void> {
      const repo = takeoutsRepo(tx, actor.chamberId)
      const { matter_id, file_key } = await repo.getByPerson(id, actor.personId)
      await repo.remove(id)
      if (file_key) await queue.enqueue(tx, removeTakeoutFile, { key: file_key })
      await emit(tx, actor, { type: 'takeout.removed', matterId: matter_id, subject: { kind: 'takeout', id } })
    },
  }
}

const tooMany = () =>
  new TooMany(`${unfinishedAtMost} files are being made for you. Wait until one of them is ready.`, 30)
