import { Select } from '@mantine/core'
import { shapeOf } from '@peshi/contract/office/report-kinds'
import type { CourtId, PersonId } from '@peshi/contract/platform/ids'
import { useMembers } from '../../chamber/team/team.api.ts'
import { useOwnCourts } from '../../courts/courts/courts.api.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import { kindOf, useReport } from './reports.api.ts'
import classes from './reports.module.css'
import type { ReportSearch } from './reports.search.ts'

interface Props {
  search: ReportSearch
  onChange(changes: Partial<ReportSearch>): void
}

export function ReportFilters({ search, onChange }: Props) {
  const { t } = useTranslation('reports')
  const { filters } = shapeOf(kindOf(search))
  const has = (filter: (typeof filters)[number]) => filters.includes(filter)
  const courts = useOwnCourts(has('court')).data ?? []
  const members = useMembers().data ?? []
  const shown = useReport(search).data
  const [from, to] = [search.from ?? shown?.from ?? '', search.to ?? shown?.to ?? '']
  const clear = { clearable: true, clearButtonProps: { 'aria-label': t('clear') } }
  if (filters.length === 0) return null
  return (
    <search className={classes.filters} aria-label={t('filters')}>
      {has('days') ? (
        <>
          <DateField
            isBare
            label={t('from')}
            value={from}
            max={to}
            onChange={(date) => onChange({ from: date || undefined, to: to || undefined })}
          />
          <DateField
            isBare
            label={t('to')}
            value={to}
            min={from}
            onChange={(date) => onChange({ to: date || undefined, from: from || undefined })}
          />
        </>
      ) : null}
      {has('court') ? (
        <Select
          {...clear}
          className={classes.court}
          label={t('court')}
          placeholder={t('all_courts')}
          searchable
          data={courts.map(({ _id, title }) => ({ value: _id, label: sayCourt(title) }))}
          value={search.court ?? null}
          onChange={(court) => onChange({ court: (court ?? undefined) as CourtId | undefined })}
        />
      ) : null}
      {has('person') ? (
        <Select
          {...clear}
          label={t('person')}
          placeholder={t('all_people')}
          data={members.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={search.person ?? null}
          onChange={(person) => onChange({ person: (person ?? undefined) as PersonId | undefined })}
        />
      ) : null}
    </search>
  )
}
