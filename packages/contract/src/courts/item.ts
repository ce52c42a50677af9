// Item numbers as cause lists, display boards and courts' messages print them. `item.test.ts` has a table of the forms.

/** An item number in a sentence: `16`, `16.1`. To be put into a longer pattern. */
export const itemInText = '\\d{1,4}(?:\\.\\d{1,3})?'

/** An item number with a suffix, or a range: `16`, `33(D)`, `12-A`, `2-5`, `2 to 5`. To be put into a longer pattern. */
export const itemOrRangeInText = [
  // No ordinal (`16th`), and no part of a longer number.
  '(?<!\\d)\\d{1,4}(?!\\d|st\\b|nd\\b|rd\\b|th\\b)(?:\\.\\d+)?',
  '(?:\\([A-Z]\\)|-?[A-Z](?![\\p{L}\\p{M}]))?',
  // No time (`2-10:30`).
  '(?:\\s*(?:-|–|to|upto|through)\\s*\\d{1,4}(?![\\d:]))?',
].join('')

/** Contents of the item column of a list. The narrow forms keep years and case numbers out of the column. */
export const itemColumn = {
  /** `12`. */
  short: /^\d{1,4}$/,
  /** `10012`. */
  whole: /^\d{1,5}$/,
  /** `12.1`. Also `517.`, of which the rest is on the next line. */
  withPart: /^\d{1,5}(?:\.\d{0,3})?$/,
  /** `12.1.` or `12)`. */
  marked: /^\d{1,4}(?:\.\d{1,3})?\s?[.)]?$/,
}

/** Removes the full stop or bracket that a list prints after an item number. */
export const printedItem = (text: string): string => text.replace(/[\s.)]+$/, '')

/** `5` for `5.1`, which is heard together with item 5. Null for an item that stands for itself. */
export const mainItemOf = (item: string): string | null => /^(\w+)\.\d/.exec(item)?.[1] ?? null

export const mainItem = (item: string): string => mainItemOf(item) ?? printedItem(item)

/** In digits, because PostgreSQL reads the pattern too. */
export const leadingNumber = '^[0-9]{1,5}'

/** 12 for `12.1`, `12A` and `012`. Null if the item does not begin with a number. */
export function itemNumber(item: string): number | null {
  const digits = new RegExp(leadingNumber).exec(itemKey(item))?.[0]
  return digits === undefined ? null : Number(digits)
}

const plain = (text: string) =>
  text
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/^0+(?=\d)/, '')

/** `P`: the item was passed over and is called again. `S`: an item of the supplementary list. */
const boardSuffix = /-([PS])(?:\(.*)?$|-[A-Z]\(\d+\/\d+\)$|\([A-Z]\)$/

export interface ItemOfBoard {
  /** As `itemKey`. */
  item: string
  isSupplementary: boolean
  isRecall: boolean
}

/** `33(D)` is item 33. `123-P(2/5)` is item 123, called again. `123-S(1/3)` and `Supp. 123` are supplementary. */
export function readItemOfBoard(text: string): ItemOfBoard {
  const written = plain(text)
  const label = /^SUPP?L?(?:EMENTARY)?[.:-]?(?=\d)/.exec(written)?.[0] ?? ''
  const suffix = boardSuffix.exec(written)
  const own = written.slice(label.length, suffix?.index)
  return {
    item: own.replace(/^0+(?=\d)/, '').replace(/^(\d+)-(?=[A-Z]$)/, '$1'),
    isSupplementary: label !== '' || suffix?.[1] === 'S',
    isRecall: suffix?.[1] === 'P',
  }
}

/** Equal for all ways to write one item: `012-A`, `12a` and `12A`. Keeps the part of `12.1`. */
export const itemKey = (text: string): string => readItemOfBoard(text).item

/** Equal for all items that are heard together: 12 for `12.1`. */
export const mainItemKey = (text: string): string => mainItem(itemKey(text))

const mostInRange = 200

/** The items of `2-5` or `2 to 5`, as `mainItemKey`. Empty for a range that runs backwards or is too long to be one. */
export function itemsInRange(text: string): string[] {
  const [, from, to] = /^(\d+)(?:-|–|to|upto|through)(\d+)$/i.exec(text.replace(/\s/g, '')) ?? []
  if (from === undefined || to === undefined) return [mainItemKey(text)]
  const length = Number(to) - Number(from) + 1
  if (length < 1 || length > mostInRange) return []
  return Array.from({ length }, (_, at) => String(Number(from) + at))
}
