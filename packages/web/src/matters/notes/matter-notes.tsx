import { Button, Group, Skeleton, Stack } from '@mantine/core'
import type { MatterId, NoteId } from '@peshi/contract/platform/ids'
import { IconNotes, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useArrivals } from '../../platform/device/use-draft.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import type { Waiting } from '../../platform/offline/outbox.ts'
import { useWaitingOf } from '../../platform/offline/use-offline.ts'
import { WaitingPill } from '../../platform/offline/waiting-mark.tsx'
import { isOf } from '../../platform/offline/writing.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Failed, Message } from '../../platform/ui/message.tsx'
import { NoteCard } from './note-card.tsx'
import { readDraft } from './note-draft.ts'
import { NoteWords } from './note-words.tsx'
import { type NoteWriting, noteWriting } from './note-writing.ts'
import { useNotes } from './notes.api.ts'
import classes from './notes.module.css'
import { WriteNote } from './write-note.tsx'

interface Props {
  matterId: MatterId
  asked: NoteId | undefined
}

export const MatterNotes = (props: Props) => <Notes key={useArrivals()} {...props} />

function Notes({ matterId, asked }: Props) {
  const { t } = useTranslation('notes')
  const can = useCan()
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useNotes(matterId)
  const [isWriting, setWriting] = useState(() => can('create', 'Note') && readDraft(matterId, null) !== null)
  const waiting = useWaitingOf(matterId).filter(isOf(noteWriting))
  if (isPending) return <NotesSkeleton />
  if (error && !data) {
    return (
      <Stack gap="sm" maw={860}>
        <WaitingNotes waiting={waiting} />
        <Failed title={t('failed')} error={error} onRetry={refetch} />
      </Stack>
    )
  }
  const notes = data.pages.flatMap((page) => page.data)
  const begin = can('create', 'Note') ? (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setWriting(true)}>
      {t('write')}
    </Button>
  ) : null
  if (notes.length === 0 && !isWriting && waiting.length === 0) {
    return (
      <Message icon={IconNotes} title={t('empty.title')} text={t('empty.text')}>
        {begin}
      </Message>
    )
  }
  return (
    <Stack gap="sm" maw={860}>
      {isWriting ? (
        <article className={classes.card}>
          <WriteNote matterId={matterId} onClose={() => setWriting(false)} onReopen={() => setWriting(true)} />
        </article>
      ) : null}
      {isWriting ? null : <div>{begin}</div>}
      <WaitingNotes waiting={waiting} />
      {notes.map((note) => (
        <NoteCard key={note._id} note={note} isAsked={note._id === asked} />
      ))}
      {hasNextPage ? (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('older')}
        </Button>
      ) : null}
    </Stack>
  )
}

const NotesSkeleton = () => (
  <Stack gap="sm" aria-busy="true">
    <Skeleton height={36} width={140} />
    <Skeleton height={120} radius="lg" />
    <Skeleton height={80} radius="lg" />
  </Stack>
)

const WaitingNotes = ({ waiting }: { waiting: readonly (Waiting & { writing: NoteWriting })[] }) =>
  waiting.map(({ id, writing, refusal }) => (
    <article key={id} className={classes.card}>
      <Group component="header" gap="xs" align="flex-start" justify="space-between" mb={4}>
        <WaitingPill isRefused={refusal !== null} />
      </Group>
      <NoteWords html={writing.body.html} />
    </article>
  ))
