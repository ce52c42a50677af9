import { Button, Group } from '@mantine/core'
import { courtRoomLabel } from '@peshi/contract/courts/labels'
import { inUsualCase } from '@peshi/contract/courts/usual-case'
import type { CauseListEntry } from '@peshi/contract/day/cause-lists'
import { IconListDetails } from '@tabler/icons-react'
import { sayCourtTerm } from '../../courts/courts/say-court-term.ts'
import { DayName } from '../../matters/hearings/day-list.tsx'
import table from '../../matters/hearings/hearings.module.css'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { type Column, DataTable } from '../../platform/ui/data-table.tsx'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { Pages } from '../../platform/ui/pages.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { SearchBox } from '../../platform/ui/search-box.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
import type { ArchiveSearch } from './archive.search.ts'
import { useWholeList } from './cause-lists.api.ts'
import classes from './cause-lists.module.css'
import { ListSays } from './listing-table.tsx'
import { ReadFrom } from './read-lists.tsx'

interface Props {
  id: string
  search: ArchiveSearch
  onChange(changes: Partial<ArchiveSearch>): void
}

export function WholeList({ id, search: { search = '', page = 1 }, onChange }: Props) {
  const { t } = useTranslation('causeLists')
  const { data: reply, error, isPlaceholderData, refetch } = useWholeList(id, search, page)
  const goBack = () => onChange({ list: undefined, search: undefined, day: reply?.data.list.date })
  const back = (
    <Button variant="default" onClick={goBack}>
      {t('whole.back')}
    </Button>
  )
  if (!reply)
    return (
      <>
        <div className={classes.window}>{back}</div>
        <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={400} />
      </>
    )
  const { data, meta } = reply
  const pages = Math.ceil(meta.total / meta.perPage)
  return (
    <>
      <div className={`${classes.window} ${classes.listBar}`}>
        {back}
        <SearchBox
          className="search"
          label={t('whole.search')}
          query={search}
          onQuery={(words) => onChange({ search: words || undefined })}
        />
        <ReadFrom at={data.list.read_at} url={data.list.url} />
      </div>
      <Panel
        title={
          <Values>
            {[sayCourt(data.list.court_title), data.list.title, <DayName key="day" date={data.list.date} />]}
          </Values>
        }
        hint={t('whole.items', { count: meta.total })}
      >
        {data.entries.length === 0 ? (
          <Message icon={IconListDetails} title={t('whole.no_entry')} />
        ) : (
          <div className={isPlaceholderData ? classes.stale : undefined} aria-busy={isPlaceholderData}>
            <EntryTable entries={data.entries} />
          </div>
        )}
      </Panel>
      {pages > 1 ? (
        <Group mt="md">
          <Pages
            total={pages}
            page={Math.min(page, pages)}
            onPage={(next) => onChange({ page: next > 1 ? next : undefined })}
          />
        </Group>
      ) : null}
    </>
  )
}

function EntryTable({ entries }: { entries: readonly CauseListEntry[] }) {
  const { t } = useTranslation('causeLists')
  const columns: Column<CauseListEntry>[] = [
    {
      id: 'title',
      heading: t('whole.case'),
      cell: ({ case_numbers, petitioner, respondent, note }) => (
        <>
          <Words>{[petitioner, respondent].flatMap((side) => (side ? inUsualCase(side) : [])).join(' v. ')}</Words>
          <span className={table.under} dir="auto">
            {[case_numbers.join(', '), note].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      id: 'advocates',
      heading: t('whole.advocates'),
      isEmpty: ({ petitioner_advocates, respondent_advocates }) =>
        petitioner_advocates.length + respondent_advocates.length === 0,
      cell: ({ petitioner_advocates, respondent_advocates }) => (
        <>
          <Words>{inUsualCase(petitioner_advocates.join(', ')) || '—'}</Words>
          <span className={table.under} dir="auto">
            {inUsualCase(respondent_advocates.join(', '))}
          </span>
        </>
      ),
    },
    {
      id: 'room',
      heading: t('column.court'),
      cell: ({ court_no, coram }) => (
        <>
          {court_no === null ? '—' : t('court_no', { court: courtRoomLabel(court_no) })}
          <span className={table.under} title={coram.join(', ')} dir="auto">
            {inUsualCase(coram.join(', '))}
          </span>
        </>
      ),
    },
    {
      id: 'item',
      heading: t('column.item'),
      cell: ({ item, time, connected_to }) => (
        <>
          <span className={table.itemWord}>{t('column.item')} </span>
          <strong dir="ltr">{item}</strong>
          <span className={table.under}>{connected_to ? t('with', { item: connected_to }) : time}</span>
        </>
      ),
    },
    {
      id: 'stage',
      heading: t('column.stage'),
      isEmpty: ({ stage, next_date }) => !stage && !next_date,
      cell: ({ stage, next_date }) => (
        <>
          <Words>{sayCourtTerm(stage) ?? '—'}</Words>
          <ListSays date={next_date} />
        </>
      ),
    },
  ]
  return (
    <DataTable
      className={`${table.table} ${classes.table}`}
      columns={columns}
      rows={entries}
      keyOf={({ position }) => position}
    />
  )
}
