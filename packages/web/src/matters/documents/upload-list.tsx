import { ActionIcon, Button, Group, Progress, Stack } from '@mantine/core'
import { IconCheck, IconRefresh, IconX } from '@tabler/icons-react'
import { memo, useSyncExternalStore } from 'react'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Words } from '../../platform/ui/words.tsx'
import type { UploadItem, UploadQueue } from '../../platform/uploads/upload-queue.ts'
import classes from './documents.module.css'
import { sayFileSize } from './file-size.ts'

const isOver = ({ state }: UploadItem) => state === 'done' || state === 'already' || state === 'refused'

/** Follows the queue itself, because a change of one upload must not draw the table of documents again. */
export function UploadList({ queue }: { queue: UploadQueue }) {
  const { t } = useTranslation('documents')
  const items = useSyncExternalStore(queue.subscribe, queue.read)
  if (items.length === 0) return null
  const over = items.filter(isOver).length
  const shown = items.toSorted((a, b) => rank(a) - rank(b)).slice(0, 50)
  const sent = items.reduce((sum, item) => sum + (isOver(item) ? item.file.size : item.sent), 0)
  const all = items.reduce((sum, { file }) => sum + file.size, 0)
  return (
    <section className={classes.uploads} aria-label={t('upload.title')}>
      <Group gap={0} justify="space-between" wrap="nowrap" mih={28} fz="md">
        <strong aria-live="polite">{t('upload.progress', { done: over, count: items.length })}</strong>
        {over > 0 ? (
          <Button size="compact-sm" variant="subtle" onClick={queue.clear}>
            {t('upload.clear')}
          </Button>
        ) : null}
      </Group>
      <Progress value={all === 0 ? 100 : (100 * sent) / all} size="sm" aria-label={t('upload.title')} />
      <ul className={classes.uploadRows}>
        {shown.map((item) => (
          <UploadRow key={item.key} item={item} queue={queue} />
        ))}
      </ul>
    </section>
  )
}

const ranks = { refused: 0, cut: 1, sending: 2, arrived: 3, waiting: 4, already: 5, done: 6 }
const rank = ({ state }: UploadItem) => ranks[state]

const UploadRow = memo(function UploadRow({ item, queue }: { item: UploadItem; queue: UploadQueue }) {
  const { t } = useTranslation('documents')
  const { key, file, state, problem } = item
  return (
    <li data-state={state}>
      <Stack component="span" gap={0} miw={0} flex={1} className="anywhere">
        <Words>{file.name}</Words>
        <small className={classes.uploadState} role={state === 'refused' ? 'alert' : undefined}>
          {state === 'refused' ? sayError(problem) : t(`upload.state.${state}`)}
          {state === 'sending' || state === 'cut'
            ? ` · ${t('upload.sent', { sent: sayFileSize(item.sent, currentLocale()), size: sayFileSize(file.size, currentLocale()) })}`
            : null}
        </small>
      </Stack>
      {state === 'refused' ? (
        <ActionIcon aria-label={t('upload.retry', { name: file.name })} onClick={() => queue.retry(key)}>
          <IconRefresh size={16} />
        </ActionIcon>
      ) : null}
      {state === 'waiting' || state === 'sending' || state === 'cut' ? (
        <ActionIcon aria-label={t('upload.cancel', { name: file.name })} onClick={() => queue.cancel(key)}>
          <IconX size={16} />
        </ActionIcon>
      ) : null}
      {state === 'done' || state === 'already' ? (
        <IconCheck size={16} className={classes.done} aria-hidden="true" />
      ) : null}
    </li>
  )
})
