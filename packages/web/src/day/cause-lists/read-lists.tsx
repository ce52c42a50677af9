import { Anchor } from '@mantine/core'
import { listsKeptDays } from '@peshi/contract/courts/cause-list-kinds'
import { addDays } from '@peshi/contract/platform/dates'
import { IconListDetails } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { sayMoment } from '../../platform/i18n/say-day.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
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
  return (
    <Panel title={t('whole.title')} hint={t('whole.kept', { days: listsKeptDays })}>
      <ul className={classes.readings}>
        {data.map(({ _id, court_title, title, entries, read_at, url }) => (
          <li key={_id}>
            <Link to="/dashboard/causelist" search={{ tab: 'lists', day, list: _id }}>
              <Values>{[sayCourt(court_title), <Words key="title">{title}</Words>]}</Values>
            </Link>
            <span>{t('whole.items', { count: entries })}</span>
            <ReadFrom at={read_at} url={url} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function ReadFrom({ at, url }: { at: string | null; url: string | null }) {
  const { t } = useTranslation('causeLists')
  return (
    <>
      {at === null ? null : <span>{t('whole.read', { when: sayMoment(at) })}</span>}
      {url === null ? null : (
        <Anchor href={url} target="_blank" rel="noreferrer">
          {t('unread.link')}
        </Anchor>
      )}
    </>
  )
}
