import { ActionIcon, Button, Group, Select, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import type { WatchedName } from '@peshi/contract/day/cause-lists'
import { CourtId } from '@peshi/contract/platform/ids'
import { IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../platform/api/api-error.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
import { useUnwatchName, useWatchedNames, useWatchName } from './cause-lists.api.ts'

export function WatchedNamesPanel() {
  const { t } = useTranslation('causeLists')
  const can = useCan()
  const watched = useWatchedNames()
  return (
    <Panel title={t('names.title')}>
      <Stack gap="md">
        <Text c="dimmed">{t('names.hint')}</Text>
        {watched.isPending ? <Skeleton height={36} /> : null}
        {watched.isError ? (
          <Group justify="space-between">
            <Text role="alert">{sayError(watched.error)}</Text>
            <Button variant="default" size="compact-sm" onClick={() => watched.refetch()}>
              {t('retry')}
            </Button>
          </Group>
        ) : null}
        {watched.data?.names.length === 0 ? <Text>{t('names.none')}</Text> : null}
        {watched.data && watched.data.names.length > 0 ? <Names names={watched.data.names} /> : null}
        {watched.data && can('update', 'Matter') ? <AddName courts={watched.data.courts} /> : null}
      </Stack>
    </Panel>
  )
}

function Names({ names }: { names: readonly WatchedName[] }) {
  const { t } = useTranslation('causeLists')
  const can = useCan()
  const unwatch = useUnwatchName()
  return (
    <Stack component="ul" gap={4}>
      {names.map(({ _id, name, court_title }) => (
        <li key={_id} className="entry">
          <span>
            <Values>{[<Words key="name">{name}</Words>, sayCourt(court_title) ?? t('names.allCourts')]}</Values>
          </span>
          {can('update', 'Matter') ? (
            <ActionIcon
              aria-label={t('names.remove', { name })}
              loading={unwatch.isPending && unwatch.variables === _id}
              onClick={() => unwatch.mutate(_id)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          ) : null}
        </li>
      ))}
    </Stack>
  )
}

function AddName({ courts }: { courts: readonly { _id: CourtId; title: string }[] }) {
  const { t } = useTranslation(['causeLists', 'common'])
  const [name, setName] = useState('')
  const [court, setCourt] = useState<string | null>(null)
  const watch = useWatchName()
  const fields = watch.error instanceof ApiError ? watch.error.fields : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    watch.mutate(
      { name, court: court === null ? null : CourtId.parse(court) },
      {
        onSuccess: () => {
          setName('')
          toastDone(t('causeLists:names.added'))
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          label={t('causeLists:names.name')}
          value={name}
          maxLength={120}
          error={fields?.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Select
          label={t('causeLists:names.court')}
          placeholder={t('causeLists:names.allCourts')}
          data={courts.map(({ _id, title }) => ({ value: _id, label: sayCourt(title) }))}
          value={court}
          searchable
          clearable
          error={fields?.court}
          clearButtonProps={{ 'aria-label': t('common:clear') }}
          onChange={setCourt}
        />
        <Group>
          <Button type="submit" loading={watch.isPending} disabled={name.trim() === ''}>
            {t('causeLists:names.add')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
