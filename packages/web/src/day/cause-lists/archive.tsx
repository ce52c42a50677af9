import { Button, Group, Skeleton } from '@mantine/core'
import type { Listing } from '@peshi/contract/day/cause-lists'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import { IconListDetails } from '@tabler/icons-react'
import { DayName } from '../../matters/hearings/day-list.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { Pages } from '../../platform/ui/pages.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import type { ArchiveSearch } from './archive.search.ts'
import { useArchive } from './cause-lists.api.ts'
import classes from './cause-lists.module.css'
import { ListingTable } from './listing-table.tsx'

interface Props {
  search: ArchiveSearch
  onPage(page: number): void
  onFurther(): void
}

export function Archive({ search, onPage, onFurther }: Props) {
  const { t } = useTranslation('causeLists')
  const { data, error, isPlaceholderData, refetch } = useArchive(search)
  if (!data) return <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={<ArchiveSkeleton />} />
  const { total, perPage, page, from, to } = data.meta
  const further = (
    <Button variant="default" onClick={onFurther}>
      {t('further')}
    </Button>
  )
  if (total === 0) {
    return (
      <Message
        icon={IconListDetails}
        title={t('empty.title')}
        text={t('empty.text', { from: toDayFirst(from), to: toDayFirst(to) })}
      >
        {further}
      </Message>
    )
  }
  const pages = Math.ceil(total / perPage)
  return (
    <div className={isPlaceholderData ? classes.stale : undefined} aria-busy={isPlaceholderData}>
      {byDay(data.data).map(([date, listings]) => (
        <div key={date} className={classes.day}>
          <Panel title={<DayName date={date} />} hint={t('count', { count: listings.length })}>
            <ListingTable listings={listings} />
          </Panel>
        </div>
      ))}
      <Group gap="sm" justify="space-between" mt="md">
        <span className={classes.total}>{t('total', { count: total })}</span>
        {pages > 1 ? <Pages total={pages} page={Math.min(page, pages)} onPage={onPage} /> : null}
        {further}
      </Group>
    </div>
  )
}

export function byDay(listings: readonly Listing[]): [CourtDate, Listing[]][] {
  const days = new Map<CourtDate, Listing[]>()
  for (const listing of listings) days.set(listing.date, [...(days.get(listing.date) ?? []), listing])
  return [...days]
}

const ArchiveSkeleton = () => (
  <div aria-busy="true">
    {[4, 3, 5].map((rows) => (
      <Skeleton key={rows} height={60 + rows * 44} radius="lg" className={classes.day} />
    ))}
  </div>
)
