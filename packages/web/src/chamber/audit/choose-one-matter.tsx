import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { getMatter, listMatters } from '@peshi/contract/matters/matters'
import type { MatterId } from '@peshi/contract/platform/ids'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../platform/api/call-api.ts'
import { sayCase } from '../../platform/i18n/say-case.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import classes from './audit.module.css'

export function ChooseOneMatter({ value, onChange }: { value?: MatterId; onChange(id: MatterId | undefined): void }) {
  const { t } = useTranslation('audit')
  const [query, setQuery] = useState('')
  const [search] = useDebouncedValue(query.trim(), 200)
  const found = useQuery({
    queryKey: ['matters', 'palette', search],
    queryFn: ({ signal }) => callApi(listMatters, { query: { search, perPage: 8 } }, { signal }),
    enabled: search.length >= 2,
    placeholderData: keepPreviousData,
  })
  const chosen = useQuery({
    queryKey: ['audit', 'matter', value],
    queryFn: async () => value && (await callApi(getMatter, { params: { id: value } })).data,
    enabled: value !== undefined,
    retry: false,
  })
  const options = new Map((found.data?.data ?? []).map((one) => [one._id, `${one.title} · ${sayCase(one)}`]))
  if (value) options.set(value, chosen.data ? chosen.data.title : t(chosen.isError ? 'gone' : 'matter'))
  return (
    <Select
      className={classes.matter}
      label={t('matter')}
      placeholder={t('all')}
      clearable
      clearButtonProps={{ 'aria-label': t('clear') }}
      searchable
      onSearchChange={setQuery}
      // The server has already filtered the options.
      filter={({ options: all }) => all}
      nothingFoundMessage={search.length >= 2 && !found.isFetching ? t('no_matter') : t('type')}
      data={[...options].map(([id, label]) => ({ value: id, label }))}
      value={value ?? null}
      onChange={(id) => onChange((id ?? undefined) as MatterId | undefined)}
    />
  )
}
