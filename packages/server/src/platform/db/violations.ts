/** An error of the database (SQLSTATE) or of the system. Drizzle wraps the engine's, so the causes are looked through. */
export function hasCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === code) || hasCode(error.cause, code)
}

export const isUniqueViolation = (error: unknown): boolean => hasCode(error, '23505')

/** Was it broken off because it took longer than it may (`statement_timeout`)? */
export const isTooSlow = (error: unknown): boolean => hasCode(error, '57014')
