import { Button, Stack } from '@mantine/core'
import { type Activity, activityOfChamber, activityOfMatter } from '@peshi/contract/chamber/activity'
import { type CourtDate, courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconHistory } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { callApi } from '../../platform/api/call-api.ts'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { indiaTime } from '../../platform/i18n/india-time.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { DateText, Words } from '../../platform/ui/words.tsx'
import classes from './activity.module.css'
import { sayActivity, sayChange } from './activity-words.ts'

export const groupByDay = <Entry extends Pick<Activity, 'at'>>(entries: readonly Entry[]): [CourtDate, Entry[]][] => [
  ...Map.groupBy(entries, ({ at }) => courtDateAt(new Date(at))),
]

const useActivity = (matterId: MatterId | null) =>
  useInfiniteQuery({
    queryKey: ['activity', matterId],
    queryFn: ({ pageParam }) => {
      const query = pageParam ? { before: pageParam.at, before_id: pageParam._id } : {}
      return matterId
        ? callApi(activityOfMatter, { params: { id: matterId }, query })
        : callApi(activityOfChamber, { query })
    },
    initialPageParam: null as Pick<Activity, 'at' | '_id'> | null,
    getNextPageParam: ({ data, meta }) => (meta.has_more ? data.at(-1) : undefined),
  })

export function ActivityList({ matterId }: { matterId: MatterId | null }) {
  const { t } = useTranslation('activity')
  const today = useCourtToday()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useActivity(matterId)
  if (!data) return <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={280} />
  const days = groupByDay(data.pages.flatMap((page) => page.data))
  if (days.length === 0) return <Message icon={IconHistory} title={t('empty.title')} text={t('empty.text')} />
  return (
    <Stack maw={860}>
      {days.map(([date, entries]) => (
        <Panel key={date} title={<DateText date={date} />} hint={date === today ? t('today') : undefined}>
          <Stack component="ol" gap="sm">
            {entries.map((entry) => (
              <ActivityEntry key={entry._id} entry={entry} withMatter={matterId === null} />
            ))}
          </Stack>
        </Panel>
      ))}
      {hasNextPage ? (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('older')}
        </Button>
      ) : null}
    </Stack>
  )
}

interface EntryProps {
  entry: Activity
  withMatter: boolean
  sentence?: string
  children?: ReactNode
}

export function ActivityEntry({ entry, withMatter, sentence, children }: EntryProps) {
  const { t } = useTranslation(['activity', 'hearings', 'shell'])
  const change = sayChange(t, entry)
  const { label, kind } = entry.subject
  const isNamed = label !== null && kind !== 'matter' && label !== entry.by?.name
  return (
    <li className={classes.entry}>
      <time className={classes.time} dateTime={entry.at} title={`${toDayFirst(courtDateAt(new Date(entry.at)))}`}>
        {indiaTime(entry.at)}
      </time>
      <div className="anywhere">
        {sentence ?? sayActivity(t, entry)}
        {isNamed ? (
          <>
            {' · '}
            <Words>{kind === 'court' ? sayCourt(label) : label}</Words>
          </>
        ) : null}
        {change ? (
          <p className={classes.change}>
            {change.before === null ? null : (
              <del>
                <Words>{change.before}</Words>
              </del>
            )}{' '}
            {change.after === null ? null : (
              <ins>
                <Words>{change.after}</Words>
              </ins>
            )}
          </p>
        ) : null}
        {children}
        {withMatter && entry.matter_id ? (
          <Link
            to="/dashboard/matters/matter-preview/$id"
            params={{ id: entry.matter_id }}
            search={{ tab: 'activity' }}
            className={classes.matter}
          >
            <Words>{entry.matter_title ?? t('activity:matter')}</Words>
          </Link>
        ) : null}
      </div>
    </li>
  )
}
