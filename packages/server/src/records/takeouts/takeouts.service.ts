import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { TakeoutId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import type { Takeout, takeOutMatter } from '@peshi/contract/records/takeouts'
import { recordActivity } from '../../chamber/activity/record.ts'
import { mattersRepo } from '../../matters/matters/matters.repo.ts'
import { newId } from '../../platform/db/columns.ts'
import { assertInConfidence } from '../../platform/db/confidence.ts'
import { TooMany } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { mediaTypes } from './make-takeout.ts'
import { makeTakeout } from './takeouts.jobs.ts'
import { type TakeoutRow, takeoutsRepo } from './takeouts.repo.ts'

const daysKept = 7
const unfinishedAtMost = 3

type Needs = Pick<Context, 'db' | 'clock' | 'queue' | 'files' | 'events' | 'services'>
type Wanted = Pick<TakeoutRow, 'kind' | 'form' | 'matter_id'>

export function createTakeouts({ db, clock, queue, files, events, services }: Needs) {
  const { sign } = services.fileAddresses
  function present(row: TakeoutRow): Takeout {
    const { chamber_id: chamberId, form, file_key: key, name } = row
    const grant = key && name && { chamberId, key, mediaType: mediaTypes[form], name, inline: form === 'pdf' }
    return {
      ...row,
      _id: row.id,
      form,
      name,
      file: grant ? sign(grant) : null,
      asked_at: row.asked_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
    }
  }

  const begin = (actor: Actor, wanted: Wanted) =>
    db.asChamber(actor, async (tx) => {
      const repo = takeoutsRepo(tx, actor.chamberId)
      let title: string | null = null
      if (wanted.matter_id) {
        await assertInConfidence(tx, actor, wanted.matter_id)
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
      await queue.enqueue(tx, makeTakeout, { chamberId: actor.chamberId, id: row.id })
      await recordActivity(tx, actor, {
        action: 'takeout.asked',
        at: now,
        matterId: wanted.matter_id,
        subject: { kind: wanted.kind, id: row.id, label: title },
        detail: { form: wanted.form },
      })
      return present({ ...row, title })
    })

  return {
    async list(actor: Actor): Promise<Takeout[]> {
      const rows = await db.asChamber(actor, (tx) =>
        takeoutsRepo(tx, actor.chamberId).listByPerson(actor.personId, clock.now()),
      )
      const mayHaveAll = isAllowed(actor.abilities, 'manage', 'all')
      return rows.filter(({ kind }) => mayHaveAll || kind !== 'chamber').map(present)
    },

    async takeOutMatter(actor: Actor, { matter_id, kind, form }: BodyOf<typeof takeOutMatter>): Promise<Takeout> {
      authorize(actor, 'read', 'Order')
      return begin(actor, { kind, form, matter_id })
    },

    async takeOutChamber(actor: Actor): Promise<Takeout> {
      authorize(actor, 'manage', 'all')
      return begin(actor, { kind: 'chamber', form: 'zip', matter_id: null })
    },

    async takeOutPerson(actor: Actor): Promise<Takeout> {
      authorize(actor, 'manage', 'Account')
      return begin(actor, { kind: 'person', form: 'zip', matter_id: null })
    },

    async remove(actor: Actor, id: TakeoutId): Promise<void> {
      const { file_key } = await db.asChamber(actor, async (tx) => {
        const repo = takeoutsRepo(tx, actor.chamberId)
        const row = await repo.getByPerson(id, actor.personId)
        await repo.remove(id)
        await events.announce(tx, actor.chamberId, { type: 'takeouts.changed' })
        return row
      })
      if (file_key) await files.remove(file_key)
    },
  }
}

const tooMany = () =>
  new TooMany(`${unfinishedAtMost} files are being made for you. Wait until one of them is ready.`, 30)
