const utf8 = new TextDecoder('utf-8')

export const decodeUtf8 = (bytes: Uint8Array) => utf8.decode(bytes)

/** Court sites put a byte order mark before text, JSON and even PDF. */
export const dropBom = (text: string) => text.replace(/^\uFEFF+/, '')

export const tidy = (text: string) => (untidy.test(text) ? text.replace(/[\s\u200B]+/g, ' ').trim() : text)

const untidy = /^\s|\s$|\s\s|[^\S ]|\u200B/

const nothing = new Set(['', '-', '--', '---', '----', 'none', 'null', 'nil', 'n/a', 'na'])

/** Null for an empty text and for what sites write for nothing, such as `--` or `N/A`. */
export function textOrNull(text: string | null | undefined): string | null {
  const line = tidy(text ?? '')
  return nothing.has(line.toLowerCase()) ? null : line
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Repeats until nothing changes, because names are often escaped twice (`RECEIVER&amp;#039;S`). */
export function decodeEntities(text: string): string {
  const once = text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
  return once === text ? text : decodeEntities(once)
}
