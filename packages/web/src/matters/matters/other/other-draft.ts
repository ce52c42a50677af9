import { otherForum } from '@peshi/contract/courts/courts'
import type { Side } from '@peshi/contract/matters/families'
import type { Matter } from '@peshi/contract/matters/matters'
import { createOther, updateOther } from '@peshi/contract/matters/other-matters'
import { yearIn } from '@peshi/contract/platform/cleaned'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { ClientId, CourtId, MatterId } from '@peshi/contract/platform/ids'
import { callApi, type SentVersion } from '../../../platform/api/call-api.ts'

export type OtherBody = NonNullable<InputOf<typeof createOther>['body']>

export const sendOther = (
  id: MatterId | null,
  { client_id: _, ...changes }: Partial<OtherBody> & SentVersion,
  whole: OtherBody,
) => (id === null ? callApi(createOther, { body: whole }) : callApi(updateOther, { params: { id }, body: changes }))

export interface OtherDraft {
  title: string
  court: CourtId | null
  forum: string
  petitioner: string
  respondent: string
  our_side: Side | null
  client_id: ClientId | null
  case_type: string
  case_number: string
  case_year: string
  case_status: 'pending' | 'disposed'
  stage: string
  next_date: string
  reference_id: string
}

export const draftOf = (matter: Matter | null, forum = ''): OtherDraft => ({
  title: matter?.title ?? '',
  court: matter && matter.hc_name !== otherForum ? matter.hc_name : null,
  // biome-ignore lint/plugin: a forum is shown as the person typed it
  forum: matter && matter.hc_name === otherForum ? matter.court_title : forum,
  petitioner: matter?.petitioner ?? '',
  respondent: matter?.respondent ?? '',
  our_side: matter?.our_side ?? null,
  client_id: null,
  case_type: matter?.case_type ?? '',
  case_number: matter?.case_number ?? '',
  case_year: matter?.case_year ? String(matter.case_year) : '',
  case_status: matter?.case_status ?? 'pending',
  stage: matter?.stage ?? '',
  next_date: matter?.next_date ?? '',
  reference_id: matter?.reference_id ?? '',
})

const orNull = (text: string) => text.trim() || null

export const bodyOf = (draft: OtherDraft): OtherBody => ({
  title: draft.title.trim(),
  unique_id: draft.court,
  forum: draft.court ? null : orNull(draft.forum),
  petitioner: orNull(draft.petitioner),
  respondent: orNull(draft.respondent),
  our_side: draft.our_side,
  client_id: draft.client_id,
  case_type: orNull(draft.case_type),
  case_number: orNull(draft.case_number),
  case_year: draft.case_year.trim() ? yearIn(draft.case_year) : null,
  case_status: draft.case_status,
  stage: orNull(draft.stage),
  next_date: (draft.next_date || null) as CourtDate | null,
  reference_id: orNull(draft.reference_id),
})

export const fieldsOf = (matter: Matter): OtherBody => bodyOf(draftOf(matter))
