import { z } from 'zod'
import { Instant } from './dates.ts'
import { PersonId } from './ids.ts'

const most = 2_147_483_647

/** Fields of a reply: the number of changes of a record, and who made the last one. `edited_by` is null for Peshi. */
export const versioned = {
  version: z.int(),
  edited_by: PersonId.nullable(),
  edited_at: Instant.nullable(),
}
export const Versioned = z.object(versioned)
export type Versioned = z.infer<typeof Versioned>

/**
 * Field of a request: the version that the person saw; 0 if there was no record. If the record was changed since, the call is
 * refused with 409 `changed-meanwhile`. Without a version, the change is made in any case.
 */
export const seen = { version: z.int().min(0).max(most).optional() }

/** The body of a call that sends nothing else. */
export const Seen = z.object(seen).default({})

export const SeenInQuery = z.object({ version: z.coerce.number().int().min(0).max(most).optional() })

/** Refuses a body that changes no field. */
export const changesSomething = (body: Record<string, unknown>): boolean =>
  Object.keys(body).some((name) => name !== 'version')

type Sent<Field extends z.core.SomeType> = z.ZodOptional<Field extends z.ZodDefault<infer Inner> ? Inner : Field>

/** The body of a change: all fields are optional and without defaults, because a field that is not sent stays as it is. */
export const changesTo = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    z.optional(field instanceof z.ZodDefault ? field.unwrap() : field),
  ])
  return z.object({
    ...(Object.fromEntries(fields) as { [Name in keyof Shape]: Sent<Shape[Name]> }),
    ...seen,
  })
}
