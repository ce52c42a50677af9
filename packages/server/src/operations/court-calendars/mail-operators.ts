import { courtDateAt } from '@peshi/contract/platform/dates'
import type { Context } from '../../platform/process/context.ts'
import { composeMail } from '../../platform/sending/compose-mail.ts'
import { send } from '../../platform/sending/send.ts'
import { isTellingMonth } from '../../trackers/clocks/calendars-missing.ts'
import { listMissing } from './list-missing.ts'

const mostNamed = 50

/** In November and January, tells the operators once which courts have no calendar. */
export async function mailMissingCalendars(
  context: Pick<Context, 'config' | 'db' | 'clock' | 'queue' | 'outlets'>,
): Promise<void> {
  const today = courtDateAt(context.clock.now())
  if (!isTellingMonth(today) || context.config.operators.size === 0) return
  const missing = await listMissing(context, today)
  const [first] = missing
  if (!first) return
  const title = `Court holidays of ${first.year} are missing`
  const mail = composeMail({
    language: 'en',
    title,
    lines: missing.slice(0, mostNamed).map(({ court_title, matters }) => `${court_title}: ${matters} matters`),
    link: { label: 'Load calendars', url: `${context.config.publicUrl}/support/installation` },
  })
  const mails = [...context.config.operators].map((to) => ({
    channel: 'email' as const,
    to,
    kind: 'court-calendars' as const,
    subject: title,
    ...mail,
    chamberId: null,
    personId: null,
    onceBy: `court calendars ${today.slice(0, 7)} ${to}`,
  }))
  await context.db.asSystem('sending', (tx) => send(tx, context, ...mails))
}
