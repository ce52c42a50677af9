import type { ChamberRow } from '@peshi/contract/operations/installation'
import { sayFileSize } from '../../matters/documents/file-size.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { Unloaded } from '../../platform/ui/message.tsx'
import { Pages } from '../../platform/ui/pages.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill } from '../../platform/ui/pill.tsx'
import { SearchBox } from '../../platform/ui/search-box.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { sayDate } from '../../trackers/clocks/say-date.ts'
import { perPage, useChambers } from './installation.api.ts'
import classes from './installation.module.css'
import type { InstallationSearch } from './installation.search.ts'

interface Props {
  search: InstallationSearch
  onChange(search: InstallationSearch): void
}

export function ChambersPanel({ search, onChange }: Props) {
  const { t } = useTranslation('installation')
  const { data, error, refetch } = useChambers(search)
  const locale = currentLocale()
  return (
    <Panel title={t('chambers.title')} aside={data?.meta.total.toLocaleString(locale)}>
      <SearchBox
        className={classes.search}
        label={t('chambers.search')}
        query={search.search ?? ''}
        onQuery={(text) => onChange({ search: text || undefined })}
      />
      {data ? null : <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={160} />}
      {data?.data.length === 0 ? <p className={classes.none}>{t('chambers.none')}</p> : null}
      {data && data.data.length > 0 ? (
        <DataTable
          className={classes.table}
          label={t('chambers.title')}
          rows={data.data}
          keyOf={({ _id }) => _id}
          columns={[
            { id: 'name', heading: t('chambers.name'), namesRow: true, cell: (row) => <Name row={row} /> },
            { id: 'plan', heading: t('chambers.plan'), isLabelled: true, cell: (row) => <Plan row={row} /> },
            {
              id: 'people',
              heading: t('chambers.people'),
              isLabelled: true,
              isFigure: true,
              cell: ({ people }) => people.toLocaleString(locale),
            },
            {
              id: 'matters',
              heading: t('chambers.matters'),
              isLabelled: true,
              isFigure: true,
              cell: ({ matters }) => matters.toLocaleString(locale),
            },
            {
              id: 'storage',
              heading: t('chambers.storage'),
              isLabelled: true,
              isFigure: true,
              cell: ({ storage }) => sayFileSize(storage, locale),
            },
          ]}
        />
      ) : null}
      {data && data.meta.total > perPage ? (
        <Pages
          className={classes.pages}
          total={Math.ceil(data.meta.total / perPage)}
          page={search.page ?? 1}
          onPage={(page) => onChange({ ...search, page: page > 1 ? page : undefined })}
        />
      ) : null}
    </Panel>
  )
}

function Name({ row }: { row: ChamberRow }) {
  const { t } = useTranslation('installation')
  return (
    <span className={classes.name}>
      <Words>{row.name}</Words>
      {row.enabled ? null : <Pill tone="late">{t('chambers.disabled')}</Pill>}
    </span>
  )
}

function Plan({ row: { plan, is_trial, ends_on } }: { row: ChamberRow }) {
  const { t } = useTranslation('installation')
  if (!plan) return <span className={classes.quiet}>{t('chambers.noPlan')}</span>
  return (
    <span className={classes.plan}>
      <Words>{plan}</Words>
      {is_trial ? <Pill tone="decided">{t('chambers.trial')}</Pill> : null}
      {ends_on ? <span className={classes.quiet}>{t('chambers.until', { date: sayDate(ends_on) })}</span> : null}
    </span>
  )
}
