import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { ClientId } from '@peshi/contract/platform/ids'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Modal } from '../../platform/ui/layers.tsx'
import { ClientForm } from './client-form.tsx'
import { useClientChoice } from './clients.api.ts'

interface Props {
  label: string
  description?: string
  value: ClientId | null
  onChange(id: ClientId | null, name: string): void
}

const unknown = 'new'
const fewestLetters = 2

export function ChooseClient({ label, description, value, onChange }: Props) {
  const { t } = useTranslation('clients')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const [newName, setNewName] = useState<string | null>(null)
  const mayCreate = useCan()('create', 'Client') && typed.trim().length >= fewestLetters && typed !== chosen
  const [search] = useDebouncedValue(typed.trim() === chosen ? '' : typed.trim(), 200)
  const { data = [], isFetching } = useClientChoice(search)
  const options = data.map((client) => ({
    value: client._id as string,
    label: [client.name, client.mobile].filter(Boolean).join(' · '),
  }))
  const create = mayCreate ? [{ value: unknown, label: t('choose.create', { name: typed.trim() }) }] : []
  const isThere = value === null || options.some((option) => option.value === value)
  const choose = (id: ClientId | null, name: string, shown: string) => {
    setChosen(shown)
    onChange(id, name)
  }
  const select = (
    <Select
      label={label}
      description={description}
      placeholder={t('choose.hint')}
      searchable
      clearable
      // The server has already filtered the options.
      filter={({ options: all }) => all}
      data={[...(isThere ? [] : [{ value: value as string, label: chosen }]), ...options, ...create]}
      value={value}
      onSearchChange={setTyped}
      nothingFoundMessage={isFetching ? t('loading') : t('none_found')}
      onChange={(id, option) =>
        id === unknown
          ? setNewName(typed.trim())
          : choose(id as ClientId | null, data.find(({ _id }) => _id === id)?.name ?? '', option?.label ?? '')
      }
    />
  )
  const close = () => setNewName(null)
  return (
    <>
      {select}
      {newName === null ? null : (
        <Modal opened onClose={close} title={t('new')} size={620}>
          <ClientForm
            client={null}
            name={newName}
            onClose={close}
            onSaved={({ _id, name, mobile }) => {
              close()
              choose(_id, name, [name, mobile].filter(Boolean).join(' · '))
            }}
          />
        </Modal>
      )}
    </>
  )
}
