import { shapeOf } from '@peshi/contract/office/report-kinds'
import { type createReportMail, mostReportMails, type ReportMail } from '@peshi/contract/office/report-mails'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ReportMailId } from '@peshi/contract/platform/ids'
import { membersRepo } from '../../chamber/members/members.repo.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { NotFound, TooMany } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { nextTime } from './report-mail-times.ts'
import { type ReportMailRow, reportMailsRepo } from './report-mails.repo.ts'

export function createReportMails({ db, clock, outlets }: Pick<Context, 'db' | 'clock' | 'outlets'>) {
  return {
    list: (actor: Actor) =>
      db.asChamber(actor, async (tx) => {
        const repo = reportMailsRepo(tx, actor.chamberId)
        return {
          data: (await repo.listByPerson(actor.personId)).map(present),
          meta: { email: await repo.findEmail(actor.personId), is_off: outlets.email === null },
        }
      }),

    async create(tx: Tx, actor: Actor, body: BodyOf<typeof createReportMail>): Promise<ReportMail> {
      const { can, filters } = shapeOf(body.report)
      authorize(actor, ...can)
      const { report, every, day, hour, court, person } = body
      const now = clock.now()
      const repo = reportMailsRepo(tx, actor.chamberId)
      if (person && !(await membersRepo(tx, actor.chamberId).isThere(person))) throw new NotFound()
      if ((await repo.listByPerson(actor.personId)).length >= mostReportMails)
        throw new TooMany(`You get ${mostReportMails} reports by mail. Stop one of them first.`, 3600)
      const row = await repo.insert({
        id: newId() as ReportMailId,
        person_id: actor.personId,
        report,
        every,
        day,
        hour,
        court: filters.includes('court') ? court : null,
        team_of: filters.includes('person') ? person : null,
        next_at: nextTime(body, now),
        created_at: now,
      })
      return present(row)
    },

    remove: (tx: Tx, actor: Actor, id: ReportMailId): Promise<void> =>
      reportMailsRepo(tx, actor.chamberId).removeOfPerson(id, actor.personId),
  }
}

const present = ({ id, report, court, team_of, every, day, hour, next_at }: ReportMailRow): ReportMail => ({
  _id: id,
  report,
  court,
  person: team_of,
  every,
  day,
  hour,
  next_at: next_at.toISOString(),
})
