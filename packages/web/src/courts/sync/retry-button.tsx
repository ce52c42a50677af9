import { Button, type ButtonProps } from '@mantine/core'
import type { CourtSync } from '@peshi/contract/courts/sync'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { toastDone } from '../../platform/ui/toast.tsx'
import { useRetryCourt } from './sync.api.ts'

export function RetryButton({ court, size = 'compact-sm' }: { court: CourtSync; size?: ButtonProps['size'] }) {
  const { t } = useTranslation('sync')
  const { mutate, isPending } = useRetryCourt()
  const may = useCan()('update', 'Court')
  if (!may || court.obstacle === 'off' || court.failed + court.due_now === 0) return null
  const retry = () =>
    mutate(court.unique_id, {
      onSuccess: ({ queued }) => toastDone(t(queued > 0 ? 'retry.queued' : 'retry.nothing', { number: queued })),
    })
  return (
    <Button
      size={size}
      variant="default"
      leftSection={<IconRefresh size={14} aria-hidden="true" />}
      loading={isPending}
      onClick={retry}
      aria-label={t('retry.label', { court: court.title })}
    >
      {t('retry.now')}
    </Button>
  )
}
