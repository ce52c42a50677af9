import { Button, Select } from '@mantine/core'
import { beginFiling } from '@peshi/contract/papers/filings'
import { IconGavel, IconPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import list from '../../matters/matters/list/list.module.css'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useMayCall } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { Pages } from '../../platform/ui/pages.tsx'
import { SearchBox } from '../../platform/ui/search-box.tsx'
import { TrackerTabs } from '../../trackers/trackers/tracker-page.tsx'
import { FilingRows } from './filing-rows.tsx'
import { useFilings } from './filings.api.ts'
import classes from './filings.module.css'
import { type FilingSearch, filingViews } from './filings.search.ts'

const BeginDialog = lazy(() =>
  import('./begin-filing.dialog.tsx').then(({ BeginDialog }) => ({ default: BeginDialog })),
)

const perPage = 25

export function FilingsPage() {
  const { t } = useTranslation('filings')
  const mayBegin = useMayCall()(beginFiling)
  const navigate = useNavigate()
  const { q, state, page = 1 }: FilingSearch = useSearch({ from: '/shell/trackers/filings' })
  const change = (changes: FilingSearch) =>
    navigate({
      to: '/trackers/filings',
      search: (before: FilingSearch) => ({ ...before, page: undefined, ...changes }),
      replace: 'q' in changes,
    } as never)
  const { data, error, refetch } = useFilings({ page, perPage, ...(q && { search: q }), ...(state && { state }) })
  const [isOpen, setOpen] = useState(false)
  const begin = mayBegin ? (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
      {t('begin')}
    </Button>
  ) : null
  const total = data?.meta.total ?? 0
  return (
    <>
      <PageHeader subtitle={t('lead')}>{begin}</PageHeader>
      <TrackerTabs />
      <div className={list.panel}>
        <search className={classes.toolbar}>
          <SearchBox
            className={list.search ?? ''}
            label={t('search')}
            query={q ?? ''}
            onQuery={(next) => change({ q: next || undefined })}
          />
          <Select
            className={list.filter}
            aria-label={t('view')}
            placeholder={t('views.all')}
            data={filingViews.map((value) => ({
              value,
              label: value === 'open' ? t('views.open') : t(`states.${value}`),
            }))}
            value={state ?? null}
            onChange={(next) => change({ state: filingViews.find((one) => one === next) })}
            clearable
            clearButtonProps={{ 'aria-label': t('views.all') }}
          />
        </search>
        {data ? null : <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={240} />}
        {data && total === 0 ? (
          q || state ? (
            <Message title={t('none')} />
          ) : (
            <Message icon={IconGavel} title={t('empty')} text={t('empty_text')} />
          )
        ) : null}
        {data && total > 0 ? <FilingRows filings={data.data} /> : null}
        {total > perPage ? (
          <Pages total={Math.ceil(total / perPage)} page={page} onPage={(next) => change({ page: next })} />
        ) : null}
      </div>
      <Suspense fallback={null}>{isOpen ? <BeginDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  )
}
