import { Skeleton } from '@mantine/core'
import type { CaseStatus } from '@peshi/contract/courts/case-record'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useMatterCounts } from '../matters.api.ts'
import type { MatterSearch } from '../matters.search.ts'
import classes from './list.module.css'

interface Props {
  search: MatterSearch
  onChange(changes: Partial<MatterSearch>): void
}

export function MatterCounts({ search, onChange }: Props) {
  const { t } = useTranslation('matters')
  const counts = useMatterCounts('case_status')
  const statuses = counts.data ?? []
  const years = (useMatterCounts('case_year').data ?? []).toSorted((a, b) => b._id.localeCompare(a._id)).slice(0, 6)
  if (counts.isPending) return <Skeleton height={28} mb={12} aria-busy="true" />
  if (statuses.length === 0) return null
  return (
    <section className={classes.chips} aria-label={t('list.counts')}>
      {statuses.map(({ _id, count }) => (
        <Chip
          key={_id}
          label={t(`status.${_id as CaseStatus}`)}
          count={count}
          isOn={search.status === _id}
          onToggle={(isOn) => onChange({ status: isOn ? (_id as CaseStatus) : undefined })}
        />
      ))}
      {years.map(({ _id, count }) => (
        <Chip
          key={_id}
          label={_id}
          count={count}
          isOn={String(search.year) === _id}
          onToggle={(isOn) => onChange({ year: isOn ? Number(_id) : undefined })}
        />
      ))}
    </section>
  )
}

interface ChipProps {
  label: string
  count: number
  isOn: boolean
  onToggle(isOn: boolean): void
}

const Chip = ({ label, count, isOn, onToggle }: ChipProps) => (
  <button type="button" className={classes.chip} aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
    {label} <span className={classes.count}>{count}</span>
  </button>
)
