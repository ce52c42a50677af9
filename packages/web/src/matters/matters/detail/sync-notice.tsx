import { Alert, Anchor, Button, Group, Progress, Stack } from '@mantine/core'
import { otherForum } from '@peshi/contract/courts/courts'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { IconAlertTriangle, IconFileSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCourt } from '../../../courts/courts/courts.api.ts'
import { readingStateOf } from '../../../courts/courts/reading-state.ts'
import { SiteTrial } from '../../../courts/courts/site-trial.tsx'
import { useNow } from '../../../platform/clock/use-now.ts'
import { ageOf } from '../../../platform/i18n/age.ts'
import { currentLocale } from '../../../platform/i18n/i18n.ts'
import { isolate } from '../../../platform/i18n/isolate.ts'
import { sayCourt } from '../../../platform/i18n/say-court.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useCan } from '../../../platform/session/use-session.ts'
import { Words } from '../../../platform/ui/words.tsx'
import { useSyncOrders } from '../../orders/orders.api.ts'
import classes from './detail.module.css'

export function SyncNotice({ matter }: { matter: MatterDetail }) {
  const { t } = useTranslation('matters')
  const { state, orders_done: done, orders_total: total } = matter.sync
  if (matter.is_unread) return <Unread matter={matter} />
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

/** The common portal of all district courts, which finds a case by its CNR alone. */
const portal = 'https://services.ecourts.gov.in/ecourtindia_v6/'

/** Only the number of the case is known, because its court cannot be searched, or was not yet. */
function Unread({ matter }: { matter: MatterDetail }) {
  const { t } = useTranslation('matters')
  const { data: court } = useCourt(matter.hc_name)
  const isOpen = court?.door.is_open ?? false
  const [site] = court?.links ?? []
  const hasCourt = matter.hc_name !== otherForum
  return (
    <Stack gap="sm" className={classes.notice}>
      <Alert color="indigo" icon={<IconFileSearch size={18} />} title={t('unread.title')}>
        {t(isOpen ? 'unread.open' : hasCourt ? 'unread.text' : 'unread.no_court')}
        <Group gap="sm" mt="xs">
          {isOpen ? (
            <Button
              size="compact-sm"
              variant="default"
              renderRoot={(props) => <Link {...props} to="/dashboard/due-checks" search={{ kind: 'case' }} />}
            >
              {t('unread.queue')}
            </Button>
          ) : !hasCourt ? (
            <Anchor href={portal} target="_blank" rel="noreferrer">
              {t('unread.portal')}
            </Anchor>
          ) : court && site ? (
            <Anchor href={site.url} target="_blank" rel="noreferrer">
              {t('find.own_site', { court: isolate(sayCourt(court.title)) })}
            </Anchor>
          ) : null}
        </Group>
      </Alert>
      <SiteTrial court={matter.hc_name} otherwise={null} />
    </Stack>
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
