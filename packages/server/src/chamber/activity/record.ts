import type { ActivityAction, ActivityDetail, ActivityEdit } from '@peshi/contract/chamber/activity'
import type { ChamberId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import { insertsInto } from '../../platform/db/insert-rows.ts'
import { activity } from './activity.schema.ts'

/** Who did it: a person of the chamber, or (without `personId`) the product itself, or a visitor with a name. */
export interface ActivityActor {
  chamberId: ChamberId
  personId?: PersonId | null
  /** For somebody who has no sign-in, such as the reader of a shared link. */
  name?: string
}

/** An edit carries the old and the new values (`changesOf`). Any other deed carries only the details that its sentence shows. */
export type ActivityDeed =
  | { action: ActivityEdit; detail: ActivityDetail }
  | { action: Exclude<ActivityAction, ActivityEdit>; detail?: ActivityDetail | undefined }

export type ActivityEntry = ActivityDeed & {
  /** From the injected clock. */
  at: Date
  /** The matter on whose page it is told. */
  matterId?: MatterId | null
  /** `label` is what people call it: a title, a file's name. */
  subject: { kind: string; id: string; label?: string | null }
  /** Told to this person alone. */
  onlyFor?: PersonId | null
}

/** Longer names are cut: the log tells what happened, it is no copy of the thing. */
const labelAtMost = 300

const cut = (text: string) => (text.length > labelAtMost ? `${text.slice(0, labelAtMost - 1)}…` : text)

const cutDetail = (detail: ActivityDetail): ActivityDetail =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [name, typeof value === 'string' ? cut(value) : value]),
  )

const insertRows = insertsInto(activity)

/** Writes down what was done, in the transaction that does it: neither is ever there without the other. */
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
