import { type ComboboxItem, type ComboboxParsedItem, Select } from '@mantine/core'
import type { Court } from '@peshi/contract/courts'
import type { CourtId } from '@peshi/contract/ids'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAllCourts, useOwnCourts } from '../../courts/courts.api.ts'
import { isCourtMatch, rankCourts } from '../court-search.ts'
import { CourtMonogram, Words } from '../marks.tsx'
import classes from './find.module.css'
import { useAnnouncedOption } from './use-announced-option.ts'

interface Props {
  value: CourtId | null
  error?: string
  onChange(court: CourtId | null): void
}

// More than this nobody scrolls through; a letter typed narrows it.
const shownAtOnce = 60

/** The chamber's own courts first; a court that can't be asked here yet says so, and its cases are added by hand. */
export function CourtSelect({ value, error, onChange }: Props) {
  const { t } = useTranslation('matters')
  const courts = useAllCourts()
  const own = useOwnCourts()
  const announced = useAnnouncedOption()
  const { groups, byId } = useMemo(() => {
    const all = courts.data ?? []
    const { recent, open, closed } = rankCourts(all, own.data?.map((court) => court._id) ?? [])
    const toItem = (court: Court) => ({ value: court.unique_id, label: court.title })
    return {
      byId: new Map<string, Court>(all.map((court) => [court.unique_id, court])),
      groups: [
        { group: t('find.recent'), items: recent.map(toItem) },
        { group: t('find.courts'), items: open.map(toItem) },
        { group: t('find.closed'), items: closed.map(toItem) },
      ].filter(({ items }) => items.length > 0),
    }
  }, [courts.data, own.data, t])

  const isMatch = (item: ComboboxItem<CourtId>, query: string) => {
    const court = byId.get(item.value)
    return court ? isCourtMatch(court, query) : false
  }
  const narrow = (options: ComboboxParsedItem<CourtId>[], query: string) =>
    options
      .map((option) =>
        'group' in option ? { ...option, items: option.items.filter((item) => isMatch(item, query)) } : option,
      )
      .filter((option) => ('group' in option ? option.items.length > 0 : isMatch(option, query)))

  return (
    <Select
      {...announced}
      label={t('find.court')}
      placeholder={t('find.court_hint')}
      nothingFoundMessage={courts.isPending ? t('loading') : t('find.no_court')}
      data-autofocus={value ? undefined : true}
      data={groups}
      value={value}
      onChange={(next) => onChange(next as CourtId | null)}
      error={error}
      searchable
      // Opened by a key or a click, not by the focus that the dialog gives it; one way or the other Enter takes the first.
      openOnFocus={false}
      selectFirstOptionOnDropdownOpen
      selectFirstOptionOnChange
      limit={shownAtOnce}
      filter={({ options, search }) => narrow(options, search === byId.get(value ?? '')?.title ? '' : search)}
      renderOption={({ option }) => <CourtOption court={byId.get(option.value)} label={option.label} />}
    />
  )
}

function CourtOption({ court, label }: { court: Court | undefined; label: string }) {
  const { t } = useTranslation('matters')
  return (
    <span className={classes.court}>
      <CourtMonogram court={court?.unique_id ?? 'sci'} />
      <span>
        <Words>{label}</Words>
        <span className={classes.place}>
          {court?.findable ? <Words>{court.place ?? court.state ?? ''}</Words> : t('find.not_here')}
        </span>
      </span>
    </span>
  )
}
