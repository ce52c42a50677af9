import type { EditedMatter } from '@peshi/contract/matters/matters'

export type Edits = Record<'title' | 'petitioner' | 'respondent' | 'stage' | 'next_date' | 'reference_id', string>

export const editsOf = ({ beside, reference_id }: Pick<EditedMatter, 'beside' | 'reference_id'>): Edits => ({
  title: beside.title.own ?? '',
  petitioner: beside.petitioner.own ?? '',
  respondent: beside.respondent.own ?? '',
  stage: beside.stage.own ?? '',
  next_date: beside.next_date.own ?? '',
  reference_id: reference_id ?? '',
})

/** An empty field leaves the court's value. */
export const fieldsIn = (edits: Edits) =>
  Object.fromEntries(Object.entries(edits).map(([name, text]) => [name, text.trim() || null])) as Record<
    keyof Edits,
    string | null
  >

export const fieldsOf = (matter: EditedMatter) => fieldsIn(editsOf(matter))
