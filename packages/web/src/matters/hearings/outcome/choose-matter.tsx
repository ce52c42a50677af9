import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { listMatters, type MatterDetail } from '@peshi/contract/matters/matters'
import type { MatterId } from '@peshi/contract/platform/ids'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CourtMonogram } from '../../../courts/courts/court-monogram.tsx'
import { callApi } from '../../../platform/api/call-api.ts'
import { useCourtToday } from '../../../platform/clock/use-now.ts'
import { sayCase } from '../../../platform/i18n/say-case.ts'
import { sayCourt } from '../../../platform/i18n/say-court.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Values, Words } from '../../../platform/ui/words.tsx'
import { useAnnouncedOption } from '../../matters/find/use-announced-option.ts'
import { useHearingDays } from '../hearings.api.ts'
import classes from './outcome.module.css'

export function ChooseMatter({ onChoose }: { onChoose(id: MatterId): void }) {
  const today = useCourtToday()
  const { t } = useTranslation('hearings')
  const [query, setQuery] = useState('')
  const [search] = useDebouncedValue(query.trim(), 200)
  const announced = useAnnouncedOption()
  const days = useHearingDays([], []).data?.data ?? []
  const ofToday = days.flatMap(({ data }) => data).filter(({ date }) => date === today)
  const found = useQuery({
    queryKey: ['matters', 'palette', search],
    queryFn: ({ signal }) => callApi(listMatters, { query: { search, perPage: 8 } }, { signal }),
    enabled: search.length >= 2,
    placeholderData: keepPreviousData,
  })
  const isSearching = query.trim().length >= 2
  const listed = new Map(
    ofToday.map((entry) => [entry.matter_id, { value: entry.matter_id, label: `${entry.ctitle} · ${sayCase(entry)}` }]),
  )
  const hits = (found.data?.data ?? []).map((matter) => ({
    value: matter._id,
    label: `${matter.title} · ${sayCase(matter)}`,
  }))
  const groups = [
    { group: t('choose.today'), items: isSearching ? [] : [...listed.values()] },
    { group: t('choose.found'), items: isSearching ? hits : [] },
  ]
  return (
    <Select
      ref={announced.ref}
      label={t('choose.matter')}
      placeholder={t('choose.hint')}
      data-autofocus
      searchable
      searchValue={query}
      onSearchChange={(next) => {
        setQuery(next)
        announced.onSearchChange()
      }}
      filter={({ options }) => options}
      nothingFoundMessage={isSearching && !found.isFetching ? t('choose.none') : t('choose.type')}
      data={groups.filter(({ items }) => items.length > 0)}
      value={null}
      onChange={(value) => value && onChoose(value as MatterId)}
      onKeyDown={(event) => {
        const first = groups.flatMap(({ items }) => items)[0]
        if (event.key !== 'Enter' || !first || event.currentTarget.getAttribute('aria-activedescendant')) return
        event.preventDefault()
        onChoose(first.value)
      }}
    />
  )
}

export const Subject = ({ matter }: { matter: MatterDetail }) => (
  <div className={classes.subject}>
    <CourtMonogram court={matter.hc_name} />
    <div>
      <strong>
        <Words>{matter.title}</Words>
      </strong>
      <small>
        <Values>{[sayCase(matter), sayCourt(matter.court_title)]}</Values>
      </small>
    </div>
  </div>
)
