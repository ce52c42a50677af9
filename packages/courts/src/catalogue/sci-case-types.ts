import type { CaseType } from '@peshi/contract/courts/courts'
import rows from './data/sci-case-types.json' with { type: 'json' }

/** Case types of the Supreme Court; `code` is the form's value. Sources: `data/README.md`. */
export const sciCaseTypes: CaseType[] = rows.map(([code = '', short = '', title = '']) => ({ code, short, title }))
