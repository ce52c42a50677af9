import { ActionIcon, Anchor, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { courtRoomLabel } from '@peshi/contract/courts/labels'
import type { VideoLink } from '@peshi/contract/matters/video-links'
import { CourtId } from '@peshi/contract/platform/ids'
import { IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useCourtsHealth } from '../../courts/courts/courts.api.ts'
import { ApiError } from '../../platform/api/api-error.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { Values } from '../../platform/ui/words.tsx'
import { useSaveVideoLink, useVideoLinks } from './hearings.api.ts'
import classes from './hearings.module.css'

export function VideoLinksPanel() {
  const { t } = useTranslation('hearings')
  const can = useCan()
  const { data: links, error, refetch } = useVideoLinks()
  return (
    <Panel title={t('video.title')}>
      <Stack gap="md">
        <Text c="dimmed">{t('video.hint')}</Text>
        {links ? (
          <Links links={links} />
        ) : (
          <Unloaded title={t('video.failed')} error={error} onRetry={refetch} outline={36} />
        )}
        {can('update', 'Matter') ? <AddLink /> : null}
      </Stack>
    </Panel>
  )
}

function Links({ links }: { links: readonly VideoLink[] }) {
  const { t } = useTranslation('hearings')
  const can = useCan()
  const save = useSaveVideoLink()
  if (links.length === 0) return <Text>{t('video.none')}</Text>
  return (
    <ul className="ruled">
      {links.map(({ court_id, court_title, court_no, url }) => {
        const room = court_no === null ? t('video.every_room') : courtRoomLabel(court_no)
        const court = sayCourt(court_title)
        return (
          <li key={`${court_id} ${court_no}`} className="entry">
            <span>
              <Values>{[court, room]}</Values>
              <Anchor className={classes.video} href={url} title={url} target="_blank" rel="noreferrer" dir="ltr">
                {url.replace('https://', '')}
              </Anchor>
            </span>
            {can('update', 'Matter') ? (
              <ActionIcon
                aria-label={t('video.remove', { name: `${court} ${room}` })}
                onClick={() => save.mutate({ court_id, court_no, url: '' })}
              >
                <IconTrash size={16} />
              </ActionIcon>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

function AddLink() {
  const { t } = useTranslation(['hearings', 'common'])
  const courts = useCourtsHealth().data ?? []
  const [court, setCourt] = useState<string | null>(null)
  const [room, setRoom] = useState('')
  const [url, setUrl] = useState('')
  const save = useSaveVideoLink()
  const fields = save.error instanceof ApiError ? save.error.fields : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(
      { court_id: CourtId.parse(court), court_no: room || null, url },
      {
        onSuccess: () => {
          setRoom('')
          setUrl('')
          toastDone(t('hearings:video.saved'))
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Select
          label={t('hearings:video.court')}
          data={courts.map(({ unique_id, title }) => ({ value: unique_id, label: sayCourt(title) }))}
          value={court}
          searchable
          error={fields?.court_id}
          onChange={setCourt}
        />
        <TextInput
          label={t('hearings:video.court_no')}
          placeholder={t('hearings:video.every_room')}
          value={room}
          maxLength={60}
          error={fields?.court_no}
          onChange={({ currentTarget }) => setRoom(currentTarget.value)}
        />
        <TextInput
          label={t('hearings:video.url')}
          dir="ltr"
          value={url}
          maxLength={500}
          error={fields?.url}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
        <Group>
          <Button type="submit" loading={save.isPending} disabled={court === null || url.trim() === ''}>
            {t('hearings:video.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
