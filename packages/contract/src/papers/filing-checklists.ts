import { z } from 'zod'
import { endpoint, ok } from '../platform/endpoint.ts'
import { changesSomething, changesTo, versioned } from '../platform/version.ts'
import { CourtForm, FormKey } from './filings/court-forms.ts'
import { FilingKind } from './filings/filing-kinds.ts'
import { ObjectionKind } from './filings/objection-kinds.ts'

export const ownItemsAtMost = 60

export const OwnItem = z.object({
  _id: z.uuid(),
  text: z.string().trim().min(1, 'Fill this in').max(300, 'Use at most 300 characters'),
  /** Null if every kind of filing needs it. */
  only: z.array(FilingKind).max(9).nullable(),
})
export type OwnItem = z.infer<typeof OwnItem>

const edited = {
  /** Shipped items that the chamber does not use. */
  hidden: z.array(ObjectionKind).max(30),
  own: z.array(OwnItem).max(ownItemsAtMost, `At most ${ownItemsAtMost} items`),
  /** The chamber’s values, which replace the shipped ones. */
  form: CourtForm.partial(),
}

export const FilingChecklist = z.object({
  form: FormKey,
  items: z.array(
    z.object({ kind: ObjectionKind, source: z.string().nullable(), only: z.array(FilingKind).nullable() }),
  ),
  shipped: CourtForm,
  hidden: z.array(ObjectionKind),
  own: z.array(OwnItem),
  changed: CourtForm.partial(),
  ...versioned,
})
export type FilingChecklist = z.infer<typeof FilingChecklist>

export const listFilingChecklists = endpoint('GET /api/filing_checklists', {
  can: ['read', 'Document'],
  summary: 'The checklists of the registries with their sources, and what the chamber changed',
  reply: ok({ data: z.array(FilingChecklist) }),
})

export const saveFilingChecklist = endpoint('PUT /api/filing_checklists/:form', {
  can: ['update', 'Document'],
  changes: FilingChecklist,
  summary: 'Add own items to a registry’s checklist, leave out shipped ones, or correct the court’s paper and times',
  params: z.object({ form: FormKey }),
  body: changesTo(edited).refine(changesSomething, 'Nothing to change'),
  reply: ok({ data: FilingChecklist, message: z.string() }),
})
