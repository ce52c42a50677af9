import type { z } from 'zod'
import { loadChunk } from '../../platform/chunks/load-chunk.ts'
import { sayRule } from '../../platform/i18n/i18n.ts'

export function validateBy(schema: z.ZodType) {
  return (values: unknown): Record<string, string> => {
    const result = schema.safeParse(values)
    if (result.success) return {}
    return Object.fromEntries(
      result.error.issues.toReversed().map(({ path, message }) => [path.join('.'), sayRule(message)]),
    )
  }
}

/** Loads zod on submit. If zod cannot be loaded, only the server checks the form. */
export function validatePerson(name: 'Registration' | 'ResetAsked' | 'PasswordReset' | 'Joining') {
  return async (values: unknown): Promise<Record<string, string>> => {
    const rules = await loadChunk(() => import('@peshi/contract/platform/person')).catch(() => null)
    return rules ? validateBy(rules[name])(values) : {}
  }
}
