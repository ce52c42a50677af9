import { z } from 'zod'
import { CaseStatus } from '../courts/case-record.ts'
import { digitsOf } from '../platform/cleaned.ts'
import { CourtDate } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CaseId, ClientId, CourtId, MatterId } from '../platform/ids.ts'
import { changesSomething, changesTo, seen } from '../platform/version.ts'
import { Side } from './families.ts'
import { EditedMatter, Matter } from './matters.ts'

const Line = z.string().trim().max(300, 'Use at most 300 characters')
const Year = z.coerce.number().int().min(1900, 'Write a year of four digits').max(2100, 'Write a year of four digits')

const fields = {
  title: Line.min(1, 'Write a title'),
  unique_id: CourtId.nullable(),
  forum: Line.nullable(),
  petitioner: Line.nullable(),
  respondent: Line.nullable(),
  our_side: Side.nullable(),
  /** Send type, number and year together, or none of them. */
  case_type: z.string().trim().max(60, 'Use at most 60 characters').nullable(),
  case_number: digitsOf(/^\d{1,9}$/, 'Write the number in digits').nullable(),
  case_year: Year.nullable(),
  case_status: CaseStatus,
  stage: Line.nullable(),
  next_date: CourtDate.nullable(),
  reference_id: Line.nullable(),
}

const isNumberWhole = (input: { case_type?: unknown; case_number?: unknown; case_year?: unknown }) => {
  const given = [input.case_type, input.case_number, input.case_year].filter(Boolean).length
  return given === 0 || given === 3
}
const wholeNumber = { message: 'Write type, number and year, or none of them', path: ['case_number'] }

export const createOther = endpoint('POST /api/matters/other/create', {
  can: ['create', 'Matter'],
  summary: 'Add a matter without a court record: advice, arbitration, a revenue court, a case not yet filed',
  body: z
    .object({ ...fields, client_id: ClientId.nullable() })
    .partial()
    .required({ title: true })
    .refine(isNumberWhole, wholeNumber),
  reply: ok({ data: Matter, message: z.string() }),
})

export const updateOther = endpoint('POST /api/matters/other/:id', {
  can: ['update', 'Matter'],
  changes: EditedMatter,
  summary: 'Change a matter without a court record; only the sent fields change',
  params: z.object({ id: MatterId }),
  body: changesTo(fields).refine(changesSomething, 'Nothing to change'),
  reply: ok({ data: Matter, message: z.string() }),
})

export const updateFromFind = endpoint('POST /api/matters/ec/:id', {
  can: ['update', 'Matter'],
  changes: EditedMatter,
  summary: 'Update a district matter with the case of a new search',
  params: z.object({ id: MatterId }),
  body: z.object({
    matter_id: CaseId,
    ...seen,
  }),
  reply: ok({ data: Matter, message: z.string() }),
})
