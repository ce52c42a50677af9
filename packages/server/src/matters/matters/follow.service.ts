import type { Matter, saveMatter } from '@peshi/contract/matters/matters'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import { recordActivity } from '../../chamber/activity/record.ts'
import { checkPlanRoom } from '../../chamber/plans/limits.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { findOnLists } from '../listings/find-on-lists.ts'
import { type CaseRow, casesRepo } from './cases.repo.ts'
import { courtValues } from './court-change.ts'
import type { MatterRow } from './matters.columns.ts'
import { presentMatter } from './matters.present.ts'
import { mattersRepo } from './matters.repo.ts'
import { queueOrders } from './queue-orders.ts'

type Input = BodyOf<typeof saveMatter>

type Needs = Pick<Context, 'db' | 'clock' | 'queue' | 'events' | 'services'>

export function createFollow({ db, clock, queue, events, services: { caseStore } }: Needs) {
  async function getCase(tx: Tx, { unique_id, matter_id }: Input): Promise<CaseRow> {
    const row = await casesRepo(tx).find(matter_id)
    if (!row || row.court !== unique_id) {
      throw new NotFound('This case is not known here. Look it up at its court first.', 'case-not-found')
    }
    return row
  }

  async function follow(tx: Tx, actor: Actor, row: CaseRow, input: Input): Promise<MatterRow> {
    const matters = mattersRepo(tx, actor.chamberId)
    const followed = await matters.findByCase(row.id)
    if (followed) return followed
    const reference = input.reference_id ? { reference_id: input.reference_id } : {}
    const values = { ...courtValues(row), ...reference }
    const inBin = await matters.findDeletedByCase(row.id)
    if (!inBin) await checkPlanRoom(tx, actor.chamberId, 'matters')
    const saved = inBin
      ? await matters.restore(inBin.id, values)
      : await matters.insert({
          ...values,
          type: 'court',
          case_id: row.id,
          created_by: actor.personId,
          created_at: clock.now(),
        })
    const matter = saved ?? (await matters.findByCase(row.id))
    if (!matter) throw new Conflict('A colleague changed this matter in the same moment. Please try again.')
    await queueOrders(tx, { clock, queue }, row)
    await findOnLists(tx, actor.chamberId, matter, clock.now())
    await recordActivity(tx, actor, {
      action: inBin ? 'matter.restored' : 'matter.added',
      at: clock.now(),
      matterId: matter.id,
      subject: { kind: 'matter', id: matter.id, label: matter.title },
    })
    await events.announce(tx, actor.chamberId, { type: 'matters.changed' })
    return matter
  }

  async function saveIn(tx: Tx, actor: Actor, input: Input): Promise<{ matter: Matter; isNew: boolean }> {
    authorize(actor, 'create', 'Matter')
    const row = await getCase(tx, input)
    const before = await mattersRepo(tx, actor.chamberId).findByCase(row.id)
    return { matter: presentMatter(await follow(tx, actor, row, input)), isNew: before === null }
  }

  return {
    saveIn,

    async save(actor: Actor, input: Input): Promise<{ matter: Matter; isNew: boolean }> {
      authorize(actor, 'create', 'Matter')
      return db.step('follow the case').asChamber(actor, (tx) => saveIn(tx, actor, input))
    },

    async refresh(actor: Actor, input: Input): Promise<Matter> {
      authorize(actor, 'create', 'Matter')
      const read = (tx: Tx) => mattersRepo(tx, actor.chamberId).findByCase(input.matter_id)
      await db.asChamber(actor, async (tx) => {
        await getCase(tx, input)
        if (!(await read(tx))) throw new NotFound()
      })
      await caseStore.refresh(input.matter_id, { forChamber: actor.chamberId })
      const matter = await db.asChamber(actor, read)
      if (!matter) throw new NotFound()
      return presentMatter(matter)
    },
  }
}
