import type { ActivityAction, ActivityDetail, ActivityEdit } from '@peshi/contract/chamber/activity'
import type { ChamberId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import { insertsInto } from '../../platform/db/insert-rows.ts'
import { activity } from './activity.schema.ts'

export interface ActivityActor {
  chamberId: ChamberId
  personId?: PersonId | null
  name?: string
}

export type ActivityEvent =
  | { action: ActivityEdit; detail: ActivityDetail }
  | { action: Exclude<ActivityAction, ActivityEdit>; detail?: ActivityDetail | undefined }

export type ActivityEntry = ActivityEvent & {
  at: Date
  matterId?: MatterId | null
  subject: { kind: string; id: string; label?: string | null }
  onlyFor?: PersonId | null
}

const labelAtMost = 300

const cut = (text: string) => (text.length > labelAtMost ? `${text.slice(0, labelAtMost - 1)}…` : text)

const cutDetail = (detail: ActivityDetail): ActivityDetail =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [name, typeof value === 'string' ? cut(value) : value]),
  )

const insertRows = insertsInto(activity)

export async function recordActivity(tx: Tx, actor: ActivityActor, ...entries: ActivityEntry[]): Promise<void> {
  const rows = entries.map(({ action, at, matterId, subject, detail, onlyFor }) => ({
    chamber_id: actor.chamberId,
    at,
    person_id: actor.personId ?? null,
    by_name: actor.name ? cut(actor.name) : null,
    action,
    matter_id: matterId ?? null,
    subject_kind: subject.kind,
    subject_id: subject.id,
    subject_label: subject.label ? cut(subject.label) : null,
    detail: detail ? cutDetail(detail) : null,
    only_for: onlyFor ?? null,
  }))
  await insertRows(tx, rows)
}
