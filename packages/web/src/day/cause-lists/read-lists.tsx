import { Anchor } from '@mantine/core'
import { listsKeptDays } from '@peshi/contract/courts/cause-list-kinds'
import type { CauseList } from '@peshi/contract/day/cause-lists'
import { addDays } from '@peshi/contract/platform/dates'
import { IconListDetails } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import table from '../../matters/hearings/hearings.module.css'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { sayMoment } from '../../platform/i18n/say-day.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { type Column, DataTable } from '../../platform/ui/data-table.tsx'
import { DateField } from '../../platform/ui/date-field.tsx'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Words } from '../../platform/ui/words.tsx'
import type { ArchiveSearch } from './archive.search.ts'
import { useReadLists } from './cause-lists.api.ts'
import classes from './cause-lists.module.css'
import { WholeList } from './whole-list.tsx'

interface Props {
  search: ArchiveSearch
  onChange(changes: Partial<ArchiveSearch>): void
}

export function ReadLists({ search, onChange }: Props) {
  const { t } = useTranslation('causeLists')
  const today = useCourtToday()
  const day = search.day ?? today
  if (search.list) return <WholeList id={search.list} search={search} onChange={onChange} />
  return (
    <>
      <div className={classes.window}>
        <DateField
          isBare
          label={t('column.date')}
          value={day}
          min={addDays(today, -listsKeptDays)}
          onChange={(date) => onChange({ day: date || undefined })}
        />
      </div>
      <ListsOfDay day={day} />
    </>
  )
}

function ListsOfDay({ day }: { day: string }) {
  const { t } = useTranslation('causeLists')
  const { data, error, refetch } = useReadLists(day)
  if (!data) return <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={260} />
  if (data.length === 0)
    return <Message icon={IconListDetails} title={t('whole.none')} text={t('whole.kept', { days: listsKeptDays })} />
  const columns: Column<CauseList>[] = [
    {
      id: 'title',
      cell: ({ _id, title }) => (
        <Link className="link" to="/dashboard/causelist" search={{ tab: 'lists', day, list: _id }}>
          <Words>{title}</Words>
        </Link>
      ),
    },
    { id: 'court', cell: ({ court_title }) => <Words>{sayCourt(court_title)}</Words> },
    { id: 'items', cell: ({ entries }) => t('whole.items', { count: entries }) },
    { id: 'read', cell: ({ read_at }) => (read_at === null ? '—' : <ReadAt at={read_at} />) },
    { id: 'site', isEmpty: ({ url }) => url === null, cell: ({ url }) => <CourtSite url={url} /> },
  ]
  return (
    <Panel title={t('whole.title')} hint={t('whole.kept', { days: listsKeptDays })}>
      <DataTable
        className={`${table.table} ${classes.lists}`}
        label={t('whole.title')}
        columns={columns}
        rows={data}
        keyOf={({ _id }) => _id}
      />
    </Panel>
  )
}

function ReadAt({ at }: { at: string }) {
  const { t } = useTranslation('causeLists')
  return <span>{t('whole.read', { when: sayMoment(at) })}</span>
}

function CourtSite({ url }: { url: string | null }) {
  const { t } = useTranslation('causeLists')
  if (url === null) return null
  return (
    <Anchor href={url} target="_blank" rel="noreferrer">
      {t('unread.link')}
    </Anchor>
  )
}

export const ReadFrom = ({ at, url }: { at: string | null; url: string | null }) => (
  <span className={classes.readFrom}>
    {at === null ? null : <ReadAt at={at} />}
    <CourtSite url={url} />
  </span>
)
