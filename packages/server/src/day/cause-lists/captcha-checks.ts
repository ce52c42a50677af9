import { courtDateAt } from '@peshi/contract/platform/dates'
import type { CauseListQuery } from '@peshi/courts/connector'
import { isWhole } from '../../courts/lists-and-boards/list-reading.ts'
import { type ListRow, listsRepo } from '../../courts/lists-and-boards/lists.repo.ts'
import { nextTimeFor, usualTimes } from '../../courts/lists-and-boards/reading-times.ts'
import type { Tx } from '../../platform/db/door.ts'
import type { Context } from '../../platform/process/context.ts'
import type { DueCheckRow } from '../../trackers/due-checks/due-checks.repo.ts'
import type { DueCheckHandler, DueCheckOutcome } from '../../trackers/due-checks/kind.ts'
import { listChambersOf, settleWith } from '../../trackers/due-checks/shared-checks.ts'
import { type ListCode, settleListChecks } from './cause-lists.jobs.ts'

const words: Record<ListCode, string> = {
  'list-read': 'The list was read.',
  'list-part': 'The list was read in part. See what is missing on the page Cause lists.',
  'list-none': 'The court has no list for this courtroom and day yet.',
  'list-over': 'The day of this list is over.',
}

export const outcomeOf = (code: ListCode, againAt: Date | null = null): DueCheckOutcome => ({
  state: code === 'list-over' || (code === 'list-none' && !againAt) ? 'failed' : 'done',
  result: words[code],
  code,
  ...(againAt && { againAt }),
})

const noSession = { cookies: null, values: {} }

export function captchaChecks(context: Context): DueCheckHandler {
  const { db, clock, queue, courts, config, services } = context

  const listOf = ({ subject_id }: DueCheckRow): Promise<ListRow> =>
    db.asSystem('list-matching', (tx) => listsRepo(tx).get(subject_id))

  /** Outcome that is known without asking the court, else null. */
  function settledBefore(list: ListRow): DueCheckOutcome | null {
    if (list.read_at) return outcomeOf(isWhole(list.checks) ? 'list-read' : 'list-part')
    return list.date < courtDateAt(clock.now()) ? outcomeOf('list-over') : null
  }

  const tellOthers = (tx: Tx, list: ListRow, code: ListCode, againAt: Date | null) =>
    queue.enqueue(tx, settleListChecks, { listId: list.id, code, againAt: againAt?.toISOString() ?? null })

  async function keepNone(list: ListRow): Promise<DueCheckOutcome> {
    const againAt = nextTimeFor(list.date, clock.now(), config.listTimes.get(list.court) ?? usualTimes)
    await db.asSystem('list-matching', async (tx) => {
      await listsRepo(tx).keepDay(list.court, list.date, { looked_at: clock.now() })
      await tellOthers(tx, list, 'list-none', againAt)
    })
    return outcomeOf('list-none', againAt)
  }

  return {
    kind: 'cause-list',

    async ask(check) {
      const settled = settledBefore(await listOf(check))
      return settled ? { picture: null, session: noSession } : courts.challengeList(check.court)
    },

    async answer(_actor, check, answer, session) {
      const list = await listOf(check)
      const settled = settledBefore(list)
      if (settled) return settled
      const read = await courts.readList(check.court, check.query as CauseListQuery, answer, session)
      if (!read) return keepNone(list)
      await services.listReading.keepList(list, read)
      const code = isWhole(read.checks) ? 'list-read' : 'list-part'
      await db.asSystem('list-matching', async (tx) => {
        const lists = listsRepo(tx)
        const now = clock.now()
        const isLast = !(await lists.hasUnread(list.court, list.date))
        await lists.keepDay(list.court, list.date, { looked_at: now, ...(isLast && { read_at: now }) })
        await tellOthers(tx, list, code, null)
      })
      return outcomeOf(code)
    },
  }
}

export async function settleChecks(
  { db, emit }: Pick<Context, 'db' | 'emit'>,
  listId: string,
  outcome: DueCheckOutcome,
): Promise<void> {
  const chambers = await db.asSystem('list-matching', (tx) => listChambersOf(tx, 'cause-list', listId))
  for (const chamberId of chambers)
    await db.asChamber(chamberId, async (tx) => {
      await settleWith(tx, { chamberId, kind: 'cause-list', subjectId: listId }, outcome)
      await emit(tx, { chamberId }, { type: 'due-check.settled', subject: { kind: 'cause-list', id: listId } })
    })
}
