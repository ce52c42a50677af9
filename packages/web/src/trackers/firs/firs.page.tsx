import type { FirTracker } from '@peshi/contract/trackers/firs'
import { openOverlay } from '../../platform/actions/overlays.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Clipped, DateText } from '../../platform/ui/words.tsx'
import { Age } from '../trackers/age.tsx'
import { TrackerPage } from '../trackers/tracker-page.tsx'
import type { TrackerColumn } from '../trackers/tracker-rows.tsx'
import { FirStatusPill } from './fir-status.tsx'
import { firStatuses, numberOf, sectionsOf } from './fir-words.ts'
import { firs, useDeleteFirs } from './firs.api.ts'
import { newFir } from './new-fir.ts'

export function FirsPage() {
  const { t } = useTranslation('firs')
  const columns: TrackerColumn<FirTracker>[] = [
    {
      id: 'fir',
      heading: t('column.fir'),
      sort: 'police_station',
      cell: (row) => (
        <>
          <strong>
            <Clipped>{`${numberOf(row)}, ${row.police_station}`}</Clipped>
          </strong>
          <small>
            <Clipped>{`${row.district} · ${sectionsOf(row) || t('no_sections')}`}</Clipped>
          </small>
        </>
      ),
    },
    {
      id: 'registered_on',
      heading: t('column.registered'),
      sort: 'registered_on',
      width: 130,
      cell: (row) => <DateText date={row.registered_on} />,
    },
    {
      id: 'status',
      heading: t('column.status'),
      width: 180,
      isMark: true,
      cell: (row) => <FirStatusPill status={row.status} />,
    },
    {
      id: 'changed',
      heading: t('column.changed'),
      sort: 'changed_at',
      width: 140,
      cell: (row) => <Age at={row.changed_at} />,
    },
    {
      id: 'checked',
      heading: t('column.checked'),
      sort: 'last_checked_at',
      width: 150,
      cell: (row) => <Age at={row.last_checked_at} never={t(row.court_id ? 'never' : 'by_hand')} />,
    },
  ]

  return (
    <TrackerPage
      kind="fir"
      api={firs}
      remove={useDeleteFirs()}
      onNew={() => openOverlay(newFir)}
      columns={columns}
      states={firStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
      nameOf={(row) => `${numberOf(row)}, ${row.police_station}`}
      linkOf={({ _id, unique_id }) => ({
        to: '/trackers/firtracker/fir-preview/$id/$unique_id',
        params: { id: _id, unique_id },
      })}
    />
  )
}
