import type { CaveatTracker } from '@peshi/contract/trackers/caveats'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../platform/actions/overlays.ts'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Clipped, DateText } from '../../platform/ui/words.tsx'
import { Sides } from '../trackers/sides.tsx'
import { AddTracker, TrackerHead } from '../trackers/tracker-head.tsx'
import { TrackerList } from '../trackers/tracker-list.tsx'
import type { TrackerColumn } from '../trackers/tracker-rows.tsx'
import { useChangeSearch } from '../trackers/use-tracker-search.ts'
import { linkToCaveat } from './caveat-facts.tsx'
import { CaveatState } from './caveat-state.tsx'
import { fetchCaveatsFile, useCaveats, useDeleteCaveats } from './caveats.api.ts'
import { newCaveat } from './new-caveat.ts'

export function CaveatsPage() {
  const { t } = useTranslation(['caveats', 'trackers'])
  const search = useSearch({ from: '/shell/trackers/up-caveat/tracker-list' })
  const change = useChangeSearch()
  const can = useCan()
  const caveats = useCaveats(search)
  const remove = useDeleteCaveats()
  const now = useNow()

  const columns: TrackerColumn<CaveatTracker>[] = [
    {
      id: 'parties',
      heading: t('caveats:column.parties'),
      sort: 'caveator',
      cell: (row) => (
        <>
          <strong>
            <Sides first={row.caveator} second={row.caveatee} between="/" />
          </strong>
          <small>
            <Clipped>{sayCourt(row.court_title)}</Clipped>
          </small>
        </>
      ),
    },
    {
      id: 'lodged',
      heading: t('caveats:lodged_on'),
      sort: 'lodged_on',
      width: 130,
      cell: (row) => <DateText date={row.lodged_on} />,
    },
    {
      id: 'expires',
      heading: t('caveats:expires_on'),
      sort: 'expires_on',
      width: 130,
      cell: (row) => <DateText date={row.expires_on} />,
    },
    {
      id: 'state',
      heading: t('caveats:column.state'),
      width: 160,
      isMark: true,
      cell: (row) => <CaveatState caveat={row} />,
    },
    {
      id: 'checked',
      heading: t('caveats:column.checked'),
      sort: 'last_checked_at',
      width: 150,
      cell: (row) => {
        if (row.last_checked_at) return ageOf(row.last_checked_at, now, currentLocale())
        return row.is_searched ? t('caveats:never') : '—'
      },
    },
  ]
  const add = { label: t('caveats:new'), run: () => openOverlay(newCaveat) }

  return (
    <>
      <TrackerHead lead={t('caveats:lead')} kind="caveat" add={add} />
      <TrackerList
        search={search}
        onChange={change}
        list={caveats}
        columns={columns}
        states={(['active', 'expiring', 'expired', 'matched', 'renewed'] as const).map((state) => ({
          value: state,
          label: t(`caveats:state.${state}`),
        }))}
        nameOf={(row) => `${row.caveator}, ${row.caveatee}`}
        linkOf={({ _id, unique_id }) => linkToCaveat(_id, unique_id)}
        empty={{ title: t('caveats:empty_title'), text: t('caveats:empty_text'), action: <AddTracker {...add} /> }}
        onDelete={can('delete', 'Tracker') ? remove : undefined}
        onExport={(type) => fetchCaveatsFile(search, type)}
      />
    </>
  )
}
