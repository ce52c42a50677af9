import {
  type NotificationKind,
  type NotificationSubject,
  type NotificationValues,
  notificationKinds,
} from '@peshi/contract/chamber/notifications'
import { abilitiesOf } from '@peshi/contract/platform/abilities'
import type { ChamberId, MatterId, NotificationId, PersonId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import type { Context } from '../../platform/process/context.ts'
import { insertDue, listPlans } from './alerts.repo.ts'
import { planAlerts } from './plan-alerts.ts'
import { type MatterPeople, type Receiver, receiversRepo } from './receivers.repo.ts'

export interface News {
  kind: NotificationKind
  /**
   * `team`: those who work on the matter and those who follow it, or where nobody is on its team the chamber; less those
   * who muted it. `chamber`: all who may change such things. People by name are told whatever they muted.
   */
  to: readonly PersonId[] | 'team' | 'chamber'
  /** What opens; `label` is what people call it. */
  subject: { kind: NotificationSubject; id: string; label?: string | null }
  matterId?: MatterId | null
  /** What the words in the reader's language need, beside names. */
  values?: NotificationValues
  /** Whose doing it is; not told of it. */
  by?: PersonId | null
}

/** Longer names are cut, as on the log of what was done. */
const labelAtMost = 300

/** An event carries no more ids than a payload holds; with none it is for everybody. */
const mostNamed = 100

/**
 * Tells people of a chamber, in the transaction that does what they are told of. Of a sensitive matter its team alone
 * hears, and an owner who is named; whoever may not look at such things hears of none. Their browsers are told when the
 * transaction commits; by mail, SMS and push it goes out at the time of each one's alert plan (`send-alerts.ts`).
 */
export async function notify(
  tx: Tx,
  { clock, events }: Pick<Context, 'clock' | 'events'>,
  chamberId: ChamberId,
  ...reported: readonly News[]
): Promise<void> {
  const all = reported.filter(isForSomebody)
  if (all.length === 0) return
  const at = clock.now()
  const repo = receiversRepo(tx, chamberId)
  const [people, matters] = await Promise.all([
    repo.listPeople(),
    repo.listMatters([...new Set(all.flatMap(({ matterId }) => matterId ?? []))]),
  ])
  const rows = all.flatMap((news) => {
    const matter = news.matterId ? matters.get(news.matterId) : undefined
    // Deleted for good, or of another chamber: there is nothing to tell of.
    if (news.matterId && !matter) return []
    return receiversOf(news, people, matter).map((person_id) => ({
      id: newId() as NotificationId,
      person_id,
      kind: news.kind,
      line: lineOf(news, at),
      matter_id: news.matterId ?? null,
      subject_kind: news.subject.kind,
      subject_id: news.subject.id,
      subject_label: news.subject.label?.slice(0, labelAtMost) ?? null,
      values: news.values ?? {},
      by_person: news.by ?? null,
      at,
    }))
  })
  const told = [...new Set(rows.map(({ person_id }) => person_id))]
  if (told.length === 0) return
  const planOf = await listPlans(tx, chamberId, told)
  const eventOf = (row: (typeof rows)[number]) => notificationKinds[row.kind].event
  await repo.insert(rows.map((row) => ({ ...row, in_app: planOf(row.person_id).events[eventOf(row)].app })))
  await insertDue(
    tx,
    rows.flatMap((row) =>
      planAlerts(planOf(row.person_id), eventOf(row), at).map(({ channel, dueAt }) => ({
        chamber_id: chamberId,
        person_id: row.person_id,
        channel,
        notification_id: row.id,
        due_at: dueAt,
      })),
    ),
  )
  await events.announce(tx, chamberId, {
    type: 'notifications.changed',
    person_ids: told.length > mostNamed ? [] : told,
  })
}

const isForSomebody = ({ to, by }: News) => typeof to === 'string' || to.some((id) => id !== by)

/** Who is told, each once. */
export function receiversOf(
  { kind, to, by }: Pick<News, 'kind' | 'to' | 'by'>,
  people: readonly Receiver[],
  matter: MatterPeople | undefined,
): PersonId[] {
  const { about } = notificationKinds[kind]
  const isNamed = ({ id }: Receiver) => typeof to !== 'string' && to.includes(id)
  const mayRead = ({ role }: Receiver) => isAllowed(abilitiesOf[role], 'read', about)
  const mayChange = ({ role }: Receiver) => isAllowed(abilitiesOf[role], 'update', about)
  const onTeam = ({ id }: Receiver) => matter?.team.has(id) ?? false
  const choice = ({ id }: Receiver) => matter?.choices.get(id)
  const teamIsKnown = people.some(onTeam)

  function isTold(person: Receiver): boolean {
    if (!mayRead(person)) return false
    if (isNamed(person)) return !matter?.isSensitive || onTeam(person) || person.role === 'owner'
    if (typeof to !== 'string' || choice(person) === 'mute') return false
    if (matter?.isSensitive) return onTeam(person) || (person.role === 'owner' && !teamIsKnown)
    if (onTeam(person) || choice(person) === 'follow') return true
    return (to === 'chamber' || !teamIsKnown) && mayChange(person)
  }
  return people.filter((person) => person.id !== by && isTold(person)).map(({ id }) => id)
}

const halfDay = 43_200_000
/** Half days begin at six of India's clock, so that a night is one: 00:30 UTC. */
const sixInIndia = 1_800_000

/** What stands in one line with it, until the half day is over. */
export function lineOf({ kind, matterId, subject }: Pick<News, 'kind' | 'matterId' | 'subject'>, at: Date): string {
  const half = Math.floor((at.getTime() - sixInIndia) / halfDay)
  const { lines } = notificationKinds[kind]
  return lines === 'together' ? `${kind}/${half}` : `${kind}/${matterId ?? subject.id}/${half}`
}
