import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { ClientId } from '@peshi/contract/platform/ids'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClientChoice } from './clients.api.ts'

interface Props {
  label: string
  value: ClientId | null
  onChange(id: ClientId | null, name: string): void
}

/** A client of the chamber, by a few letters of a name, a number or an alias. */
export function ChooseClient({ label, value, onChange }: Props) {
  const { t } = useTranslation('clients')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const [search] = useDebouncedValue(typed.trim() === chosen ? '' : typed.trim(), 200)
  const { data = [], isFetching } = useClientChoice(search)
  const options = data.map((client) => ({
    value: client._id as string,
    label: [client.name, client.mobile].filter(Boolean).join(' · '),
  }))
  const isThere = value === null || options.some((option) => option.value === value)
  return (
    <Select
      label={label}
      placeholder={t('choose.hint')}
      searchable
      clearable
      // The server has looked already.
      filter={({ options: all }) => all}
      data={isThere ? options : [{ value: value as string, label: chosen }, ...options]}
      value={value}
      onSearchChange={setTyped}
      nothingFoundMessage={isFetching ? t('loading') : t('none_found')}
      onChange={(id, option) => {
        setChosen(option?.label ?? '')
        onChange(id as ClientId | null, data.find(({ _id }) => _id === id)?.name ?? '')
      }}
    />
  )
}
