import { Loader, Select } from '@mantine/core'
import type { FindList } from '@peshi/contract/courts/courts'
import type { CourtId } from '@peshi/contract/platform/ids'
import { useEffect } from 'react'
import { sayError } from '../../../platform/i18n/say-error.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useCourtOptions } from './find.api.ts'
import { useAnnouncedOption } from './use-announced-option.ts'

interface Props {
  court: CourtId
  list: FindList
  /** Null until an establishment is chosen. Undefined if the list is the same for all establishments. */
  within?: string | null
  label: string
  value: string | null
  error?: string | undefined
  onChange(value: string | null): void
}

export function ListSelect({ court, list, within, label, value, error, onChange }: Props) {
  const { t } = useTranslation('matters')
  const announced = useAnnouncedOption()
  const options = useCourtOptions(court, list, within)
  const distinct = new Map((options.data ?? []).map(({ code, label }) => [code, { value: code, label }]))
  const only = distinct.size === 1 ? options.data?.[0]?.code : undefined
  useEffect(() => {
    if (only !== undefined && value === null) onChange(only)
  }, [only, value, onChange])
  return (
    <Select
      {...announced}
      label={label}
      placeholder={t('find.case_type_hint')}
      data={[...distinct.values()]}
      value={value}
      onChange={onChange}
      disabled={within === null}
      error={error ?? (options.error ? `${t('find.list_failed')}: ${sayError(options.error)}` : undefined)}
      nothingFoundMessage={options.isFetching ? t('loading') : t('find.no_option')}
      rightSection={options.isFetching ? <Loader size={14} /> : undefined}
      searchable
      selectFirstOptionOnDropdownOpen
    />
  )
}
