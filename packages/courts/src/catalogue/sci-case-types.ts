import type { CaseType } from '@peshi/contract/courts/courts'
import rows from './data/sci-case-types.json' with { type: 'json' }

/** `code` is the value in the court's form. Sources: `data/README.md`. */
export const sciCaseTypes: CaseType[] = rows.map(([code = '', short = '', title = '']) => ({ code, short, title }))
