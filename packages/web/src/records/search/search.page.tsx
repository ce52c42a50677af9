import { Button, Skeleton, Stack } from '@mantine/core'
import { IconMoodEmpty, IconSearch } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { ViewsMenu } from '../../matters/lists/views-menu.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Failed, Message } from '../../platform/ui/message.tsx'
import { FoundAll } from './found-all.tsx'
import { FoundKind } from './found-kind.tsx'
import { KindTabs } from './kind-tabs.tsx'
import { useSearchHits } from './search.api.ts'
import classes from './search.module.css'
import {
  countFilters,
  isAsking,
  noFilters,
  readSearchAddress,
  type SearchAddress,
  toSearchQuery,
  toViewState,
} from './search.search.ts'
import { SearchForm } from './search-form.tsx'

export function SearchPage() {
  const address = useSearch({ from: '/shell/dashboard/searchFilter' })
  const navigate = useNavigate({ from: '/dashboard/searchFilter' })
  const results = useRef<HTMLDivElement>(null)
  const change = useCallback(
    (changes: Partial<SearchAddress>) =>
      navigate({ search: (before) => ({ ...before, page: undefined, ...changes }), replace: 'q' in changes }),
    [navigate],
  )
  const enterResults = () => results.current?.querySelector<HTMLElement>('[data-row-link]')?.focus()
  return (
    <>
      <PageHeader>
        <ViewsMenu
          list="search"
          state={toViewState(address)}
          onOpen={(state) => navigate({ search: readSearchAddress(state) })}
        />
      </PageHeader>
      <Stack>
        <SearchForm address={address} onChange={change} onEnterResults={enterResults} />
        <div ref={results}>{isAsking(address) ? <Results address={address} onChange={change} /> : <Start />}</div>
      </Stack>
    </>
  )
}

interface Props {
  address: SearchAddress
  onChange(changes: Partial<SearchAddress>): void
}

function Results({ address, onChange }: Props) {
  const { t } = useTranslation('search')
  const { kind, page: _page, ...asked } = address
  const all = useSearchHits(toSearchQuery(asked), true)
  const one = useSearchHits(toSearchQuery(address), kind !== undefined)
  const { data, error, isPlaceholderData, refetch } = kind ? one : all
  if (error && !data) {
    return (
      <div className="card">
        <Failed title={t('failed')} error={error} onRetry={refetch} />
      </div>
    )
  }
  const isNothing = data !== undefined && Object.values(data).every(({ total }) => total === 0)
  return (
    <div className={isPlaceholderData ? classes.stale : undefined} aria-busy={!data || isPlaceholderData}>
      <KindTabs found={all.data} kind={kind} onKind={(next) => onChange({ kind: next })} />
      {data ? null : <ResultSkeleton />}
      {isNothing ? <Nothing address={address} onChange={onChange} /> : null}
      {data && !isNothing && kind ? (
        <FoundKind found={data} kind={kind} address={address} onPage={(page) => onChange({ page })} />
      ) : null}
      {data && !isNothing && !kind ? <FoundAll found={data} onKind={(next) => onChange({ kind: next })} /> : null}
    </div>
  )
}

function Nothing({ address, onChange }: Props) {
  const { t } = useTranslation('search')
  return (
    <div className="card">
      <Message icon={IconMoodEmpty} title={t('none.title')} text={t('none.text')}>
        {address.q && countFilters(address) > 0 ? (
          <Button variant="default" onClick={() => onChange(noFilters)}>
            {t('filter.clear')}
          </Button>
        ) : null}
      </Message>
    </div>
  )
}

function Start() {
  const { t } = useTranslation('search')
  return (
    <div className="card">
      <Message icon={IconSearch} title={t('start.title')} text={t('start.text')} />
    </div>
  )
}

const ResultSkeleton = () => (
  <div className="card">
    {['70%', '55%', '62%', '48%'].map((width) => (
      <div key={width} className={classes.hit}>
        <Skeleton height={14} width={width} />
        <Skeleton height={11} mt={8} width="85%" />
      </div>
    ))}
  </div>
)
