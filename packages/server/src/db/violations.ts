/** Did a unique constraint refuse the statement? Drizzle wraps the engine's error, so the causes are looked through. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '23505') || isUniqueViolation(error.cause)
}
