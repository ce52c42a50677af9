import { AppealTrackerId } from '@peshi/contract/platform/ids'
import type { AppealTracker } from '@peshi/contract/trackers/appeals'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Clipped, DateText } from '../../platform/ui/words.tsx'
import { Sides } from '../trackers/sides.tsx'
import { AddTracker, TrackerHead } from '../trackers/tracker-head.tsx'
import { TrackerList } from '../trackers/tracker-list.tsx'
import type { TrackerColumn } from '../trackers/tracker-rows.tsx'
import { useChangeSearch } from '../trackers/use-tracker-search.ts'
import { AppealDrawer } from './appeal-drawer.tsx'
import { AppealState } from './appeal-state.tsx'
import { caseOf, partiesOf } from './appeal-words.ts'
import { fetchAppealsFile, useAppeals, useDeleteAppeals } from './appeals.api.ts'
import { openNewAppeal } from './open-new-appeal.ts'

export function AppealsPage() {
  const { t } = useTranslation(['appeals', 'trackers'])
  const search = useSearch({ from: '/shell/trackers/sci-tracker/tracker-list' })
  const change = useChangeSearch()
  const can = useCan()
  const appeals = useAppeals(search)
  const remove = useDeleteAppeals()
  const now = useNow()
  const open = AppealTrackerId.safeParse(search.open)

  const columns: TrackerColumn<AppealTracker>[] = [
    {
      id: 'case',
      heading: t('appeals:column.judgment'),
      sort: 'petitioner',
      cell: (row) => (
        <>
          <strong>
            {partiesOf(row) ? (
              <Sides first={row.petitioner} second={row.respondent} />
            ) : (
              <Clipped>{caseOf(row)}</Clipped>
            )}
          </strong>
          <small>
            <Clipped>{partiesOf(row) ? `${caseOf(row)} · ${row.bench}` : row.bench}</Clipped>
          </small>
        </>
      ),
    },
    {
      id: 'judgment_date',
      heading: t('appeals:column.decided'),
      sort: 'judgment_date',
      width: 120,
      cell: (row) => <DateText date={row.judgment_date} />,
    },
    {
      id: 'state',
      heading: t('appeals:column.state'),
      width: 170,
      isMark: true,
      cell: (row) => <AppealState tracker={row} />,
    },
    {
      id: 'checked',
      heading: t('appeals:column.checked'),
      sort: 'last_checked_at',
      width: 150,
      cell: (row) => (row.last_checked_at ? ageOf(row.last_checked_at, now, currentLocale()) : t('appeals:never')),
    },
    {
      id: 'stops',
      heading: t('appeals:column.until'),
      sort: 'stops_on',
      width: 140,
      cell: (row) => <DateText date={row.stops_on} />,
    },
  ]

  const add = { label: t('appeals:new'), run: () => openNewAppeal() }

  return (
    <>
      <TrackerHead lead={t('appeals:lead')} kind="appeal" add={add} />
      <TrackerList
        search={search}
        onChange={change}
        list={appeals}
        columns={columns}
        states={(['watching', 'found', 'stopped'] as const).map((state) => ({
          value: state,
          label: t(`appeals:state.${state}`),
        }))}
        nameOf={(row) => [caseOf(row), partiesOf(row)].filter(Boolean).join(', ')}
        linkOf={({ _id }) => ({ to: '/trackers/sci-tracker/tracker-list', search: { ...search, open: _id } })}
        empty={{ title: t('appeals:empty_title'), text: t('appeals:empty_text'), action: <AddTracker {...add} /> }}
        onDelete={can('delete', 'Tracker') ? remove : undefined}
        onExport={(type) => fetchAppealsFile(search, type)}
      />
      {open.success ? <AppealDrawer id={open.data} onClose={() => change({ open: undefined })} /> : null}
    </>
  )
}
