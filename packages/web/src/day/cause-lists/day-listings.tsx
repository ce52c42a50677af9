import { Button } from '@mantine/core'
import { IconListDetails, IconPrinter } from '@tabler/icons-react'
import { DayName } from '../../matters/hearings/day-list.tsx'
import { useNow } from '../../platform/clock/use-now.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { type DayTab, listingsOn } from './archive.search.ts'
import { byDay } from './archive.tsx'
import { useUpcoming } from './cause-lists.api.ts'
import classes from './cause-lists.module.css'
import { ListingTable } from './listing-table.tsx'

export function DayListings({ tab }: { tab: DayTab }) {
  const { t } = useTranslation('causeLists')
  const { data, error, refetch } = useUpcoming()
  const now = useNow()
  if (!data) return <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={260} />
  const listings = listingsOn(tab, data.listings, now)
  if (listings.length === 0) return <Message icon={IconListDetails} title={t(`none.${tab}`)} text={t('none.text')} />
  return (
    <>
      {byDay(listings).map(([date, ofDay]) => (
        <div key={date} className={classes.day}>
          <Panel title={<DayName date={date} />} hint={t('count', { count: ofDay.length })}>
            <ListingTable listings={ofDay} />
          </Panel>
        </div>
      ))}
      <Button
        className={classes.print}
        variant="default"
        leftSection={<IconPrinter size={16} />}
        onClick={() => window.print()}
      >
        {t('print')}
      </Button>
    </>
  )
}
