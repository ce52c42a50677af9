import { otherForum } from '@peshi/contract/courts/courts'
import type { MatterRow } from './matters.columns.ts'
import type { MatterChanges } from './matters.repo.ts'

type Numbers = Partial<Pick<MatterRow, 'cnr' | 'case_type' | 'case_number' | 'case_year'>>

/** The title of a matter of which only the number is known. */
export const unreadTitle = ({ cnr, case_type, case_number, case_year }: Numbers): string =>
  case_number ? `${case_type ?? ''} ${case_number}/${case_year ?? ''}`.trim() : `CNR ${cnr ?? ''}`

/** The first page that is read replaces the number in the title, unless somebody wrote another title. */
export const whenRead = (matter: MatterRow): MatterChanges =>
  matter.is_unread ? { is_unread: false, ...(matter.title === unreadTitle(matter) && { own_title: null }) } : {}

/** True for a matter of which only this CNR is known, and not its court. */
export const isWithoutCourt = (matter: Pick<MatterRow, 'hc_name' | 'is_unread' | 'cnr'>, cnr: string | null): boolean =>
  matter.is_unread && matter.hc_name === otherForum && cnr !== null && matter.cnr === cnr
