import type { ListedMatter } from '@peshi/contract/matters/matters'
import type { ReactNode } from 'react'
import { sayCourt } from '../../../platform/i18n/say-court.ts'
import { DateText, TwoLines } from '../../../platform/ui/words.tsx'
import { TagPills } from '../../lists/tag-pills.tsx'
import { CaseStatusPill, NextDate, ReadAge } from '../marks.tsx'
import type { ColumnId } from './columns.ts'

const inTwoLines = (text: string | null) => <TwoLines>{text ?? '—'}</TwoLines>

export const matterCells: Record<ColumnId, (matter: ListedMatter) => ReactNode> = {
  court_title: ({ court_title }) => inTwoLines(sayCourt(court_title)),
  stage: ({ stage }) => inTwoLines(stage),
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
