import rows from './data/allahabad-case-types.json' with { type: 'json' }

export interface AllahabadCaseType {
  /** Abbreviation of the case type in case numbers, e.g. `WRIC`. A `D` at its end means that the filing has defects. */
  short: string
  portal_id: string
  title: string
}

/** The sources are in `data/README.md`. */
export const allahabadCaseTypes: AllahabadCaseType[] = rows.map(([short = '', portal_id = '', title = '']) => ({
  short,
  portal_id,
  title,
}))

const abbreviations = new Set(allahabadCaseTypes.map(({ short }) => short))

/**
 * Returns the whole label if it looks like an abbreviation. Otherwise looks for an abbreviation from the catalogue, in
 * brackets at the label's end (`WRIT - C (WRIC)`) or followed by a dash at its start. Returns null if there is none.
 */
export function abbreviationOf(label: string): string | null {
  if (/^[A-Z0-9]{2,10}$/.test(label)) return label
  const words = [/\(\s*([A-Z0-9]+)\s*\)\s*$/.exec(label)?.[1], /^([A-Z0-9]+)\s+-\s+/.exec(label)?.[1]]
  return words.find((word) => word !== undefined && abbreviations.has(word)) ?? null
}
