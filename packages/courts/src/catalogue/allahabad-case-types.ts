import rows from './data/allahabad-case-types.json' with { type: 'json' }

export interface AllahabadCaseType {
  /** Abbreviation in case numbers, e.g. `WRIC`. A `D` at the end means that the filing has defects. */
  short: string
  portal_id: string
  title: string
}

export const allahabadCaseTypes: AllahabadCaseType[] = rows.map(([short = '', portal_id = '', title = '']) => ({
  short,
  portal_id,
  title,
}))

const abbreviations = new Set(allahabadCaseTypes.map(({ short }) => short))

/**
 * Returns the label itself if it looks like an abbreviation. Otherwise returns the catalogue's abbreviation at the
 * label's end (`WRIT - C (WRIC)`) or start, or null.
 */
export function abbreviationOf(label: string): string | null {
  if (/^[A-Z0-9]{2,10}$/.test(label)) return label
  const words = [/\(\s*([A-Z0-9]+)\s*\)\s*$/.exec(label)?.[1], /^([A-Z0-9]+)\s+-\s+/.exec(label)?.[1]]
  return words.find((word) => word !== undefined && abbreviations.has(word)) ?? null
}
