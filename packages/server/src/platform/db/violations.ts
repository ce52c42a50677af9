/** Searches the causes too, because Drizzle wraps the engine's error. `code` is a SQLSTATE or a system error code. */
export function hasCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === code) || hasCode(error.cause, code)
}

export const isUniqueViolation = (error: unknown): boolean => hasCode(error, '23505')

export const isTooSlow = (error: unknown): boolean => hasCode(error, '57014')
