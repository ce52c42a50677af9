import { shapeOf } from '@peshi/contract/office/report-kinds'
import { abilitiesFor } from '@peshi/contract/platform/abilities'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { mattersRepo } from '../../matters/matters/matters.repo.ts'
import { makePdf } from '../../platform/export/pdf.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { send } from '../../platform/sending/send.ts'
import { daysOfMail, nextTime } from './report-mail-times.ts'
import { composeReportMail } from './report-mail-words.ts'
import { type DueMail, listDueMails, type ReportMailRow, reportMailsRepo } from './report-mails.repo.ts'
import { reportTable } from './reports.columns.ts'
import type { ReportReader } from './reports.service.ts'

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'queue' | 'outlets' | 'log' | 'services'>

export const sendReports = periodic({ name: 'send-reports', cron: '*/5 * * * *', retries: 0, timeoutSeconds: 600 })

export async function startReportJobs(context: Context): Promise<void> {
  await repeat(context.queue, sendReports, (signal) => sendDueReports(context, signal))
}

export async function sendDueReports(needs: Needs, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = needs
  const now = clock.now()
  for (const due of await db.asSystem('reports', (tx) => listDueMails(tx, now))) {
    if (signal.aborted) return
    await sendOne(needs, due, now).catch((error: unknown) =>
      log.error({ error, report: due.id }, 'A report could not be sent'),
    )
  }
}

async function sendOne(needs: Needs, due: DueMail, now: Date): Promise<void> {
  const { db } = needs
  const { chamberId, personId, id, role, switches, email } = due
  if (!role) return db.asChamber(chamberId, (tx) => reportMailsRepo(tx, chamberId).removeOfPerson(id, personId))
  const reader: ReportReader = { chamberId, personId, role, abilities: abilitiesFor(role, switches), signInId: '' }
  const wanted = await db.asChamber(reader, (tx) => reportMailsRepo(tx, chamberId).find(id))
  if (!wanted || wanted.next_at > now) return
  const mayHave = due.isOpen && email !== null && isAllowed(reader.abilities, ...shapeOf(wanted.report).can)
  const mail = mayHave ? await makeMail(needs, reader, wanted, due) : null
  await db.asChamber(reader, async (tx) => {
    const isFirst = await reportMailsRepo(tx, chamberId).moveOn(id, wanted.next_at, nextTime(wanted, now))
    if (!isFirst || !mail || !email) return
    const key = `report ${id} ${wanted.next_at.toISOString()}`
    await send(tx, needs, { ...mail, channel: 'email', to: email, kind: 'report', chamberId, personId, onceBy: key })
  })
}

async function makeMail(needs: Needs, reader: ReportReader, wanted: ReportMailRow, { language }: DueMail) {
  const today = courtDateAt(needs.clock.now())
  const report = await needs.services.mailedReports.get(reader, wanted.report, {
    ...daysOfMail(wanted.report, wanted.every, today),
    court: wanted.court ?? undefined,
    person: wanted.team_of ?? undefined,
  })
  const chamber = await needs.db.asChamber(reader, (tx) => mattersRepo(tx, reader.chamberId).getChamberName())
  const pdf = await makePdf(
    reportTable(report, 'pdf', language),
    { chamber, date: toDayFirst(today) },
    {
      owner: reader.chamberId,
      inBackground: true,
    },
  )
  const attachment = {
    name: `${wanted.report}-${today}.pdf`,
    mediaType: 'application/pdf',
    base64: pdf.toString('base64'),
  }
  return { ...composeReportMail(report, language, needs.config.publicUrl), language, attachment }
}
