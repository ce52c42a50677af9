/** The time of a backup, from a name such as `peshi-2026-11-22T143005Z`. */
export function sayBackup(name: string, locale: string): string {
  const at = new Date(name.slice(6).replace(/T(\d\d)(\d\d)(\d\d)Z$/, 'T$1:$2:$3Z'))
  return at.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' })
}
