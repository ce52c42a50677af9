import { caseUniqueId } from '@peshi/contract/courts/labels'
import type { Matter } from '@peshi/contract/matters/matters'
import type { CourtId, ImportId } from '@peshi/contract/platform/ids'
import type { ImportValues } from '@peshi/contract/records/imports'
import { roomFor } from '../../chamber/plans/limits.ts'
import type { CaseRow } from '../../courts/courts/case-store.repo.ts'
import { addMany, type HandMade } from '../../matters/matters/add-many.ts'
import type { OtherInput } from '../../matters/matters/other.service.ts'
import type { Tx } from '../../platform/db/door.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { hasExtras, hasMore } from './furnish.ts'
import { type ImportRowRecord, importsRepo, type RowChange } from './imports.repo.ts'
import { isUnread, keysOfValues, knownBy, titleOf } from './known-cases.ts'

export function createRowImport(context: Context) {
  const { db, services } = context
  const { follow, otherMatters: others, furnishings } = services

  return {
    async follow(actor: Actor, row: ImportRowRecord, found: CaseRow): Promise<Matter> {
      const { values, import_id, position } = row
      const more = values && hasMore(values) ? await furnishings.prepare(actor, values) : null
      return db.asChamber(actor, async (tx) => {
        const { matter, isNew } = await follow.followRead(tx, actor, {
          caseId: found.id,
          reference_id: values?.reference_id,
        })
        const isOurs = isNew || (row.is_new && row.matter_id === matter._id)
        if (isOurs && more) await furnishings.furnish(tx, actor, matter, more)
        const settled = isOurs
          ? { state: 'done' as const, reason: null }
          : { state: 'duplicate' as const, reason: 'followed-already' as const }
        const change = { position, ...settled, matterId: matter._id, isNew: isOurs }
        await importsRepo(tx, actor.chamberId).changeRows(import_id, [change])
        return matter
      })
    },

    async keepByHand(actor: Actor, importId: ImportId, rows: readonly ImportRowRecord[]): Promise<void> {
      const made = await db.asChamber(actor, (tx) => addRows(tx, actor, importId, rows))
      for (const { position, values, id } of made) {
        if (!hasExtras(values)) continue
        const extras = await furnishings.prepare(actor, values)
        await db.asChamber(actor, async (tx) => {
          await furnishings.furnish(tx, actor, id, extras)
          await importsRepo(tx, actor.chamberId).changeRows(importId, [{ position, state: 'done' }])
        })
      }
    },
  }

  async function addRows(tx: Tx, actor: Actor, importId: ImportId, rows: readonly ImportRowRecord[]) {
    const toMake = rows.flatMap(({ position, values, matter_id }) =>
      values ? [{ position, values, matterId: matter_id }] : [],
    )
    const repo = importsRepo(tx, actor.chamberId)
    const known = await knownBy(
      repo,
      toMake.map(({ values }) => values),
    )
    const keptAs = (values: ImportValues) => keysOfValues(values).flatMap((key) => known.get(key) ?? [])[0] ?? null
    const unmade = toMake.filter(({ matterId }) => matterId === null)
    const unknown = unmade.filter(({ values }) => keptAs(values) === null)
    const room = await roomFor(tx, actor.chamberId, 'matters')
    const fresh = room === null ? unknown : unknown.slice(0, Math.max(0, room))
    const numbered = fresh.filter(({ values }) => values.court && values.case_number)
    const ids = await addMany(
      tx,
      context,
      actor,
      numbered.map(({ values }) => handMade(values)),
    )
    const made = numbered.flatMap(({ position, values }, at) => {
      const id = ids[at]
      return id ? [{ position, values, id }] : []
    })
    for (const { position, values } of fresh.filter((row) => !numbered.includes(row))) {
      const { _id: id } = await others.create(tx, actor, unnumbered(values), 'import')
      made.push({ position, values, id })
    }
    const changes: RowChange[] = made.map(({ position, values, id }) => ({
      position,
      state: hasExtras(values) ? 'by-hand' : 'done',
      matterId: id,
      isNew: true,
    }))
    const twice = unmade.flatMap(({ position, values }): RowChange[] => {
      const matterId = keptAs(values)
      return matterId ? [{ position, state: 'duplicate', reason: 'followed-already', matterId }] : []
    })
    const tooMany = unknown
      .slice(fresh.length)
      .map(({ position }): RowChange => ({ position, state: 'failed', reason: 'plan-full' }))
    await repo.changeRows(importId, [...changes, ...twice, ...tooMany])
    const begun = toMake.flatMap(({ position, values, matterId }) =>
      matterId ? [{ position, values, id: matterId }] : [],
    )
    return [...made, ...begun]
  }
}

function handMade(values: ImportValues): HandMade {
  const { petitioner, respondent, case_type, case_number, case_year, cnr, stage, next_date, reference_id } = values
  const court = values.court as CourtId
  return {
    hc_name: court,
    unique_id: caseUniqueId(court, case_type ?? '', case_number ?? '', case_year ?? ''),
    case_type,
    case_number,
    case_year,
    cnr,
    own_title: titleOf(values),
    own_petitioner: petitioner,
    own_respondent: respondent,
    own_stage: stage,
    next_date,
    reference_id,
    our_side: values.our_side,
    is_unread: isUnread(values),
  }
}

const unnumbered = (values: ImportValues): OtherInput & { cnr: string | null; is_unread: boolean } => ({
  cnr: values.cnr,
  is_unread: isUnread(values),
  title: titleOf(values),
  unique_id: values.court,
  forum: values.forum,
  petitioner: values.petitioner,
  respondent: values.respondent,
  our_side: values.our_side,
  stage: values.stage,
  next_date: values.next_date,
  reference_id: values.reference_id,
})
