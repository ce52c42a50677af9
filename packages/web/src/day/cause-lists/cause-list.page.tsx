import { Button, SegmentedControl, Tabs } from '@mantine/core'
import { otherForum } from '@peshi/contract/courts/courts'
import { addDays } from '@peshi/contract/platform/dates'
import { IconHistory } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useCourtsHealth } from '../../courts/courts/courts.api.ts'
import { CalendarTabs } from '../../matters/hearings/calendar-tabs.tsx'
import { serverNow } from '../../platform/clock/server-time.ts'
import { useNow } from '../../platform/clock/use-now.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { DateField } from '../../platform/ui/date-field.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { DateText, Words } from '../../platform/ui/words.tsx'
import { type ArchiveSearch, listTabs, tabOf } from './archive.search.ts'
import { Archive } from './archive.tsx'
import { daysOf } from './cause-lists.api.ts'
import classes from './cause-lists.module.css'
import { DayListings } from './day-listings.tsx'
import { ReadLists } from './read-lists.tsx'
import { Upcoming } from './upcoming.tsx'

const furtherDays = 30

export function CauseListPage() {
  const { t } = useTranslation('causeLists')
  const search = useSearch({ from: '/shell/dashboard/causelist' })
  const tab = tabOf(search, useNow())
  const navigate = useNavigate({ from: '/dashboard/causelist' })
  const change = (changes: Partial<ArchiveSearch>) =>
    navigate({ search: (before) => ({ ...before, page: undefined, ...changes }) })
  const further = () => change({ from: addDays(daysOf(search, serverNow()).from, -furtherDays) })
  return (
    <>
      <PageHeader subtitle={t('subtitle')} />
      <CalendarTabs />
      <WaitingLists />
      <Upcoming />
      <Tabs value={tab} onChange={(chosen) => change({ tab: listTabs.find((each) => each === chosen) })}>
        <Tabs.List className={classes.tabs}>
          {listTabs.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {t(`tab.${each}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>
          {tab === 'past' ? (
            <>
              <WindowBar search={search} onChange={change} />
              <Archive
                search={search}
                onPage={(page) => change({ page: page > 1 ? page : undefined })}
                onFurther={further}
              />
            </>
          ) : tab === 'lists' ? (
            <ReadLists search={search} onChange={change} />
          ) : (
            <DayListings tab={tab} />
          )}
        </Tabs.Panel>
      </Tabs>
      <UnreadLists />
    </>
  )
}

interface BarProps {
  search: ArchiveSearch
  onChange(changes: Partial<ArchiveSearch>): void
}

function WindowBar({ search, onChange }: BarProps) {
  const { t } = useTranslation('causeLists')
  const { from, to } = daysOf(search, serverNow())
  return (
    <div className={classes.window}>
      <DateField
        isBare
        label={t('window.from')}
        value={from}
        max={to}
        onChange={(date) => onChange({ from: date || undefined })}
      />
      <DateField isBare label={t('window.to')} value={to} onChange={(date) => onChange({ to: date || undefined })} />
      <SegmentedControl
        aria-label={t('window.order')}
        value={search.order ?? 'newest'}
        onChange={(order) => onChange({ order: order === 'oldest' ? 'oldest' : undefined })}
        data={[
          { value: 'newest', label: t('window.newest') },
          { value: 'oldest', label: t('window.oldest') },
        ]}
      />
      {search.from || search.to ? (
        <Button
          variant="subtle"
          leftSection={<IconHistory size={16} />}
          onClick={() => onChange({ from: undefined, to: undefined })}
        >
          {t('window.usual')}
        </Button>
      ) : null}
    </div>
  )
}

function UnreadLists() {
  const { t } = useTranslation('causeLists')
  const courts = useCourtsHealth().data ?? []
  const unread = courts.filter(({ unique_id, lists }) => (!lists.are_read || lists.unread) && unique_id !== otherForum)
  if (unread.length === 0) return null
  return (
    <div className={classes.news}>
      <Panel title={t('unread.title')} hint={t('unread.hint')}>
        <ul className={classes.readings}>
          {unread.map(({ unique_id, title, lists }) => (
            <li key={unique_id}>
              <strong>
                <Words>{sayCourt(title)}</Words>
              </strong>
              {lists.unread ? <span>{t(`unread.why.${lists.unread}`)}</span> : null}
              {lists.url ? (
                <a href={lists.url} target="_blank" rel="noreferrer">
                  {t('unread.link')}
                </a>
              ) : null}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function WaitingLists() {
  const { t } = useTranslation('causeLists')
  const mayAnswer = useCan()('update', 'DueCheck')
  const courts = (useCourtsHealth().data ?? []).filter(({ lists }) => lists.waiting.length > 0)
  if (courts.length === 0) return null
  return (
    <div className={classes.news}>
      <Panel title={t('waiting.title')} hint={t('waiting.hint')}>
        <ul className={classes.readings}>
          {courts.map(({ unique_id, title, lists }) => (
            <li key={unique_id}>
              <strong>
                <Words>{sayCourt(title)}</Words>
              </strong>
              {lists.waiting.map((date) => (
                <DateText key={date} date={date} />
              ))}
              {mayAnswer ? (
                <Link to="/dashboard/due-checks" search={{ kind: 'cause-list', court: unique_id }}>
                  {t('unread.answer')}
                </Link>
              ) : null}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
