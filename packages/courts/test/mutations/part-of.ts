/**
 * True if `value` equals `whole`, except that lists may lack some of their items. False if a list lacks all items: a
 * parser must report an empty list.
 */
export const lacksItems = (value: unknown, whole: unknown): boolean => compare(value, whole, 'items')

export const isPartOf = (value: unknown, whole: unknown): boolean => compare(value, whole, 'anything')

type Missing = 'items' | 'anything'

function compare(value: unknown, whole: unknown, missing: Missing): boolean {
  if (missing === 'anything' && (value === null || value === undefined || value === '')) return true
  if (Array.isArray(value)) return Array.isArray(whole) && compareLists(value, whole, missing)
  if (typeof value !== 'object' || value === null) return value === whole
  if (typeof whole !== 'object' || whole === null) return false
  const fields = new Map(Object.entries(whole))
  return Object.entries(value).every(([key, field]) => compare(field, fields.get(key), missing))
}

export const reportsMissing = (value: unknown, whole: unknown): boolean =>
  JSON.stringify(value).includes('"unread":') && lacksItems(value, whole)

const isUnreadMark = (item: unknown) => typeof item === 'object' && item !== null && 'unread' in item

function compareLists(value: unknown[], whole: unknown[], missing: Missing): boolean {
  const read = value.filter((item) => !isUnreadMark(item))
  if (missing === 'items' && value.length === 0) return whole.length === 0
  let at = 0
  return read.every((item) => {
    while (at < whole.length && !compare(item, whole[at], missing)) at++
    return at++ < whole.length
  })
}
