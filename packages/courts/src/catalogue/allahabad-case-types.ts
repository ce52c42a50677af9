import rows from './data/allahabad-case-types.json' with { type: 'json' }

export interface AllahabadCaseType {
  /** What stands in case numbers, e.g. `WRIC`. A trailing `D` means filed with defects. */
  short: string
  /** The value of the site's own `#case_type` select; Lucknow uses the same numbers. */
  portal_id: string
  title: string
}

/** The case types of the Allahabad High Court's status page. Sources: `data/README.md`. */
export const allahabadCaseTypes: AllahabadCaseType[] = rows.map(([short = '', portal_id = '', title = '']) => ({
  short,
  portal_id,
  title,
}))
