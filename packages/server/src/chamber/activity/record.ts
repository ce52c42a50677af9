import type { EventDetail, EventType } from '@peshi/contract/platform/events'
import type { MatterId, PersonId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import { insertsInto } from '../../platform/db/insert-rows.ts'
import { cutDetail, type Doer } from '../../platform/events/emit.ts'
import { event } from '../../platform/events/event.schema.ts'

export type ActivityActor = Doer

export interface ActivityEvent {
  action: EventType
  detail?: EventDetail | undefined
}

export type ActivityEntry = ActivityEvent & {
  at: Date
  matterId?: MatterId | null
  subject: { kind: string; id: string; label?: string | null }
  onlyFor?: PersonId | null
}

const insertRows = insertsInto(event)

export async function recordActivity(tx: Tx, actor: ActivityActor, ...entries: ActivityEntry[]): Promise<void> {
  const rows = entries.map(({ action, at, matterId, subject, detail, onlyFor }) => ({
    chamber_id: actor.chamberId,
    at,
    person_id: actor.personId ?? null,
    by_name: actor.name ?? null,
    type: action,
    matter_id: matterId ?? null,
    subject_kind: subject.kind,
    subject_id: subject.id,
    detail: detail ? cutDetail(detail) : null,
    only_for: onlyFor ?? null,
  }))
  await insertRows(tx, rows)
}
