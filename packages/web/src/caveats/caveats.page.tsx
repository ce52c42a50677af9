import { Button } from '@mantine/core'
import type { CaveatTracker } from '@peshi/contract/caveats'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../actions/overlays.ts'
import { ageOf } from '../i18n/age.ts'
import { currentLocale } from '../i18n/i18n.ts'
import { Clipped, DateText } from '../matters/marks.tsx'
import { useCan } from '../session/use-session.ts'
import { PageHeader } from '../shell/page-header.tsx'
import { TrackerList } from '../trackers/tracker-list.tsx'
import type { TrackerColumn } from '../trackers/tracker-rows.tsx'
import classes from '../trackers/trackers.module.css'
import { useChangeSearch } from '../trackers/use-tracker-search.ts'
import { useNow } from '../ui/use-now.ts'
import { CaveatState } from './caveat-state.tsx'
import { fetchCaveatsFile, useCaveats, useDeleteCaveats } from './caveats.api.ts'

/** Caveats of the chamber, and what is left of their days. */
export function CaveatsPage() {
  const { t } = useTranslation(['caveats', 'trackers'])
  const search = useSearch({ from: '/shell/trackers/up-caveat/tracker-list' })
  const change = useChangeSearch()
  const navigate = useNavigate()
  const can = useCan()
  const caveats = useCaveats(search)
  const remove = useDeleteCaveats()
  const now = useNow()
  const open = ({ _id, unique_id }: CaveatTracker) =>
    navigate({
      to: '/trackers/up-caveat/up-caveat-preview/$id/$unique_id',
      params: { id: _id, unique_id },
    })

  const columns: TrackerColumn<CaveatTracker>[] = [
    {
      id: 'parties',
      heading: t('caveats:column.parties'),
      cell: (row) => (
        <>
          <strong>
            <Clipped>{`${row.caveator} / ${row.caveatee}`}</Clipped>
          </strong>
          <small>
            <Clipped>{row.court_title}</Clipped>
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
    { id: 'state', heading: t('caveats:column.state'), width: 170, cell: (row) => <CaveatState caveat={row} /> },
    {
      id: 'checked',
      heading: t('caveats:column.checked'),
      sort: 'last_checked_at',
      width: 150,
      cell: (row) => (row.last_checked_at ? ageOf(row.last_checked_at, now, currentLocale()) : '—'),
    },
  ]
  const add = can('create', 'Tracker') ? (
    <Button leftSection={<IconPlus size={16} />} onClick={() => openOverlay('new-caveat')}>
      {t('caveats:new')}
    </Button>
  ) : null

  return (
    <>
      <PageHeader />
      <p className={classes.lead}>{t('caveats:lead')}</p>
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
        onOpen={open}
        empty={{ title: t('caveats:empty_title'), text: t('caveats:empty_text'), action: add }}
        mayDelete={can('delete', 'Tracker')}
        onDelete={remove}
        onExport={(type) => fetchCaveatsFile(search, type)}
        aside={add}
      />
    </>
  )
}
