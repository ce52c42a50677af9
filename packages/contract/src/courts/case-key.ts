/** Letters and digits of a case type: `W.P.(C) Nos.` and `WP(C)` become `WPC`. A type in another script keeps its letters. */
export function typeKey(type: string): string {
  const latin = type.replace(/[^A-Za-z0-9]/g, '')
  return (latin || type.replace(/[^\p{L}\p{M}\p{N}]/gu, '')).toUpperCase().replace(/NOS?$/, '')
}

/**
 * A key such as `WPC|123/2024`; null for an invalid number. The database function `case_number_key` must return the
 * same key. It returns null for a type in another script.
 */
export function caseKey(type: string, number: string | number, year: number): string | null {
  const [plain, digits] = [typeKey(type), /0*([1-9]\d*)/.exec(String(number))?.[1]]
  return plain === '' || digits === undefined || year <= 0 ? null : `${plain}|${digits}/${year}`
}
