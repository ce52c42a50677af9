import { notificationPath } from '@peshi/contract/chamber/notification-path'
import type { NotificationItem } from '@peshi/contract/chamber/notifications'
import { courtRoomLabel } from '@peshi/contract/courts/labels'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { NotificationId } from '@peshi/contract/platform/ids'
import type { DispatchKind } from '@peshi/contract/platform/sending'
import type { AlertWords } from './alert-words.ts'

export interface AlertItem
  extends Pick<NotificationItem, 'kind' | 'matter_id' | 'matter_title' | 'subject' | 'values'> {
  id: NotificationId
  by: string | null
  /** Case number; null if there is none. Messages about sensitive matters show it, but no names. */
  number: string | null
  isSensitive: boolean
  court: string | null
}

export interface AlertMessage {
  kind: DispatchKind
  subject: string
  text: string
  html?: string
}

export interface Where {
  publicUrl: string
  stopUrl: string
}

export const listPath = '/dashboard/notification'
/** An SMS of 450 Latin letters is sent in three parts. */
const smsAtMost = 450
const smsNameAtMost = 60

export const kindOf = (alerts: readonly AlertItem[]): DispatchKind => (alerts.length === 1 ? 'alert' : 'digest')
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

export const joined = (parts: readonly unknown[]) => parts.filter(isText).join(' · ')

export const aboutOf = (alert: AlertItem, words: AlertWords): string =>
  joined([namesOf(alert, words), factsOf(alert, words)])

const namesOf = (alert: AlertItem, words: AlertWords): string =>
  joined(
    alert.isSensitive
      ? [words.text('sensitive'), alert.number]
      : [alert.matter_title, alert.subject.label, alert.values.number, alert.by],
  )

function factsOf(alert: AlertItem, words: AlertWords): string {
  const { date, after, court_no, item, count, instead } = alert.values
  const day = [date, after].find((value) => isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value))
  const court = alert.court && words.court(alert.court)
  const place =
    court && isText(court_no) && isText(item)
      ? words.text('place', { court, room: courtRoomLabel(court_no), item })
      : !alert.isSensitive && court
  const ahead = alert.kind === 'call.near' && typeof count === 'number' ? words.text('ahead', { count }) : null
  return joined([isText(day) && toDayFirst(day), place, isText(instead) && `→ ${instead}`, ahead])
}

export const subjectOf = (alerts: readonly AlertItem[], words: AlertWords): string => {
  const [first] = alerts
  if (!first || alerts.length > 1) return words.text('many', { count: alerts.length })
  return [words.said(first.kind, first.values), aboutOf(first, words)].filter(Boolean).join(': ')
}

export const addressOf = (alerts: readonly AlertItem[], publicUrl: string): string => {
  const [first] = alerts
  return `${publicUrl}${(alerts.length === 1 && first && notificationPath(first)) || listPath}`
}

export function groupsOf(alerts: readonly AlertItem[], words: AlertWords, publicUrl: string) {
  return [...Map.groupBy(alerts, ({ kind }) => kind)].map(([kind, ofKind]) => {
    const things = [...Map.groupBy(ofKind, ({ matter_id, subject }) => matter_id ?? subject.id).values()]
    const lines = things.flatMap((ofThing) => {
      const [first] = ofThing
      if (!first) return []
      const times = ofThing.length > 1 ? ` (${ofThing.length}×)` : ''
      const path = notificationPath(first)
      return [
        {
          text: `${aboutOf(first, words) || words.said(kind, first.values)}${times}`,
          ...(path && { url: `${publicUrl}${path}` }),
        },
      ]
    })
    return {
      heading:
        ofKind.length > 1 ? `${words.said(kind, 'several')} (${ofKind.length})` : words.said(kind, ofKind[0]?.values),
      lines,
    }
  })
}

export function alertSms(alerts: readonly AlertItem[], words: AlertWords, { publicUrl }: Where): AlertMessage {
  const [first] = alerts
  const address = addressOf(alerts, publicUrl)
  const what =
    alerts.length === 1 && first
      ? `${words.said(first.kind, first.values)}: ${joined([cut(namesOf(first, words), smsNameAtMost), factsOf(first, words)])}`
      : `${words.text('many', { count: alerts.length })}. ${groupsOf(alerts, words, publicUrl)
          .map(({ heading }) => heading)
          .join(', ')}`
  const room = smsAtMost - address.length - 'Peshi: . '.length
  return { kind: kindOf(alerts), subject: '', text: `Peshi: ${cut(what, room)}. ${address}` }
}

export function alertPush(alerts: readonly AlertItem[], words: AlertWords, { publicUrl }: Where): AlertMessage {
  const [first] = alerts
  const isOne = alerts.length === 1 && first !== undefined
  const title = isOne ? words.said(first.kind, first.values) : words.text('many', { count: alerts.length })
  const body = isOne
    ? aboutOf(first, words)
    : groupsOf(alerts, words, publicUrl)
        .map(({ heading }) => heading)
        .join('\n')
  const path = addressOf(alerts, '')
  return {
    kind: kindOf(alerts),
    subject: title,
    text: JSON.stringify({ title, body: cut(body, 500), path, language: words.language }),
  }
}
