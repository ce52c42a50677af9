import type { FirTracker } from '@peshi/contract/trackers/firs'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../platform/actions/overlays.ts'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Clipped, DateText } from '../../platform/ui/words.tsx'
import { AddTracker, TrackerHead } from '../trackers/tracker-head.tsx'
import { TrackerList } from '../trackers/tracker-list.tsx'
import type { TrackerColumn } from '../trackers/tracker-rows.tsx'
import { useChangeSearch } from '../trackers/use-tracker-search.ts'
import { FirStatusPill } from './fir-status.tsx'
import { firStatuses, numberOf, sectionsOf } from './fir-words.ts'
import { fetchFirsFile, useDeleteFirs, useFirs } from './firs.api.ts'
import { newFir } from './new-fir.ts'

export function FirsPage() {
  const { t } = useTranslation(['firs', 'trackers'])
  const search = useSearch({ from: '/shell/trackers/firtracker/fir-tracker-list' })
  const change = useChangeSearch()
  const can = useCan()
  const firs = useFirs(search)
  const remove = useDeleteFirs()
  const now = useNow()

  const columns: TrackerColumn<FirTracker>[] = [
    {
      id: 'fir',
      heading: t('firs:column.fir'),
      sort: 'police_station',
      cell: (row) => (
        <>
          <strong>
            <Clipped>{`${numberOf(row)}, ${row.police_station}`}</Clipped>
          </strong>
          <small>
            <Clipped>{`${row.district} · ${sectionsOf(row) || t('firs:no_sections')}`}</Clipped>
          </small>
        </>
      ),
    },
    {
      id: 'registered_on',
      heading: t('firs:column.registered'),
      sort: 'registered_on',
      width: 130,
      cell: (row) => <DateText date={row.registered_on} />,
    },
    {
      id: 'status',
      heading: t('firs:column.status'),
      width: 180,
      isMark: true,
      cell: (row) => <FirStatusPill status={row.status} />,
    },
    {
      id: 'changed',
      heading: t('firs:column.changed'),
      sort: 'changed_at',
      width: 140,
      cell: (row) => (row.changed_at ? ageOf(row.changed_at, now, currentLocale()) : '—'),
    },
    {
      id: 'checked',
      heading: t('firs:column.checked'),
      sort: 'last_checked_at',
      width: 150,
      cell: (row) => {
        if (row.last_checked_at) return ageOf(row.last_checked_at, now, currentLocale())
        return t(row.court_id ? 'firs:never' : 'firs:by_hand')
      },
    },
  ]

  const add = { label: t('firs:new'), run: () => openOverlay(newFir) }

  return (
    <>
      <TrackerHead lead={t('firs:lead')} kind="fir" add={add} />
      <TrackerList
        search={search}
        onChange={change}
        list={firs}
        columns={columns}
        states={firStatuses.map((status) => ({ value: status, label: t(`firs:status.${status}`) }))}
        nameOf={(row) => `${numberOf(row)}, ${row.police_station}`}
        linkOf={({ _id, unique_id }) => ({
          to: '/trackers/firtracker/fir-preview/$id/$unique_id',
          params: { id: _id, unique_id },
        })}
        empty={{ title: t('firs:empty_title'), text: t('firs:empty_text'), action: <AddTracker {...add} /> }}
        onDelete={can('delete', 'Tracker') ? remove : undefined}
        onExport={(type) => fetchFirsFile(search, type)}
      />
    </>
  )
}
