import type { z } from 'zod'
import { loadChunk } from '../../platform/chunks/load-chunk.ts'
import { sayRule } from '../../platform/i18n/i18n.ts'

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

/**
 * The same for the pages before sign-in, which should not wait for the validator: it comes when the form is first sent.
 * Where it does not come the server is asked at once, which checks by the same rules.
 */
export function validatePerson(name: 'Registration' | 'ResetAsked' | 'PasswordReset' | 'Joining') {
  return async (values: unknown): Promise<Record<string, string>> => {
    const rules = await loadChunk(() => import('@peshi/contract/platform/person')).catch(() => null)
    return rules ? validateBy(rules[name])(values) : {}
  }
}
