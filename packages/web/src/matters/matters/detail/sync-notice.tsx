import { Alert, Button, Group, Progress } from '@mantine/core'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { readingStateOf } from '../../../courts/courts/reading-state.ts'
import { useNow } from '../../../platform/clock/use-now.ts'
import { ageOf } from '../../../platform/i18n/age.ts'
import { currentLocale } from '../../../platform/i18n/i18n.ts'
import { useCan } from '../../../platform/session/use-session.ts'
import { Words } from '../../../platform/ui/words.tsx'
import { useSyncOrders } from '../../orders/orders.api.ts'
import classes from './detail.module.css'

export function SyncNotice({ matter }: { matter: MatterDetail }) {
  const { t } = useTranslation('matters')
  const { state, orders_done: done, orders_total: total } = matter.sync
  if (matter.failing_since && state !== 'needs-look') return <Failing matter={matter} since={matter.failing_since} />
  if (state === 'failed' || state === 'needs-look') return <NeedsLook matter={matter} />
  if (state === 'idle') return null
  const words = total > 0 ? t('sync.progress', { done, total }) : t('sync.queued')
  return (
    <Group gap="sm" wrap="nowrap" mb="md" c="dimmed" fz="sm" role="status">
      <span className="tabular">{words}</span>
      <Progress
        value={total > 0 ? (100 * done) / total : 100}
        animated={total === 0}
        size="sm"
        aria-label={words}
        className={classes.progress}
      />
    </Group>
  )
}

function Failing({ matter, since }: { matter: MatterDetail; since: string }) {
  const { t } = useTranslation('matters')
  const now = useNow()
  const { problem } = matter.sync
  const state = readingStateOf({ readAt: matter.read_at, failingSince: since }, now)
  return (
    <Alert
      className={classes.notice}
      color={state === 'failing' ? 'red' : 'amber'}
      icon={<IconAlertTriangle size={18} />}
      title={t('age.failing', { age: ageOf(since, now, currentLocale()) })}
    >
      {problem ? <Words>{problem}</Words> : t('sync.unknown')}
    </Alert>
  )
}

function NeedsLook({ matter }: { matter: MatterDetail }) {
  const { t } = useTranslation('matters')
  const can = useCan()
  const sync = useSyncOrders(matter._id)
  const { state, problem } = matter.sync
  return (
    <Alert
      className={classes.notice}
      color={state === 'failed' ? 'red' : 'amber'}
      icon={<IconAlertTriangle size={18} />}
      title={t(state === 'failed' ? 'sync.failed' : 'sync.needs-look')}
    >
      <Group gap="sm" justify="space-between">
        <span>{problem ? <Words>{problem}</Words> : t('sync.unknown')}</span>
        {can('update', 'Matter') ? (
          <Button size="compact-sm" variant="default" loading={sync.isPending} onClick={() => sync.mutate(undefined)}>
            {t('retry')}
          </Button>
        ) : null}
      </Group>
    </Alert>
  )
}
