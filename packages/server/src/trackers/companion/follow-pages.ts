import { courtDateAt, dayStart } from '@peshi/contract/platform/dates'
import type { CaseId, ChamberId, DueCheckId, MatterId } from '@peshi/contract/platform/ids'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import type { Event } from '../../platform/events/emit.ts'
import type { Context } from '../../platform/process/context.ts'
import { type NewDueCheck, putDueChecks } from '../due-checks/put-due-checks.ts'
import { pageChecksRepo } from './page-checks.repo.ts'
import { nextPageDue } from './page-due.ts'

/** Each matter whose case only a person can open has one open check of the kind `page`, which a kept page settles. */
export function followPages({ clock }: Pick<Context, 'clock'>) {
  async function look(tx: Tx, events: readonly Event[]): Promise<void> {
    const known = events.flatMap((one) => (one.chamberId ? [{ ...one, chamberId: one.chamberId }] : []))
    for (const [chamberId, of] of Map.groupBy(known, (one) => one.chamberId)) {
      const cases = of.flatMap(({ type, subject }) => (type === 'case.read' ? [subject.id as CaseId] : []))
      const ofCases = await pageChecksRepo(tx, chamberId).listOfCases(cases)
      await lookAt(tx, chamberId, [...new Set([...of.flatMap(({ matterId }) => matterId ?? []), ...ofCases])])
    }
  }

  async function lookAt(tx: Tx, chamberId: ChamberId, ids: readonly MatterId[]): Promise<void> {
    if (ids.length === 0) return
    const repo = pageChecksRepo(tx, chamberId)
    const byHand = (await repo.listByHand(ids)).filter(({ is_unread }) => !is_unread)
    const others = ids.filter((id) => !byHand.some((one) => one.id === id))
    if (others.length > 0) await repo.remove(others)
    if (byHand.length === 0) return
    const pages = await repo.listPages(byHand.map(({ id }) => id))
    const open = new Map((await repo.listOpen(byHand.map(({ id }) => id))).map((check) => [check.subject_id, check]))
    const now = clock.now()
    const fresh: NewDueCheck[] = []
    for (const { id, title: label, hc_name: court, next_date } of byHand) {
      const page = pages.get(id)
      const dueAt = page ? dayStart(nextPageDue(courtDateAt(page), next_date)) : now
      const put = () => fresh.push({ kind: 'page', subjectId: id, court, query: {}, label, dueAt })
      const check = open.get(id)
      const isKeptToday = page && courtDateAt(page) === courtDateAt(now)
      const done = { state: 'done' as const, last_tried_at: now, result: 'The page was kept.', result_code: 'saved' }
      if (!check) {
        const values = { kind: 'page', subject_id: id, court, query: {}, label, due_at: now, created_at: now }
        if (isKeptToday) await repo.insert({ id: newId() as DueCheckId, ...values, ...done })
        put()
      } else if (isKeptToday && check.due_at <= now) {
        await repo.update(check.id, done)
        put()
      } else if (check.due_at > now || dueAt > now) await repo.update(check.id, { due_at: dueAt, court, label })
    }
    await putDueChecks(tx, chamberId, fresh, now)
  }

  return {
    'matter.added': look,
    'matter.restored': look,
    'matter.edited': look,
    'matter.rebound': look,
    'matter.deleted': look,
    'matter.disposed': look,
    'matter.reopened': look,
    'matter.next-date-changed': look,
    'case.read': look,
    'document.added': look,
    'document.deleted': look,
    'document.restored': look,
  }
}
