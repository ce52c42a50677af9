import type { MatterDetail } from '@peshi/contract/matters/matters'
import type { MatterChanges } from '../matters.api.ts'

const publicFields = ['petitioner', 'respondent', 'stage', 'next_date', 'reference_id'] as const

export type Edits = Record<'title' | (typeof publicFields)[number], string>

export const editsOf = ({ beside, reference_id }: Pick<MatterDetail, 'beside' | 'reference_id'>): Edits => ({
  title: beside.title.own ?? '',
  petitioner: beside.petitioner.own ?? '',
  respondent: beside.respondent.own ?? '',
  stage: beside.stage.own ?? '',
  next_date: beside.next_date.own ?? '',
  reference_id: reference_id ?? '',
})

export function toChanges(before: Edits, after: Edits): MatterChanges | null {
  const orNull = (name: keyof Edits) => after[name].trim() || null
  const isChanged = (name: keyof Edits) => orNull(name) !== (before[name] || null)
  const publicData = Object.fromEntries(publicFields.filter(isChanged).map((name) => [name, orNull(name)]))
  const title = isChanged('title') ? { title: orNull('title') } : {}
  return Object.keys({ ...publicData, ...title }).length === 0 ? null : { ...title, publicData }
}
