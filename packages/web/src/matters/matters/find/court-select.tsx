import { type ComboboxItem, type ComboboxParsedItem, Group, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Court } from '@peshi/contract/courts/courts'
import type { CourtId } from '@peshi/contract/platform/ids'
import { useMemo, useState } from 'react'
import { CourtMonogram } from '../../../courts/courts/court-monogram.tsx'
import { isCourtMatch, rankCourts } from '../../../courts/courts/court-search.ts'
import { useAllCourts, useComplexSearch, useOwnCourts } from '../../../courts/courts/courts.api.ts'
import { sayCourt } from '../../../platform/i18n/say-court.ts'
import { sayError } from '../../../platform/i18n/say-error.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Words } from '../../../platform/ui/words.tsx'
import classes from './find.module.css'
import { useAnnouncedOption } from './use-announced-option.ts'

interface Props {
  value: CourtId | null
  error?: string
  onChange(court: CourtId | null): void
  /** Offers to add the matter by hand if the court is not in the list. */
  onUnlisted?(typed: string): void
}

const unlisted = 'unlisted'
const shownAtOnce = 60

export function CourtSelect({ value, error, onChange, onUnlisted }: Props) {
  const { t } = useTranslation('matters')
  const courts = useAllCourts()
  const own = useOwnCourts()
  const { ref, onSearchChange } = useAnnouncedOption()
  const [typed, setTyped] = useState('')
  const complexes = useComplexSearch(useDebouncedValue(typed.trim(), 200)[0])
  const isUnlistedOffered = onUnlisted !== undefined
  const { groups, byId } = useMemo(() => {
    const all = courts.data ?? []
    const { recent, open, closed } = rankCourts(all, own.data?.map((court) => court._id) ?? [])
    const toItem = (court: Court) => ({ value: court.unique_id, label: sayCourt(court.title) })
    return {
      byId: new Map<string, Court>(all.map((court) => [court.unique_id, court])),
      groups: [
        { group: t('find.recent'), items: recent.map(toItem) },
        { group: t('find.courts'), items: open.map(toItem) },
        { group: t('find.closed'), items: closed.map(toItem) },
        { group: t('find.by_complex'), items: (complexes.data ?? []).map(toComplexItem) },
        { group: '', items: isUnlistedOffered ? [{ value: unlisted, label: t('find.unlisted') }] : [] },
      ].filter(({ items }) => items.length > 0),
    }
  }, [courts.data, own.data, complexes.data, isUnlistedOffered, t])

  const isMatch = (item: ComboboxItem, query: string) => {
    const court = byId.get(item.value)
    return court ? isCourtMatch(court, query) : query !== ''
  }
  const narrow = (options: ComboboxParsedItem[], query: string) =>
    options
      .map((option) =>
        'group' in option ? { ...option, items: option.items.filter((item) => isMatch(item, query)) } : option,
      )
      .filter((option) => ('group' in option ? option.items.length > 0 : isMatch(option, query)))

  return (
    <Select
      ref={ref}
      onSearchChange={(search) => {
        setTyped(search === sayCourt(byId.get(value ?? '')?.title) ? '' : search)
        onSearchChange()
      }}
      label={t('find.court')}
      placeholder={t('find.court_hint')}
      nothingFoundMessage={courts.data ? t('find.no_option') : courts.error ? sayError(courts.error) : t('loading')}
      data-autofocus={value ? undefined : true}
      data={groups}
      value={value}
      onChange={(next) => {
        if (next === unlisted) onUnlisted?.(typed.trim())
        else onChange(next === null ? null : courtOfOption(next))
      }}
      error={error}
      searchable
      selectFirstOptionOnDropdownOpen
      limit={shownAtOnce}
      filter={({ options, search }) => narrow(options, search === sayCourt(byId.get(value ?? '')?.title) ? '' : search)}
      renderOption={({ option }) =>
        option.value === unlisted ? (
          option.label
        ) : (
          <CourtOption
            court={byId.get(courtOfOption(option.value))}
            label={option.label}
            isComplex={!byId.has(option.value)}
          />
        )
      }
    />
  )
}

const toComplexItem = ({ court, code, name }: { court: CourtId; code: string; name: string }) => ({
  value: `${court}#${code}`,
  label: name,
})
const courtOfOption = (value: string) => value.split('#', 1)[0] as CourtId

interface OptionProps {
  court: Court | undefined
  label: string
  isComplex: boolean
}

function CourtOption({ court, label, isComplex }: OptionProps) {
  const { t } = useTranslation('matters')
  const place = court?.findable ? (court.place ?? court.state ?? '') : null
  return (
    <Group component="span" gap={10} wrap="nowrap">
      <CourtMonogram court={court?.unique_id ?? 'sci'} />
      <span>
        <Words>{label}</Words>
        <span className={classes.place}>
          {isComplex ? (
            <Words>{sayCourt(court?.title)}</Words>
          ) : place === null ? (
            t('find.not_here')
          ) : (
            <Words>{sayCourt(place)}</Words>
          )}
        </span>
      </span>
    </Group>
  )
}
