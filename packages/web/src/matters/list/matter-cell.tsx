import type { ListedMatter } from '@peshi/contract/matters'
import type { ReactNode } from 'react'
import { TagPills } from '../../lists/tag-pills.tsx'
import { Clipped, DateText } from '../../ui/words.tsx'
import { CaseStatusPill, NextDate, ReadAge } from '../marks.tsx'
import type { ColumnId } from './columns.ts'

const clipped = (text: string | number | null) => <Clipped>{text === null ? '—' : String(text)}</Clipped>

/** What a list shows of a matter in each of its columns. */
export const matterCells: Record<ColumnId, (matter: ListedMatter) => ReactNode> = {
  court_title: ({ court_title }) => clipped(court_title),
  stage: ({ stage }) => clipped(stage),
  next_date: ({ next_date, case_status }) => <NextDate date={next_date} status={case_status} />,
  case_status: ({ case_status }) => <CaseStatusPill status={case_status} />,
  read_at: ({ read_at, failing_since }) => <ReadAge readAt={read_at} failingSince={failing_since} />,
  case_year: ({ case_year }) => <span className="tabular">{case_year ?? '—'}</span>,
  reference_id: ({ reference_id }) => clipped(reference_id),
  petitioner: ({ petitioner }) => clipped(petitioner),
  respondent: ({ respondent }) => clipped(respondent),
  cnr: ({ cnr }) => clipped(cnr),
  tags: ({ tags = [] }) => <TagPills tags={tags} />,
  team: ({ team = [] }) => clipped(team.map(({ name }) => name).join(', ') || null),
  created_at: ({ created_at }) => <DateText date={created_at.slice(0, 10)} />,
}
