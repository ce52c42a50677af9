import { abilitiesFor } from '@peshi/contract/platform/abilities'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import type { Paise } from '@peshi/contract/platform/money'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { chamber, membership, person, roleSwitches } from '../../platform/db/people.schema.ts'
import type { Context } from '../../platform/process/context.ts'
import { composeMail } from '../../platform/sending/compose-mail.ts'
import { send } from '../../platform/sending/send.ts'
import { planMails } from './plan-mails.ts'

export type PlanNews =
  | { kind: 'plan-ending'; plan: string; date: CourtDate }
  | { kind: 'plan-paid'; plan: string; date: CourtDate; total: Paise }

export async function mailPayers(
  tx: Tx,
  context: Pick<Context, 'config' | 'clock' | 'queue' | 'outlets'>,
  chamberId: ChamberId,
  news: PlanNews,
): Promise<void> {
  const people = await tx
    .select({
      id: person.id,
      email: person.email,
      language: person.language,
      role: membership.role,
      switches: roleSwitches,
    })
    .from(membership)
    .innerJoin(person, eq(person.id, membership.person_id))
    .innerJoin(chamber, eq(chamber.id, membership.chamber_id))
    .where(and(eq(membership.chamber_id, chamberId), isNotNull(person.email)))
  const url = `${context.config.publicUrl}/settings/account-setting?tab=plan`
  const mails = people.flatMap(({ id, email, language, role, switches }) => {
    if (!email || !isAllowed(abilitiesFor(role, switches), 'update', 'Plan')) return []
    const { title, lines, label } = planMails[language](news)
    const { text, html } = composeMail({ language, title, lines, link: { label, url } })
    return [
      {
        channel: 'email' as const,
        to: email,
        kind: news.kind,
        subject: title,
        text,
        html,
        language,
        chamberId,
        personId: id,
      },
    ]
  })
  await send(tx, context, ...mails)
}
