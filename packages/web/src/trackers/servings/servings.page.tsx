import { Select } from '@mantine/core'
import type { CourtId } from '@peshi/contract/platform/ids'
import { type ListedServing, ServingMode, servingViews } from '@peshi/contract/trackers/servings'
import list from '../../matters/matters/list/list.module.css'
import { useMatterCounts } from '../../matters/matters/matters.api.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Clipped, DateText, Values } from '../../platform/ui/words.tsx'
import { TrackerList } from '../trackers/tracker-list.tsx'
import { TrackerTabs, useTrackerSearch } from '../trackers/tracker-page.tsx'
import type { TrackerColumn } from '../trackers/tracker-rows.tsx'
import { nameOfServing, ServingDeadlines, ServingPill } from './serving-words.tsx'
import { fetchServings, useAllServings } from './servings.api.ts'
import classes from './servings.module.css'
import type { ServingSearch } from './servings.search.ts'

/** The nearest day comes first in a view of days. */
const sortOf: Record<string, string> = { fee: 'fee_due_on', step: 'next_on' }

export function ServingsPage() {
  const { t } = useTranslation(['servings', 'trackers'])
  const { search: found, change } = useTrackerSearch()
  const search: ServingSearch = found
  const onChange = (changes: Partial<ServingSearch>) =>
    change({ ...changes, ...('state' in changes && { sort: sortOf[changes.state ?? ''] }) })
  const query = useAllServings(search)
  return (
    <>
      <PageHeader subtitle={t('servings:all.lead')} />
      <TrackerTabs />
      <TrackerList<ListedServing>
        search={search}
        onChange={onChange}
        list={query}
        columns={useColumns(search.state === 'fee' ? 'fee_due_on' : 'next_on')}
        states={servingViews.map((view) => ({ value: view, label: t(`servings:views.${view}`) }))}
        nameOf={nameOfServing}
        linkOf={({ matter_id: id }) => ({
          to: '/dashboard/matters/matter-preview/$id',
          params: { id },
          search: { tab: 'service' },
        })}
        empty={{ title: t('servings:all.empty_title'), text: t('servings:all.empty_text') }}
        onDelete={undefined}
        onExport={(type) => fetchServings(search, type)}
        more={{
          filters: <Filters search={search} onChange={onChange} />,
          inUse: Boolean(search.mode || search.court),
          none: { mode: undefined, court: undefined } as Partial<ServingSearch>,
        }}
      />
    </>
  )
}

function Filters({ search, onChange }: { search: ServingSearch; onChange(changes: Partial<ServingSearch>): void }) {
  const { t } = useTranslation('servings')
  const courts = useMatterCounts('hc_name')
  return (
    <>
      <Select
        className={list.filter}
        aria-label={t('mode')}
        placeholder={t('all.all_modes')}
        data={ServingMode.options.map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))}
        value={search.mode ?? null}
        onChange={(mode) =>
          onChange({
            mode: ServingMode.optional()
              .catch(undefined)
              .parse(mode ?? undefined),
          })
        }
        clearable
        clearButtonProps={{ 'aria-label': t('all.all_modes') }}
      />
      <Select
        className={list.filter}
        aria-label={t('all.court')}
        placeholder={t('all.all_courts')}
        data={(courts.data ?? []).map(({ _id, title }) => ({ value: _id, label: sayCourt(title) }))}
        value={search.court ?? null}
        onChange={(court) => onChange({ court: (court as CourtId | null) ?? undefined })}
        clearable
        clearButtonProps={{ 'aria-label': t('all.all_courts') }}
      />
    </>
  )
}

function useColumns(dueSort: 'fee_due_on' | 'next_on'): TrackerColumn<ListedServing>[] {
  const { t } = useTranslation('servings')
  return [
    {
      id: 'name',
      heading: t('name'),
      sort: 'name',
      cell: ({ name, place, ctitle, case_label, court_short }) => (
        <>
          <strong>
            <Clipped>{nameOfServing({ name, place })}</Clipped>
          </strong>
          <small className={classes.matter}>
            <Values>{[case_label, court_short && sayCourt(court_short), ctitle]}</Values>
          </small>
        </>
      ),
    },
    {
      id: 'kind',
      heading: t('kind'),
      width: 210,
      cell: ({ kind, mode, cheque_no }) => (
        <span className={classes.cell}>
          {t(`kinds.${kind}`)}
          <small>
            <Values>{[cheque_no && `${t('cheque_no')} ${cheque_no}`, mode && t(`modes.${mode}`)]}</Values>
          </small>
        </span>
      ),
    },
    {
      id: 'sent',
      heading: t('sent_on'),
      sort: 'sent_on',
      width: 150,
      cell: ({ sent_on, consignment }) => (
        <span className={classes.cell}>
          <DateText date={sent_on} />
          {consignment ? (
            <small>
              <bdi dir="ltr">{consignment}</bdi>
            </small>
          ) : null}
        </span>
      ),
    },
    {
      id: 'state',
      heading: t('all.state'),
      width: 150,
      isMark: true,
      cell: ({ state, outcome, outcome_on, deemed_on }) => {
        const day = deemed_on ?? outcome_on
        return (
          <span className={classes.cell}>
            <ServingPill state={state} />
            <small>
              <Values>
                {[
                  state === 'returned' && outcome ? t(`outcomes.${outcome}`) : null,
                  day && <DateText key="day" date={day} />,
                ]}
              </Values>
            </small>
          </span>
        )
      },
    },
    {
      id: 'due',
      heading: t('all.due'),
      sort: dueSort,
      width: 300,
      cell: (row) => (
        <span className={classes.cell}>{row.deadlines.length > 0 ? <ServingDeadlines serving={row} /> : '—'}</span>
      ),
    },
  ]
}
