/** Did the database refuse the statement for this reason? Drizzle wraps the engine's error, so the causes are looked through. */
function hasState(error: unknown, state: string): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === state) || hasState(error.cause, state)
}

export const isUniqueViolation = (error: unknown): boolean => hasState(error, '23505')

/** Was it broken off because it took longer than it may (`statement_timeout`)? */
export const isTooSlow = (error: unknown): boolean => hasState(error, '57014')
