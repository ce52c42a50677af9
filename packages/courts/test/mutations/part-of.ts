/**
 * Whether a value says nothing that the other doesn't say: every field is the same or empty, every list the same or
 * with some items missing.
 */
export function isPartOf(value: unknown, whole: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) {
    if (!Array.isArray(whole)) return false
    let at = 0
    return value.every((item) => {
      while (at < whole.length && !isPartOf(item, whole[at])) at++
      return at++ < whole.length
    })
  }
  if (typeof value === 'object') {
    if (typeof whole !== 'object' || whole === null) return false
    const fields = new Map(Object.entries(whole))
    return Object.entries(value).every(([key, field]) => isPartOf(field, fields.get(key)))
  }
  return value === whole
}
