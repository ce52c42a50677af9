import { Button, SegmentedControl, Tabs } from '@mantine/core'
import { addDays } from '@peshi/contract/platform/dates'
import { IconHistory } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../platform/clock/server-time.ts'
import { useNow } from '../../platform/clock/use-now.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { DateField } from '../../platform/ui/date-field.tsx'
import { type ArchiveSearch, listTabs, tabOf } from './archive.search.ts'
import { Archive } from './archive.tsx'
import { daysOf } from './cause-lists.api.ts'
import classes from './cause-lists.module.css'
import { DayListings } from './day-listings.tsx'
import { UnreadLists } from './unread-lists.tsx'
import { Upcoming } from './upcoming.tsx'
import { WaitingLists } from './waiting-lists.tsx'

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
