import { type AccessKind, type AuditGroup, auditGroups } from '@peshi/contract/chamber/audit'
import { type CourtDate, dayStart } from '@peshi/contract/platform/dates'
import type { ChamberId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { membership, person } from '../../platform/db/people.schema.ts'
import { event } from '../../platform/events/event.schema.ts'
import { isLogged, selectActivities } from '../activity/activity.repo.ts'
import { accessEvent } from './audit.schema.ts'

export interface AuditFilter {
  person_id?: PersonId | undefined
  matter_id?: MatterId | undefined
  group?: AuditGroup | undefined
  from?: CourtDate | undefined
  to?: CourtDate | undefined
}

export interface Before {
  at: Date
  id: string
}

export type AuditedActivity = Awaited<ReturnType<ReturnType<typeof auditRepo>['listActivities']>>[number]
export type AccessRow = Awaited<ReturnType<ReturnType<typeof auditRepo>['listAccesses']>>[number]

const day = 86_400_000

export function auditRepo(tx: Tx, chamberId: ChamberId) {
  return {
    listActivities: (filter: AuditFilter, before: Before | null, limit: number) =>
      selectActivities(tx)
        .where(
          and(
            eq(event.chamber_id, chamberId),
            isLogged,
            matches(event, filter, before),
            filter.group ? inArray(event.type, auditGroups[filter.group].actions) : undefined,
          ),
        )
        .orderBy(desc(event.at), desc(event.id))
        .limit(limit),

    async listAccesses(filter: AuditFilter, before: Before | null, limit: number) {
      const kinds: AccessKind[] | null = filter.group ? auditGroups[filter.group].accesses : null
      if (kinds?.length === 0) return []
      return tx
        .select({
          id: accessEvent.id,
          at: accessEvent.at,
          person_id: accessEvent.person_id,
          person: person.name,
          kind: accessEvent.kind,
          device: accessEvent.device,
          address: accessEvent.address,
          matter_id: accessEvent.matter_id,
          matter_title: matter.title,
          detail: accessEvent.detail,
        })
        .from(accessEvent)
        .leftJoin(person, eq(person.id, accessEvent.person_id))
        .leftJoin(matter, and(eq(matter.chamber_id, accessEvent.chamber_id), eq(matter.id, accessEvent.matter_id)))
        .where(
          and(
            eq(accessEvent.chamber_id, chamberId),
            matches(accessEvent, filter, before),
            kinds ? inArray(accessEvent.kind, kinds) : undefined,
          ),
        )
        .orderBy(desc(accessEvent.at), desc(accessEvent.id))
        .limit(limit)
    },

    listPeople: () =>
      tx
        .select({ _id: person.id, name: person.name, is_former: sql<boolean>`${membership.id} is null` })
        .from(person)
        .leftJoin(membership, and(eq(membership.chamber_id, chamberId), eq(membership.person_id, person.id)))
        .orderBy(sql`${membership.id} is null`, person.name, person.id),
  }
}

function matches(log: typeof event | typeof accessEvent, filter: AuditFilter, before: Before | null) {
  return and(
    filter.person_id ? eq(log.person_id, filter.person_id) : undefined,
    filter.matter_id ? eq(log.matter_id, filter.matter_id) : undefined,
    filter.from ? gte(log.at, dayStart(filter.from)) : undefined,
    filter.to ? lt(log.at, new Date(dayStart(filter.to).getTime() + day)) : undefined,
    behind(log.at, log.id, before),
  )
}

const behind = (at: AnyPgColumn, id: AnyPgColumn, before: Before | null): SQL | undefined =>
  before ? sql`(${at}, ${id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)` : undefined
