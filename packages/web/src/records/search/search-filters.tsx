import { Button, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks'
import type { CaseStatus } from '@peshi/contract/courts/case-record'
import type { CourtId, TagId } from '@peshi/contract/platform/ids'
import { useEffect, useState } from 'react'
import { useOwnCourts } from '../../courts/courts/courts.api.ts'
import { useTags } from '../../matters/lists/tags.api.ts'
import { useMatterCounts } from '../../matters/matters/matters.api.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import classes from './search.module.css'
import { countFilters, noFilters, type SearchAddress } from './search.search.ts'

interface Props {
  address: SearchAddress
  onChange(changes: Partial<SearchAddress>): void
}

export function SearchFilters({ address, onChange }: Props) {
  const { t } = useTranslation(['search', 'matters'])
  const courts = useOwnCourts().data ?? []
  const years = useMatterCounts('case_year').data ?? []
  const tags = useTags().data ?? []
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false })
  const choice = { clearable: true, searchable: isWide } as const
  return (
    <div className={classes.filters}>
      <Select
        {...choice}
        label={t('search:filter.court')}
        placeholder={t('search:filter.any')}
        data={courts.map(({ _id, title }) => ({ value: _id, label: sayCourt(title) }))}
        value={address.court ?? null}
        onChange={(court) => onChange({ court: (court as CourtId | null) ?? undefined })}
      />
      <LateInput
        label={t('search:filter.type')}
        placeholder="WRIC"
        value={address.type ?? ''}
        onValue={(type) => onChange({ type: type || undefined })}
      />
      <Select
        {...choice}
        searchable={false}
        label={t('search:filter.status')}
        placeholder={t('search:filter.any')}
        data={(['pending', 'disposed'] as const).map((value) => ({ value, label: t(`matters:status.${value}`) }))}
        value={address.status ?? null}
        onChange={(status) => onChange({ status: (status as CaseStatus | null) ?? undefined })}
      />
      <Select
        {...choice}
        label={t('search:filter.year')}
        placeholder={t('search:filter.any')}
        data={years.map(({ _id }) => _id)}
        value={address.year ? String(address.year) : null}
        onChange={(year) => onChange({ year: year ? Number(year) : undefined })}
      />
      <LateInput
        label={t('search:filter.advocate')}
        placeholder={t('search:filter.advocate_hint')}
        value={address.advocate ?? ''}
        onValue={(advocate) => onChange({ advocate: advocate || undefined })}
      />
      {tags.length > 0 ? (
        <Select
          {...choice}
          label={t('search:filter.tag')}
          placeholder={t('search:filter.any')}
          data={tags.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={address.tag ?? null}
          onChange={(tag) => onChange({ tag: (tag as TagId | null) ?? undefined })}
        />
      ) : null}
      <DateField
        isBare
        label={t('search:filter.from')}
        value={address.from ?? ''}
        max={address.to}
        onChange={(date) => onChange({ from: date || undefined })}
      />
      <DateField
        isBare
        label={t('search:filter.to')}
        value={address.to ?? ''}
        min={address.from}
        onChange={(date) => onChange({ to: date || undefined })}
      />
      {countFilters(address) > 0 ? (
        <Button variant="subtle" className={classes.clear} onClick={() => onChange(noFilters)}>
          {t('search:filter.clear')}
        </Button>
      ) : null}
    </div>
  )
}

interface LateInputProps {
  label: string
  placeholder: string
  value: string
  onValue(value: string): void
}

function LateInput({ label, placeholder, value, onValue }: LateInputProps) {
  const [typed, setTyped] = useState(value)
  const sayLater = useDebouncedCallback(onValue, 400)
  useEffect(() => setTyped((now) => (now.trim() === value ? now : value)), [value])
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      maxLength={60}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        sayLater(event.currentTarget.value.trim())
      }}
    />
  )
}
