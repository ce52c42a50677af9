import type { Matter } from '@peshi/contract/matters/matters'
import type { CaseId, CourtId } from '@peshi/contract/platform/ids'
import { checkPlanRoom } from '../../chamber/plans/limits.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, NotFound } from '../../platform/errors.ts'
import { aboutMatter } from '../../platform/events/about-matter.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { findOnLists } from '../listings/find-on-lists.ts'
import { type CaseRow, casesRepo } from './cases.repo.ts'
import { courtValues, createCourtChanges } from './court-change.ts'
import { caseNotFound, getFoundCase } from './found-case.ts'
import type { MatterRow } from './matters.columns.ts'
import { presentMatter } from './matters.present.ts'
import { mattersRepo } from './matters.repo.ts'
import { queueOrders } from './queue-orders.ts'
import { whenRead } from './unread.ts'

interface Found {
  courtId: CourtId
  caseId: CaseId
}

interface Followed {
  caseId: CaseId
  reference_id?: string | null | undefined
}

type Needs = Pick<Context, 'db' | 'clock' | 'queue' | 'emit' | 'services'>

export function createFollow({ db, clock, queue, emit, services: { caseStore } }: Needs) {
  const { takeFacts } = createCourtChanges({ emit })

  async function checkFound(tx: Tx, actor: Actor, { courtId, caseId }: Found): Promise<void> {
    if ((await getFoundCase(tx, actor, caseId)).court !== courtId) throw caseNotFound()
  }

  async function follow(tx: Tx, actor: Actor, { caseId, reference_id }: Followed): Promise<MatterRow> {
    const row = await casesRepo(tx).find(caseId)
    if (!row) throw caseNotFound()
    const matters = mattersRepo(tx, actor.chamberId)
    const followed = await matters.findByCase(row.id)
    if (followed) return followed
    const reference = reference_id ? { reference_id } : {}
    const values = { ...courtValues(row), ...reference }
    const unread = await matters.findUnread({ ...row, hc_name: row.court })
    if (unread) return fill(tx, actor, unread, row, values)
    const inBin = await matters.findDeletedByCase(row.id)
    if (!inBin) await checkPlanRoom(tx, actor.chamberId, 'matters')
    const matter = inBin ?? (await insert(tx, actor, row, values)) ?? (await matters.findByCase(row.id))
    if (!matter) throw new Conflict('A colleague changed this matter in the same moment. Please try again.')
    if (inBin) await matters.restore(inBin.id, values)
    await emit(tx, actor, { type: inBin ? 'matter.restored' : 'matter.added', ...aboutMatter(matter.id) })
    await takeFacts(tx, actor, matter, row)
    await queueOrders(tx, { clock, queue }, row)
    const saved = await matters.get(matter.id)
    await findOnLists(tx, actor.chamberId, saved, clock.now())
    return saved
  }

  async function fill(
    tx: Tx,
    actor: Actor,
    unread: MatterRow,
    row: CaseRow,
    values: ReturnType<typeof courtValues>,
  ): Promise<MatterRow> {
    const matters = mattersRepo(tx, actor.chamberId)
    await matters.update(unread.id, { ...values, ...whenRead(unread), case_id: row.id, type: 'court', forum: null })
    await takeFacts(tx, actor, unread, row)
    const saved = await matters.get(unread.id)
    const detail = changesOf(unread, saved, ['type', 'title', 'case_status', 'stage', 'next_date'])
    await emit(tx, actor, { type: 'matter.rebound', ...aboutMatter(unread.id), detail })
    await queueOrders(tx, { clock, queue }, row)
    await findOnLists(tx, actor.chamberId, saved, clock.now())
    return saved
  }

  /** Follows a case that the caller has read from its court. */
  async function followRead(tx: Tx, actor: Actor, followed: Followed): Promise<{ matter: Matter; isNew: boolean }> {
    authorize(actor, 'create', 'Matter')
    const before = await mattersRepo(tx, actor.chamberId).findByCase(followed.caseId)
    return { matter: presentMatter(await follow(tx, actor, followed)), isNew: before === null }
  }

  const insert = (tx: Tx, actor: Actor, row: CaseRow, values: ReturnType<typeof courtValues>) =>
    mattersRepo(tx, actor.chamberId).insert({
      ...values,
      type: 'court',
      case_id: row.id,
      case_status: row.status,
      created_by: actor.personId,
      created_at: clock.now(),
    })

  return {
    async save(tx: Tx, actor: Actor, found: Found & Followed): Promise<{ matter: Matter; isNew: boolean }> {
      authorize(actor, 'create', 'Matter')
      await checkFound(tx, actor, found)
      return followRead(tx, actor, found)
    },

    followRead,

    /** Asks the court, and stores what it says in transactions of its own. */
    async refresh(actor: Actor, found: Found): Promise<void> {
      authorize(actor, 'create', 'Matter')
      await db.asChamber(actor, async (tx) => {
        await checkFound(tx, actor, found)
        if (!(await mattersRepo(tx, actor.chamberId).findByCase(found.caseId))) throw new NotFound()
      })
      await caseStore.refresh(found.caseId, { forChamber: actor.chamberId })
    },

    async getFollowed(tx: Tx, actor: Actor, caseId: CaseId): Promise<Matter> {
      const matter = await mattersRepo(tx, actor.chamberId).findByCase(caseId)
      if (!matter) throw new NotFound()
      return presentMatter(matter)
    },
  }
}
