import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useState } from 'react'
import { sayCase } from '../../platform/i18n/say-case.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useMatters } from './matters.api.ts'

interface Props {
  label: string
  placeholder: string
  nothingFound: string
  value: MatterId | null
  onChange(id: MatterId): void
}

export function MatterSelect({ label, placeholder, nothingFound, value, onChange }: Props) {
  const [written, setWritten] = useState('')
  const [picked, setPicked] = useState<{ value: MatterId; label: string } | null>(null)
  const [search] = useDebouncedValue(written === picked?.label ? '' : written.trim(), 250)
  const { data, error } = useMatters({ search: search || undefined, perPage: 25 })
  const found = (data?.data ?? []).map((matter) => ({
    value: matter._id,
    label: [matter.title, sayCase(matter)].filter(Boolean).join(' · '),
  }))
  const isFound = found.some((each) => each.value === picked?.value)
  return (
    <Select
      label={label}
      placeholder={placeholder}
      required
      searchable
      data-autofocus
      value={value}
      error={error ? sayError(error) : undefined}
      searchValue={written}
      onSearchChange={setWritten}
      // The server has already filtered the options.
      filter={({ options }) => options}
      nothingFoundMessage={data ? nothingFound : undefined}
      data={picked && !isFound ? [picked, ...found] : found}
      onChange={(next) => {
        const chosen = found.find((each) => each.value === next)
        if (!chosen) return
        setPicked(chosen)
        onChange(chosen.value)
      }}
    />
  )
}
