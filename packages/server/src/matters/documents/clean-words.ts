/** Without signs that are not seen, and with single blanks: what two people type alike is one folder. */
const clean = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}]|(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** A folder's name is no path: there is one level. */
export const cleanFolder = (folder: string): string => clean(folder.replace(/[\\/]/g, '-')).replace(/^\.+$/, '')

/** Each once, in the order in which they were given. */
export const cleanTags = (tags: readonly string[]): string[] => [
  ...new Map(tags.map(clean).flatMap((tag) => (tag ? [[tag.toLowerCase(), tag] as const] : []))).values(),
]
