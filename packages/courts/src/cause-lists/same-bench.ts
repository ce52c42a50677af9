const titles = /HON\W?BLE|HONOURABLE|\b(?:THE|MR|MRS|MS|DR|SH|SHRI|SMT|LD|WORTHY|JUSTICE)\b\.?/g
const office = /\bREGISTRAR\b/

/** Lists and announcements write a judge's titles in different ways, and `DB-I` for `DIVISION BENCH-I`. */
const namesIn = (text: string) =>
  text
    .toUpperCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\b([DSF])(?:IVISION|INGLE|ULL) BENCH\b/g, ', $1B')
    .replace(titles, ',')
    .split(/[,;&|]|\bAND\b/)
    .map((name) => name.replace(/[^A-Z0-9]+/g, ' ').trim())
    .filter((name) => name !== '' && !office.test(name))

/** True if the coram of a listing has the bench or judge that an announcement names. */
export function isSameBench(coram: string, bench: string): boolean {
  const names = new Set(namesIn(coram))
  return namesIn(bench).some((name) => names.has(name))
}
