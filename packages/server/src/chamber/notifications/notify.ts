import {
  type NotificationKind,
  type NotificationSubject,
  type NotificationValues,
  notificationKinds,
} from '@peshi/contract/chamber/notifications'
import { type Action, abilitiesFor } from '@peshi/contract/platform/abilities'
import type { ChamberId, MatterId, NotificationId, PersonId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import type { Channel } from '@peshi/contract/platform/sending'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import type { Context } from '../../platform/process/context.ts'
import { insertDue, listPlans, listReach } from './alerts.repo.ts'
import { alertingOf, type DirectAlert, planAlerts, planDirectAlert } from './plan-alerts.ts'
import { type MatterPeople, type Receiver, receiversRepo } from './receivers.repo.ts'

export type NotifyNeeds = Pick<Context, 'clock' | 'events' | 'outlets'> & {
  config: Pick<Context['config'], 'digestTimes'>
}

export interface News {
  kind: NotificationKind
  /**
   * `team`: the matter's team and followers. `chamber`: also everyone whose role may change this kind of `subject`. For
   * a matter without a team, `team` means `chamber`.
   */
  to: readonly PersonId[] | 'team' | 'chamber'
  subject: { kind: NotificationSubject; id: string; label?: string | null }
  matterId?: MatterId | null
  values?: NotificationValues
  by?: PersonId | null
  /** For a direct kind. Null: the person is notified in the app only. */
  alert?: DirectAlert | null
}

const labelAtMost = 300

const mostNamed = 100

/**
 * Must run in the event's transaction, so that a rollback also removes the notification. E-mail, SMS and push follow
 * each person's alert plan.
 */
export async function notify(
  tx: Tx,
  { config, clock, events, outlets }: NotifyNeeds,
  chamberId: ChamberId,
  ...news: readonly News[]
): Promise<void> {
  const all = news.filter(isForSomebody)
  if (all.length === 0) return
  const at = clock.now()
  const repo = receiversRepo(tx, chamberId)
  const [people, matters] = await Promise.all([
    repo.listPeople(),
    repo.listMatters([...new Set(all.flatMap(({ matterId }) => matterId ?? []))]),
  ])
  const rows = all.flatMap((news) => {
    const matter = news.matterId ? matters.get(news.matterId) : undefined
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
      alert: news.alert,
    }))
  })
  const receiverIds = [...new Set(rows.map(({ person_id }) => person_id))]
  if (receiverIds.length === 0) return
  const planOf = await listPlans(tx, chamberId, receiverIds)
  const directIds = rows.filter(({ alert }) => alert).map(({ person_id }) => person_id)
  const reachOf = await listReach(tx, chamberId, directIds)
  const isOpen = (channel: Channel) => outlets[channel] !== null
  const alertsOf = ({ person_id, alert, ...row }: (typeof rows)[number]) => {
    const plan = planOf(person_id)
    if (alert === undefined) return planAlerts(plan, config.digestTimes, alertingOf(row), at)
    return alert ? planDirectAlert(plan, reachOf(person_id).filter(isOpen), alertingOf(row), alert) : []
  }
  await repo.insert(
    rows.map(({ alert: _, ...row }) => ({
      ...row,
      in_app: planOf(row.person_id).events[notificationKinds[row.kind].event].app,
    })),
  )
  await insertDue(
    tx,
    rows.flatMap((row) =>
      alertsOf(row).map(({ channel, dueAt }) => ({
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
    person_ids: receiverIds.length > mostNamed ? [] : receiverIds,
  })
}

const isForSomebody = ({ to, by }: News) => typeof to === 'string' || to.some((id) => id !== by)

export function receiversOf(
  { kind, to, by }: Pick<News, 'kind' | 'to' | 'by'>,
  people: readonly Receiver[],
  matter: MatterPeople | undefined,
): PersonId[] {
  const { about } = notificationKinds[kind]
  const isNamed = ({ id }: Receiver) => typeof to !== 'string' && to.includes(id)
  const may = (action: Action, { role, switches }: Receiver) => isAllowed(abilitiesFor(role, switches), action, about)
  const mayChange = (person: Receiver) => may('update', person)
  const sees = ({ id, role }: Receiver) => !matter?.seenBy || role === 'owner' || matter.seenBy.has(id)
  const onTeam = ({ id }: Receiver) => matter?.team.has(id) ?? false
  const choice = ({ id }: Receiver) => matter?.choices.get(id)
  const teamIsKnown = people.some(onTeam)

  function isNotified(person: Receiver): boolean {
    if (!may('read', person) || !sees(person)) return false
    if (isNamed(person)) return true
    if (typeof to !== 'string' || choice(person) === 'mute') return false
    if (matter?.isSensitive) return onTeam(person) || (person.role === 'owner' && !teamIsKnown)
    if (onTeam(person) || choice(person) === 'follow') return true
    return (to === 'chamber' || !teamIsKnown) && mayChange(person)
  }
  return people.filter((person) => person.id !== by && isNotified(person)).map(({ id }) => id)
}

const halfDay = 43_200_000
/**
 * 06:00 in India, in ms from midnight UTC. Half days start at 06:00 and 18:00, so that notifications of one night are
 * grouped.
 */
const sixInIndia = 1_800_000

export function lineOf({ kind, matterId, subject }: Pick<News, 'kind' | 'matterId' | 'subject'>, at: Date): string {
  const half = Math.floor((at.getTime() - sixInIndia) / halfDay)
  const { lines } = notificationKinds[kind]
  return lines === 'together' ? `${kind}/${half}` : `${kind}/${matterId ?? subject.id}/${half}`
}
