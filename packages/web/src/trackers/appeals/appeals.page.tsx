import { AppealTrackerId } from '@peshi/contract/platform/ids'
import { type AppealTracker, AppealState as State } from '@peshi/contract/trackers/appeals'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Clipped, DateText } from '../../platform/ui/words.tsx'
import { Age } from '../trackers/age.tsx'
import { Sides } from '../trackers/sides.tsx'
import { TrackerPage, useTrackerSearch } from '../trackers/tracker-page.tsx'
import type { TrackerColumn } from '../trackers/tracker-rows.tsx'
import { AppealDrawer, AppealState } from './appeal-drawer.tsx'
import { caseOf, partiesOf } from './appeal-words.ts'
import { appeals, useDeleteAppeals } from './appeals.api.ts'
import { openNewAppeal } from './open-new-appeal.ts'

export function AppealsPage() {
  const { t } = useTranslation('appeals')
  const { search, change } = useTrackerSearch()
  const open = AppealTrackerId.safeParse(search.open)
  const columns: TrackerColumn<AppealTracker>[] = [
    {
      id: 'case',
      heading: t('column.judgment'),
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
      heading: t('column.decided'),
      sort: 'judgment_date',
      width: 120,
      cell: (row) => <DateText date={row.judgment_date} />,
    },
    {
      id: 'state',
      heading: t('column.state'),
      width: 170,
      isMark: true,
      cell: (row) => <AppealState tracker={row} />,
    },
    {
      id: 'checked',
      heading: t('column.checked'),
      sort: 'last_checked_at',
      width: 150,
      cell: (row) => <Age at={row.last_checked_at} never={t('never')} />,
    },
    {
      id: 'stops',
      heading: t('column.until'),
      sort: 'stops_on',
      width: 140,
      cell: (row) => <DateText date={row.stops_on} />,
    },
  ]

  return (
    <>
      <TrackerPage
        kind="appeal"
        api={appeals}
        remove={useDeleteAppeals()}
        onNew={() => openNewAppeal()}
        columns={columns}
        states={State.options.map((state) => ({ value: state, label: t(`state.${state}`) }))}
        nameOf={(row) => [caseOf(row), partiesOf(row)].filter(Boolean).join(', ')}
        linkOf={({ _id }) => ({ to: '/trackers/sci-tracker/tracker-list', search: { ...search, open: _id } })}
      />
      {open.success ? <AppealDrawer id={open.data} onClose={() => change({ open: undefined })} /> : null}
    </>
  )
}
