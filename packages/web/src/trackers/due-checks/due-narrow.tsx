import { Select } from '@mantine/core'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { DueCheckKind } from '@peshi/contract/trackers/due-checks'
import { useAllCourts } from '../../courts/courts/courts.api.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import classes from './captcha-queue.module.css'
import { useDueChecks } from './due-checks.api.ts'
import { type DueNarrow, dueKinds } from './due-checks.search.ts'

export function DueNarrowing({ narrow, onChange }: { narrow: DueNarrow; onChange(changes: DueNarrow): void }) {
  const { t } = useTranslation('dueChecks')
  const { kind, court } = narrow
  const counts = useDueChecks(narrow).data?.meta.counts
  const courts = useAllCourts().data
  const dueOf = (one: DueCheckKind) => counts?.kinds.find((cell) => cell.kind === one)?.due ?? 0
  const waiting = (counts?.courts ?? []).map(({ court_id, court_title, due }) => ({
    id: court_id,
    title: sayCourt(court_title),
    due,
  }))
  const titleOf = (id: CourtId) => sayCourt(courts?.find(({ _id }) => _id === id)?.title) ?? id
  const isWaiting = waiting.some(({ id }) => id === court)
  const choice = court && !isWaiting ? [...waiting, { id: court, title: titleOf(court), due: 0 }] : waiting
  const say = (name: string, due: number) => (due > 0 ? t('narrow.some', { name, due }) : name)
  return (
    <search className={classes.narrow} aria-label={t('narrow.title')}>
      <Select
        aria-label={t('narrow.kind')}
        placeholder={t('narrow.allKinds')}
        clearable
        clearButtonProps={{ 'aria-label': t('narrow.allKinds') }}
        data={dueKinds.map((value) => ({ value, label: say(t(`kind.${value}`), dueOf(value)) }))}
        value={kind ?? null}
        onChange={(value) => onChange({ kind: dueKinds.find((one) => one === value) })}
      />
      <Select
        aria-label={t('narrow.court')}
        placeholder={t('narrow.allCourts')}
        clearable
        clearButtonProps={{ 'aria-label': t('narrow.allCourts') }}
        searchable
        nothingFoundMessage={t('list.nothing')}
        data={choice.map(({ id, title, due }) => ({ value: id, label: say(title, due) }))}
        value={court ?? null}
        onChange={(value) => onChange({ court: choice.find(({ id }) => id === value)?.id })}
      />
    </search>
  )
}
