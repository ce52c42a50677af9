import type { Activity } from '@peshi/contract/chamber/activity'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { isolate } from '../../platform/i18n/isolate.ts'
import type { Say, WordKey } from '../../platform/i18n/use-translation.ts'

const sayValue = (value: string | number | boolean) => {
  const text = String(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? toDayFirst(text) : text
}

/** Events whose details are roles or switches. */
const ofValues: ReadonlySet<string> = new Set(['chamber.access-rules', 'matter.team-role', 'member.role'])

export function sayActivity(
  t: Say<WordKey<'activity', 'hearings' | 'shell'>>,
  { action, by, subject, detail }: Activity,
): string {
  const who = isolate(
    by ? by.name || t('activity:former') : action.startsWith('court.') ? t('activity:court') : t('shell:product'),
  )
  const words = {
    who,
    label: isolate(subject.label ?? ''),
    date: typeof detail?.date === 'string' ? isolate(toDayFirst(detail.date)) : '',
    outcome: detail?.outcome
      ? t(`hearings:outcomes.${String(detail.outcome)}`, { defaultValue: String(detail.outcome) })
      : '',
    field: detail?.field ? t(`activity:field.${String(detail.field)}`, { defaultValue: String(detail.field) }) : '',
    host: isolate(String(detail?.host ?? '')),
    count: typeof detail?.count === 'number' ? detail.count : 1,
  }
  return t(`activity:did.${action}`, { ...words, defaultValue: t('activity:did.other', { ...words }) })
}

export function sayChange(
  t: Say<WordKey<'activity', 'hearings' | 'shell'>>,
  { action, detail }: Activity,
): { before: string | null; after: string | null } | null {
  if (!detail || !('before' in detail || 'after' in detail || 'next_date' in detail)) return null
  const say = (value: string | number | boolean | null | undefined) =>
    value === null || value === undefined || value === ''
      ? null
      : ofValues.has(action)
        ? t(`activity:value.${value}`, { defaultValue: sayValue(value) })
        : sayValue(value)
  return { before: say(detail.before), after: say(detail.after ?? detail.next_date) }
}
