import type { CaseId, ChamberId, ClientId, CourtId, PersonId, PracticeCaseId } from '@peshi/contract/platform/ids'
import type { PracticeInput } from '@peshi/contract/trackers/practice'
import type { CaseHit } from '@peshi/courts/connector'
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { courtCase } from '../../platform/db/cases.schema.ts'
import { client } from '../../platform/db/clients.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { takeFirst } from '../../platform/db/rows.ts'
import { practice, practiceCase } from './practice.schema.ts'

export type PracticeCaseRow = typeof practiceCase.$inferSelect

export function practiceRepo(tx: Tx, chamberId: ChamberId, personId: PersonId) {
  const own = and(eq(practice.chamber_id, chamberId), eq(practice.person_id, personId))
  const ownCases = and(eq(practiceCase.chamber_id, chamberId), eq(practiceCase.person_id, personId))

  return {
    find: () => tx.select().from(practice).where(own).then(takeFirst),

    save: (values: Omit<PracticeInput, 'clients'>) =>
      tx
        .insert(practice)
        .values({ chamber_id: chamberId, person_id: personId, ...values })
        .onConflictDoUpdate({ target: [practice.chamber_id, practice.person_id], set: values }),

    /** Returns the cases that no search found before. A case that was found for the person gets the client, too. */
    async addCases(
      court: CourtId,
      hits: readonly CaseHit[],
      clientId: ClientId | null,
      now: Date,
    ): Promise<PracticeCaseRow[]> {
      if (hits.length === 0) return []
      const values = hits.map(({ ref, caseNumber, petitioner, respondent }) => ({
        chamber_id: chamberId,
        person_id: personId,
        court,
        ref,
        petitioner,
        respondent,
        found_at: now,
        client_id: clientId,
        case_key: ref.cnr ?? JSON.stringify(ref),
        cnr: ref.cnr ?? null,
        case_number: caseNumber,
      }))
      const added = await tx.insert(practiceCase).values(values).onConflictDoNothing().returning()
      const keys = values.map(({ case_key }) => case_key)
      const known = and(ownCases, eq(practiceCase.court, court), inArray(practiceCase.case_key, keys))
      if (clientId)
        await tx
          .update(practiceCase)
          .set({ client_id: clientId })
          .where(and(known, isNull(practiceCase.client_id)))
      return added
    },

    count: () => tx.$count(practiceCase, ownCases),
    countWaiting: () => tx.$count(practiceCase, and(ownCases, eq(practiceCase.is_waiting, true))),

    list: (limit: number): Promise<PracticeCaseRow[]> =>
      tx
        .select()
        .from(practiceCase)
        .where(ownCases)
        .orderBy(
          sql`${practiceCase.not_mine_at} is not null`,
          desc(practiceCase.found_at),
          asc(practiceCase.court),
          asc(practiceCase.id),
        )
        .limit(limit),

    listByIds: (ids: PracticeCaseId[]): Promise<PracticeCaseRow[]> =>
      tx
        .select()
        .from(practiceCase)
        .where(and(ownCases, inArray(practiceCase.id, ids))),

    async mark(ids: PracticeCaseId[], notMineAt: Date | null): Promise<number> {
      const marked = await tx
        .update(practiceCase)
        .set({ not_mine_at: notMineAt })
        .where(and(ownCases, inArray(practiceCase.id, ids)))
        .returning({ id: practiceCase.id })
      return marked.length
    },

    listWaiting: (): Promise<PracticeCaseRow[]> =>
      tx
        .select()
        .from(practiceCase)
        .where(and(ownCases, eq(practiceCase.is_waiting, true)))
        .orderBy(asc(practiceCase.id)),

    keepRead: (id: PracticeCaseId, caseId: CaseId | null) =>
      tx
        .update(practiceCase)
        .set({ case_id: caseId, is_waiting: false })
        .where(and(ownCases, eq(practiceCase.id, id))),

    async listClients(rows: readonly PracticeCaseRow[]) {
      const ids = rows.flatMap(({ client_id }) => client_id ?? [])
      const clients = await tx
        .select({ _id: client.id, name: client.name })
        .from(client)
        .where(and(eq(client.chamber_id, chamberId), inArray(client.id, ids), isNull(client.deleted_at)))
      return new Map(clients.map((one) => [one._id, one]))
    },

    async listStates(rows: readonly PracticeCaseRow[]) {
      const ids = rows.flatMap(({ case_id }) => case_id ?? [])
      const states = await tx
        .select({ id: courtCase.id, status: courtCase.status, next_date: courtCase.next_date })
        .from(courtCase)
        .where(inArray(courtCase.id, ids))
      return new Map(states.map((one) => [one.id, one]))
    },

    async listFollowed(rows: readonly PracticeCaseRow[]) {
      const ids = rows.flatMap(({ case_id }) => case_id ?? [])
      const cnrs = rows.flatMap(({ cnr }) => cnr ?? [])
      const matters = await tx
        .select({ id: matter.id, caseId: matter.case_id, cnr: matter.cnr })
        .from(matter)
        .where(
          and(
            eq(matter.chamber_id, chamberId),
            isNull(matter.deleted_at),
            or(
              and(isNotNull(matter.case_id), inArray(matter.case_id, ids)),
              and(isNotNull(matter.cnr), inArray(matter.cnr, cnrs)),
            ),
          ),
        )
      return ({ case_id, cnr }: PracticeCaseRow) =>
        matters.find((one) => (case_id && one.caseId === case_id) || (cnr && one.cnr === cnr))?.id ?? null
    },
  }
}
