import { Skeleton, Stack } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import type { MatterId, OrderId } from '@peshi/contract/platform/ids'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { PageFailed } from '../../../platform/shell/page-failed.tsx'
import { Message } from '../../../platform/ui/message.tsx'
import { useMatter } from '../matters.api.ts'
import classes from './detail.module.css'
import type { MatterAddress } from './matter-address.ts'
import { MatterHeader } from './matter-header.tsx'
import { ColumnsSkeleton } from './matter-overview.tsx'
import { MatterTabs } from './matter-tabs.tsx'
import { SyncNotice } from './sync-notice.tsx'
import { useMatterTabs } from './use-matter-tabs.tsx'

export function MatterPage() {
  const { id } = useParams({ from: '/shell/dashboard/matters/matter-preview/$id' })
  const address = useSearch({ from: '/shell/dashboard/matters/matter-preview/$id' })
  const navigate = useNavigate({ from: '/dashboard/matters/matter-preview/$id' })
  return <MatterFile id={id} address={address} navigate={(to) => navigate(to)} />
}

export function OtherMatterPage() {
  const { id } = useParams({ from: '/shell/dashboard/matters/other-matter-preview/$id' })
  const address = useSearch({ from: '/shell/dashboard/matters/other-matter-preview/$id' })
  const navigate = useNavigate({ from: '/dashboard/matters/other-matter-preview/$id' })
  return <MatterFile id={id} address={address} navigate={(to) => navigate(to)} />
}

interface FileProps {
  id: MatterId
  address: MatterAddress
  navigate(to: {
    search: MatterAddress | ((now: MatterAddress) => MatterAddress)
    replace?: boolean
    resetScroll?: boolean
  }): void
}

function MatterFile({ id, address, navigate }: FileProps) {
  const { t } = useTranslation(['matters', 'errors'])
  const { tab = 'overview' } = address
  const shown = useMatterTabs()
  const panel = shown.find((one) => one.tab === tab)
  const { data: matter, error, refetch } = useMatter(id)
  const { ref, entry } = useIntersection({ rootMargin: '-56px 0px 0px 0px' })
  const openOrder = (next: OrderId | undefined, at?: number) =>
    navigate({ search: { tab: 'orders', order: next, page: at && at > 1 ? at : undefined } })
  const turnTo = (open: OrderId, next: number, words?: string) =>
    navigate({
      search: (now) => ({ ...now, order: open, page: next > 1 ? next : undefined, find: words ?? now.find }),
      replace: true,
      resetScroll: false,
    })

  if (!matter)
    return error ? (
      <PageFailed
        title={t('matters:detail.failed')}
        error={error}
        gone={{ title: t('matters:detail.not_found'), to: '/dashboard/matters', label: t('matters:title') }}
        onRetry={refetch}
      />
    ) : (
      <MatterSkeleton />
    )
  return (
    <>
      <div ref={ref} data-tour="header">
        <MatterHeader matter={matter} />
      </div>
      <MatterTabs
        matter={matter}
        tab={tab}
        shown={shown}
        isHeaderGone={entry ? !entry.isIntersecting : false}
        onTab={(next) => navigate({ search: { tab: next === 'overview' ? undefined : next } })}
      />
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} className={classes.panel}>
        <SyncNotice matter={matter} />
        {panel ? (
          panel.show({
            matter,
            address,
            onOpenOrder: openOrder,
            onTurn: turnTo,
            onDocuments: (next) =>
              navigate({ search: { tab: 'documents', ...next }, replace: next.document === address.document }),
          })
        ) : (
          <Message title={t('errors:notAuthorized.title')} text={t('errors:notAuthorized.text')} />
        )}
      </div>
    </>
  )
}

const MatterSkeleton = () => (
  <Stack gap="sm" aria-busy="true">
    <Skeleton height={14} width={160} />
    <Skeleton height={26} width="min(420px, 80%)" />
    <Skeleton height={16} width="min(320px, 70%)" />
    <Skeleton height={40} />
    <ColumnsSkeleton />
  </Stack>
)
