import { Button, Skeleton, Stack } from '@mantine/core'
import type { CourtDetails } from '@peshi/contract/courts/court-catalogue'
import { IconFolders } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { isFilling } from '../../platform/api/is-filling.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { PageFailed } from '../../platform/shell/page-failed.tsx'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
import { thisYear, useCourtDays } from '../court-days/court-days.api.ts'
import { CourtDaysPanel } from '../court-days/court-days-panel.tsx'
import { CourtMonogram } from '../courts/court-monogram.tsx'
import { useCourt } from '../courts/courts.api.ts'
import { ComplexesPanel } from './court-complexes.tsx'
import { DoorPanel, HoursPanel, LinksPanel, ReadingPanel } from './court-panels.tsx'
import { RetryButton } from './retry-button.tsx'
import { useSync } from './sync.api.ts'

export function CourtPage() {
  const { t } = useTranslation('sync')
  const { court: id } = useParams({ from: '/shell/dashboard/sync/$court' })
  const { data: court, error, refetch } = useCourt(id)
  const can = useCan()
  const sync = useSync()
  const days = useCourtDays(id, thisYear(), can('read', 'Clock'))
  const reading = sync.data?.find(({ unique_id }) => unique_id === id)
  const isFilled = !isFilling(sync, days)
  if (error && !court) {
    const gone = { title: t('court.notFound'), to: '/dashboard/sync', label: t('court.all') }
    return <PageFailed title={t('court.failed')} error={error} gone={gone} onRetry={refetch} />
  }
  if (!court || !isFilled) return <CourtSkeleton />
  return (
    <>
      <PageHeader
        title={<Words>{sayCourt(court.title)}</Words>}
        tabTitle={sayCourt(court.title)}
        subtitle={<Identity court={court} />}
      >
        {reading ? <RetryButton court={reading} size="sm" /> : null}
        {reading ? <ToMatters court={court} /> : null}
      </PageHeader>
      <div className="columns">
        <Stack>
          <DoorPanel court={court} />
          {reading ? <ReadingPanel court={reading} /> : null}
          {can('read', 'Clock') ? <CourtDaysPanel court={court.unique_id} /> : null}
          {court.type === 'district' ? <ComplexesPanel court={court.unique_id} /> : null}
        </Stack>
        <Stack>
          <HoursPanel court={court} />
          <LinksPanel links={court.links} />
        </Stack>
      </div>
    </>
  )
}

function Identity({ court }: { court: CourtDetails }) {
  const { t } = useTranslation('sync')
  return (
    <span className="small">
      <CourtMonogram court={court.unique_id} />{' '}
      <Values>
        {[t(`court.type.${court.type}`), sayCourt(court.place), sayCourt(court.state), court.abbreviations?.join(', ')]}
      </Values>
    </span>
  )
}

function ToMatters({ court }: { court: CourtDetails }) {
  const { t } = useTranslation('sync')
  if (!useCan()('read', 'Matter')) return null
  return (
    <Button
      variant="default"
      leftSection={<IconFolders size={16} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} to="/dashboard/matters" search={{ court: court.unique_id }} />}
    >
      {t('court.matters')}
    </Button>
  )
}

const CourtSkeleton = () => (
  <Stack gap="sm" aria-busy="true">
    <Skeleton height={14} width={80} />
    <Skeleton height={26} width="min(420px, 80%)" />
    <Skeleton height={16} width="min(320px, 70%)" />
    <div className="columns">
      <Skeleton height={200} radius="lg" />
      <Skeleton height={240} radius="lg" />
    </div>
  </Stack>
)
