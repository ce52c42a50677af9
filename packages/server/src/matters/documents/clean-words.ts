const clean = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}]|(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

export const cleanFolder = (folder: string): string => clean(folder.replace(/[\\/]/g, '-')).replace(/^\.+$/, '')

export const cleanTags = (tags: readonly string[]): string[] => [
  ...new Map(tags.map(clean).flatMap((tag) => (tag ? [[tag.toLowerCase(), tag] as const] : []))).values(),
]
