import { ActionIcon, Button, Group, Progress, Skeleton, Stack } from '@mantine/core'
import type { Takeout } from '@peshi/contract/records/takeouts'
import { IconDownload, IconX } from '@tabler/icons-react'
import { isolate } from '../../platform/i18n/isolate.ts'
import { isLanguage, localeOf } from '../../platform/i18n/languages.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useRemoveTakeout, useTakeouts } from './takeouts.api.ts'

export function TakeoutList() {
  const { t } = useTranslation('takeouts')
  const { data, error, isPending } = useTakeouts()
  if (isPending) return <Skeleton className="small" height="1lh" aria-busy="true" />
  if (!data) return <p role="alert">{sayError(error)}</p>
  if (data.length === 0) return <p className="small">{t('empty')}</p>
  return (
    <ul className="ruled">
      {data.map((one) => (
        <Line key={one._id} takeout={one} />
      ))}
    </ul>
  )
}

function Line({ takeout }: { takeout: Takeout }) {
  const { t, i18n } = useTranslation('takeouts')
  const remove = useRemoveTakeout()
  const { _id: id, kind, form, title, state, done, total, problem, name, size, file, expires_at } = takeout
  const what = t(`kind.${kind}`, { form: form.toUpperCase() })
  const isMade = state === 'queued' || state === 'running'
  const until = new Date(expires_at).toLocaleDateString(localeOf[isLanguage(i18n.language) ? i18n.language : 'en'], {
    day: 'numeric',
    month: 'short',
  })
  return (
    <Group component="li" gap={10} py={10} wrap="nowrap">
      <Stack gap={2} miw={0} flex={1} className="anywhere">
        <strong>{what}</strong>
        {title ? <bdi className="small">{title}</bdi> : null}
        {state === 'ready' ? (
          <small className="small">{t('until', { size: sayMegabytes(size ?? 0), date: until })}</small>
        ) : null}
        {isMade ? (
          <>
            <small className="small" role="status">
              {total > 0 ? t('progress', { done, total }) : t('queued')}
            </small>
            <Progress value={total > 0 ? (100 * done) / total : 0} aria-label={t('progress_label')} striped animated />
          </>
        ) : null}
        {state === 'failed' ? <small className="small late">{problem}</small> : null}
      </Stack>
      {file ? (
        <Button
          component="a"
          href={file}
          download={name ?? true}
          target="_blank"
          variant="default"
          leftSection={<IconDownload size={16} />}
        >
          {t('save')}
        </Button>
      ) : null}
      <ActionIcon
        aria-label={isMade ? t('stop') : t('remove')}
        title={isMade ? t('stop') : t('remove')}
        loading={remove.isPending}
        onClick={() => remove.mutate(id)}
      >
        <IconX size={16} />
      </ActionIcon>
    </Group>
  )
}

const sayMegabytes = (bytes: number) => isolate(`${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`)
