import type { ListedMatter, MatterSort } from '@peshi/contract/matters/matters'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useNavigate } from '@tanstack/react-router'
import { memo, type ReactNode, useCallback, useMemo } from 'react'
import { sayCourtTerm } from '../../../courts/courts/say-court-term.ts'
import { sayCourt } from '../../../platform/i18n/say-court.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { type Column, DataTable } from '../../../platform/ui/data-table.tsx'
import { DateText, TwoLines } from '../../../platform/ui/words.tsx'
import { TagPills } from '../../lists/tag-pills.tsx'
import { CaseStatusPill, NextDate, ReadAge } from '../next-date.tsx'
import type { ColumnId } from './columns.ts'
import classes from './list.module.css'
import { MatterRowMenu } from './matter-row-menu.tsx'
import type { Chosen } from './select-rows.ts'
import { TitleCell } from './title-cell.tsx'

interface Props {
  matters: ListedMatter[]
  columns: readonly ColumnId[]
  sort: MatterSort
  chosen: Chosen
  onSort(sort: MatterSort): void
  onToggle(id: MatterId, range: boolean): void
  onTogglePage(): void
}

const sortedBy: readonly string[] = ['next_date', 'case_year', 'created_at']

export const MattersTable = memo(function MattersTable(props: Props) {
  const { matters, columns, sort, chosen, onSort, onToggle, onTogglePage } = props
  const { t } = useTranslation(['matters', 'lists'])
  const navigate = useNavigate()
  const open = useCallback(
    ({ _id }: ListedMatter) => navigate({ to: '/dashboard/matters/matter-preview/$id', params: { id: _id } }),
    [navigate],
  )
  const toggle = useCallback(({ _id }: ListedMatter, range: boolean) => onToggle(_id, range), [onToggle])
  const boxLabelOf = useCallback(({ title }: ListedMatter) => t('lists:bulk.choose', { title }), [t])
  const shown = useMemo(
    (): Column<ListedMatter>[] => [
      {
        id: 'title',
        heading: t('column.matter'),
        sort: 'title',
        cell: (matter) => <TitleCell matter={matter} />,
      },
      ...columns.map((id) => ({
        id,
        heading: t(`lists:column.${id}`),
        sort: sortedBy.includes(id) ? id : undefined,
        cell: matterCells[id],
      })),
      {
        id: 'menu',
        heading: t('column.actions'),
        isUnseen: true,
        cell: (matter) => <MatterRowMenu matter={matter} />,
      },
    ],
    [columns, t],
  )
  return (
    <DataTable
      className={columns.length > 6 ? `${classes.table} ${classes.manyColumns}` : classes.table}
      columns={shown}
      rows={matters}
      keyOf={({ _id }) => _id}
      sort={sort}
      onSort={(next) => onSort(next as MatterSort)}
      choosing={{
        label: t('lists:bulk.choose_page'),
        labelOf: boxLabelOf,
        isChosen: ({ _id }) => chosen.all || chosen.ids.has(_id),
        toggle,
        togglePage: onTogglePage,
      }}
      onOpen={open}
    />
  )
})

const inTwoLines = (text: string | null) => <TwoLines>{text ?? '—'}</TwoLines>

const matterCells: Record<ColumnId, (matter: ListedMatter) => ReactNode> = {
  court_title: ({ court_title }) => inTwoLines(sayCourt(court_title)),
  stage: ({ stage }) => inTwoLines(sayCourtTerm(stage)),
  next_date: ({ next_date, case_status }) => <NextDate date={next_date} status={case_status} />,
  case_status: ({ case_status }) => <CaseStatusPill status={case_status} />,
  read_at: ({ read_at, failing_since }) => <ReadAge readAt={read_at} failingSince={failing_since} />,
  case_year: ({ case_year }) => <span className="tabular">{case_year ?? '—'}</span>,
  reference_id: ({ reference_id }) => inTwoLines(reference_id),
  petitioner: ({ petitioner }) => inTwoLines(petitioner),
  respondent: ({ respondent }) => inTwoLines(respondent),
  cnr: ({ cnr }) => inTwoLines(cnr),
  tags: ({ tags = [] }) => <TagPills tags={tags} />,
  team: ({ team = [] }) => inTwoLines(team.map(({ name }) => name).join(', ') || null),
  created_at: ({ created_at }) => <DateText date={created_at.slice(0, 10)} />,
}
