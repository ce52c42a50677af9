import { Button } from '@mantine/core'
import { courtRoomLabel } from '@peshi/contract/courts/labels'
import type { Listing, ListReading, listUpcoming } from '@peshi/contract/day/cause-lists'
import type { ReplyOf } from '@peshi/contract/platform/endpoint'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { PartialLists } from '../../courts/courts/partial-lists.tsx'
import table from '../../matters/hearings/hearings.module.css'
import { SightingsPanel } from '../../matters/listings/sightings-panel.tsx'
import { beginMatter } from '../../matters/matters/find/draft.ts'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill } from '../../platform/ui/pill.tsx'
import { DateText, Words } from '../../platform/ui/words.tsx'
import { useDismiss, useMarkSeen, useUpcoming } from './cause-lists.api.ts'
import classes from './cause-lists.module.css'
import { ListingTable } from './listing-table.tsx'

export function Upcoming() {
  const { t } = useTranslation('causeLists')
  const { data } = useUpcoming()
  if (!data) return null
  const changed = data.listings.filter(({ change }) => change !== null)
  const failing = data.readings.filter(({ failing_since }) => failing_since !== null)
  const says = {
    read: ({ entries, mine }: ReplyOf<typeof listUpcoming>['data']['partial'][number]) =>
      t('partial.read', {
        count: entries,
        mine: mine === 0 ? t('partial.none_mine') : t('partial.mine', { count: mine }),
      }),
    missing: t('partial.missing'),
    pages: (pages: string) => t('partial.pages', { pages }),
  }
  return (
    <>
      {changed.length > 0 ? <Changes listings={changed} at={data.at} /> : null}
      <SightingsPanel />
      {data.partial.length > 0 ? (
        <div className={classes.news}>
          <PartialLists lists={data.partial} title={t('partial.title')} hint={t('partial.hint')} says={says} />
        </div>
      ) : null}
      {failing.length > 0 ? <Failing readings={failing} /> : null}
      {data.suggestions.length > 0 ? <Suggestions listings={data.suggestions} /> : null}
    </>
  )
}

function Changes({ listings, at }: { listings: Listing[]; at: string }) {
  const { t } = useTranslation('causeLists')
  const seen = useMarkSeen()
  return (
    <div className={classes.news}>
      <Panel
        title={t('changes.title')}
        hint={t('changes.count', { count: listings.length })}
        aside={
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconCheck size={14} />}
            loading={seen.isPending}
            onClick={() => seen.mutate(at)}
          >
            {t('changes.seen')}
          </Button>
        }
      >
        <ListingTable
          listings={listings}
          withDate
          last={{ title: t('column.change'), of: (listing) => <Change listing={listing} /> }}
        />
      </Panel>
    </div>
  )
}

function Change({ listing: { change, moved_from } }: { listing: Listing }) {
  const { t } = useTranslation(['causeLists', 'hearings'])
  if (change === 'deleted' || change === 'not-sitting' || change === 'corrected')
    return <Pill tone="late">{t(`hearings:change.${change}`)}</Pill>
  if (change === 'gone') return <Pill tone="late">{t('changes.gone')}</Pill>
  if (change !== 'moved') return <Pill tone="live">{t('changes.new')}</Pill>
  return (
    <>
      <Pill tone="today">{t('changes.moved')}</Pill>
      {moved_from ? (
        <span className={table.under}>
          {moved_from.court_no ? `${t('court_no', { court: courtRoomLabel(moved_from.court_no) })}, ` : null}
          {t('column.item')} <span dir="ltr">{moved_from.item}</span>
        </span>
      ) : null}
    </>
  )
}

const firstSuggestions = 5

function Suggestions({ listings }: { listings: Listing[] }) {
  const { t } = useTranslation('causeLists')
  const can = useCan()
  const dismiss = useDismiss()
  const [showsAll, setShowsAll] = useState(false)
  return (
    <div className={classes.news}>
      <Panel
        title={t('suggestions.title')}
        hint={t('suggestions.hint')}
        aside={
          listings.length > firstSuggestions && !showsAll ? (
            <Button size="compact-sm" variant="default" onClick={() => setShowsAll(true)}>
              {t('suggestions.all', { count: listings.length })}
            </Button>
          ) : null
        }
      >
        <ListingTable
          listings={showsAll ? listings : listings.slice(0, firstSuggestions)}
          withDate
          last={{
            title: t('suggestions.name'),
            of: (listing) => (
              <>
                <Words>{listing.watched_name}</Words>
                {can('update', 'Matter') ? (
                  <span className={table.marks}>
                    <Button
                      size="compact-xs"
                      variant="light"
                      onClick={() => beginMatter(listing.court_id, listing.case_number)}
                    >
                      {t('suggestions.add')}
                    </Button>
                    <Button
                      data-sends
                      size="compact-xs"
                      variant="subtle"
                      aria-label={t('suggestions.dismissOne', { title: listing.ctitle })}
                      onClick={() => dismiss.mutate(listing._id)}
                    >
                      {t('suggestions.dismiss')}
                    </Button>
                  </span>
                ) : null}
              </>
            ),
          }}
        />
      </Panel>
    </div>
  )
}

function Failing({ readings }: { readings: ListReading[] }) {
  const { t } = useTranslation('causeLists')
  const now = useNow()
  const ageFrom = (instant: string) => ageOf(instant, now, currentLocale())
  return (
    <div className={classes.news}>
      <Panel title={t('failing.title')} hint={t('failing.hint')}>
        <ul className={classes.readings}>
          {readings.map((reading) => (
            <li key={`${reading.court_id} ${reading.date}`}>
              <strong>
                <Words>{sayCourt(reading.court_title)}</Words>
              </strong>
              <DateText date={reading.date} />
              <span className="small late">
                <Words>{reading.problem}</Words>
              </span>
              <span className={classes.total}>
                {reading.read_at ? t('failing.read', { age: ageFrom(reading.read_at) }) : t('failing.never')}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
