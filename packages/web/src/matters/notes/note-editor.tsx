import { Button, Group, SegmentedControl, Skeleton, Stack } from '@mantine/core'
import type { MatterId, NoteId } from '@peshi/contract/platform/ids'
import { lazy, type ReactNode, Suspense } from 'react'
import { loadChunk } from '../../platform/chunks/load-chunk.ts'
import { serverNow } from '../../platform/clock/server-time.ts'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { toastDone } from '../../platform/ui/toast.tsx'
import { useAddPhoto } from '../documents/documents.api.ts'
import { namePhoto } from '../documents/name-photo.ts'
import { PhotoButtons } from '../documents/photo-buttons.tsx'
import type { Written } from './note-draft.ts'
import classes from './notes.module.css'
import { type Draft, useDraft } from './use-draft.ts'

const RichText = lazy(async () => ({ default: (await loadChunk(() => import('./rich-text.tsx'))).RichText }))

interface Props {
  matterId: MatterId
  noteId: NoteId | null
  start: Written
  canHide: boolean
  isSaving: boolean
  onSave(written: Written): Promise<unknown>
  onClose(): void
  onReopen(): void
  children?: (draft: Draft) => ReactNode
}

export function NoteEditor({ matterId, noteId, start, canHide, isSaving, onSave, onClose, onReopen, children }: Props) {
  const { t } = useTranslation('notes')
  const can = useCan()
  const draft = useDraft(matterId, noteId, start)
  const { written, isEmpty, change } = draft
  const add = useAddPhoto(matterId, '')
  const takePictures = (pictures: readonly File[], leftOut: number): string => {
    const taken = can('create', 'Document') ? pictures : []
    const count = leftOut + pictures.length - taken.length
    if (count > 0) toastDone(t('pictures_left_out', { count }))
    const begin = serverNow().getTime()
    const photos = taken.map((picture, index) => namePhoto(picture, new Date(begin + index * 1000)))
    for (const photo of photos) add.mutate(photo)
    return photos.map(({ name }) => `${t('photo', { name })} `).join('')
  }
  const save = () => {
    if (draft.isBlank() || isSaving) return
    onSave(draft.current()).then(draft.drop, () => undefined)
  }
  return (
    <Stack gap={10}>
      <Suspense fallback={<Skeleton height={160} />}>
        <RichText
          html={written.html}
          label={t('write')}
          isLocked={isSaving}
          onChange={(html, empty) => change({ html }, empty)}
          onSave={save}
          onPictures={takePictures}
          tools={(insert) =>
            can('create', 'Document') ? (
              <Group gap="xs">
                <PhotoButtons matterId={matterId} onTaken={(name) => insert(`${t('photo', { name })} `)} />
              </Group>
            ) : null
          }
        />
      </Suspense>
      {children?.(draft)}
      <Group gap="8px 14px">
        <SegmentedControl
          size="xs"
          disabled={!canHide}
          aria-label={t('who_reads')}
          value={written.is_private ? 'private' : 'chamber'}
          onChange={(value) => change({ is_private: value === 'private' })}
          data={[
            { value: 'chamber', label: t('for_chamber') },
            { value: 'private', label: t('for_me') },
          ]}
        />
        <DraftAge keptAt={draft.keptAt} />
        <Group gap="xs" className={classes.buttons}>
          <Button
            variant="default"
            onClick={() => {
              draft.discard(onReopen)
              onClose()
            }}
          >
            {t('discard')}
          </Button>
          <Button
            onClick={save}
            loading={isSaving}
            disabled={isEmpty}
            data-works-offline={noteId === null || undefined}
          >
            {t('save')}
          </Button>
        </Group>
      </Group>
    </Stack>
  )
}

function DraftAge({ keptAt }: { keptAt: string | null }) {
  const { t } = useTranslation('notes')
  const now = useNow()
  return (
    <span className="small" role="status">
      {keptAt ? t('draft_kept', { age: ageOf(keptAt, now, currentLocale()) }) : null}
    </span>
  )
}
