import type { z } from 'zod'
import { sayRule } from '../i18n/say-error.ts'

/** The contract's own rules as a form's validation; a rule that is broken is said in the reader's language. */
export function validateBy(schema: z.ZodType) {
  return (values: unknown): Record<string, string> => {
    const result = schema.safeParse(values)
    if (result.success) return {}
    return Object.fromEntries(
      result.error.issues.toReversed().map(({ path, message }) => [path.join('.'), sayRule(message)]),
    )
  }
}
