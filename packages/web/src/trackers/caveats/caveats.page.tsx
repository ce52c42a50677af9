import { type CaveatTracker, CaveatState as State } from '@peshi/contract/trackers/caveats'
import { openOverlay } from '../../platform/actions/overlays.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Clipped, DateText } from '../../platform/ui/words.tsx'
import { Age } from '../trackers/age.tsx'
import { Sides } from '../trackers/sides.tsx'
import { TrackerPage } from '../trackers/tracker-page.tsx'
import type { TrackerColumn } from '../trackers/tracker-rows.tsx'
import { linkToCaveat } from './caveat-facts.tsx'
import { CaveatState } from './caveat-state.tsx'
import { caveats } from './caveats.api.ts'
import { newCaveat } from './new-caveat.ts'

export function CaveatsPage() {
  const { t } = useTranslation('caveats')
  const columns: TrackerColumn<CaveatTracker>[] = [
    {
      id: 'parties',
      heading: t('column.parties'),
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
      heading: t('lodged_on'),
      sort: 'lodged_on',
      width: 130,
      cell: (row) => <DateText date={row.lodged_on} />,
    },
    {
      id: 'expires',
      heading: t('expires_on'),
      sort: 'expires_on',
      width: 130,
      cell: (row) => <DateText date={row.expires_on} />,
    },
    {
      id: 'state',
      heading: t('column.state'),
      width: 160,
      isMark: true,
      cell: (row) => <CaveatState caveat={row} />,
    },
    {
      id: 'checked',
      heading: t('column.checked'),
      sort: 'last_checked_at',
      width: 150,
      cell: (row) => <Age at={row.last_checked_at} never={row.is_searched ? t('never') : '—'} />,
    },
  ]

  return (
    <TrackerPage
      kind="caveat"
      api={caveats}
      remove={caveats.useDelete()}
      onNew={() => openOverlay(newCaveat)}
      columns={columns}
      states={State.options.map((state) => ({ value: state, label: t(`state.${state}`) }))}
      nameOf={(row) => `${row.caveator}, ${row.caveatee}`}
      linkOf={({ _id, unique_id }) => linkToCaveat(_id, unique_id)}
    />
  )
}
