import rows from './data/allahabad-case-types.json' with { type: 'json' }

export interface AllahabadCaseType {
  /** Abbreviation in case numbers, e.g. `WRIC`. A trailing `D` means that the case has defects. */
  short: string
  portal_id: string
  title: string
}

/** Sources: `data/README.md`. */
export const allahabadCaseTypes: AllahabadCaseType[] = rows.map(([short = '', portal_id = '', title = '']) => ({
  short,
  portal_id,
  title,
}))

const abbreviations = new Set(allahabadCaseTypes.map(({ short }) => short))

/**
 * The abbreviation is the whole label, the word in brackets at its end, or the word before a dash. Returns null if the
 * catalogue has none of them.
 */
export function abbreviationOf(label: string): string | null {
  if (/^[A-Z0-9]{2,10}$/.test(label)) return label
  const words = [/\(\s*([A-Z0-9]+)\s*\)\s*$/.exec(label)?.[1], /^([A-Z0-9]+)\s+-\s+/.exec(label)?.[1]]
  return words.find((word) => word !== undefined && abbreviations.has(word)) ?? null
}
