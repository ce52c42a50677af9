const utf8 = new TextDecoder('utf-8')

/** Bytes as UTF-8; a BOM at the start is dropped. Bytes that are not UTF-8 become U+FFFD, never an error. */
export const decodeUtf8 = (bytes: Uint8Array) => utf8.decode(bytes)

/** Without a BOM at the start, which text, JSON and even PDF replies of these sites carry. */
export const dropBom = (text: string) => text.replace(/^\uFEFF+/, '')

/** One line: no-break and other odd spaces are spaces, runs of space are one, nothing at the ends. */
export const tidy = (text: string) => (untidy.test(text) ? text.replace(/[\s\u200B]+/g, ' ').trim() : text)

/** Most texts are tidy as they come; to look is quicker than to write them anew. */
const untidy = /^\s|\s$|\s\s|[^\S ]|\u200B/

const nothing = new Set(['', '-', '--', '---', '----', 'none', 'null', 'nil', 'n/a', 'na'])

/** `tidy`, and null for the sites' ways to write nothing: empty, dashes, "None", "null". */
export function textOrNull(text: string | null | undefined): string | null {
  const line = tidy(text ?? '')
  return nothing.has(line.toLowerCase()) ? null : line
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/**
 * Entities in replies that are not HTML (`~` and `#` lists, JSON). These are often escaped twice
 * (`RECEIVER&amp;#039;S`), so it decodes until nothing changes.
 */
export function decodeEntities(text: string): string {
  const once = text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
  return once === text ? text : decodeEntities(once)
}
