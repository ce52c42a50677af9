import { ActionIcon, Button, Checkbox, Popover, Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import type { SavedView, ViewState } from '@peshi/contract/views'
import { IconBookmark, IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Words } from '../matters/marks.tsx'
import { toastDone, toastError } from '../ui/toast.tsx'
import { useDeleteSearch, useSavedSearches, useSaveSearch } from './search.api.ts'
import classes from './search.module.css'
import { isAsking, type SearchAddress, toViewState } from './search.search.ts'

interface Props {
  address: SearchAddress
  onOpen(state: ViewState): void
}

/** Searches under a name: one's own, and what others keep for the whole chamber. */
export function SavedSearches({ address, onOpen }: Props) {
  const { t } = useTranslation('search')
  const [isOpen, setOpen] = useState(false)
  const saved = useSavedSearches().data
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={300} trapFocus shadow="md">
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconBookmark size={16} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('saved.title')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('saved.title')}>
        <Stack gap="sm">
          {saved?.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t('saved.empty')}
            </Text>
          ) : null}
          <ul className={classes.saved}>
            {saved?.map((view) => (
              <SavedLine
                key={view._id}
                view={view}
                onOpen={() => {
                  onOpen(view.state)
                  setOpen(false)
                }}
              />
            ))}
          </ul>
          {isAsking(address) ? <SaveForm address={address} /> : null}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

function SavedLine({ view, onOpen }: { view: SavedView; onOpen(): void }) {
  const { t } = useTranslation('search')
  const remove = useDeleteSearch()
  return (
    <li>
      <UnstyledButton className={classes.savedName} onClick={onOpen}>
        <Words>{view.name}</Words>
        {view.is_shared ? <small>{view.is_own ? t('saved.shared_mark') : view.created_by}</small> : null}
      </UnstyledButton>
      {view.is_own ? (
        <ActionIcon
          aria-label={t('saved.delete', { name: view.name })}
          loading={remove.isPending}
          onClick={() => remove.mutate(view._id, { onError: toastError })}
        >
          <IconTrash size={16} />
        </ActionIcon>
      ) : null}
    </li>
  )
}

function SaveForm({ address }: { address: SearchAddress }) {
  const { t } = useTranslation('search')
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const save = useSaveSearch()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const done = () => {
      toastDone(t('saved.done'))
      setName('')
    }
    save.mutate(
      { name: name.trim(), is_shared: isShared, state: toViewState(address) },
      { onSuccess: done, onError: toastError },
    )
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <TextInput
          label={t('saved.save')}
          placeholder={t('saved.name')}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Checkbox
          label={t('saved.shared')}
          checked={isShared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
        <Button type="submit" disabled={name.trim() === ''} loading={save.isPending}>
          {t('saved.save')}
        </Button>
      </Stack>
    </form>
  )
}
