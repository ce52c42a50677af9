import { caseLabel } from '@peshi/contract/courts/labels'
import { dateStateOf } from '@peshi/contract/matters/date-state'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import type { MatterFile } from '@peshi/contract/records/matter-file'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import { casesRepo } from '../../matters/matters/cases.repo.ts'
import { mattersRepo } from '../../matters/matters/matters.repo.ts'
import { ordersRepo } from '../../matters/orders/orders.repo.ts'
import type { Reader } from '../../platform/db/door.ts'
import { assertMatterExists } from '../../platform/db/matter-exists.ts'
import type { Context } from '../../platform/process/context.ts'
import { matterFileRepo } from './matter-file.repo.ts'

export type MatterContent = Awaited<ReturnType<typeof readMatter>>

export async function readMatter({ db, clock }: Pick<Context, 'db' | 'clock'>, reader: Reader, id: MatterId) {
  const { chamberId } = reader
  const head = await db.asChamber(reader, async (tx) => {
    await assertMatterExists(tx, reader, id)
    const row = await mattersRepo(tx, chamberId).getDetail(id)
    const cases = casesRepo(tx)
    const behind = row.case_id ? await cases.findBehind(row.case_id) : null
    return { row, behind, hearings: row.case_id ? await cases.listHearings(row.case_id) : [] }
  })
  const orders = await db.asChamber(reader, async (tx) =>
    head.row.case_id ? ordersRepo(tx, chamberId).listByCase(head.row.case_id) : [],
  )
  const own = await db.asChamber(reader, async (tx) => {
    const repo = matterFileRepo(tx, chamberId)
    return {
      chamber: await repo.listOfMatter(id),
      documents: await repo.listDocuments(id),
      proofs: await repo.listProofs(id),
      people: Object.fromEntries((await repo.listPeople()).map(({ id, name }) => [id, name])),
    }
  })
  const date_state = dateStateOf(head.row, courtDateAt(clock.now()))
  return { ...head, ...own, orders, date_state, title: head.row.title, label: caseLabel(head.row) }
}

export const presentMatterHead = ({ row, label, date_state }: MatterContent): MatterFile['matter'] => ({
  _id: row.id,
  title: row.title,
  court: row.hc_name,
  court_title: courtTitle(row.hc_name),
  case_label: label,
  case_status: row.case_status,
  case_type: row.case_type,
  case_number: row.case_number,
  case_year: row.case_year,
  cnr: row.cnr,
  reference_id: row.reference_id,
  offence_from: row.offence_from,
  offence_to: row.offence_to,
  petitioner: row.petitioner,
  respondent: row.respondent,
  stage: row.stage,
  next_date: row.next_date,
  date_state,
  created_at: row.created_at.toISOString(),
})

export const sayDate = (date: string | null | undefined) => (date ? toDayFirst(date) : '')
